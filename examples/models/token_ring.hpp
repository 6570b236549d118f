// A token that goes round. Whoever holds it may work, or pass it on; the last is meant to work. Without fairness the
// token may stay where it is, and with it passed on for ever the last may still never work: a lasso.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <tuple>

#include "verify/explore/model.hpp"

namespace gridproof::models {

struct TokenRing {
  struct State {
    std::uint8_t token, worked;  // worked: the last has
  };
  enum { pass, work };

  std::uint8_t size = 4;
  explore::Fairness passing = explore::Fairness::weak;
  explore::Fairness working = explore::Fairness::none;

  std::string name() const { return "token ring of " + std::to_string(size); }
  auto actions() const { return std::array{explore::Action{"pass", passing}, explore::Action{"work", working}}; }
  std::uint64_t initial_count() const { return 1; }
  State initial(std::uint64_t) const { return {0, 0}; }
  void successors(const State& at, auto&& emit) const {
    emit(pass, State{static_cast<std::uint8_t>((at.token + 1) % size), at.worked});
    if (at.token + 1 == size && at.worked == 0) emit(work, State{at.token, 1});
  }
  auto properties() const {
    return std::tuple{
        explore::eventually("last_works", [](const State& at) { return at.worked != 0; }),
        explore::leads_to(
            "token_comes_round", [](const State& at) { return at.token == 0; },
            [this](const State& at) { return at.token + 1 == size; }),
    };
  }
  std::string format(const State& at) const {
    return "token at " + std::to_string(at.token) + (at.worked != 0 ? ", the last has worked" : "");
  }
  std::string format_change(const State& before, const State& after) const {
    return before.token != after.token ? "token to " + std::to_string(after.token) : "the last has worked";
  }
};

}  // namespace gridproof::models
