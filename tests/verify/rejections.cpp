// Every clause of a claim rejects a broken machine, and a claim that has lost a clause is found out.
#include "verify/claims/rejections.hpp"

#include <catch2/catch.hpp>
#include <map>

#include "solver/generate.hpp"
#include "text/layout_name.hpp"
#include "text/write.hpp"
#include "verify/claims/judge.hpp"
#include "verify/claims/rejections_with.hpp"
#include "verify/run/examine.hpp"
#include "verify/sweep/coverage.hpp"
#include "verify/sweep/run.hpp"

using namespace gridproof;
using namespace gridproof::verify;
using spec::HintType;
using spec::Marks;
using spec::Pc;
using spec::Statement;
using spec::Truth;

namespace {

const spec::Layout four = spec::Layout::boxes(2, 2);

spec::Grid board_of(const spec::Layout& layout) {
  solver::Random random(1);
  return std::get<spec::Grid>(solver::random_solution(layout, random));
}

bool says(const std::vector<Rejection>& all, const std::string& machine) {
  return std::any_of(all.begin(), all.end(), [&](const Rejection& each) { return each.machine == machine; });
}

}  // namespace

TEST_CASE("every claim about a state rejects its broken machines, on every kind of layout") {
  for (const char* name : {"1x2", "1x3", "2x2", "2x3", "2x2+diagonals", "3x3", "3x3+diagonals+windows"}) {
    const spec::Layout layout = text::parse_layout(name).value();
    const spec::Grid board = board_of(layout);
    for (const Dialect dialect : {Dialect::repaired, Dialect::as_written})
      for (const ClaimEntry& claim : claims) {
        const auto all = rejections(layout, dialect, claim.claim, board);
        CAPTURE(name, verify::name(dialect), claim.name);
        CHECK(all.empty() == is_of_behaviours(claim.claim));
        for (const Rejection& each : all) {
          CAPTURE(each.machine);
          CHECK(each.rejected);
        }
      }
  }
}

TEST_CASE("each tier and each direction has a broken machine") {
  std::map<Claim, std::size_t> machines;
  for (const ClaimEntry& claim : claims)
    machines[claim.claim] = rejections(four, Dialect::repaired, claim.claim, board_of(four)).size();
  CHECK(machines[Claim::type_ok] == 13);            // five parts none or two, the grid, the solution two ways
  CHECK(machines[Claim::hint_sound] == 5);          // tiers; a deletion; a hint that says nothing
  CHECK(machines[Claim::hint_forced] == 6);         // two tiers, without and with crossed marks; as above
  CHECK(machines[Claim::brute_force_forced] == 3);  // one tier, both ways; as above
  CHECK(machines[Claim::hint_legal] == 6);          // a filled cell; row, column, box; as above
  CHECK(machines[Claim::tier_order] == 6);
  CHECK(machines[Claim::done_ok] == 4);
  CHECK(machines[Claim::step_bound] == 2);
  CHECK(machines[Claim::confluence] == 4);
  CHECK(machines[Claim::play_consistent] == 2);
  CHECK(machines[Claim::play_progress] == 4);
  CHECK(machines[Claim::play_keeps] == 5);
  const auto windows = text::parse_layout("3x3+windows").value();
  CHECK(says(rejections(windows, Dialect::repaired, Claim::hint_legal, board_of(windows)),
             "a hint whose value stands in the window already"));
}

