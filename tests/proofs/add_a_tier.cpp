// "Add a tier" of CONTRIBUTING.md, followed to the letter: its blocks of code are this file's.
#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <vector>

#include "../support/explored.hpp"
#include "../support/replayed.hpp"
#include "../support/tier_lists.hpp"
#include "mutants.hpp"
#include "proofs/reasons.hpp"
#include "proved.hpp"
#include "verify/models/spec_machine.hpp"
#include "verify/property/property.hpp"
#include "verify/sweep/run.hpp"

using namespace gridproof;
using namespace gridproof::spec;

namespace {

// 1. The technique: in a row or column a value is left only inside a box, so it is nowhere else in the box.
struct Claiming {
  static Technique family(const Layout& layout, const SudokuRules& rules) {
    Technique technique{"Claiming", {}};
    for (HouseIndex line = 0; line < layout.houses().size(); ++line)
      for (HouseIndex box = 0; box < layout.houses().size(); ++box) {
        const House &from = layout.houses()[line], &into = layout.houses()[box];
        if (from.kind == HouseKind::box || into.kind != HouseKind::box || !test::meet(from, into)) continue;
        for (const Value v : layout.values()) {
          Reason reason{{}, {rules.has(line, v)}, {}, {}};
          for (const Cell c : from)
            if (!into.contains(c)) reason.premises.push_back({c, v});
          for (const Cell c : into)
            if (!from.contains(c)) reason.del.push_back({c, v});
          for (const std::size_t i : rules.group_of(box).members) reason.constraints.push_back(i);
          technique.reasons.push_back(std::move(reason));
        }
      }
    return technique;
  }
};
// One that does not look at the last of the other cells.
struct HastyClaiming {
  static Technique family(const Layout& layout, const SudokuRules& rules) {
    Technique technique = Claiming::family(layout, rules);
    for (Reason& reason : technique.reasons) reason.premises.pop_back();
    return technique;
  }
};

// 2. The machine: the published tiers with the new one before brute force.
struct WithClaiming : Repaired {
  static const TierList& tiers() {
    static const TierList list({{"OnlyChoice"},
                                {"LastRemaining"},
                                {"Claiming", Ground::candidates, false},
                                {"BruteForce", Ground::peek, false}},
                               true);
    return list;
  }
  template <class D, Bit B>
  static std::vector<Proposals<B>> proposals(const Position<B>& at) {
    const Marks<B> open = D::candidates(at);
    return {D::only_choice(at, open), D::last_remaining(at, open),
            D::claims(at.rules).template proposals<B>(at.rules, at.grid, open), D::brute_force(at)};
  }
  static const TechniqueTier& claims(const Layout& layout) { return test::tier_on<Claiming::family>(layout); }
};
struct WithHastyClaiming : WithClaiming {
  static const TechniqueTier& claims(const Layout& layout) { return test::tier_on<HastyClaiming::family>(layout); }
};

const Layout small = Layout::boxes(2, 2), larger = Layout::boxes(2, 3);

template <class D>
verify::SweepReport swept(verify::Claim claim) {
  const std::vector<Grid> boards = verify::valid_boards(small);
  return verify::sweep_boards_with<D>({.claims = {claim}}, small, {boards.front()}, boards);
}

// On the grids of one board with few givens, and on the full one.
template <class D>
std::set<std::string> violated_when_explored() {
  const Grid board = verify::valid_boards(small).front();
  const verify::Starts starts{{board}, {verify::GridRange::Kind::few_given, 5}, {{board, board, Marks<Truth>(small)}}};
  return test::violated_by_explorer(verify::SpecMachine<D, 16>(small, starts, verify::ChoiceRule::any));
}

}  // namespace

TEST_CASE("a tier is added as the recipe says") {
  // 3. Every reason is right, and the machine keeps the claims.
  test::is_proved("claiming on 6x6", proofs::ReasonsRight<Claiming>{larger});
  test::claims_are_proved<WithClaiming>(small);
  const verify::SweepReport report = swept<WithClaiming>(verify::Claim::hint_forced);
  CHECK(report.tallies[0].violations == 0);
  CHECK(report.by_tier[2] > 0);  // it answers somewhere
  CHECK(violated_when_explored<WithClaiming>().empty());
  const verify::GameOf<WithClaiming> game(larger);
  CHECK(verify::test_property(game, verify::Claim::hint_sound, verify::ChoiceRule::any).verdict ==
        verify::Verdict::tested);
  verify::Case start{Grid(36), Grid(36), Marks<Truth>(larger)};
  solver::Random random(1);
  start.solution = std::get<Grid>(game.random_solution(random));
  test::is_replayed(game, test::played(game, start, 2));
}

TEST_CASE("a broken one is put before the instruments, as the recipe says") {
  test::is_refuted("hasty claiming on 6x6", proofs::ReasonsRight<HastyClaiming>{larger});
  test::claim_is_refuted<WithHastyClaiming>(Claim::hint_forced, small);
  CHECK(swept<WithHastyClaiming>(verify::Claim::hint_forced).tallies[0].violations > 0);
  CHECK(violated_when_explored<WithHastyClaiming>() == std::set<std::string>{"hint_forced", "hint_sound"});
  const verify::GameOf<WithHastyClaiming> game(larger);
  const auto report = verify::test_property(game, verify::Claim::hint_sound, verify::ChoiceRule::least, 1000);
  REQUIRE(report.verdict == verify::Verdict::falsified);
  CHECK(test::replayed(game, {verify::Claim::hint_sound}, verify::walk(game, *report.counterexample)).outcome ==
        verify::ReplayOutcome::counterexample);
}
