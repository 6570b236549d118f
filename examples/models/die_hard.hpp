// The jugs of "Die Hard 3": one of 5 gallons, one of 3, and 4 gallons to be measured.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <tuple>

#include "verify/explore/model.hpp"

namespace gridproof::models {

struct DieHard {
  struct State {
    std::uint8_t big, small;
  };
  enum { fill_big, fill_small, empty_big, empty_small, big_to_small, small_to_big };

  std::string name() const { return "Die Hard jugs"; }
  auto actions() const {
    using explore::Action;
    return std::array{Action{"fill_big"},    Action{"fill_small"},   Action{"empty_big"},
                      Action{"empty_small"}, Action{"big_to_small"}, Action{"small_to_big"}};
  }
  std::uint64_t initial_count() const { return 1; }
  State initial(std::uint64_t) const { return {0, 0}; }
  void successors(const State& at, auto&& emit) const {
    const auto state = [](int big, int small) {
      return State{static_cast<std::uint8_t>(big), static_cast<std::uint8_t>(small)};
    };
    const int into_small = std::min<int>(at.big, 3 - at.small), into_big = std::min<int>(at.small, 5 - at.big);
    emit(fill_big, state(5, at.small));
    emit(fill_small, state(at.big, 3));
    emit(empty_big, state(0, at.small));
    emit(empty_small, state(at.big, 0));
    emit(big_to_small, state(at.big - into_small, at.small + into_small));
    emit(small_to_big, state(at.big + into_big, at.small - into_big));
  }
  auto properties() const {
    return std::tuple{
        explore::always("jugs_hold", [](const State& at) { return at.big <= 5 && at.small <= 3; }),
        explore::always("never_four", [](const State& at) { return at.big != 4; }).expect(explore::Verdict::violated),
        explore::sometimes("four", [](const State& at) { return at.big == 4; }),
    };
  }
  std::string format(const State& at) const {
    return std::to_string(at.big) + " of 5, " + std::to_string(at.small) + " of 3";
  }
};

}  // namespace gridproof::models
