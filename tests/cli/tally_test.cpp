// What a batch comes to: the same however it was cut into parts.
#include "verify/batch/tally.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <vector>

using namespace gridproof;
using namespace gridproof::batch;
using solve::Class;

namespace {

solve::Answer answer(Class kind, std::uint64_t assumptions, std::uint64_t nesting) {
  solve::Answer result;
  result.answer = kind;
  result.effort = solve::Effort{assumptions, nesting, 10};
  return result;
}

const std::vector<solve::Answer> answers = {answer(Class::unique, 0, 0), answer(Class::unique, 8, 3),
                                            answer(Class::not_unique, 8, 4), answer(Class::contradictory, 2, 4)};

}  // namespace

TEST_CASE("a tally of classes names the first puzzle among equals") {
  const std::size_t cut = GENERATE(0U, 1U, 2U, 3U, 4U);
  ClassTally first, second;
  for (std::size_t i = 0; i < answers.size(); ++i) (i < cut ? first : second).count(answers[i], {i + 1, i + 2});
  first.add(second);
  CHECK(to_text(first) ==
        "4 puzzles: 2 unique, 1 not-unique, 1 contradictory\nno assumption needed: 1 of 4\n"
        "most assumptions: 8, puzzle 2 (line 3)\ndeepest nesting: 4, puzzle 3 (line 4)\n");
  const auto json = to_json(first);
  CHECK(json["most_assumptions"]["puzzle"] == 2);
  CHECK(json["deepest_nesting"]["line"] == 4);
  CHECK(json["without_assumption"] == 1);
  CHECK(json["unknown"] == 0);
}

TEST_CASE("a way that counts no effort has no lines about it") {
  ClassTally tally;
  solve::Answer plain;
  plain.answer = Class::unique;
  tally.count(plain, {1, 1});
  CHECK(to_text(tally) == "1 puzzle: 1 unique\n");
  CHECK_FALSE(to_json(tally).contains("most_assumptions"));
}

TEST_CASE("what techniques decide is told by the hardest that was needed, each with all before it") {
  const auto by = [](Class kind, std::vector<solve::TechniqueUse> techniques) {
    solve::Answer result;
    result.answer = kind;
    result.techniques = std::move(techniques);
    return result;
  };
  const std::vector<solve::Answer> some = {by(Class::unique, {{0, "single candidate", 3}, {5, "X-wing", 1}}),
                                           by(Class::unique, {{0, "single candidate", 9}}),
                                           by(Class::unknown, {{7, "naked triple", 1}}),
                                           by(Class::contradictory, {{5, "X-wing", 2}})};
  const std::size_t cut = GENERATE(0U, 1U, 2U, 4U);
  ClassTally first, second;
  for (std::size_t i = 0; i < some.size(); ++i) (i < cut ? first : second).count(some[i], {i + 1, i + 1});
  first.add(second);
  CHECK(to_text(first) ==
        "4 puzzles: 2 unique, 1 contradictory, 1 unknown\ndecided with nothing harder than single candidate: 1 of 4\n"
        "decided with nothing harder than X-wing: 3 of 4\n");
  CHECK(to_json(first)["hardest"][1] == nlohmann::ordered_json({{"technique", "X-wing"}, {"puzzles", 2}}));
}

TEST_CASE("the first objection stays the first") {
  ClassTally first, second, third;
  second.unexpected = ClassTally::Unexpected{{2, 2}, Class::not_unique};
  third.unexpected = ClassTally::Unexpected{{3, 3}, Class::contradictory};
  first.add(second);
  first.add(third);
  CHECK(first.unexpected->place.number == 2);
  CHECK(to_json(first)["first_unexpected"]["class"] == "not-unique");
}

TEST_CASE("a tally of counts tells exact numbers from those that were cut off") {
  CountTally tally, later;
  tally.count(0, true, false, {1, 1});
  tally.count(1, true, false, {2, 2});
  tally.count(13, true, false, {3, 3});
  later.count(100, false, false, {4, 4});
  later.count(1, false, true, {5, 5});
  tally.add(later);
  CHECK(to_text(tally) ==
        "5 puzzles: 1 without completion, 1 with one, 2 with several, 1 undecided\n"
        "most completions: 100, puzzle 4 (line 4)\nthe limit was reached: 1\nthe time ran out: 1\n");
  CHECK(to_json(tally)["cut_off"] == 2);
}

TEST_CASE("times are told in a sentence of their own") {
  Most<double> slowest;
  slowest.offer(0.5, {3, 4});
  slowest.offer(0.5, {5, 6});
  CHECK(times_sentence(1000, 2.5, slowest) ==
        "1,000 puzzles in 2.50 s, 400 a second; slowest: puzzle 3 (line 4), 0.5000 s");
  CHECK(times_sentence(0, 0, {}) == "0 puzzles in 0.00 s");
}
