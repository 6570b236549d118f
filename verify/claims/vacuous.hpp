// Which claims have nothing to say on the grids that the explorer starts from. It follows from the grids alone, so it
// is known before the run: these must come out vacuous, and no others may.
//
//   vacuous_claims(Layout::boxes(2, 3), Dialect::repaired, {GridRange::Kind::few_empty, 3});
//   // brute_force_forced, actions_fire
#pragma once

#include <vector>

#include "spec/sudoku/layout.hpp"
#include "spec/takuzu/takuzu.hpp"
#include "verify/claims/claims.hpp"
#include "verify/claims/subsets.hpp"

namespace gridproof::verify {

std::vector<Claim> vacuous_claims(const spec::Layout& layout, Dialect dialect, const GridRange& range);
// Of a Takuzu, whatever the range: grids with crossed marks come with it (models/takuzu_explorer.cpp).
std::vector<Claim> vacuous_claims(const spec::Takuzu& takuzu);

}  // namespace gridproof::verify
