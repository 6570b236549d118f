#include "solver/random.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <map>
#include <numeric>
#include <vector>

using gridproof::solver::Random;

TEST_CASE("a seed gives the same draws and shuffles on any machine", "[solver]") {
  Random random(2024);
  std::vector<std::uint64_t> draws;
  for (int i = 0; i < 8; ++i) draws.push_back(random.below(100));
  CHECK(draws == std::vector<std::uint64_t>{74, 69, 81, 14, 12, 77, 16, 5});

  std::vector<int> order(9);
  std::iota(order.begin(), order.end(), 1);
  random.shuffle(order);
  CHECK(order == std::vector<int>{4, 7, 8, 9, 5, 3, 2, 1, 6});
}

TEST_CASE("draws stay below the limit and reach everything below it", "[solver]") {
  Random random(7);
  std::array<int, 6> seen{};
  for (int i = 0; i < 6000; ++i) ++seen.at(random.below(6));
  for (const int times : seen) CHECK((times > 850 && times < 1150));
  CHECK(random.below(1) == 0);
}

// 2^64 is 4/3 of this limit: by the remainder alone the lowest third would come up half of the time.
TEST_CASE("draws are unbiased where the limit does not divide 2^64", "[solver]") {
  const std::uint64_t third = std::uint64_t{1} << 62;
  Random random(11);
  int low = 0;
  for (int i = 0; i < 3000; ++i) low += random.below(3 * third) < third ? 1 : 0;
  CHECK((low > 900 && low < 1100));
}

TEST_CASE("a shuffle makes every order equally likely", "[solver]") {
  Random random(13);
  std::map<std::array<int, 4>, int> seen;
  for (int i = 0; i < 24000; ++i) {
    std::array<int, 4> order = {1, 2, 3, 4};
    random.shuffle(order);
    ++seen[order];
  }
  CHECK(seen.size() == 24);
  for (const auto& [order, times] : seen) {
    CHECK(std::is_permutation(order.begin(), order.end(), std::array{1, 2, 3, 4}.begin()));
    CHECK((times > 850 && times < 1150));
  }
}

TEST_CASE("nothing to shuffle is left alone", "[solver]") {
  Random random(17);
  std::vector<int> none, one = {5};
  random.shuffle(none);
  random.shuffle(one);
  CHECK(none.empty());
  CHECK(one == std::vector<int>{5});
}
