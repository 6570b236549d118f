// Results come in the order of the stream, whatever the threads do.
#include "verify/batch/in_order.hpp"

#include <catch2/catch.hpp>
#include <stdexcept>
#include <vector>

using gridproof::batch::InOrder;
using gridproof::batch::PartSize;

namespace {

const auto nothing = [] {};

// Squares of 0, 1, 2 ...; the work on every seventh takes longer.
struct Squares {
  int count = 0;
  int taken = 0;
  std::vector<int> used = {};

  void run(unsigned threads, int enough, int broken) {
    InOrder<int, int> work(threads);
    work.run([&](std::size_t) -> std::optional<int> { return taken < count ? std::optional(taken++) : std::nullopt; },
             [&] {
               return [=](int number) {
                 if (number == broken) throw std::runtime_error("broken");
                 if (number % 7 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
                 return number * number;
               };
             },
             [&](int square) {
               used.push_back(square);
               return static_cast<int>(used.size()) < enough;
             },
             nothing, nothing);
  }
};

}  // namespace

TEST_CASE("results keep the order of the stream with any number of threads") {
  const unsigned threads = GENERATE(1U, 2U, 3U, 8U);
  Squares squares{.count = 500};
  squares.run(threads, 1000, -1);
  REQUIRE(squares.used.size() == 500);
  for (int i = 0; i < 500; ++i) CHECK(squares.used[static_cast<std::size_t>(i)] == i * i);
}

TEST_CASE("an empty stream ends at once") {
  Squares squares{.count = 0};
  squares.run(4, 1000, -1);
  CHECK(squares.used.empty());
}

TEST_CASE("the user of the results can have enough, and no more than a window is taken ahead") {
  const unsigned threads = GENERATE(1U, 4U);
  Squares squares{.count = 1'000'000};
  squares.run(threads, 10, -1);
  CHECK(squares.used.size() == 10);
  CHECK(squares.taken <= 10 + 8 * static_cast<int>(threads) + 8 + static_cast<int>(threads));
}

TEST_CASE("what a thread throws comes to the caller, and nothing after it is used") {
  const unsigned threads = GENERATE(1U, 4U);
  Squares squares{.count = 1'000'000};
  CHECK_THROWS_WITH(squares.run(threads, 1'000'000, 100), "broken");
  CHECK(squares.used.size() <= 100);
}

TEST_CASE("what the user of the results throws ends the work") {
  InOrder<int, int> work(2);
  bool cancelled = false;
  CHECK_THROWS_WITH(work.run([](std::size_t) { return std::optional(1); }, [] { return [](int one) { return one; }; },
                             [](int) -> bool { throw std::runtime_error("full"); }, nothing, [&] { cancelled = true; }),
                    "full");
  CHECK(cancelled);
}

TEST_CASE("parts grow while they are quick and shrink when they are slow") {
  using std::chrono::milliseconds;
  PartSize size;
  CHECK(size.get() == 1);
  size.learn(milliseconds(1));
  CHECK(size.get() == 2);
  size.learn(milliseconds(10));
  CHECK(size.get() == 2);
  size.learn(milliseconds(30));
  CHECK(size.get() == 1);
  size.learn(milliseconds(30));
  CHECK(size.get() == 1);
  for (int i = 0; i < 100; ++i) size.learn(milliseconds(0));
  CHECK(size.get() == 2048);
}
