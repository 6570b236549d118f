// Machines with other tiers than the published one: a tier that eliminates, one tier, five tiers, a list that does not
// end in brute force.
#pragma once

#include <algorithm>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "spec/sudoku/dialects.hpp"
#include "spec/sudoku/constraints.hpp"
#include "spec/technique_tier.hpp"

namespace gridproof::test {

using namespace spec;

// In `from` a value is left only where it meets `to`: so it is not in the rest of `to`.
inline void add_locked(const Layout& layout, const SudokuRules& rules, HouseIndex from, HouseIndex to,
                       Technique& technique) {
  const House &home = layout.houses()[from], &away = layout.houses()[to];
  for (const Value v : layout.values()) {
    Reason reason{{}, {rules.has(from, v)}, {}, {}};
    for (const Cell c : home)
      if (!away.contains(c)) reason.premises.push_back({c, v});
    for (const Cell c : away)
      if (!home.contains(c)) reason.del.push_back({c, v});
    for (const std::size_t i : rules.group_of(to).members) reason.constraints.push_back(i);
    technique.reasons.push_back(std::move(reason));
  }
}

inline bool meet(const House& a, const House& b) {
  return std::any_of(a.begin(), a.end(), [&](Cell c) { return b.contains(c); });
}

// Between the houses of two kinds: from boxes along rows or columns (pointing), or from those into boxes (claiming).
inline Technique locked(const Layout& layout, const SudokuRules& rules, HouseKind from, HouseKind to) {
  Technique technique{std::string(kind_name(from)) + " to " + std::string(kind_name(to)), {}};
  for (HouseIndex home = 0; home < layout.houses().size(); ++home)
    for (HouseIndex away = 0; away < layout.houses().size(); ++away) {
      const House &h = layout.houses()[home], &a = layout.houses()[away];
      if (h.kind == from && a.kind == to && meet(h, a)) add_locked(layout, rules, home, away, technique);
    }
  return technique;
}
inline Technique pointing_rows(const Layout& layout, const SudokuRules& rules) {
  return locked(layout, rules, HouseKind::box, HouseKind::row);
}
inline Technique pointing_columns(const Layout& layout, const SudokuRules& rules) {
  return locked(layout, rules, HouseKind::box, HouseKind::column);
}
inline Technique pointing(const Layout& layout, const SudokuRules& rules) {
  Technique technique = pointing_rows(layout, rules);
  for (Reason& reason : pointing_columns(layout, rules).reasons) technique.reasons.push_back(std::move(reason));
  return technique;
}
// Pointing that does not look at one of the box's other cells.
inline Technique hasty_pointing(const Layout& layout, const SudokuRules& rules) {
  Technique technique = pointing(layout, rules);
  for (Reason& reason : technique.reasons) reason.premises.pop_back();
  return technique;
}

// A technique as a tier, made once for each layout.
template <Technique (*make)(const Layout&, const SudokuRules&)>
const TechniqueTier& tier_on(const Layout& layout) {
  static std::mutex mutex;
  static std::map<std::string, TechniqueTier> made;
  const std::lock_guard lock(mutex);
  const auto found = made.find(layout.name());
  if (found != made.end()) return found->second;
  return made.emplace(layout.name(), TechniqueTier(make(layout, SudokuRules(layout)))).first->second;
}

struct WithPointing : Repaired {
  static const TierList& tiers() {
    static const TierList list({{"OnlyChoice"},
                                {"LastRemaining"},
                                {"Pointing", Ground::candidates, false},
                                {"BruteForce", Ground::peek, false}},
                               true);
    return list;
  }
  template <class D, Bit B>
  static std::vector<Proposals<B>> proposals(const Position<B>& at) {
    const Marks<B> open = D::candidates(at);
    return {D::only_choice(at, open), D::last_remaining(at, open),
            D::eliminates(at.rules).template proposals<B>(at.rules, at.grid, open), D::brute_force(at)};
  }
  static const TechniqueTier& eliminates(const Layout& layout) { return tier_on<pointing>(layout); }
};

struct FiveTiers : WithPointing {
  static const TechniqueTier& eliminates(const Layout& layout) { return tier_on<pointing_rows>(layout); }

  static const TierList& tiers() {
    static const TierList list({{"OnlyChoice"},
                                {"LastRemaining"},
                                {"PointingRows", Ground::candidates, false},
                                {"PointingColumns", Ground::candidates, false},
                                {"BruteForce", Ground::peek, false}},
                               true);
    return list;
  }
  template <class D, Bit B>
  static std::vector<Proposals<B>> proposals(const Position<B>& at) {
    std::vector<Proposals<B>> tiers = WithPointing::proposals<D>(at);
    tiers.insert(tiers.end() - 1,
                 tier_on<pointing_columns>(at.rules).template proposals<B>(at.rules, at.grid, D::candidates(at)));
    return tiers;
  }
};

struct OneTier : Repaired {
  static const TierList& tiers() {
    static const TierList list({{"BruteForce", Ground::peek, false}}, true);
    return list;
  }
  template <class D, Bit B>
  static std::vector<Proposals<B>> proposals(const Position<B>& at) {
    return {D::brute_force(at)};
  }
};

// It gives up where pointing does.
struct NeverGuesses : WithPointing {
  static const TierList& tiers() {
    static const TierList list({{"OnlyChoice"}, {"LastRemaining"}, {"Pointing", Ground::candidates, false}}, false);
    return list;
  }
  template <class D, Bit B>
  static std::vector<Proposals<B>> proposals(const Position<B>& at) {
    std::vector<Proposals<B>> tiers = WithPointing::proposals<D>(at);
    tiers.pop_back();
    return tiers;
  }
};

struct HastyPointing : WithPointing {
  static const TechniqueTier& eliminates(const Layout& layout) { return tier_on<hasty_pointing>(layout); }
};

// Pointing that says what is known already, on full grids too: play never ends.
struct RepetitivePointing : WithPointing {
  template <class D, Bit B>
  static std::vector<Proposals<B>> proposals(const Position<B>& at) {
    std::vector<Proposals<B>> tiers = WithPointing::proposals<D>(at);
    const Marks<B> open = D::candidates(at), gone = absent(at.rules, at.grid, open);
    const auto& reasons = D::eliminates(at.rules).technique().reasons;
    for (std::size_t i = 0; i < reasons.size(); ++i) tiers[2].proposed()[i] = premises_hold(reasons[i], gone);
    return tiers;
  }
};

}  // namespace gridproof::test
