// The techniques of a Takuzu: what they propose is forced, on every grid; their reasons are right; and a tier proposes
// just what has one.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "proofs/position.hpp"
#include "proofs/reasons.hpp"
#include "spec/takuzu/dialects.hpp"

namespace gridproof::proofs {

// Whatever completes the grid and spares the crossed marks has what the tier proposes. Which solution the position
// names plays no part.
template <class D>
struct TierForced {
  Takuzu takuzu;
  TakuzuTier tier;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Marks<B> full = stage.marks("full", takuzu);
    const Position<B, Takuzu> at{takuzu, grid_of(stage, takuzu, full), stage.marks("crossed", takuzu), full};
    stage.exhibit("grid", at.grid);
    stage.exhibit("crossed", at.crossed);
    stage.exhibit("solution", full);
    stage.assume("full is a solution", is_solution(takuzu, full));
    stage.assume("full is spared", spares(takuzu, at.crossed, full));
    const Marks<B> proposed =
        D::template proposals<D>(at)[static_cast<std::size_t>(place(tier))].placements();
    const auto agrees_in = [&](Cell c) {
      return all(takuzu.values(), [&](Value v) { return implies(proposed.is(c, v), full.is(c, v)); });
    };
    for (const Cell c : takuzu.cells()) stage.show(takuzu.name(c), agrees_in(c));
    stage.show("something is proposed", any(proposed.bits(), [](const B& bit) { return bit; }),
               all(takuzu.cells(), agrees_in));
  }
};

// A tier with a family that can be listed.
template <class D = TakuzuHints>
struct TierRight {
  Takuzu takuzu;
  TakuzuTier tier;
  Technique family;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Position<B, Takuzu> at{takuzu, stage.marks("grid", takuzu), stage.marks("crossed", takuzu), Marks<B>(takuzu)};
    stage.exhibit("grid", at.grid);
    stage.exhibit("crossed", at.crossed);
    stage.assume("a grid", is_partial_function(takuzu, at.grid));
    show_reasons_right(stage, takuzu, constraints_of(takuzu).constraints, family);
    const Marks<B> open = D::candidates(at);
    show_proposes_just(stage, at, open, family,
                       D::template proposals<D>(at)[static_cast<std::size_t>(place(tier))].placements());
  }
};

// Reasons alone.
struct TakuzuReasonsRight {
  Takuzu takuzu;
  Technique family;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    show_reasons_right(stage, takuzu, constraints_of(takuzu).constraints, family);
  }
};

// Every content of a line's cells: 0, 1, or nothing known.
inline std::vector<Grid> contents_of_line(const Takuzu& takuzu, std::size_t line) {
  std::vector<Grid> grids = {Grid(takuzu.cells().size())};
  for (const Cell c : takuzu.lines()[line])
    for (std::size_t i = grids.size(); i-- > 0;)
      for (const Value v : {zero, one}) {
        grids.push_back(grids[i]);
        grids.back()[c] = v;
      }
  return grids;
}

// The reasons for what is concluded of the cells of this line on these grids, where there is none in a tier before. On
// a grid that nothing completes there are reasons for both values.
using ReasonOf = std::optional<Reason> (*)(const Takuzu& takuzu, const Marks<Truth>& gone, const Mark& mark);
inline Technique derived(const Takuzu& takuzu, std::size_t line, const std::vector<Grid>& grids, ReasonOf reason_of,
                         ReasonOf before = nullptr) {
  Technique technique{"derived", {}};
  for (const Grid& grid : grids) {
    const Marks<Truth> cells = constant<Truth>(takuzu, grid), open = candidates(takuzu, cells, Marks<Truth>(takuzu)),
                       gone = absent(takuzu, cells, open);
    for (const Cell c : takuzu.lines()[line])
      for (const Value v : takuzu.values()) {
        const Mark mark{c, v}, other{c, opposite(v)};
        if (grid[c] != 0 || reason_of(takuzu, gone, other)) continue;
        if (before != nullptr && before(takuzu, gone, mark)) continue;
        if (auto reason = reason_of(takuzu, gone, mark)) technique.reasons.push_back(std::move(*reason));
      }
  }
  return technique;
}

inline Technique line_completions(const Takuzu& takuzu, std::size_t line) {
  return derived(takuzu, line, contents_of_line(takuzu, line), line_completion_reason);
}

// With so many of the lines beside it complete, in every way that rules 1 and 2 allow.
inline Technique unique_completions(const Takuzu& takuzu, std::size_t line, std::size_t complete) {
  std::vector<Grid> grids = contents_of_line(takuzu, line);
  const std::vector<std::size_t> beside = lines_beside(takuzu, line);
  for (std::size_t i = 0; i < complete; ++i) {
    const Chunk& other = takuzu.lines()[beside[i]];
    std::vector<Grid> next;
    for (const Grid& grid : grids)
      for (const Pattern& pattern : legal_lines(other.size())) {
        next.push_back(grid);
        for (std::size_t k = 0; k < other.size(); ++k) next.back()[other.cells[k]] = pattern[k];
      }
    grids = std::move(next);
  }
  return derived(takuzu, line, grids, unique_lines_reason, line_completion_reason);
}

}  // namespace gridproof::proofs
