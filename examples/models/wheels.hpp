// Three wheels of n teeth that turn one tooth at a time up to their stop: n^3 states of 16 bytes, 3 n^2 (n - 1)
// transitions, depth 3 (n - 1). There to measure speed by.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>

#include "verify/explore/model.hpp"

namespace gridproof::models {

struct Wheels {
  struct State {
    std::uint64_t wheels;  // twenty bits each
    std::uint64_t turns;
  };

  std::uint64_t teeth;

  static std::uint64_t at(const State& state, std::size_t wheel) { return state.wheels >> 20 * wheel & 0xfffff; }

  std::string name() const { return "three wheels of " + std::to_string(teeth) + " teeth"; }
  auto actions() const {
    return std::array{explore::Action{"turn_first"}, explore::Action{"turn_second"}, explore::Action{"turn_third"}};
  }
  std::uint64_t initial_count() const { return 1; }
  State initial(std::uint64_t) const { return {0, 0}; }
  void successors(const State& state, auto&& emit) const {
    for (std::size_t wheel = 0; wheel < 3; ++wheel)
      if (at(state, wheel) + 1 < teeth)
        emit(wheel, State{state.wheels + (std::uint64_t{1} << 20 * wheel), state.turns + 1});
  }
  auto properties() const {
    return std::tuple{explore::always(
        "turns_add_up", [](const State& state) { return at(state, 0) + at(state, 1) + at(state, 2) == state.turns; })};
  }
  std::string format(const State& state) const {
    return std::to_string(at(state, 0)) + " " + std::to_string(at(state, 1)) + " " + std::to_string(at(state, 2));
  }
};

}  // namespace gridproof::models
