#include "verify/claims/vacuous.hpp"

#include <algorithm>
#include <cstddef>

namespace gridproof::verify {

namespace {

using Kind = GridRange::Kind;

bool share_a_house(const spec::Layout& layout, spec::Cell a, spec::Cell b) {
  const auto& houses = layout.houses_of(a);
  return std::any_of(houses.begin(), houses.end(), [&](auto h) { return layout.houses()[h].contains(b); });
}

// Let empty cells join rows with columns: a circle takes at least four of them. So where one to three cells are empty,
// one of them is alone in its row or column. It has one candidate, which has no other place there. So brute force
// answers on no grid that has a completion, whatever board was named as the solution.
bool always_has_single(const GridRange& range) { return range.kind == Kind::few_empty && range.most <= 3; }

// A given takes a place in a house from a value: its own cell's, or, if it is that value and stands elsewhere, those of
// the cells that it sees. Two of the same value do not see one another. Where two places are left whatever the givens
// are, no value has a single place; and so few givens leave each cell two candidates.
bool never_has_single(const spec::Layout& layout, const GridRange& range) {
  if (range.kind != Kind::few_given || range.most > 2 || layout.size() < range.most + 2) return false;
  const auto takes = [&](const spec::House& house, spec::Cell given, spec::Cell place) {
    return given == place || (!house.contains(given) && share_a_house(layout, given, place));
  };
  for (const spec::House& house : layout.houses())
    for (const spec::Cell a : layout.cells())
      for (const spec::Cell b : layout.cells()) {
        const bool possible = a == b ? range.most >= 1
                                     : a < b && range.most == 2 &&
                                           (house.contains(a) || house.contains(b) || !share_a_house(layout, a, b));
        if (!possible) continue;
        const auto left = std::count_if(house.begin(), house.end(), [&](spec::Cell place) {
          return !takes(house, a, place) && !takes(house, b, place);
        });
        if (left < 2) return false;
      }
  return true;
}

// Where there are two values and one of them has one place in a house, that place or the house's other cell has one
// candidate. So tier 1 has answered wherever tier 2 could.
bool tier_1_sees_all(const spec::Layout& layout) { return layout.size() == 2; }

}  // namespace

std::vector<Claim> vacuous_claims(const spec::Layout& layout, Dialect dialect, const GridRange& range) {
  const bool valid = dialect == Dialect::repaired;  // as written calls start from boards that break the rules too
  const bool always_full = range.kind == Kind::few_empty && range.most == 0;
  const bool never_full =
      range.kind == Kind::few_given && static_cast<std::size_t>(range.most) < layout.cells().size();
  // Of grids that have a completion, whatever board was named as the solution.
  const bool no_forced_singles = always_full || never_has_single(layout, range);
  const bool no_forced_brute_force = always_full || always_has_single(range);
  const bool no_singles = always_full || (valid && no_forced_singles);
  const bool no_brute_force = always_full || (valid && no_forced_brute_force);
  const bool no_tier_2 = valid && tier_1_sees_all(layout);
  std::vector<Claim> vacuous;
  for (const ClaimEntry& entry : claims) {
    const auto is_vacuous = [&] {
      switch (entry.claim) {
        case Claim::hint_sound:
        case Claim::hint_legal:
        case Claim::tier_order:
        case Claim::play_consistent:
        case Claim::play_progress: return always_full;
        case Claim::hint_forced: return no_forced_singles;
        case Claim::brute_force_forced: return no_forced_brute_force;
        case Claim::actions_fire: return no_singles || no_brute_force || no_tier_2 || never_full;
        default: return false;
      }
    };
    if (is_vacuous()) vacuous.push_back(entry.claim);
  }
  return vacuous;
}

// Where lines may be equal, the tier for unique lines sees what line completion sees, and comes after it. In a line of
// two cells one known cell has used its value up: with it everything is known, or nothing.
std::vector<Claim> vacuous_claims(const spec::Takuzu& takuzu) {
  const bool no_unique_lines = !takuzu.lines_differ() || takuzu.rows() == 2 || takuzu.columns() == 2;
  return no_unique_lines ? std::vector{Claim::actions_fire} : std::vector<Claim>{};
}

}  // namespace gridproof::verify
