// The eight puzzle: half of all 9! orders can be reached, and none is further than 31 moves away.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>
#include <utility>

#include "verify/explore/model.hpp"

namespace gridproof::models {

struct EightPuzzle {
  struct State {
    std::array<std::uint8_t, 9> tiles;  // row by row; 0 is the gap
  };
  struct Packed {
    std::uint64_t digits;  // four bits a tile
  };

  std::string name() const { return "eight puzzle"; }
  auto actions() const {
    using explore::Action;
    return std::array{Action{"up"}, Action{"left"}, Action{"right"}, Action{"down"}};
  }
  std::uint64_t initial_count() const { return 1; }
  State initial(std::uint64_t) const { return {{1, 2, 3, 4, 5, 6, 7, 8, 0}}; }
  Packed pack(const State& state) const {
    std::uint64_t digits = 0;
    for (std::size_t i = 0; i < 9; ++i) digits |= std::uint64_t{state.tiles[i]} << 4 * i;
    return {digits};
  }
  State unpack(const Packed& packed) const {
    State state{};
    for (std::size_t i = 0; i < 9; ++i) state.tiles[i] = static_cast<std::uint8_t>(packed.digits >> 4 * i & 15);
    return state;
  }
  // The gap moves.
  void successors(const State& at, auto&& emit) const {
    std::size_t gap = 0;
    while (at.tiles[gap] != 0) ++gap;
    const auto move = [&](std::size_t action, bool possible, std::size_t to) {
      if (!possible) return;
      State next = at;
      std::swap(next.tiles[gap], next.tiles[to]);
      emit(action, next);
    };
    move(0, gap >= 3, gap - 3);
    move(1, gap % 3 != 0, gap - 1);
    move(2, gap % 3 != 2, gap + 1);
    move(3, gap < 6, gap + 3);
  }
  auto properties() const {
    return std::tuple{
        explore::always(
            "not_with_two_tiles_swapped",
            [](const State& at) { return at.tiles != std::array<std::uint8_t, 9>{2, 1, 3, 4, 5, 6, 7, 8, 0}; }),
        // One of the two orders that need 31 moves.
        explore::sometimes(
            "furthest",
            [](const State& at) { return at.tiles == std::array<std::uint8_t, 9>{8, 6, 7, 2, 5, 4, 3, 0, 1}; }),
    };
  }
  std::string format(const State& at) const {
    std::string text;
    for (const std::uint8_t tile : at.tiles) text += static_cast<char>(tile == 0 ? '.' : '0' + tile);
    return text;
  }
};

}  // namespace gridproof::models
