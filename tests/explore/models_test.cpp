// The example models, with counts that are known from elsewhere.
#include <catch2/catch.hpp>

#include "examples/models/die_hard.hpp"
#include "examples/models/eight_puzzle.hpp"
#include "examples/models/missionaries.hpp"
#include "examples/models/mutex.hpp"
#include "examples/models/philosophers.hpp"
#include "examples/models/token_ring.hpp"
#include "examples/models/wheels.hpp"
#include "explore/reference.hpp"

namespace gridproof::test {

using explore::Fairness, explore::Verdict;

TEST_CASE("Die Hard jugs") {
  // 16 states and a shortest solution of six steps, as in the TLA+ example of that name.
  const models::DieHard jugs;
  const auto report = report_of(jugs);
  CHECK(report.states == 16);
  CHECK(report.transitions == 16 * 6);
  CHECK(report.as_expected());
  REQUIRE(report.property("never_four")->trace.has_value());
  CHECK(to_text(jugs, *report.property("never_four")->trace) ==
        "0. initially: 0 of 5, 0 of 3\n"
        "1. fill_big: 5 of 5, 0 of 3\n"
        "2. big_to_small: 2 of 5, 3 of 3\n"
        "3. empty_small: 2 of 5, 0 of 3\n"
        "4. big_to_small: 0 of 5, 2 of 3\n"
        "5. fill_big: 5 of 5, 2 of 3\n"
        "6. big_to_small: 4 of 5, 3 of 3\n");
}

TEST_CASE("missionaries and cannibals") {
  // Of 32 states 16 can be reached safely, and the crossing takes 11 boat trips: Amarel (1968).
  const models::Missionaries river;
  const auto report = report_of(river);
  CHECK(report.states == 16);
  CHECK(report.outside > 0);
  REQUIRE(report.property("all_across")->verdict == Verdict::holds);
  CHECK(report.property("all_across")->trace->steps.size() == 12);
  CHECK(replays(river, *report.property("all_across")->trace));
}

TEST_CASE("Peterson excludes, and lives under weak fairness") {
  const auto fair = report_of(models::Mutex{});
  CHECK(fair.as_expected());
  for (const auto& property : fair.properties) CHECK(property.verdict == Verdict::holds);
  const models::Mutex lazy{.fairness = Fairness::none};
  const auto unfair = report_of(lazy);
  CHECK(unfair.property("exclusion")->verdict == Verdict::holds);
  REQUIRE(unfair.property("first_gets_in")->verdict == Verdict::violated);
  CHECK(to_text(lazy, *unfair.property("first_gets_in")->trace) ==
        "0. initially: idle, idle\n"
        "1. request_0: wants, idle\n"
        "for ever:\n"
        "2. nothing happens any more\n");
}

TEST_CASE("a look at the other's flag does not exclude") {
  const models::Mutex broken{.protocol = models::Protocol::flags};
  const auto report = report_of(broken);
  REQUIRE(report.property("exclusion")->verdict == Verdict::violated);
  CHECK(report.property("exclusion")->trace->steps.size() == 7);  // each asks, looks, and enters
  CHECK(replays(broken, *report.property("exclusion")->trace));
}

TEST_CASE("a lock needs strong fairness to live") {
  const auto with = [](Fairness fairness) {
    return report_of(models::Mutex{.protocol = models::Protocol::lock, .fairness = fairness});
  };
  const auto weak = with(Fairness::weak);
  CHECK(weak.property("exclusion")->verdict == Verdict::holds);
  const auto& starved = *weak.property("first_gets_in");
  REQUIRE(starved.verdict == Verdict::violated);
  CHECK(starved.trace->loop.size() == 3);  // the other asks, enters and leaves
  CHECK(with(Fairness::strong).as_expected());
}

TEST_CASE("dining philosophers") {
  // Naive: all hold one fork, after one step each. The number of states is that of the closed walks of length n in the
  // graph of what two neighbours can do at once, which a transfer matrix counts.
  const auto naive = report_of(models::Philosophers<5>{});
  REQUIRE(naive.property("no_deadlock")->verdict == Verdict::violated);
  CHECK(naive.property("no_deadlock")->hits == 1);
  CHECK(naive.property("no_deadlock")->trace->steps.size() == 6);
  CHECK(models::Philosophers<5>{}.format(naive.property("no_deadlock")->trace->steps.back().state) == "|||||");
  // One who eats has the right neighbour's first fork, so that neighbour thinks; all else goes together.
  std::uint64_t walks = 0;
  for (int first = 0; first < 3; ++first) {
    std::array<std::uint64_t, 3> ways{};
    ways[static_cast<std::size_t>(first)] = 1;
    for (int seat = 0; seat < 5; ++seat) ways = {ways[0] + ways[1] + ways[2], ways[0] + ways[1], ways[0] + ways[1]};
    walks += ways[static_cast<std::size_t>(first)];
  }
  CHECK(naive.states == walks);

  const auto asymmetric = report_of(models::Philosophers<5>{.last_is_left_handed = true});
  CHECK(asymmetric.as_expected());
  CHECK(asymmetric.property("no_deadlock")->verdict == Verdict::holds);
}

TEST_CASE("a token ring") {
  const auto passing = report_of(models::TokenRing{});
  CHECK(passing.property("token_comes_round")->verdict == Verdict::holds);
  const auto& idle = *passing.property("last_works");
  REQUIRE(idle.verdict == Verdict::violated);
  CHECK(to_text(models::TokenRing{}, *idle.trace) ==
        "0. initially: token at 0\n"
        "for ever:\n"
        "1. pass: token to 1\n"
        "2. pass: token to 2\n"
        "3. pass: token to 3\n"
        "4. pass: token to 0\n");
  const auto with = [](Fairness passing_is, Fairness working_is) {
    return report_of(models::TokenRing{.passing = passing_is, .working = working_is}).property("last_works")->verdict;
  };
  CHECK(with(Fairness::weak, Fairness::weak) == Verdict::violated);
  CHECK(with(Fairness::weak, Fairness::strong) == Verdict::holds);
  CHECK(with(Fairness::none, Fairness::strong) == Verdict::violated);
}

TEST_CASE("the eight puzzle") {
  // 9!/2 states, and 31 moves at most: Reinefeld, "Complete Solution of the Eight-Puzzle" (IJCAI 1993).
  const models::EightPuzzle puzzle;
  const auto report = report_of(puzzle);
  CHECK(report.states == 181440);
  CHECK(report.depth == 31);
  CHECK(report.transitions == 181440 / 9 * 24);  // 24 moves over the nine places of the gap
  CHECK(report.property("not_with_two_tiles_swapped")->verdict == Verdict::holds);
  REQUIRE(report.property("furthest")->verdict == Verdict::holds);
  CHECK(report.property("furthest")->trace->steps.size() == 32);
  CHECK(replays(puzzle, *report.property("furthest")->trace));
  CHECK(report_of(puzzle, {.search = explore::Search::depth_first}).states == 181440);
}

TEST_CASE("wheels") {
  const auto report = report_of(models::Wheels{30});
  CHECK(report.states == 30 * 30 * 30);
  CHECK(report.transitions == 3 * 30 * 30 * 29);
  CHECK(report.depth == 3 * 29);
  CHECK(report.as_expected());
}

}  // namespace gridproof::test