namespace {

// One weakened claim: what `weaken` makes of what the claim says of a state.
template <class W>
struct WeakTerms : broken::Terms {
  template <class D>
  static std::optional<Statement<Truth>> of(Claim claim, const spec::Machine<D, Truth>& machine,
                                            const spec::State<Truth>& state, const spec::Position<Truth>& after) {
    return W::weaken(*broken::Terms::of(claim, machine, state, after), machine, state);
  }
  template <class D>
  static Statement<Truth> forced(Claim claim, const spec::Machine<D, Truth>& machine,
                                 const spec::State<Truth>& state, const Marks<Truth>& full) {
    return W::weaken(broken::Terms::forced(claim, machine, state, full), machine, state);
  }
};

template <class T>
std::vector<std::string> passed_by(Claim claim) {
  std::vector<std::string> passed;
  const spec::Grid board = board_of(four);
  for (const Rejection& each : broken::BrokenMachines<spec::Repaired, T>(four, board).against(claim))
    if (!each.rejected) passed.push_back(each.machine);
  return passed;
}
template <class W>
std::vector<std::string> passed(Claim claim) {
  return passed_by<WeakTerms<W>>(claim);
}

struct AlwaysTrue {
  static auto weaken(const Statement<Truth>& said, const auto&, const auto&) {
    return Statement<Truth>{said.premise, Truth(true)};
  }
};
struct NeverMeant {
  static auto weaken(const Statement<Truth>& said, const auto&, const auto&) {
    return Statement<Truth>{Truth(false), said.conclusion};
  }
};
// The claim for tier 1 alone.
struct FirstTierOnly {
  static auto weaken(const Statement<Truth>& said, const auto&, const auto& state) {
    return Statement<Truth>{said.premise & state.hint.type.is(HintType::only_choice), said.conclusion};
  }
};
// tier_order without "no earlier tier".
struct AnyOrder {
  static auto weaken(const Statement<Truth>& said, const auto& machine, const auto& state) {
    const auto& type = state.hint.type;
    return Statement<Truth>{said.premise,
                            (type.is(HintType::only_choice) & machine.proposes(HintType::only_choice)) |
                                (type.is(HintType::last_remaining) & machine.proposes(HintType::last_remaining)) |
                                (type.is(HintType::brute_force) & machine.proposes(HintType::brute_force) &
                                 ~machine.proposes(HintType::only_choice) &
                                 ~machine.proposes(HintType::last_remaining))};
  }
};
// A hint need not say anything.
struct Silent {
  static auto weaken(const Statement<Truth>& said, const auto&, const auto& state) {
    return Statement<Truth>{said.premise, said.conclusion | ~spec::says_something(state.hint)};
  }
};
// What a hint deletes is not looked at.
struct FreeDeletions {
  static auto weaken(const Statement<Truth>& said, const auto&, const auto& state) {
    return Statement<Truth>{said.premise,
                            said.conclusion | spec::any(state.hint.del.bits(), [](const Truth& bit) { return bit; })};
  }
};
// The last tier answers where no tier has anything.
struct LastOutOfNothing {
  static auto weaken(const Statement<Truth>& said, const auto& machine, const auto& state) {
    return Statement<Truth>{said.premise,
                            said.conclusion | (state.hint.type.is(HintType::brute_force) &
                                               spec::none(spec::all_tiers, [&](HintType tier) {
                                                 return machine.proposes(tier);
                                               }))};
  }
};
struct LaxForBruteForce {
  static auto weaken(const Statement<Truth>& said, const auto&, const auto& state) {
    return Statement<Truth>{said.premise, said.conclusion | state.hint.type.is(HintType::brute_force)};
  }
};
// done_ok in one direction: no hint on full grids.
struct OneSided {
  static auto weaken(const Statement<Truth>& said, const auto& machine, const auto& state) {
    return Statement<Truth>{said.premise, spec::implies(spec::is_full(machine.rules(), machine.position().grid),
                                                        state.hint.type.is(HintType::none))};
  }
};

// A mark counts as crossed out that was so before.
struct CrossesAgain : broken::Terms {
  template <class D>
  static std::optional<Statement<Truth>> of(Claim, const spec::Machine<D, Truth>& machine,
                                            const spec::State<Truth>& state, const spec::Position<Truth>& after) {
    Statement<Truth> said = spec::play_progress(machine, state, after);
    for (const spec::Mark& mark : spec::all_marks(four))
      said.conclusion = said.conclusion | (spec::can_apply_hint(state) & after.crossed.is(mark.cell, mark.value) &
                                           is_possible(four, machine.position().grid, mark.cell, mark.value));
    return said;
  }
};
// type_ok says nothing of a state on the way.
struct AnythingOnTheWay : broken::Terms {
  template <class D>
  static Statement<Truth> on_the_way(const spec::Machine<D, Truth>&, const spec::Control<Truth>&) {
    return {Truth(true), Truth(true)};
  }
};

// Singles of tier 1 alone.
struct FewerSingles : broken::Terms {
  template <class D>
  static Statement<Truth> confluence(const spec::Machine<D, Truth>& machine, const spec::Mark& played,
                                     const spec::Machine<D, Truth>& after) {
    const auto& before = machine.proposals(HintType::only_choice).placements();
    return {before.is(played.cell, played.value),
            machine.position().solution.is(played.cell, played.value) &
                spec::keeps_singles<Truth>(machine.rules(), before, played,
                                           after.proposals(HintType::only_choice).placements())};
  }
};
// Singles may go.
struct LooseSingles : broken::Terms {
  template <class D>
  static Statement<Truth> confluence(const spec::Machine<D, Truth>& machine, const spec::Mark& played,
                                     const spec::Machine<D, Truth>&) {
    return {spec::singles(machine).is(played.cell, played.value),
            machine.position().solution.is(played.cell, played.value)};
  }
};

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a claim that always holds, or never says anything, rejects nothing") {
  for (const ClaimEntry& claim : claims) {
    if (is_of_behaviours(claim.claim) || claim.claim == Claim::confluence) continue;
    CAPTURE(claim.name);
    const std::size_t all = rejections(four, Dialect::repaired, claim.claim, board_of(four)).size();
    CHECK(passed<AlwaysTrue>(claim.claim).size() == all);
    CHECK(passed<NeverMeant>(claim.claim).size() == all);
  }
}

