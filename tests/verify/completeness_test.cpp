// The claim that the two rules are complete: it holds for the rules, and fails for what is less or says more.
#include <catch2/catch.hpp>
#include <regex>

#include "solver/constraint_logic.hpp"
#include "verify/suite/suite.hpp"
#include "verify/completeness/complete.hpp"
#include "verify/completeness/rows.hpp"

using namespace gridproof;
using namespace gridproof::verify;
using solver::Completions;
using solver::Reasoning;
using spec::AnyRules;
using spec::Grid;
using spec::Layout;
using spec::Takuzu;

namespace {

// Changes what the rules come to, where they come to something.
std::function<Decider(const AnyRules&)> spoilt(const std::function<void(Reasoning&)>& spoil) {
  return [spoil](const AnyRules& rules) {
    return [decide = decide_by_rules(rules), spoil](const Grid& grid) {
      Reasoning answer = decide(grid);
      spoil(answer);
      return answer;
    };
  };
}

Row property_row_with(const Layout& layout, const std::function<Decider(const AnyRules&)>& decide) {
  const auto runs = select_completeness({.instrument = Instrument::property, .rules = layout, .cases = 300});
  REQUIRE(runs.size() == 1);
  return run_completeness(runs, {.decide = decide}).front();
}

}  // namespace

TEST_CASE("all grids of up to three clues, counted by hand and by the boards") {
  CompletenessOptions options{.grids = CompletenessGrids::with_clues, .clues = 3};
  const CompletenessReport report = sweep_completeness(options);
  CHECK(report.grids == 1 + 16 * 4 + 120 * 16 + 560 * 64);
  CHECK(report.unique == 0);  // no puzzle of this size has fewer than four clues
  CHECK(report.not_unique + report.contradictory == report.grids);
  CHECK(report.wrong == 0);
  CHECK(report.most_assumptions > 0);

  options.threads = 3;
  const CompletenessReport again = sweep_completeness(options);
  CHECK(again.grids == report.grids);
  CHECK(again.not_unique == report.not_unique);
  CHECK(again.without_assumption == report.without_assumption);
  CHECK(again.most_assumptions == report.most_assumptions);

  options.up_to_relabelling = true;
  const CompletenessReport named = sweep_completeness(options);
  CHECK(named.grids < report.grids / 8);
  CHECK(named.grids == 1 + 16 + 120 * 2 + 560 * 5);  // 1, 11 or 12, 111 112 121 122 123
}

TEST_CASE("without indirect proof the rules are not complete, and the smallest grid that shows it is found") {
  const auto without = [](const AnyRules& rules) {
    return [logic = std::make_shared<solver::Logic>(*rules.layout())](const Grid& grid) {
      return logic->decide(grid, [] { return true; });
    };
  };
  const CompletenessReport report =
      sweep_completeness({.grids = CompletenessGrids::with_clues, .clues = 2, .decide = without});
  CHECK(report.wrong > 0);
  REQUIRE(report.smallest);
  CHECK(report.smallest->givens() == 2);
  CHECK(report.objection == "it is not decided");

  const Row row = property_row_with(Layout::boxes(2, 3), without);
  CHECK(row.verdict == Verdict::falsified);
  CHECK(row.detail.ends_with(": it is not decided"));
}

TEST_CASE("a proof with a step left out, a wrong class and a wrong completion are violations") {
  const auto of_boards = [](const std::function<Decider(const AnyRules&)>& decide) {
    return sweep_completeness(
        {.grids = CompletenessGrids::with_clues, .clues = 4, .up_to_relabelling = true, .decide = decide});
  };
  const CompletenessReport shortened = of_boards(spoilt([](Reasoning& answer) {
    if (!answer.proof.empty()) answer.proof.erase(answer.proof.begin());
  }));
  CHECK(shortened.wrong > 0);
  CHECK(shortened.objection.starts_with("the certificate is rejected: step "));
  const CompletenessReport hasty = of_boards(spoilt([](Reasoning& answer) {
    if (answer.completions == Completions::several) {
      answer.completions = Completions::one;
      answer.second.reset();
    }
  }));
  CHECK(hasty.wrong == hasty.not_unique);
  const CompletenessReport same = of_boards(spoilt([](Reasoning& answer) {
    if (answer.second) answer.second = answer.first;
  }));
  CHECK(same.wrong == same.not_unique);
}

TEST_CASE("the distinct sub-grids of the boards of a Takuzu, counted by hand, and each is classified as it is") {
  CompletenessOptions options{.rules = Takuzu(2, 2), .grids = CompletenessGrids::distinct};
  const CompletenessReport two = sweep_completeness(options);
  CHECK(two.grids == 1 + 4 * 2 + 6 * 2 + 4 * 2 + 2);  // 0110 and 1001 agree nowhere
  CHECK(two.not_unique == 1);
  CHECK(two.unique == two.grids - 1);
  CHECK(two.wrong == 0);
  options.up_to_relabelling = true;
  CHECK(sweep_completeness(options).grids == two.grids / 2 + 1);

  for (const bool lines_differ : {true, false}) {
    options = {.rules = Takuzu(4, 4, lines_differ), .grids = CompletenessGrids::distinct, .stride = 1009, .threads = 2};
    const CompletenessReport some = sweep_completeness(options);
    CHECK(some.grids > 1000);
    CHECK(some.unique > 100);
    CHECK(some.not_unique > 100);
    CHECK(some.contradictory == 0);
    CHECK(some.wrong == 0);
  }
  const CompletenessReport any = sweep_completeness(
      {.rules = Takuzu(4, 4), .grids = CompletenessGrids::with_clues, .clues = 3, .up_to_relabelling = true});
  CHECK(any.grids == 1 + 16 + 120 * 2 + 560 * 4);
  CHECK(any.contradictory == 8 * 4);  // three of one value in a line
  CHECK(any.wrong == 0);
}

