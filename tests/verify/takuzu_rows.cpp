// Takuzu in the rows of a report: by every instrument through its runner, with broken machines that its claims reject,
// and with counterexamples that are replayed.
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>

#include "spec/takuzu/dialects.hpp"
#include "support/request.hpp"
#include "takuzu/enumerate.hpp"
#include "verify/claims/rejections_with.hpp"
#include "verify/claims/vacuous.hpp"
#include "verify/models/machine_explorer.hpp"
#include "verify/models/takuzu_starts.hpp"
#include "verify/report/html.hpp"
#include "verify/report/itf.hpp"
#include "verify/trace/replay.hpp"
#include "verify/trace/walk.hpp"

using namespace gridproof;
using namespace gridproof::verify;
using gridproof::test::run_request;
using spec::Takuzu;
using spec::TakuzuHints;

namespace {

using Kind = GridRange::Kind;
using Names = std::set<std::string>;

spec::Grid board_of(const Takuzu& takuzu) {
  solver::Random random(1);
  return std::get<spec::Grid>(solver::random_solution(takuzu, random));
}

// The claim as it would be without its say on the later tiers; and without "no earlier tier".
struct FirstTierOnly : broken::Terms {
  template <class D>
  static std::optional<spec::Statement<spec::Truth>> of(Claim claim, const spec::Machine<D, spec::Truth>& machine,
                                                        const spec::State<spec::Truth>& state,
                                                        const typename spec::Machine<D, spec::Truth>::Where& after) {
    auto said = broken::Terms::of(claim, machine, state, after);
    said->premise = said->premise & state.hint.type.is(D::tiers().all().front());
    return said;
  }
};
struct AnyOrder : broken::Terms {
  template <class D>
  static std::optional<spec::Statement<spec::Truth>> of(Claim, const spec::Machine<D, spec::Truth>& machine,
                                                        const spec::State<spec::Truth>& state,
                                                        const typename spec::Machine<D, spec::Truth>::Where&) {
    return spec::Statement<spec::Truth>{spec::gives_hint(state),
                                        spec::any(D::tiers().all(), [&](spec::HintType tier) {
                                          return state.hint.type.is(tier) & machine.proposes(tier);
                                        })};
  }
};

template <class T>
std::size_t passing(Claim claim) {
  const Takuzu four(4, 4);
  const spec::Grid board = board_of(four);
  std::size_t count = 0;
  for (const Rejection& each : broken::BrokenMachines<TakuzuHints, T>(four, board).against(claim))
    count += each.rejected ? 0U : 1U;
  return count;
}

ExplorationReport explored(const Takuzu& takuzu, ChoiceRule choice, const GridRange& range) {
  ExplorationOptions options{.choice = choice, .range = range, .threads = 2};
  for (const ClaimEntry& claim : claims)
    if (answers(Instrument::explore, claim.claim)) options.claims.push_back(claim.claim);
  return std::get<ExplorationReport>(explore_machine(takuzu, options));
}

// Claims that come out otherwise than they should.
Names unexpected(const Takuzu& takuzu, const ExplorationReport& report) {
  const std::vector<Claim> vacuous = vacuous_claims(takuzu);
  Names names;
  for (const ExplorationFinding& finding : report.findings) {
    const bool silent = std::find(vacuous.begin(), vacuous.end(), finding.claim) != vacuous.end();
    const Verdict expected = silent                                           ? Verdict::vacuous
                             : finding.claim == Claim::brute_force_forced ? Verdict::violated
                                                                          : Verdict::holds;
    const bool passed = std::any_of(finding.rejections.begin(), finding.rejections.end(),
                                    [](const Rejection& each) { return !each.rejected; });
    const bool shown = !is_of_behaviours(finding.claim) || silent || !finding.rejections.empty();
    if (finding.verdict != expected || passed || !shown) names.insert(std::string(name(finding.claim)));
  }
  return names;
}

}  // namespace

TEST_CASE("every claim rejects the broken machines of any list of tiers") {
  for (const Takuzu& takuzu : {Takuzu(4, 4), Takuzu(6, 6), Takuzu(2, 8, false), Takuzu(4, 6, false), Takuzu(2, 2)}) {
    std::map<Claim, std::size_t> machines;
    const spec::Grid board = board_of(takuzu);
    for (const ClaimEntry& claim : claims) {
      const auto all = rejections(takuzu, Dialect::repaired, claim.claim, board);
      CAPTURE(takuzu.name(), claim.name);
      CHECK(all.empty() == is_of_behaviours(claim.claim));
      for (const Rejection& each : all) {
        CAPTURE(each.machine);
        CHECK(each.rejected);
      }
      machines[claim.claim] = all.size();
    }
    CHECK(machines[Claim::hint_sound] == 8);          // six tiers, a deletion, a hint that says nothing
    CHECK(machines[Claim::hint_forced] == 7);         // five tiers that do not look at the solution; as above
    CHECK(machines[Claim::brute_force_forced] == 3);
    CHECK(machines[Claim::hint_legal] == 3);
    CHECK(machines[Claim::tier_order] == 6 + 15);     // each where it cannot, each where an earlier one can
    CHECK(machines[Claim::done_ok] == 7);
    CHECK(machines[Claim::confluence] == 10);
  }
}