TEST_CASE("a claim that has lost a clause is found out by the machine of that clause") {
  CHECK(passed<FirstTierOnly>(Claim::hint_forced) ==
        Names{"tier 2 with a value of the solution that another completion lacks",
              "tier 2 with a value of the solution that another completion lacks, marks crossed out"});
  CHECK(passed<FirstTierOnly>(Claim::hint_sound) == Names{"tier 2 with another value than the solution's",
                                                          "tier 3 with another value than the solution's"});
  CHECK(passed<AnyOrder>(Claim::tier_order) == Names{"tier 2 answers where tier 1 can"});
  CHECK(passed<LaxForBruteForce>(Claim::tier_order) ==
        Names{"tier 3 answers where it cannot", "tier 3 answers where tier 1 can", "tier 3 answers where tier 2 can"});
  for (const Claim claim : {Claim::hint_sound, Claim::hint_forced, Claim::brute_force_forced, Claim::hint_legal}) {
    CAPTURE(name(claim));
    CHECK(passed<Silent>(claim) == Names{"a hint that says nothing"});
  }
  CHECK(passed<FreeDeletions>(Claim::hint_forced) == Names{"a hint that deletes a value of another completion"});
  CHECK(passed<FreeDeletions>(Claim::brute_force_forced) == Names{"a hint that deletes a value of another completion"});
  CHECK(passed<LastOutOfNothing>(Claim::tier_order) == Names{"tier 3 answers where it cannot"});
  CHECK(passed_by<CrossesAgain>(Claim::play_progress) == Names{"a round that crosses out what was crossed out"});
  CHECK(passed_by<AnythingOnTheWay>(Claim::type_ok).size() == 8);  // pc, type, grid, given, solution
  CHECK(passed<OneSided>(Claim::done_ok) == Names{"a call that ends without a hint before the grid is full"});
  CHECK(passed_by<FewerSingles>(Claim::confluence) == Names{"a single of tier 2 that goes when another is played",
                                                            "a single of tier 2 that the solution contradicts"});
  CHECK(passed_by<LooseSingles>(Claim::confluence) == Names{"a single of tier 1 that goes when another is played",
                                                            "a single of tier 2 that goes when another is played"});
}

