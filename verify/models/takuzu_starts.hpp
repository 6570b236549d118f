// Where calls about a Takuzu start with marks crossed out, so that each of its tiers has some grid on which it answers:
// in lines of four cells line completion has nothing to say without such marks.
//
//   const std::vector<Case> starts = marked_starts(takuzu, 150);
#pragma once

#include <optional>
#include <vector>

#include "spec/takuzu/takuzu.hpp"
#include "verify/claims/game.hpp"

namespace gridproof::verify {

// So many boards, always the same ones; fewer where the search for one gives up.
std::vector<spec::Grid> random_boards(const spec::Takuzu& takuzu, int count);

// So many grids of random boards with marks crossed out, always the same ones; then a full grid, an empty one, and what
// it takes besides so that each tier answers on one of them, where those boards have it.
std::vector<Case> marked_starts(const spec::Takuzu& takuzu, int count);

// A line is complete, another one is but for the two cells in which they differ, and the lines across are empty there:
// by chance nobody comes across the like.
std::optional<Case> start_for_unique_lines(const spec::Takuzu& takuzu, const std::vector<spec::Grid>& boards);

}  // namespace gridproof::verify
