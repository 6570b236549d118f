#include "verify/claims/rejections.hpp"

#include "verify/claims/rejections_with.hpp"

namespace gridproof::verify {

std::vector<Rejection> rejections(const spec::Layout& layout, Dialect dialect, Claim claim, const spec::Grid& board) {
  return dialect == Dialect::repaired ? broken::BrokenMachines<spec::Repaired>(layout, board).against(claim)
                                      : broken::BrokenMachines<spec::AsWritten>(layout, board).against(claim);
}

}  // namespace gridproof::verify
