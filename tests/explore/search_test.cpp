// The searches against a walk with std::set, on random graphs; and the same report from any number of threads.
#include <catch2/catch.hpp>

#include "examples/models/eight_puzzle.hpp"
#include "examples/models/mutex.hpp"
#include "examples/models/philosophers.hpp"
#include "examples/models/wheels.hpp"
#include "explore/reference.hpp"
#include "support/property.hpp"

namespace gridproof::test {
namespace {

using explore::Search, explore::Verdict, explore::Options;

struct Counted {
  std::uint64_t states = 0, transitions = 0, outside = 0, depth = 0, bad = 0, ends = 0, goals = 0;
  std::array<std::uint64_t, 3> fired{};
};

Counted count(const RandomModel& model, const std::vector<std::uint8_t>& starts) {
  Counted counted;
  for (const auto& [state, distance] : model.distances(starts)) {
    ++counted.states;
    counted.depth = std::max<std::uint64_t>(counted.depth, distance);
    counted.bad += RandomModel::has(model.bad, state);
    counted.goals += RandomModel::has(model.goal, state);
    bool ends = true;
    for (const Edge& edge : model.edges) {
      if (edge.from != state) continue;
      ends = false;
      ++counted.transitions;
      ++counted.fired[edge.action];
      counted.outside += RandomModel::has(model.outside, edge.to);
    }
    counted.ends += ends && RandomModel::has(model.bad, state);
  }
  return counted;
}

void add(Counted& sum, const Counted& part) {
  sum.states += part.states;
  sum.transitions += part.transitions;
  sum.outside += part.outside;
  sum.depth = std::max(sum.depth, part.depth);
  sum.bad += part.bad;
  sum.ends += part.ends;
  sum.goals += part.goals;
  for (std::size_t i = 0; i < 3; ++i) sum.fired[i] += part.fired[i];
}

// The nearest state of a set, or nothing.
std::optional<std::size_t> nearest(const RandomModel& model, std::uint32_t set) {
  std::optional<std::size_t> best;
  for (const auto& [state, distance] : model.distances(model.starts))
    if (RandomModel::has(set, state) && (!best || distance < *best)) best = distance;
  return best;
}

void agrees_with_walk(const RandomModel& model, Search search) {
  Counted expected;
  if (search == Search::partition)
    for (const std::uint8_t start : model.starts) add(expected, count(model, {start}));
  else
    expected = count(model, model.starts);
  const auto report = report_of(model, {.search = search});
  RC_ASSERT(report.states == expected.states);
  RC_ASSERT(report.transitions == expected.transitions);
  RC_ASSERT(report.outside == expected.outside);
  for (std::size_t i = 0; i < 3; ++i) {
    RC_ASSERT(report.actions[i].fired == expected.fired[i]);
    RC_ASSERT(report.actions[i].verdict == (expected.fired[i] != 0 ? Verdict::holds : Verdict::vacuous));
  }
  if (search != Search::depth_first) RC_ASSERT(report.depth == expected.depth);

  const auto judged = [&](const char* name, std::uint64_t hits, Verdict with, Verdict without, std::uint32_t set) {
    const auto& result = *report.property(name);
    RC_ASSERT(result.hits == hits);
    RC_ASSERT(result.verdict == (hits != 0 ? with : without));
    RC_ASSERT(result.trace.has_value() == (hits != 0));
    if (hits == 0) return;
    RC_ASSERT(replays(model, *result.trace));
    RC_ASSERT(RandomModel::has(set, result.trace->steps.back().state.at));
    if (search != Search::depth_first) RC_ASSERT(result.trace->steps.size() == *nearest(model, set) + 1);
  };
  const Verdict unbroken = expected.states == 0 ? Verdict::vacuous : Verdict::holds;
  judged("good", expected.bad, Verdict::violated, unbroken, model.bad);
  judged("reached", expected.goals, Verdict::holds, Verdict::vacuous, model.goal);
  std::uint32_t ends = model.bad;
  for (const Edge& edge : model.edges) ends &= ~(1U << edge.from);
  judged("no_deadlock", expected.ends, Verdict::violated, unbroken, ends);
}

template <class M>
void same_with_any_threads(const M& model, Options options) {
  options.threads = 1;
  const std::string alone = report_of(model, options).digest;
  for (const unsigned threads : {2U, 3U, 8U}) {
    options.threads = threads;
    CHECK(report_of(model, options).digest == alone);
  }
}

struct Broken : models::Wheels {
  void successors(const State& state, auto&& emit) const {
    if (state.turns == 40) throw std::domain_error("broken");
    models::Wheels::successors(state, emit);
  }
};

}  // namespace

TEST_CASE("a search sees what a walk with a set of states sees") {
  for (const Search search : {Search::breadth_first, Search::depth_first, Search::partition})
    property(
        "search " + std::to_string(static_cast<int>(search)), [search] { agrees_with_walk(*any_model(9, 20), search); },
        500);
}

TEST_CASE("the report does not depend on the number of threads") {
  same_with_any_threads(models::EightPuzzle{}, {});
  same_with_any_threads(models::EightPuzzle{}, {.bounds = {.states = 50000}});
  same_with_any_threads(models::EightPuzzle{}, {.lossy = true});
  same_with_any_threads(models::EightPuzzle{}, {.stop_at_violation = true});
  same_with_any_threads(models::Mutex{}, {});
  same_with_any_threads(models::Philosophers<9>{}, {});
  same_with_any_threads(models::Philosophers<9>{}, {.symmetry = true});
  same_with_any_threads(models::Wheels{50}, {});
  property(
      "partition of a random model",
      [] {
        auto model = *any_model(9, 20);
        const std::vector<std::uint8_t> few = model.starts;
        while (model.starts.size() < 700) model.starts.push_back(few[model.starts.size() % few.size()]);
        const std::string alone = report_of(model, {.search = Search::partition}).digest;
        RC_ASSERT(report_of(model, {.search = Search::partition, .threads = 3}).digest == alone);
      },
      20);
}

TEST_CASE("what a model throws in a thread comes out") {
  CHECK_THROWS_AS(explore::explore(Broken{{50}}, {.threads = 3}), std::domain_error);
  CHECK_THROWS_AS(explore::explore(Broken{{50}}, {.search = Search::partition}), std::domain_error);
}

TEST_CASE("symmetry visits one state of each class and its trace is one of the model") {
  const models::Philosophers<6> naive;
  const auto all = report_of(naive);
  std::set<std::array<std::uint8_t, 6>> classes, seen = {naive.initial(0).doing};
  for (std::vector<models::Philosophers<6>::State> left = {naive.initial(0)}; !left.empty();) {
    const auto state = left.back();
    left.pop_back();
    classes.insert(naive.canonical(state).doing);
    naive.successors(state, [&](std::size_t, const auto& next) {
      if (seen.insert(next.doing).second) left.push_back(next);
    });
  }
  CHECK(all.states == seen.size());
  const auto reduced = report_of(naive, {.symmetry = true});
  CHECK(reduced.states == classes.size());
  CHECK(reduced.states < all.states / 4);
  for (const auto& property : all.properties) CHECK(reduced.property(property.name)->verdict == property.verdict);
  REQUIRE(reduced.property("no_deadlock")->trace.has_value());
  CHECK(replays(naive, *reduced.property("no_deadlock")->trace));
  CHECK(reduced.property("no_deadlock")->trace->steps.size() == all.property("no_deadlock")->trace->steps.size());
}

}  // namespace gridproof::test
