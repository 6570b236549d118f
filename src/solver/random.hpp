// A random source that gives the same results on any machine: std::mt19937_64 is fixed by the standard, but the
// distributions and std::shuffle of the standard library are not, so the draw and the shuffle are our own.
//
//   Random random(seed);
//   random.below(6);          // 0 .. 5, each equally likely
//   random.shuffle(cells);
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <random>
#include <utility>

namespace gridproof::solver {

class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  // Requires limit > 0.
  std::uint64_t below(std::uint64_t limit) {
    assert(limit > 0);
    // 2^64 mod limit: without that many draws at the bottom, the rest divides evenly among the results.
    const std::uint64_t uneven = (0 - limit) % limit;
    std::uint64_t draw = engine_();
    while (draw < uneven) draw = engine_();
    return draw % limit;
  }

  // Fisher and Yates: every order equally likely.
  template <class Range>
  void shuffle(Range& range) {
    const auto first = std::begin(range);
    for (auto left = std::end(range) - first; left > 1; --left) {
      const auto other = static_cast<decltype(left)>(below(static_cast<std::uint64_t>(left)));
      std::swap(first[left - 1], first[other]);
    }
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace gridproof::solver
