// Liveness under fairness against the definition, on random graphs: every set of states that a behaviour could end in.
#include <catch2/catch.hpp>

#include "explore/reference.hpp"
#include "support/property.hpp"

namespace gridproof::test {
namespace {

using explore::Search, explore::Verdict;

void agrees_with_definition(const RandomModel& model, int size, Search search) {
  const auto report = report_of(model, {.search = search});
  for (const bool from_initial : {true, false}) {
    const auto& result = *report.property(from_initial ? "comes" : "answers");
    const bool broken = breaks_liveness(model, from_initial, size);
    RC_ASSERT((result.verdict == Verdict::violated) == broken);
    if (!broken) {
      RC_ASSERT(result.verdict == (result.premises == 0 ? Verdict::vacuous : Verdict::holds));
      continue;
    }
    RC_ASSERT(result.trace.has_value());
    RC_ASSERT(is_fair_lasso(model, *result.trace));
    bool waits = from_initial;
    for (const auto& step : result.trace->steps) {
      waits |= !from_initial && RandomModel::has(model.from, step.state.at);
      waits &= !RandomModel::has(model.goal, step.state.at);
    }
    RC_ASSERT(waits);
  }
}

struct Long {
  struct State {
    std::uint32_t at;
  };
  std::string name() const { return "long"; }
  auto actions() const { return std::array{explore::Action{"go", explore::Fairness::weak}}; }
  std::uint64_t initial_count() const { return 1; }
  State initial(std::uint64_t) const { return {0}; }
  void successors(const State& state, auto&& emit) const { emit(0, State{(state.at + 1) % 300000}); }
  auto properties() const {
    return std::tuple{explore::eventually("never", [](const State&) { return false; }),
                      explore::leads_to(
                          "round", [](const State& s) { return s.at == 5; }, [](const State& s) { return s.at == 4; })};
  }
  std::string format(const State& state) const { return std::to_string(state.at); }
};

}  // namespace

TEST_CASE("liveness is what its definition says") {
  for (const auto& [size, edges] : {std::pair{3, 6}, {5, 9}, {7, 16}})
    for (const Search search : {Search::breadth_first, Search::depth_first, Search::partition})
      property(
          "size " + std::to_string(size) + ", search " + std::to_string(static_cast<int>(search)),
          [size = size, edges = edges, search] {
            const auto model = *any_model(size, edges);
            agrees_with_definition(model, size, search);
          },
          1500);
}

TEST_CASE("a cycle of two, with a way out that only strong fairness takes") {
  RandomModel model;
  model.edges = {{0, 0, 1}, {1, 0, 0}, {0, 1, 2}};
  model.starts = {0};
  model.goal = 1U << 2;
  const auto verdict = [&](explore::Fairness out) {
    model.fairness = {explore::Fairness::weak, out, explore::Fairness::none};
    return report_of(model).property("comes")->verdict;
  };
  CHECK(verdict(explore::Fairness::none) == Verdict::violated);
  CHECK(verdict(explore::Fairness::weak) == Verdict::violated);
  CHECK(verdict(explore::Fairness::strong) == Verdict::holds);
}

TEST_CASE("strong fairness is searched for again inside a component") {
  // 0 <-> 1 <-> 2 and an exit at 1: whoever avoids the exit must stay away from 1, and can only stutter.
  RandomModel model;
  model.edges = {{0, 0, 1}, {1, 0, 0}, {1, 0, 2}, {2, 0, 1}, {1, 1, 3}};
  model.starts = {0};
  model.goal = 1U << 3;
  model.fairness = {explore::Fairness::none, explore::Fairness::strong, explore::Fairness::none};
  const auto stays = report_of(model);
  REQUIRE(stays.property("comes")->verdict == Verdict::violated);
  CHECK(stays.property("comes")->trace->loop.front().action == explore::stutters);
  model.fairness[0] = explore::Fairness::weak;
  CHECK(report_of(model).property("comes")->verdict == Verdict::holds);
}

TEST_CASE("a long cycle does not exhaust the stack") {
  const auto report = report_of(Long{}, {.search = Search::depth_first});
  CHECK(report.states == 300000);
  CHECK(report.property("never")->verdict == Verdict::violated);
  CHECK(report.property("never")->trace->loop.size() == 300000);
  CHECK(report.property("round")->verdict == Verdict::holds);
}

}  // namespace gridproof::test
