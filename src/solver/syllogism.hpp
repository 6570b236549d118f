// What is known of a grid, and what follows by disjunctive syllogism: from the cell's side (all its values but one are
// excluded) and from the house's side (all places of a value but one are).
//
//   const Peers peers(layout);
//   Knowledge known(peers);
//   known.load(grid);                            // prunes: a value that stands in a house is excluded from its cells
//   Proof proof;
//   if (!known.syllogize(&proof)) ...            // a contradiction: the last step of the proof
//   known.place(cell, value);                    // an assumption
//   known.exclude(cell, value);                  // an assumption that was refuted
//
// syllogize goes on until nothing follows any more. The steps come in the same order on any machine.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/step.hpp"
#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::solver {

// By cell: the other cells of its houses, each once.
class Peers {
 public:
  explicit Peers(const spec::Layout& layout);

  const spec::Layout& layout() const { return layout_; }
  const std::vector<spec::Cell>& of(spec::Cell cell) const { return of_[cell]; }

 private:
  spec::Layout layout_;
  std::vector<std::vector<spec::Cell>> of_;
};

class Knowledge {
 public:
  using Mask = std::uint32_t;  // bit v - 1 stands for value v

  explicit Knowledge(const Peers& peers);  // keeps a reference

  void load(const spec::Grid& grid);

  void place(spec::Cell cell, spec::Value value);    // requires a candidate
  void exclude(spec::Cell cell, spec::Value value);  // a contradiction where the cell has the value

  // False where there is a contradiction. What follows is added to the proof, the contradiction too.
  bool syllogize(Proof* proof);

  // The step by which the cell gets the value at once, if there is one.
  std::optional<Step> single(spec::Cell cell, spec::Value value) const;

  bool is_contradictory() const { return contradiction_.has_value(); }  // as far as has been noticed
  bool is_full() const { return empty_ == 0; }
  const spec::Grid& grid() const { return grid_; }
  Mask candidates(spec::Cell cell) const { return candidates_[cell]; }  // 0 where the cell has a value
  Mask missing(spec::HouseIndex house) const { return missing_[house]; }
  const spec::Layout& layout() const { return peers_->layout(); }

  static Mask bit(spec::Value value) { return Mask{1} << (value - 1U); }
  static spec::Value lowest(Mask mask) { return static_cast<spec::Value>(std::countr_zero(mask) + 1); }

 private:
  static constexpr std::size_t most_houses = 128;  // 25 rows, columns and boxes, 2 diagonals, 16 windows

  void prune(spec::Cell cell, Mask mask);
  void disturb(spec::Cell cell);  // the houses of the cell are to be looked at again
  std::optional<spec::HouseIndex> next_disturbed();
  void conclude_in(spec::HouseIndex house, Proof* proof);

  const Peers* peers_;
  spec::Grid grid_;
  std::size_t empty_ = 0;
  std::vector<Mask> candidates_;
  std::vector<Mask> missing_;        // by house: the values that it has not got yet
  std::vector<spec::Cell> singles_;  // cells that came to have one candidate
  std::array<std::uint64_t, most_houses / 64> disturbed_{};
  std::optional<Step> contradiction_;
};

}  // namespace gridproof::solver
