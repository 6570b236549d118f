// The hint machine and Play as models: the steps are the spec's, the rulebook says what the claims say, and the numbers
// are those that the sweep finds in its own way.
#include "verify/models/machine_explorer.hpp"

#include <unistd.h>

#include <bit>
#include <catch2/catch.hpp>
#include <filesystem>
#include <numeric>
#include <set>
#include <tuple>

#include "solver/random.hpp"
#include "spec/claims.hpp"
#include "spec/sudoku/dialects.hpp"
#include "support/property.hpp"
#include "verify/models/compare_terms.hpp"
#include "verify/models/hint_machine.hpp"
#include "verify/property/generators.hpp"
#include "verify/sweep/sweep.hpp"

using namespace gridproof;
using namespace gridproof::verify;
using gridproof::test::property;

namespace {

const spec::Layout four = spec::Layout::boxes(2, 2);

std::vector<Claim> explored_claims() {
  std::vector<Claim> all;
  for (const ClaimEntry& claim : claims)
    if (answers(Instrument::explore, claim.claim)) all.push_back(claim.claim);
  return all;
}

const ExplorationFinding& finding(const ExplorationReport& report, Claim claim) {
  for (const ExplorationFinding& candidate : report.findings)
    if (candidate.claim == claim) return candidate;
  throw std::out_of_range("no such claim in the report");
}

ExplorationReport explored(const ExplorationOptions& options) {
  return std::get<ExplorationReport>(explore_machine(options));
}

// Everything about a state that both machines have.
using Key = std::tuple<std::size_t, int, int, int, int, int>;

template <class SpecDialect>
void same_steps(Dialect dialect, ChoiceRule choice) {
  const auto valid = valid_boards(four);
  const auto boards = sweep_boards({.layout = four, .dialect = dialect, .near_stride = 144}, valid);
  const Rulebook rules(four, dialect, boards, valid);
  const HintMachine model({rules, {}, dialect, choice, "test"});
  property("the steps are the spec's", [&] {
    const auto first = model.initial(*rc::gen::inRange<std::uint64_t>(0, model.initial_count()));
    const auto at = spec::position<spec::Truth>(four, rules.grid(first.board, first.filled), boards[first.board]);
    const spec::Machine<SpecDialect, spec::Truth> machine(at);
    const auto key = [](std::size_t action, spec::Pc pc, const spec::HintRecord& hint) {
      return Key{action, static_cast<int>(pc), static_cast<int>(hint.type), hint.value, hint.row, hint.column};
    };
    MachineState state = first;
    spec::Control<spec::Truth> beside = machine.start();
    while (true) {
      std::set<Key> steps, expected;
      std::vector<MachineState> next;
      model.successors(state, [&](std::size_t action, const MachineState& to) {
        steps.insert(key(action, to.pc, to.hint()));
        next.push_back(to);
      });
      for (const spec::Action action : spec::all_actions) {
        if (!machine.enabled(beside, action).holds()) continue;
        const spec::Transition move = spec::transition(action);
        if (choice == ChoiceRule::least || move.answers == spec::HintType::none) {
          expected.insert(
              key(static_cast<std::size_t>(action), move.to,
                  spec::record(four, machine.state(machine.step(beside, action)).hint)));
          continue;
        }
        for (std::size_t each = 0; each < machine.proposals(move.answers).size(); ++each)
          if (machine.enabled(beside, action, each).holds())
            expected.insert(
                key(static_cast<std::size_t>(action), move.to, spec::record(four, machine.found(action, each).hint)));
      }
      RC_ASSERT(steps == expected);
      if (next.empty()) break;
      state = next.front();
      beside = machine.next(beside);
    }
  });
}

template <class D>
void same_claims(Dialect dialect) {
  const auto valid = valid_boards(four);
  const auto boards = sweep_boards({.layout = four, .dialect = dialect, .near_stride = 144}, valid);
  const Rulebook rules(four, dialect, boards, valid);
  property(
      "whatever the hint",
      [&] {
        const auto board = *rc::gen::inRange<std::size_t>(0, boards.size());
        const auto filled = *rc::gen::resize(rc::kNominalSize, rc::gen::inRange<CellBits>(0, 1U << 16));
        const auto number = [] {
          return static_cast<std::uint8_t>(*rc::gen::resize(rc::kNominalSize, rc::gen::inRange(1, 5)));
        };
        spec::HintRecord hint{
            *rc::gen::elementOf(std::vector<spec::HintType>(spec::all_tiers.begin(), spec::all_tiers.end())), number(),
            number(), number()};
        if (*rc::gen::arbitrary<bool>()) hint.value = boards[board][four.cell(hint.row, hint.column)];
        const auto at = spec::position<spec::Truth>(four, rules.grid(board, filled), boards[board]);
        const spec::Machine<D, spec::Truth> machine(at);
        const spec::State<spec::Truth> state = spec::state(four, spec::Pc::done, hint);
        RC_ASSERT(spec::hint_sound(machine, state).holds().holds() == rules.sound(board, hint));
        RC_ASSERT(spec::hint_legal(machine, state).holds().holds() == rules.legal(board, filled, hint));
        RC_ASSERT(spec::tier_order(machine, state).holds().holds() == rules.in_order(board, filled, hint));
        bool completed = false, agreed = true;
        for (const spec::Grid& full : valid) {
          const bool completes = spec::completes(at, spec::constant<spec::Truth>(four, full)).holds();
          completed = completed || completes;
          agreed = agreed && (!completes || full[four.cell(hint.row, hint.column)] == hint.value);
        }
        const Rulebook::Forced expected = !completed ? Rulebook::Forced::no_completion
                                          : agreed   ? Rulebook::Forced::yes
                                                     : Rulebook::Forced::no;
        RC_ASSERT(rules.forced(board, filled, hint) == expected);
        const Rulebook searching(four, dialect, {boards[board]}, {});
        RC_ASSERT(searching.forced(0, filled, hint) == expected);
      },
      300);
}

}  // namespace