TEST_CASE("a logic for Takuzu that is broken is found out") {
  const auto wrong = [](const std::function<Decider(const AnyRules&)>& decide) {
    return sweep_completeness(
        {.rules = Takuzu(4, 4), .grids = CompletenessGrids::distinct, .stride = 1009, .decide = decide});
  };
  const CompletenessReport undecided = wrong([](const AnyRules& rules) {
    return [logic = std::make_shared<solver::ConstraintLogic>(*rules.listed())](const Grid& grid) {
      return logic->decide(grid, [] { return true; });
    };
  });
  CHECK(undecided.wrong > 0);
  CHECK(undecided.objection == "it is not decided");
  // Rule 3 forgotten: what it decides, some grids are otherwise.
  const CompletenessReport loose = wrong([](const AnyRules&) { return decide_by_rules(Takuzu(4, 4, false)); });
  CHECK(loose.wrong > 0);
  CHECK(loose.wrong < loose.grids);
  const CompletenessReport hasty = wrong(spoilt([](Reasoning& answer) {
    if (answer.completions != Completions::several) return;
    answer.completions = Completions::one;
    answer.second.reset();
  }));
  CHECK(hasty.wrong == hasty.not_unique);
  const CompletenessReport shortened = wrong(spoilt([](Reasoning& answer) {
    if (!answer.proof.empty()) answer.proof.erase(answer.proof.begin());
  }));
  CHECK(shortened.wrong > 0);
  CHECK(shortened.objection.starts_with("the certificate is rejected: step "));
}

TEST_CASE("what is accepted must be the truth") {
  CompletenessJudge judge(Layout::boxes(2, 2), decide_by_rules(Layout::boxes(2, 2)));
  CHECK(!judge.objection(Grid(16), Completions::several));
  CHECK(judge.objection(Grid(16), Completions::one) ==
        std::optional<std::string>("the certificate says not-unique, but the grid is unique"));
}

TEST_CASE("the claim has rows by both instruments, in every profile and by its name") {
  const std::vector<std::string> by_name = {"rules_complete"};
  for (const Profile profile : {Profile::quick, Profile::ci, Profile::long_}) {
    const auto made = make_plan({.names = by_name, .profile = profile});
    const auto* plan = std::get_if<Plan>(&made);
    REQUIRE(plan != nullptr);
    CHECK(plan->tasks.size() == (profile == Profile::quick ? 4 : 5));
  }
  const auto sixteen = make_plan({.names = by_name, .rules = Layout::boxes(4, 4)});
  REQUIRE(std::get_if<Plan>(&sixteen) != nullptr);
  CHECK(std::get<Plan>(sixteen).tasks.size() == 1);
  const auto diagonals = make_plan({.names = by_name, .rules = Layout::boxes(2, 3).with_diagonals()});
  REQUIRE(std::get_if<Plan>(&diagonals) != nullptr);
  CHECK(std::get<Plan>(diagonals).tasks.size() == 1);
  CHECK(std::holds_alternative<std::string>(make_plan({.names = by_name, .instrument = Instrument::tlc})));
  for (const bool lines_differ : {true, false}) {
    const auto takuzu = make_plan({.names = by_name, .takuzu = text::TakuzuRules{lines_differ}});
    REQUIRE(std::get_if<Plan>(&takuzu) != nullptr);
    CHECK(std::get<Plan>(takuzu).tasks.size() == (lines_differ ? 2 : 1));
  }
  const auto four = make_plan({.names = by_name, .rules = Takuzu(4, 4), .profile = Profile::long_});
  REQUIRE(std::get_if<Plan>(&four) != nullptr);
  CHECK(std::get<Plan>(four).tasks.size() == 2);
  CHECK(std::holds_alternative<std::string>(make_plan({.names = by_name, .rules = Takuzu(6, 6)})));

  const Row row = property_row_with(Layout::boxes(2, 3), decide_by_rules);
  CHECK(row.verdict == Verdict::tested);
  CHECK(row.as_expected());
}

TEST_CASE("the numbers of random grids add up, also where one of them is wrong") {
  const auto numbers = [](const Row& row) {
    static const std::regex figures(
        R"((\d+) grids from (\d+) cases: (\d+) unique, (\d+) not unique, (\d+) contradictory(, 1 wrong)?, at most .*)");
    std::smatch found;
    CAPTURE(row.figures);
    REQUIRE(std::regex_match(row.figures, found, figures));
    const auto number = [&](int i) { return std::stoull(found[static_cast<std::size_t>(i)]); };
    CHECK(number(1) == number(3) + number(4) + number(5) + (found[6].matched ? 1 : 0));
    CHECK(number(1) <= 2 * number(2));  // each as it is, and with one wrong value unless it is full
    CHECK(row.grids == number(1));
    CHECK(row.premises == number(1));
    return number(2);
  };
  CHECK(numbers(property_row_with(Layout::boxes(2, 3), decide_by_rules)) == 300);
  CHECK(numbers(property_row_with(Layout::boxes(2, 3), spoilt([](Reasoning& answer) {
          if (answer.completions == Completions::several) answer.completions = Completions::one;
        }))) < 300);
}
