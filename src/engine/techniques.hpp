// Techniques at speed: finds the reasons of the named techniques by its own means, over sets of cells, and plays to the
// end with them. What a reason says, and the order in which they are taken, are those of spec.
//
//   const TechniqueFinder find(layout);
//   find.first(x_wing, grid, crossed);        // the reason that a tier would give, or nothing
//   find.all(x_wing, grid, crossed);          // every one that holds and would change something, in order
//
//   const Player player(layout, techniques);  // easiest first
//   player.play(grid).contradiction;
//
// Both may be used by several threads at once.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "spec/grid.hpp"
#include "spec/reason.hpp"
#include "spec/sudoku/layout.hpp"
#include "spec/sudoku/techniques/named.hpp"
#include "spec/truth.hpp"

namespace gridproof::engine {

class TechniqueFinder {
 public:
  explicit TechniqueFinder(const spec::Layout& layout);
  ~TechniqueFinder();
  TechniqueFinder(TechniqueFinder&&) noexcept;
  TechniqueFinder& operator=(TechniqueFinder&&) noexcept;

  // Whether there is a finder for the technique, by its key. The others require one.
  static bool knows(const spec::NamedTechnique& technique);

  std::vector<spec::Reason> all(const spec::NamedTechnique& technique, const spec::Grid& grid,
                                const spec::Marks<spec::Truth>& crossed) const;
  std::optional<spec::Reason> first(const spec::NamedTechnique& technique, const spec::Grid& grid,
                                    const spec::Marks<spec::Truth>& crossed) const;

 private:
  class Backend;
  template <int words>
  class BackendFor;

  std::unique_ptr<const Backend> backend_;
};

struct Played {
  spec::Grid grid;
  spec::Marks<spec::Truth> crossed;  // those of before, and what was crossed out
  bool contradiction;                // a value twice in a house, or no place or no candidate left: no completion
  std::vector<int> uses;             // by technique: how many reasons changed something

  int deductions() const;
};

// Plays until none of the techniques has anything to say. Each time the first of them that has something says all of
// it. They are monotone: where the position has a completion, it ends where taking one hint at a time does.
class Player {
 public:
  Player(const spec::Layout& layout, const std::vector<spec::NamedTechnique>& techniques);
  ~Player();
  Player(Player&&) noexcept;
  Player& operator=(Player&&) noexcept;

  Played play(const spec::Grid& grid, const spec::Marks<spec::Truth>* crossed = nullptr) const;

 private:
  class Backend;
  template <int words>
  class BackendFor;

  std::unique_ptr<const Backend> backend_;
};

}  // namespace gridproof::engine
