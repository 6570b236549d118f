// When a board is a solution of a Takuzu: every cell holds one value, and every line keeps the rules. That the
// constraints by name say the same is a theorem (takuzu_constraints_valid).
#pragma once

#include <cstddef>

#include "spec/algebra.hpp"
#include "spec/grid.hpp"
#include "spec/takuzu/chunks.hpp"
#include "spec/takuzu/takuzu.hpp"

namespace gridproof::spec {

template <GridLike G>
auto rule_1(const Takuzu& takuzu, const G& grid) {
  return all(takuzu.lines(), [&](const Chunk& chunk) { return rule_1_for_chunk(takuzu, grid, chunk); });
}

template <GridLike G>
auto rule_2(const Takuzu& takuzu, const G& grid) {
  return all(takuzu.lines(), [&](const Chunk& chunk) { return rule_2_for_chunk(takuzu, grid, chunk); });
}

template <GridLike G>
auto rule_3(const Takuzu& takuzu, const G& grid) {
  BitOf<G> kept(true);
  for (std::size_t line = 0; line < takuzu.lines().size(); ++line)
    kept = kept & (takuzu.is_row(line) ? rule_3_for_row(takuzu, grid, line) : rule_3_for_column(takuzu, grid, line));
  return kept;
}

template <GridLike G>
BitOf<G> is_solution(const Takuzu& takuzu, const G& full) {
  const BitOf<G> solution = is_function(takuzu, full) & rule_1(takuzu, full) & rule_2(takuzu, full);
  return takuzu.lines_differ() ? solution & rule_3(takuzu, full) : solution;
}

}  // namespace gridproof::spec
