#include "verify/claims/judge.hpp"

#include "spec/sudoku/dialects.hpp"
#include "verify/claims/judge_with.hpp"

namespace gridproof::verify {

Judgement judge(const spec::Layout& layout, const Case& subject, const Question& question) {
  return question.dialect == Dialect::repaired ? Judge<spec::Repaired>(layout, subject, question).run()
                                               : Judge<spec::AsWritten>(layout, subject, question).run();
}

}  // namespace gridproof::verify
