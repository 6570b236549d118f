// Two processes and a critical section, in three ways:
//
//   peterson   flags and a turn: excludes, and under weak fairness who wants to enter does
//   flags      each looks at the other's flag before it raises its own: both get in
//   lock       one test-and-set bit: excludes, but under weak fairness one process may always come too late; it needs
//              strong fairness to live
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>

#include "verify/explore/model.hpp"

namespace gridproof::models {

enum class Protocol : std::uint8_t { peterson, flags, lock };

struct Mutex {
  enum Pc : std::uint8_t { idle, wants, waits, critical };
  struct State {
    std::array<std::uint8_t, 2> pc, flag;
    std::uint8_t turn;  // of peterson; of lock, whether it is taken
  };
  enum { request, prepare, enter, leave };  // of the first process; four more of the second

  Protocol protocol = Protocol::peterson;
  explore::Fairness fairness = explore::Fairness::weak;

  std::string name() const {
    constexpr const char* names[] = {"peterson", "flags", "lock"};
    return std::string("mutual exclusion by ") + names[static_cast<std::size_t>(protocol)];
  }
  // Nobody has to want in, so request is never fair.
  auto actions() const {
    using explore::Action;
    const explore::Verdict prepares = protocol == Protocol::lock ? explore::Verdict::vacuous : explore::Verdict::holds;
    return std::array{Action{"request_0"},         Action{"prepare_0", fairness, prepares},
                      Action{"enter_0", fairness}, Action{"leave_0", fairness},
                      Action{"request_1"},         Action{"prepare_1", fairness, prepares},
                      Action{"enter_1", fairness}, Action{"leave_1", fairness}};
  }
  std::uint64_t initial_count() const { return 1; }
  State initial(std::uint64_t) const { return {{idle, idle}, {0, 0}, 0}; }
  void successors(const State& at, auto&& emit) const {
    for (std::size_t me = 0; me < 2; ++me) {
      const std::size_t other = 1 - me;
      const auto go = [&](std::size_t action, Pc pc, auto&& change) {
        State next = at;
        next.pc[me] = pc;
        change(next);
        emit(me * 4 + action, next);
      };
      const auto raise = [&](State& next) { next.flag[me] = 1; };
      switch (at.pc[me]) {
        case idle:
          go(request, wants, [&](State& next) {
            if (protocol == Protocol::peterson) raise(next);
          });
          break;
        case wants:
          if (protocol == Protocol::peterson)
            go(prepare, waits, [&](State& next) { next.turn = static_cast<std::uint8_t>(other); });
          else if (protocol == Protocol::flags && at.flag[other] == 0)
            go(prepare, waits, [](State&) {});
          else if (protocol == Protocol::lock && at.turn == 0)
            go(enter, critical, [](State& next) { next.turn = 1; });
          break;
        case waits:
          if (protocol == Protocol::flags || at.flag[other] == 0 || at.turn == me) go(enter, critical, raise);
          break;
        default:
          go(leave, idle, [&](State& next) {
            next.flag[me] = 0;
            if (protocol == Protocol::lock) next.turn = 0;
          });
      }
    }
  }
  auto properties() const {
    using explore::always, explore::leads_to, explore::sometimes;
    return std::tuple{
        always("exclusion", [](const State& at) { return at.pc[0] != critical || at.pc[1] != critical; }),
        sometimes("both_want", [](const State& at) { return at.pc[0] == wants && at.pc[1] == wants; }),
        leads_to(
            "first_gets_in", [](const State& at) { return at.pc[0] == wants; },
            [](const State& at) { return at.pc[0] == critical; }),
        leads_to(
            "second_gets_in", [](const State& at) { return at.pc[1] == wants; },
            [](const State& at) { return at.pc[1] == critical; }),
    };
  }
  std::string format(const State& at) const {
    constexpr const char* names[] = {"idle", "wants", "waits", "critical"};
    return std::string(names[at.pc[0]]) + ", " + names[at.pc[1]];
  }
};

}  // namespace gridproof::models
