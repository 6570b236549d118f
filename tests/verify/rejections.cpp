// Every clause of a claim rejects a broken machine, and a claim that has lost a clause is found out.
#include "verify/claims/rejections.hpp"

#include <catch2/catch.hpp>
#include <map>

#include "solver/generate.hpp"
#include "text/layout_name.hpp"
#include "text/write.hpp"
#include "verify/claims/judge.hpp"
#include "verify/claims/rejections_with.hpp"
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
  CHECK(machines[Claim::hint_sound] == 4);          // tiers
  CHECK(machines[Claim::hint_forced] == 4);         // two tiers, without and with crossed marks
  CHECK(machines[Claim::brute_force_forced] == 1);  // one tier, both ways
  CHECK(machines[Claim::hint_legal] == 5);          // a filled cell; row, column, box
  CHECK(machines[Claim::tier_order] == 5);
  CHECK(machines[Claim::done_ok] == 4);
  CHECK(machines[Claim::step_bound] == 2);
  CHECK(machines[Claim::confluence] == 4);
  CHECK(machines[Claim::play_consistent] == 2);
  CHECK(machines[Claim::play_progress] == 3);
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
                                (type.is(HintType::brute_force) & ~machine.proposes(HintType::only_choice) &
                                 ~machine.proposes(HintType::last_remaining))};
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

// Singles of tier 1 alone.
struct FewerSingles : broken::Terms {
  template <class D>
  static Statement<Truth> confluence(const spec::Machine<D, Truth>& machine, const spec::Mark& played,
                                     const spec::Machine<D, Truth>& after) {
    const auto& before = machine.proposals(HintType::only_choice).placements();
    return {before.is(played.cell, played.value),
            machine.position().solution.is(played.cell, played.value) &
                spec::keeps_singles<Truth>(machine.rules(), before, played, after.proposals(HintType::only_choice).placements())};
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
        Names{"tier 3 answers where tier 1 can", "tier 3 answers where tier 2 can"});
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
