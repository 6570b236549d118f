#include "verify/claims/rejections.hpp"

#include "spec/sudoku/dialects.hpp"
#include "spec/takuzu/dialects.hpp"
#include "verify/claims/rejections_with.hpp"

namespace gridproof::verify {

std::vector<Rejection> rejections(const spec::AnyRules& rules, Dialect dialect, Claim claim, const spec::Grid& board) {
  using broken::BrokenMachines;
  if (const spec::Takuzu* takuzu = rules.takuzu())
    return BrokenMachines<spec::TakuzuHints>(*takuzu, board).against(claim);
  const spec::Layout& layout = *rules.layout();
  return dialect == Dialect::repaired ? BrokenMachines<spec::Repaired>(layout, board).against(claim)
                                      : BrokenMachines<spec::AsWritten>(layout, board).against(claim);
}

}  // namespace gridproof::verify
