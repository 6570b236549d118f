// Three missionaries and three cannibals, a boat for two, and nobody may be eaten.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <tuple>

#include "verify/explore/model.hpp"

namespace gridproof::models {

struct Missionaries {
  struct State {
    std::uint8_t missionaries, cannibals, boat;  // on the first bank
  };

  std::string name() const { return "missionaries and cannibals"; }
  auto actions() const { return std::array{explore::Action{"cross"}, explore::Action{"come_back"}}; }
  std::uint64_t initial_count() const { return 1; }
  State initial(std::uint64_t) const { return {3, 3, 1}; }
  void successors(const State& at, auto&& emit) const {
    const int direction = at.boat != 0 ? -1 : 1;
    for (int m = 0; m <= 2; ++m)
      for (int c = 0; m + c <= 2; ++c) {
        const int missionaries = at.missionaries + direction * m, cannibals = at.cannibals + direction * c;
        if (m + c == 0 || missionaries < 0 || missionaries > 3 || cannibals < 0 || cannibals > 3) continue;
        emit(at.boat != 0 ? 0 : 1, State{static_cast<std::uint8_t>(missionaries), static_cast<std::uint8_t>(cannibals),
                                         static_cast<std::uint8_t>(1 - at.boat)});
      }
  }
  // Whoever is outnumbered on a bank is eaten; those states are not entered.
  bool within(const State& at) const {
    return at.missionaries == 0 || at.missionaries == 3 || at.missionaries == at.cannibals;
  }
  auto properties() const {
    return std::tuple{
        explore::sometimes("all_across", [](const State& at) { return at.missionaries == 0 && at.cannibals == 0; })};
  }
  std::string format(const State& at) const {
    return std::to_string(at.missionaries) + " missionaries, " + std::to_string(at.cannibals) + " cannibals" +
           (at.boat != 0 ? " and the boat" : "");
  }
};

}  // namespace gridproof::models