TEST_CASE("a claim that forgets tiers of a longer list is found out") {
  CHECK(passing<broken::Terms>(Claim::tier_order) == 0);
  CHECK(passing<FirstTierOnly>(Claim::hint_sound) == 5);
  CHECK(passing<FirstTierOnly>(Claim::tier_order) == 20);
  CHECK(passing<AnyOrder>(Claim::tier_order) == 15);
}

TEST_CASE("each tier of a Takuzu answers on a start with crossed marks") {
  for (const Takuzu& takuzu : {Takuzu(4, 4), Takuzu(4, 6), Takuzu(6, 6), Takuzu(8, 8)}) {
    CAPTURE(takuzu.name());
    const GameOf<TakuzuHints> game(takuzu);
    Names answered;
    for (const Case& at : marked_starts(takuzu, 150)) {
      CHECK(game.at(at)->is_initial());
      answered.insert(game.tiers().name(walk(game, at).states.back().hint.type));
    }
    CHECK(answered == Names{"Pair", "Gap", "Count", "LineCompletion", "UniqueLines", "BruteForce", "None"});
  }
}

TEST_CASE("a Takuzu is explored, every action is taken, and no claim holds of a machine that gets stuck") {
  const GridRange few_given{Kind::few_given, 2};
  for (const ChoiceRule choice : {ChoiceRule::least, ChoiceRule::any})
    CHECK(unexpected(Takuzu(4, 4), explored(Takuzu(4, 4), choice, few_given)).empty());
  const Takuzu six(6, 6), equal(4, 4, false), flat(2, 8, false);
  CHECK(unexpected(six, explored(six, ChoiceRule::least, {Kind::few_empty, 1})).empty());
  CHECK(unexpected(equal, explored(equal, ChoiceRule::least, few_given)).empty());
  CHECK(unexpected(flat, explored(flat, ChoiceRule::least, few_given)).empty());
}

TEST_CASE("what is explored of a Takuzu is said exactly") {
  const auto of = [](const Takuzu& takuzu, const GridRange& range) {
    return std::get<ExplorationReport>(explore_machine(takuzu, {.claims = {Claim::type_ok}, .range = range}))
        .findings.front();
  };
  const ExplorationFinding four = of(Takuzu(4, 4), {Kind::few_given, 1});
  CHECK(four.initial == 2 * 17 + 153);
  CHECK(four.domain ==
        "grids with at most 1 given cell of 2 of 72 boards, no marks crossed, and 153 chosen grids, 137 of them with "
        "marks crossed out");
  CHECK(of(Takuzu(6, 6), {Kind::few_empty, 1}).initial == 2 * 37 + 154);  // one for Count
  const auto problem = [](const Takuzu& takuzu) {
    return std::get<std::string>(explore_machine(takuzu, {.claims = {Claim::type_ok}}));
  };
  CHECK(problem(Takuzu(6, 6)) == "takuzu-6x6 has 2^36 grids a board; limit them with --empty or --given");
  CHECK(problem(Takuzu(10, 10)) == "takuzu-10x10 has 100 cells; the explorer takes at most 64");
}

TEST_CASE("rows about Takuzu come from every instrument that takes claims, and no other rows with them") {
  const PlanRequest swept{.instrument = Instrument::sweep, .rules = Takuzu(2, 4, false), .threads = 2};
  const RunReport report = run_request(swept);
  CHECK(report.rows.size() == 12);
  CHECK(exit_code(report) == 0);
  for (const Row& row : report.rows) {
    CAPTURE(row.subject.name);
    CHECK(name(row.rules) == "takuzu-2x4-rules-1,2");
    CHECK(row.grids == 6 * 256);
    CHECK_FALSE(row.rejects.empty());
    CHECK(row.by_tier.front().first == "pair");
  }
  const RunReport random =
      run_request({.names = {"tier_order"}, .instrument = Instrument::property, .takuzu = text::TakuzuRules{}});
  REQUIRE(random.rows.size() == 2);
  CHECK(name(random.rows[0].rules) == "takuzu-6x6");
  CHECK(name(random.rows[1].rules) == "takuzu-8x8");
  for (const Row& row : run_request({.names = {"done_ok"}, .instrument = Instrument::property}).rows)
    CHECK(row.rules->layout() != nullptr);
}

TEST_CASE("a counterexample about Takuzu is told in every report, and its trace is replayed") {
  const RunReport report = run_request(
      {.names = {"brute_force_forced"}, .instrument = Instrument::sweep, .rules = Takuzu(4, 4), .threads = 2});
  REQUIRE(report.rows.size() == 1);
  const Row& row = report.rows.front();
  REQUIRE(row.counterexample);
  CHECK(itf_file_name(row) == "brute_force_forced-takuzu-4x4-least-sweep.itf.json");
  CHECK(reproduce(row, report) ==
        "gridproof verify brute_force_forced --by sweep --takuzu --size 4x4 --choice least");
  const auto read = read_itf(to_itf(row), "row.itf.json");
  REQUIRE(read);
  CHECK(read->rules == rules_of(row));
  CHECK(replay(*read).outcome == ReplayOutcome::counterexample);
  auto wrong = *read;
  wrong.rules = Takuzu(4, 4, false);
  wrong.trace.states.back().hint.set.front().value = spec::opposite(wrong.trace.states.back().hint.set.front().value);
  CHECK(replay(wrong).outcome == ReplayOutcome::no_behaviour);
  CHECK(to_html(report).find("Rules takuzu-4x4, sweep.") != std::string::npos);
  CHECK(to_json(report).find("\"type\": \"BruteForce\"") != std::string::npos);
}
