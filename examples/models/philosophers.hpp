// Dining philosophers, each between two forks. Where all take the left fork first, they can all wait for the right one;
// where the last takes the right one first, they cannot.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>

#include "verify/explore/model.hpp"

namespace gridproof::models {

template <std::size_t seats>
struct Philosophers {
  enum Doing : std::uint8_t { thinks, holds_one, eats };
  struct State {
    std::array<std::uint8_t, seats> doing;
  };
  enum { take_first, take_second, put_down };

  bool last_is_left_handed = false;

  std::string name() const {
    return std::to_string(seats) + (last_is_left_handed ? " asymmetric" : " naive") + " philosophers";
  }
  auto actions() const {
    using explore::Action;
    return std::array{Action{"take_first"}, Action{"take_second"}, Action{"put_down"}};
  }
  std::uint64_t initial_count() const { return 1; }
  State initial(std::uint64_t) const { return {}; }

  // Fork i lies to the left of philosopher i.
  std::size_t fork(std::size_t who, bool first) const {
    const bool left = first != (last_is_left_handed && who + 1 == seats);
    return left ? who : (who + 1) % seats;
  }
  bool is_taken(const State& at, std::size_t fork_number) const {
    for (std::size_t who = 0; who < seats; ++who) {
      if (at.doing[who] != thinks && fork(who, true) == fork_number) return true;
      if (at.doing[who] == eats && fork(who, false) == fork_number) return true;
    }
    return false;
  }
  void successors(const State& at, auto&& emit) const {
    for (std::size_t who = 0; who < seats; ++who) {
      State next = at;
      if (at.doing[who] == eats) {
        next.doing[who] = thinks;
        emit(put_down, next);
      } else if (!is_taken(at, fork(who, at.doing[who] == thinks))) {
        ++next.doing[who];
        emit(at.doing[who] == thinks ? take_first : take_second, next);
      }
    }
  }
  bool may_end(const State&) const { return false; }

  // The naive table looks the same from every seat.
  State canonical(const State& at) const {
    State least = at, turned = at;
    for (std::size_t turn = 1; turn < seats; ++turn) {
      for (std::size_t who = 0; who < seats; ++who) turned.doing[who] = at.doing[(who + turn) % seats];
      if (turned.doing < least.doing) least = turned;
    }
    return least;
  }
  auto properties() const {
    return std::tuple{
        explore::always("neighbours_do_not_both_eat",
                        [](const State& at) {
                          for (std::size_t who = 0; who < seats; ++who)
                            if (at.doing[who] == eats && at.doing[(who + 1) % seats] == eats) return false;
                          return true;
                        }),
        explore::sometimes("somebody_eats",
                           [](const State& at) {
                             for (const std::uint8_t doing : at.doing)
                               if (doing == eats) return true;
                             return false;
                           }),
    };
  }
  std::string format(const State& at) const {
    std::string text;
    for (const std::uint8_t doing : at.doing) text += "-|E"[doing];
    return text;
  }
};

}  // namespace gridproof::models
