// The claims on concrete records, at the speed of a search: what spec/claims.hpp says of one-hot states, said of a
// board, its filled cells and a hint record by plain loops. Shares no code with the engine. Every run holds it to the
// claims' own terms on a sample (compare_terms.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "spec/grid.hpp"
#include "spec/record.hpp"
#include "spec/sudoku/layout.hpp"
#include "verify/claims/claims.hpp"
#include "verify/claims/subsets.hpp"

namespace gridproof::verify {

class Rulebook {
 public:
  // `valid`: all valid boards of the layout where they are known, for forcedness without a search; else empty.
  Rulebook(const spec::Layout& layout, Dialect dialect, std::vector<spec::Grid> boards,
           const std::vector<spec::Grid>& valid);

  const spec::Layout& layout() const { return layout_; }
  const std::vector<spec::Grid>& boards() const { return boards_; }
  const std::vector<spec::Grid>& valid() const { return valid_; }  // empty: not known
  spec::Grid grid(std::size_t board, CellBits filled) const;

  bool well_typed(const spec::HintRecord& hint) const;
  bool sound(std::size_t board, const spec::HintRecord& hint) const {
    return boards_[board][cell_of(hint)] == hint.value;
  }
  bool legal(std::size_t board, CellBits filled, const spec::HintRecord& hint) const;
  bool in_order(std::size_t board, CellBits filled, const spec::HintRecord& hint) const;
  bool full(CellBits filled) const { return filled == whole_; }

  enum class Forced : std::uint8_t { yes, no, no_completion };
  Forced forced(std::size_t board, CellBits filled, const spec::HintRecord& hint) const;

 private:
  using Mask = std::uint32_t;         // value v is bit v - 1
  using Open = std::array<Mask, 64>;  // by cell; 0 where filled

  spec::Cell cell_of(const spec::HintRecord& hint) const { return layout_.cell(hint.row, hint.column); }
  Mask seen_from(std::size_t board, CellBits filled, spec::Cell cell) const;
  Open candidates(std::size_t board, CellBits filled) const;
  bool has_single_place(const Open& candidates, const spec::House& house, Mask value) const;
  bool tier1_proposes(std::size_t board, CellBits filled, const Open& candidates) const;
  bool tier2_proposes(const Open& candidates) const;
  Forced forced_by_tables(std::size_t board, CellBits filled, const spec::HintRecord& hint) const;
  Forced forced_by_search(std::size_t board, CellBits filled, const spec::HintRecord& hint) const;

  // A valid board that differs from the swept one in these cells, fewest first.
  struct Alternative {
    CellBits differing;
    const spec::Grid* board;
  };

  spec::Layout layout_;
  Dialect dialect_;
  std::vector<spec::Grid> boards_;
  std::vector<spec::Grid> valid_;
  CellBits whole_;
  // [board][cell]: the minimal sets of cells in which a valid board with another value at the cell differs.
  std::vector<std::vector<std::vector<CellBits>>> against_;
  std::vector<std::vector<Alternative>> alternatives_;  // [board]
};

}  // namespace gridproof::verify
