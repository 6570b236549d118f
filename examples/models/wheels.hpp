// Three wheels of n teeth that turn one tooth at a time up to their stop: n^3 states of 16 bytes, 3 n^2 (n - 1)
// transitions, depth 3 (n - 1). There to measure speed by.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <tuple>

#include "verify/explore/model.hpp"

namespace gridproof::models {

struct Wheels {
  struct State {
    std::array<std::uint32_t, 3> at;
    std::uint32_t turns;
  };

  std::uint32_t teeth;

  std::string name() const { return "wheels of " + std::to_string(teeth) + " teeth"; }
  auto actions() const {
    return std::array{explore::Action{"first"}, explore::Action{"second"}, explore::Action{"third"}};
  }
  std::uint64_t initial_count() const { return 1; }
  State initial(std::uint64_t) const { return {{0, 0, 0}, 0}; }
  void successors(const State& state, auto&& emit) const {
    for (std::size_t wheel = 0; wheel < 3; ++wheel) {
      if (state.at[wheel] + 1 == teeth) continue;
      State next = state;
      ++next.at[wheel];
      ++next.turns;
      emit(wheel, next);
    }
  }
  auto properties() const {
    return std::tuple{
        explore::always("turns_add_up",
                        [](const State& state) { return state.at[0] + state.at[1] + state.at[2] == state.turns; }),
    };
  }
  std::string format(const State& state) const {
    return std::to_string(state.at[0]) + " " + std::to_string(state.at[1]) + " " + std::to_string(state.at[2]);
  }
};

}  // namespace gridproof::models
