#include "verify/solve/prove_marks.hpp"

#include <fmt/format.h>

#include <memory>
#include <stdexcept>
#include <utility>

#include "solver/certificate.hpp"
#include "solver/constraint_logic.hpp"
#include "solver/logic.hpp"
#include "verify/kernel/certificate.hpp"
#include "verify/solve/minimise.hpp"

namespace gridproof::solve {

namespace {

kernel::CertificateJudgement accepted(const std::string& certificate, const CrossedPuzzle& puzzle) {
  const auto rules = std::make_shared<const spec::AnyRules>(puzzle.rules);
  auto judgement = kernel::check_certificate({kernel::whole(certificate), "certificate"},
                                             {.about = {rules, puzzle.givens, puzzle.crossed}});
  if (!judgement) throw std::logic_error("a certificate of ours cannot be read: " + text::to_string(judgement.error()));
  if (judgement->verdict != kernel::Verdict::accepted)
    throw std::logic_error(
        fmt::format("a certificate of ours is rejected: step {}: {}", judgement->step, judgement->reason));
  return *std::move(judgement);
}

template <class Logic, class Known>
solver::Demonstration demonstrate(const Known& known, const CrossedPuzzle& puzzle, const spec::Conclusion& marks,
                                  const std::function<bool()>& stop) {
  Logic logic(known);
  logic.cross_out(puzzle.crossed);
  return logic.demonstrate(puzzle.givens, marks, stop);
}

std::string minimised(const std::string& certificate) {
  auto shorter = minimise(certificate);
  if (!shorter) throw std::logic_error("a certificate of ours: " + text::to_string(shorter.error()));
  return *std::move(shorter);
}

}  // namespace

std::optional<MarksAnswer> prove_marks(const CrossedPuzzle& puzzle, const spec::Conclusion& marks,
                                       const spec::Grid& solution, const std::function<bool()>& stop) {
  using solver::Demonstration;
  const solver::CertificateWriter writer(puzzle.rules, puzzle.crossed);
  const Demonstration shown = puzzle.rules.layout() != nullptr
                                  ? demonstrate<solver::Logic>(*puzzle.rules.layout(), puzzle, marks, stop)
                                  : demonstrate<solver::ConstraintLogic>(*puzzle.rules.listed(), puzzle, marks, stop);
  switch (shown.answer) {
    case Demonstration::Answer::unknown: return std::nullopt;
    case Demonstration::Answer::no_completion: throw std::logic_error("a puzzle with a completion is refuted");
    case Demonstration::Answer::does_not: {
      const solver::Reasoning two{
          .completions = solver::Completions::several, .first = solution, .second = shown.against, .proof = {}};
      MarksAnswer answer{writer.write(puzzle.givens, two), shown.against};
      if (accepted(answer.certificate, puzzle).thesis != kernel::Thesis::not_unique)
        throw std::logic_error("a certificate of ours says something else");
      return answer;
    }
    case Demonstration::Answer::follows: break;
  }
  MarksAnswer answer{minimised(writer.write(puzzle.givens, shown.proof, marks, solution)), {}};
  const auto judgement = accepted(answer.certificate, puzzle);
  if (judgement.thesis != kernel::Thesis::follows || judgement.set != marks.set || judgement.del != marks.del)
    throw std::logic_error("a certificate of ours says something else");
  answer.effort = {judgement.assumptions, judgement.nesting, judgement.step - 1};
  return answer;
}

}  // namespace gridproof::solve