namespace {

struct AnySolution : spec::Repaired {
  template <spec::Bit B>
  static B init(const spec::Position<B>& at) {
    return spec::is_partial_function(at.rules, at.grid) & spec::is_function(at.rules, at.solution) &
           spec::extends(at.rules, at.grid, at.solution) & spec::spares(at.rules, at.crossed, at.solution);
  }
};
// Starts from grids that say something else than the solution.
struct AnyGrid : spec::Repaired {
  template <spec::Bit B>
  static B init(const spec::Position<B>& at) {
    return spec::is_partial_function(at.rules, at.grid) & spec::is_function(at.rules, at.solution) &
           spec::valid_alt(at.rules, at.solution);
  }
};
// Does not say that the givens are in the grid.
struct AnyGivens : spec::Repaired {
  template <spec::Bit B>
  static B init(const spec::Position<B>& at) {
    return spec::Repaired::init(spec::Position<B>{at.rules, at.grid, at.crossed, at.solution});
  }
};
struct NoGrid : spec::Repaired {
  template <spec::Bit B>
  static B init(const spec::Position<B>& at) {
    return spec::Repaired::init(at) & spec::is_full(at.rules, at.grid);
  }
};
struct NoMarks : spec::Repaired {
  template <spec::Bit B>
  static B init(const spec::Position<B>& at) {
    return spec::Repaired::init(at) & spec::none(at.crossed.bits(), [](const B& bit) { return bit; });
  }
};
// NoHintFound may be taken anywhere.
struct Resigning : spec::Repaired {
  template <spec::Bit B>
  static B gives_up(const B&) {
    return B(true);
  }
};

SweepReport swept(const auto& sweep_board, Claim claim) {
  static const std::vector<spec::Grid> valid = valid_boards(four);
  const SweepOptions options{.claims = {claim}};
  return sweep_board(options, valid);
}

}  // namespace

TEST_CASE("init admits no board outside those that are swept, and it shows where it does") {
  std::vector<spec::Grid> boards = valid_boards(four);
  CHECK(covers_init<spec::Repaired>(four, boards).shown);
  CHECK_FALSE(covers_init<AnySolution>(four, boards).shown);
  CHECK(covers_init<AnyGrid>(four, boards).detail.find("values of the solution only") != std::string::npos);
  CHECK(covers_init<AnyGivens>(four, boards).detail.find("all givens") != std::string::npos);
  const spec::Grid missing = boards[100];
  boards.erase(boards.begin() + 100);
  const Coverage less = covers_init<spec::Repaired>(four, boards);
  CHECK_FALSE(less.shown);
  CHECK(less.detail.find(text::to_line(four, missing)) != std::string::npos);
}

TEST_CASE("an init that forbids crossed marks is found out by the machines that have some") {
  const spec::Grid board = board_of(four);
  Names missing;
  for (const Rejection& each : broken::BrokenMachines<NoMarks>(four, board).against(Claim::hint_forced))
    if (!each.rejected) missing.push_back(each.machine);
  CHECK(missing == Names{"tier 1 with a value of the solution that another completion lacks, marks crossed out",
                         "tier 2 with a value of the solution that another completion lacks, marks crossed out"});
}

TEST_CASE("a swept grid that is no initial state is counted") {
  const auto sweep_board = [](const SweepOptions& options, const std::vector<spec::Grid>& valid) {
    return BoardSweep<NoGrid>(options, options.layout, valid.front(), valid).run();
  };
  CHECK(swept(sweep_board, Claim::hint_sound).outside_init == 65'535);
}

TEST_CASE("every enabled action is followed, not only the one that a step would take") {
  const auto sweep_board = [](const SweepOptions& options, const std::vector<spec::Grid>& valid) {
    return BoardSweep<Resigning>(options, options.layout, valid.front(), valid).run();
  };
  const SweepReport report = swept(sweep_board, Claim::done_ok);
  CHECK(report.tallies[0].violations > 0);
  const Case subject{report.tallies[0].smallest->grid, report.tallies[0].smallest->solution, Marks<Truth>(four)};
  CHECK(judge(GameOf<Resigning>(four), subject, Claim::done_ok).outcome == Outcome::violated);
}

TEST_CASE("a claim with a term that is put before nothing is a finding") {
  const auto row = [](Claim claim) {
    return Row{.subject = claim,
               .instrument = Instrument::sweep,
               .rules = four,
               .dialect = Dialect::repaired,
               .choice = ChoiceRule::least,
               .expected = Verdict::holds,
               .verdict = Verdict::holds,
               .domain = "",
               .trusted = ""};
  };
  Row of_state = row(Claim::hint_sound), of_behaviours = row(Claim::play_ends);
  note_rejections(of_state, {});
  note_rejections(of_behaviours, {});
  CHECK_FALSE(of_state.as_expected());
  CHECK(of_behaviours.as_expected());
}
