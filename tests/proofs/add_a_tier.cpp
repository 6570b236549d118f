// "Add a tier" of CONTRIBUTING.md, followed to the letter: its blocks of code are this file's.
#include <catch2/catch.hpp>
#include <string>

#include "../support/replayed.hpp"
#include "../support/tier_lists.hpp"
#include "mutants.hpp"
#include "proofs/reasons.hpp"
#include "proved.hpp"
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
            test::tier_on<Claiming::family>(at.rules).template proposals<B>(at.rules, at.grid, open), D::brute_force(at)};
  }
};

}  // namespace

TEST_CASE("a tier is added as the recipe says") {
  // 3. Every reason is right, and the machine keeps the claims.
  const Layout four = Layout::boxes(2, 2), six = Layout::boxes(2, 3);
  test::is_proved("claiming on 6x6", proofs::ReasonsRight<Claiming>{six});
  test::claims_are_proved<WithClaiming>(four);
  const std::vector<Grid> boards = verify::valid_boards(four);
  const verify::SweepReport swept =
      verify::sweep_boards_with<WithClaiming>({.claims = {verify::Claim::hint_forced}}, four, {boards.front()}, boards);
  CHECK(swept.tallies[0].violations == 0);
  CHECK(swept.by_tier[2] > 0);  // it answers somewhere
  const verify::GameOf<WithClaiming> game(six);
  CHECK(verify::test_property(game, verify::Claim::hint_sound, verify::ChoiceRule::any).verdict ==
        verify::Verdict::tested);
  verify::Case start{Grid(36), Grid(36), Marks<Truth>(six)};
  solver::Random random(1);
  start.solution = std::get<Grid>(game.random_solution(random));
  test::is_replayed(game, test::played(game, start, 2));
}
