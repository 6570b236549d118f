// What is never success: a bound, a lossy search, a property with nothing to say; and options that make no sense.
#include <catch2/catch.hpp>

#include "examples/models/die_hard.hpp"
#include "examples/models/eight_puzzle.hpp"
#include "examples/models/philosophers.hpp"
#include "examples/models/wheels.hpp"
#include "explore/reference.hpp"
#include "support/property.hpp"

namespace gridproof::test {
namespace {

using explore::Options, explore::Search, explore::Stop, explore::Verdict;

constexpr std::array searches = {Search::breadth_first, Search::depth_first, Search::partition};

// A tree: the numbers below `initial` times ten that begin with it. Thirds of them are wrong.
struct Numbers {
  struct State {
    std::uint32_t root, number;
  };
  static constexpr bool tree = true;
  std::uint64_t roots = 5000;
  explore::Fairness fairness = explore::Fairness::weak;

  std::string name() const { return "numbers"; }
  auto actions() const { return std::array{explore::Action{"append", fairness}}; }
  std::uint64_t initial_count() const { return roots; }
  State initial(std::uint64_t i) const { return {static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(i)}; }
  std::uint64_t weight(const State& initial) const { return roots - initial.root; }
  void successors(const State& state, auto&& emit) const {
    if (state.number == state.root)
      for (std::uint32_t digit = 1; digit < 10; ++digit) emit(0, State{state.root, state.root * 10 + digit});
  }
  auto properties() const {
    return std::tuple{
        explore::always("not_a_third", [](const State& at) { return at.number == at.root || at.number % 3 != 0; }),
        explore::eventually("appended", [](const State& at) { return at.number != at.root; }),
        explore::leads_to(
            "three_to_seven", [](const State& at) { return at.number % 10 == 3; },
            [](const State& at) { return at.number % 10 == 7; }),
    };
  }
  std::string format(const State& at) const { return std::to_string(at.number); }
};
struct NumbersWithSet : Numbers {
  static constexpr bool tree = false;
};

}  // namespace

TEST_CASE("a bound makes a search inconclusive") {
  const auto stopped = [](const auto& report, Stop stop) {
    CHECK(report.stopped == stop);
    for (const auto& property : report.properties)
      if (property.kind != explore::Kind::sometimes) CHECK(property.verdict == Verdict::inconclusive);
    CHECK_FALSE(report.as_expected());
  };
  for (const Search search : searches) {
    stopped(report_of(models::Wheels{60}, {.search = search, .bounds = {.states = 10000}}), Stop::states);
    stopped(report_of(models::Wheels{60}, {.search = search, .bounds = {.bytes = 1 << 20}}), Stop::memory);
    stopped(report_of(models::Wheels{300}, {.search = search, .bounds = {.seconds = 0.01}}), Stop::time);
  }
  // What was seen before the bound counts.
  const auto jugs = report_of(models::DieHard{}, {.stop_at_violation = true, .bounds = {.states = 15}});
  CHECK(jugs.property("jugs_hold")->verdict == Verdict::inconclusive);
  // A bound that is not met changes nothing.
  CHECK(report_of(models::Wheels{20}, {.bounds = {.states = 8001}}).as_expected());
}

TEST_CASE("a search that stops at a violation has its shortest trace") {
  const models::DieHard jugs;
  const auto report = report_of(jugs, {.stop_at_violation = true});
  CHECK(report.property("never_four")->verdict == Verdict::violated);
  CHECK(report.property("never_four")->trace->steps.size() == 7);
}

TEST_CASE("a lossy search never says that something holds") {
  for (const Search search : {Search::breadth_first, Search::depth_first}) {
    const auto report = report_of(models::EightPuzzle{}, {.search = search, .lossy = true});
    CHECK(report.states == 181440);
    CHECK(report.property("not_with_two_tiles_swapped")->verdict == Verdict::inconclusive);
    REQUIRE(report.property("furthest")->verdict == Verdict::holds);  // a witness is one
    CHECK(replays(models::EightPuzzle{}, *report.property("furthest")->trace));
    const auto jugs = report_of(models::DieHard{}, {.search = search, .lossy = true});
    CHECK(jugs.property("never_four")->verdict == Verdict::violated);
    CHECK(replays(models::DieHard{}, *jugs.property("never_four")->trace));
  }
  property("of a random model", [] {
    const auto model = *any_model(8, 20);
    const auto lossy = report_of(model, {.lossy = true}), exact = report_of(model);
    for (const char* name : {"good", "comes", "answers", "no_deadlock"}) {
      RC_ASSERT(lossy.property(name)->verdict != Verdict::holds);
      RC_ASSERT(lossy.property(name)->verdict != Verdict::vacuous);
      if (lossy.property(name)->verdict == Verdict::violated)
        RC_ASSERT(exact.property(name)->verdict == Verdict::violated);
    }
  });
}

TEST_CASE("an exact search tells states apart whose hashes agree") {
  // Marks are 32 bits of the hash: hashes that agree in all of them.
  explore::Table<std::uint32_t> table;
  for (std::uint32_t i = 0; i < 1000; ++i) CHECK(table.insert(i, 42).fresh);
  for (std::uint32_t i = 0; i < 1000; ++i) {
    CHECK_FALSE(table.insert(i, 42).fresh);
    CHECK(table.find(i, 42) == i);
  }
  CHECK(table.find(1000, 42) == std::nullopt);
}

TEST_CASE("with nothing to say a property is vacuous") {
  RandomModel model;
  model.edges = {{0, 0, 1}};
  model.starts = {0};
  const auto report = report_of(model);
  CHECK(report.property("reached")->verdict == Verdict::vacuous);
  CHECK(report.property("answers")->verdict == Verdict::vacuous);
  CHECK(report.property("good")->verdict == Verdict::holds);
  CHECK(report.actions[0].verdict == Verdict::holds);
  CHECK(report.actions[1].verdict == Verdict::vacuous);
  CHECK_FALSE(report.as_expected());

  model.starts.clear();
  for (const auto& property : report_of(model).properties) CHECK(property.verdict == Verdict::vacuous);
}

TEST_CASE("a partition reports the lightest counterexample, and needs no visited set for trees") {
  const Numbers numbers;
  const auto tree = report_of(numbers, {.search = Search::partition, .threads = 2});
  CHECK(tree.states == 10 * numbers.roots);
  CHECK(tree.depth == 1);
  CHECK(tree.property("not_a_third")->hits == 3 * numbers.roots);
  CHECK(tree.property("not_a_third")->trace->steps.front().state.root == numbers.roots - 1);
  CHECK(tree.property("appended")->verdict == Verdict::holds);
  REQUIRE(tree.property("three_to_seven")->verdict == Verdict::violated);
  CHECK(replays(numbers, *tree.property("three_to_seven")->trace));
  CHECK(tree.property("three_to_seven")->trace->loop.front().action == explore::stutters);

  for (const auto fairness : {explore::Fairness::none, explore::Fairness::weak, explore::Fairness::strong}) {
    const auto by_tree = report_of(Numbers{100, fairness}, {.search = Search::partition});
    const auto by_set = report_of(NumbersWithSet{{100, fairness}}, {.search = Search::partition});
    CHECK(by_tree.states == by_set.states);
    CHECK(by_tree.transitions == by_set.transitions);
    for (const auto& property : by_set.properties) {
      CHECK(by_tree.property(property.name)->verdict == property.verdict);
      CHECK(by_tree.property(property.name)->premises == property.premises);
    }
  }
}

TEST_CASE("options that make no sense are errors") {
  const auto error = [](const auto& model, const Options& options) {
    const auto result = explore::explore(model, options);
    REQUIRE(std::holds_alternative<std::string>(result));
    return std::get<std::string>(result);
  };
  CHECK(error(models::DieHard{}, {.properties = {"fourty"}}) == "the model has no property fourty");
  CHECK_THAT(error(models::DieHard{}, {.symmetry = true}), Catch::Contains("canonical()"));
  CHECK_THAT(error(models::DieHard{}, {.search = Search::partition, .lossy = true}), Catch::Contains("visited set"));
  const auto report = report_of(models::DieHard{}, {.properties = {"four"}});
  CHECK(report.properties.size() == 1);
}

TEST_CASE("progress is told") {
  std::uint64_t last = 0, calls = 0;
  const auto note = [&](const explore::Progress& progress) {
    CHECK(progress.states >= last);
    last = progress.states;
    ++calls;
  };
  for (const Search search : searches) {
    last = calls = 0;
    report_of(models::Wheels{60}, {.search = search, .progress = note, .progress_seconds = 0});
    CHECK(last == 216000);
    CHECK(calls > 1);
  }
}

}  // namespace gridproof::test