TEST_CASE("the model takes the spec's steps, least choice") {
  same_steps<spec::Repaired>(Dialect::repaired, ChoiceRule::least);
}
TEST_CASE("the model takes the spec's steps, any choice") {
  same_steps<spec::Repaired>(Dialect::repaired, ChoiceRule::any);
}
TEST_CASE("the model takes the spec's steps as written, least choice") {
  same_steps<spec::AsWritten>(Dialect::as_written, ChoiceRule::least);
}
TEST_CASE("the model takes the spec's steps as written, any choice") {
  same_steps<spec::AsWritten>(Dialect::as_written, ChoiceRule::any);
}
TEST_CASE("the rulebook says what the claims say") { same_claims<spec::Repaired>(Dialect::repaired); }
TEST_CASE("the rulebook says what the claims say as written") { same_claims<spec::AsWritten>(Dialect::as_written); }

TEST_CASE("the rulebook says what the claims say of every state of all calls on one board") {
  const auto valid = valid_boards(four);
  std::vector<Claim> of_states;
  for (const Claim claim : explored_claims())
    if (!is_of_behaviours(claim) && !is_of_play(claim)) of_states.push_back(claim);
  for (const Dialect dialect : {Dialect::repaired, Dialect::as_written}) {
    const Rulebook rules(four, dialect, {valid[100]}, valid);
    const World world{rules, {}, dialect, ChoiceRule::any, "test"};
    const HintMachine model(world);
    std::uint64_t compared = 0;
    for (std::uint64_t first = 0; first < model.initial_count(); first += 4096) {
      std::vector<std::uint64_t> starts(4096);
      std::iota(starts.begin(), starts.end(), first);
      const auto said = calls_from(model, of_states, starts);
      for (const Claim claim : of_states) {
        const TermComparison with_term = compare_with_term(world, claim, said);
        INFO(with_term.difference.value_or(""));
        CHECK(!with_term.difference);
        compared += with_term.compared;
      }
    }
    CHECK(compared > of_states.size() * 3 * 65'536);
  }
}

TEST_CASE("every call on 4x4: states and transitions are those that the sweep's answers make") {
  const SweepReport swept = sweep({.claims = {Claim::brute_force_forced}});
  const ExplorationReport report = explored({.claims = explored_claims(), .threads = 2});
  const auto only_choice = swept.by_tier[0], last_remaining = swept.by_tier[1], brute_force = swept.by_tier[2],
             none = swept.by_tier[3];
  const ExplorationFinding& call = finding(report, Claim::hint_sound);
  CHECK(call.initial == 288 * 65536);
  CHECK(call.states == 3 * only_choice + 4 * last_remaining + 5 * (brute_force + none));
  CHECK(call.transitions == 2 * only_choice + 3 * last_remaining + 4 * (brute_force + none));
  for (const auto& [action, fired] : call.actions) {
    if (action == "FindOnlyChoice") CHECK(fired == only_choice);
    if (action == "FindLastRemaining") CHECK(fired == last_remaining);
    if (action == "FindBruteForce") CHECK(fired == brute_force);
    if (action == "NoHintFound") CHECK(fired == none);
  }
  CHECK(finding(report, Claim::brute_force_forced).violations == swept.tallies[0].violations);
  for (const ExplorationFinding& each : report.findings) {
    CAPTURE(name(each.claim));
    CHECK(each.verdict == (each.claim == Claim::brute_force_forced ? Verdict::violated : Verdict::holds));
    CHECK(each.premises > 0);
  }
  CHECK(finding(report, Claim::brute_force_forced).counterexample->grid.givens() == 12);
}

TEST_CASE("as written: nothing has to happen, and boards that are no solution mislead the hints") {
  const ExplorationReport report = explored({.dialect = Dialect::as_written,
                                             .claims = {Claim::termination, Claim::hint_sound, Claim::hint_legal},
                                             .near_stride = 288,
                                             .threads = 2});
  const ExplorationFinding& termination = finding(report, Claim::termination);
  CHECK(termination.verdict == Verdict::violated);
  REQUIRE(termination.trace);
  CHECK(termination.trace->loop == termination.trace->states.size() - 1);  // by stuttering
  CHECK(termination.trace->states.back().pc != spec::Pc::done);
  const ExplorationFinding& sound = finding(report, Claim::hint_sound);
  CHECK(sound.verdict == Verdict::violated);
  REQUIRE(sound.trace);
  CHECK(sound.trace->states.back().action == "FindLastRemaining");
  CHECK(sound.counterexample->grid.givens() == 15);
  CHECK(finding(report, Claim::hint_legal).verdict == Verdict::violated);
}

TEST_CASE("as written, tier 2 never fires on valid boards") {
  const ExplorationReport report =
      explored({.dialect = Dialect::as_written, .claims = {Claim::actions_fire}, .near_stride = 0, .threads = 2});
  CHECK(report.findings[0].verdict == Verdict::vacuous);
  for (const auto& [action, fired] : report.findings[0].actions) CHECK((fired == 0) == (action == "FindLastRemaining"));
}

TEST_CASE("any choice of a tier makes more states and no other verdict") {
  ExplorationOptions options{.layout = four.with_diagonals(), .claims = explored_claims(), .threads = 2};
  const ExplorationReport least = explored(options);
  options.choice = ChoiceRule::any;
  const ExplorationReport any = explored(options);
  CHECK(finding(any, Claim::hint_sound).states > finding(least, Claim::hint_sound).states);
  for (std::size_t i = 0; i < any.findings.size(); ++i) CHECK(any.findings[i].verdict == least.findings[i].verdict);
}

TEST_CASE("6x6: few empty or few given cells") {
  const spec::Layout six = spec::Layout::boxes(2, 3);
  ExplorationOptions options{.layout = six,
                             .claims = explored_claims(),
                             .range = {GridRange::Kind::few_empty, 2},
                             .random_boards = 3,
                             .threads = 2};
  const ExplorationReport empty = explored(options);
  CHECK(finding(empty, Claim::hint_sound).initial == 3 * (1 + 36 + 630));
  CHECK(finding(empty, Claim::hint_forced).verdict == Verdict::holds);
  CHECK(finding(empty, Claim::brute_force_forced).verdict == Verdict::vacuous);
  CHECK(finding(empty, Claim::actions_fire).verdict == Verdict::vacuous);
  options.range = {GridRange::Kind::few_given, 1};
  options.claims = {Claim::hint_forced, Claim::brute_force_forced, Claim::tier_order};
  const ExplorationReport given = explored(options);
  CHECK(finding(given, Claim::tier_order).initial == 3 * (1 + 36));
  CHECK(finding(given, Claim::hint_forced).verdict == Verdict::vacuous);
  CHECK(finding(given, Claim::brute_force_forced).verdict == Verdict::violated);
}

TEST_CASE("subsets are numbered without gaps or repetitions") {
  for (const GridRange range :
       {GridRange{}, GridRange{GridRange::Kind::few_empty, 3}, GridRange{GridRange::Kind::few_given, 2}}) {
    const Subsets subsets(9, range);
    std::set<CellBits> seen;
    for (std::uint64_t i = 0; i < subsets.count(); ++i) {
      const CellBits filled = subsets.at(i);
      seen.insert(filled);
      const int given = std::popcount(filled);
      if (range.kind == GridRange::Kind::few_empty) CHECK(given >= 6);
      if (range.kind == GridRange::Kind::few_given) CHECK(given <= 2);
      CHECK(filled < 512);
    }
    CHECK(seen.size() == subsets.count());
  }
  CHECK(Subsets(9, {GridRange::Kind::few_empty, 3}).count() == 1 + 9 + 36 + 84);
}

TEST_CASE("a bound is never a success, and what cannot be explored is said") {
  ExplorationOptions options{.claims = {Claim::hint_sound, Claim::termination}};
  options.bounds.states = 1000;
  for (const ExplorationFinding& each : explored(options).findings) CHECK(each.verdict == Verdict::inconclusive);
  const auto problem = [](const ExplorationOptions& asked) {
    const auto made = explore_machine(asked);
    return std::holds_alternative<std::string>(made) ? std::get<std::string>(made) : std::string();
  };
  CHECK(problem({.layout = spec::Layout::boxes(3, 3)}).find("81 cells") != std::string::npos);
  CHECK(problem({.layout = spec::Layout::boxes(2, 3)}).find("--empty") != std::string::npos);
}

TEST_CASE("a run goes on from its checkpoint, and not from that of another run") {
  const auto file = std::filesystem::temp_directory_path() / ("gridproof-explorer-" + std::to_string(getpid()));
  ExplorationOptions options{.claims = {Claim::hint_sound, Claim::brute_force_forced}, .checkpoint = file};
  const ExplorationReport whole = explored({.claims = options.claims});
  options.bounds.states = 5'000'000;
  CHECK(explored(options).findings[0].verdict == Verdict::inconclusive);
  options.bounds = {};
  options.resume = true;
  const ExplorationReport resumed = explored(options);
  for (std::size_t i = 0; i < whole.findings.size(); ++i) {
    CHECK(resumed.findings[i].verdict == whole.findings[i].verdict);
    CHECK(resumed.findings[i].states == whole.findings[i].states);
    CHECK(resumed.findings[i].violations == whole.findings[i].violations);
  }
  options.choice = ChoiceRule::any;
  CHECK(std::holds_alternative<std::string>(explore_machine(options)));
  for (const auto& part : checkpoint_files(file)) std::filesystem::remove(part);
}

TEST_CASE("a run does not go on from a checkpoint that is not there") {
  const auto file = std::filesystem::temp_directory_path() / ("gridproof-nothing-" + std::to_string(getpid()));
  const auto refusal = [&](std::vector<Claim> claims) {
    const auto made = explore_machine({.layout = spec::Layout::boxes(1, 2),
                                       .claims = std::move(claims),
                                       .checkpoint = file,
                                       .resume = true});
    const auto* problem = std::get_if<std::string>(&made);
    return problem == nullptr ? "none" : *problem;
  };
  const std::string missing = ": the checkpoint cannot be read: No such file or directory";
  CHECK(refusal({Claim::hint_sound}) == file.string() + ".call" + missing);
  CHECK(refusal({Claim::play_ends}) == file.string() + ".play" + missing);
  CHECK(refusal({Claim::hint_sound, Claim::play_ends}) == file.string() + ".call" + missing);
  for (const auto& part : checkpoint_files(file)) CHECK(!std::filesystem::exists(part));
  // Killed in its first part, a run goes on there; the second has not begun.
  ExplorationOptions killed{.layout = spec::Layout::boxes(1, 2), .claims = {Claim::hint_sound}, .checkpoint = file};
  CHECK(explored(killed).findings.size() == 1);
  killed.claims.push_back(Claim::play_ends);
  killed.resume = true;
  CHECK(explored(killed).findings.size() == 2);
  for (const auto& part : checkpoint_files(file)) std::filesystem::remove(part);
}
