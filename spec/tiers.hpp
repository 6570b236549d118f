// The tiers of a hint machine, in the order in which a call asks them, and what follows from the list: the machine's
// pcs, its actions, their names, and how long a call can take.
//
//   const TierList& tiers = seed_tiers();              // OnlyChoice, LastRemaining, BruteForce
//   tiers.name(Action::proceed_to_tier2);              // "ProceedToTier2"
//   tiers.transition(Action::find_brute_force).to;     // Pc::done
//
//   pc              start, find_TIER for each tier, done
//   action          StartHeuristicCheck; for each tier FindTIER and ProceedToTierN, or NoHintFound after the last
//
// The enumerators below are those of the published machine, which has three tiers. In another list they are places in
// it: HintType(3) is the fourth tier. `none` and `done` come last in every list.
#pragma once

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gridproof::spec {

enum class HintType : std::uint8_t { only_choice, last_remaining, brute_force, none = 255 };
enum class Pc : std::uint8_t { start, find_only_choice, find_last_remaining, find_brute_force, done = 255 };
enum class Action : std::uint8_t {
  start_heuristic_check,
  find_only_choice,
  proceed_to_tier2,
  find_last_remaining,
  proceed_to_tier3,
  find_brute_force,
  no_hint_found,
};

// Where an action starts and ends, and the tier that answers in it (none: it gives no hint).
struct Transition {
  Pc from;
  Pc to;
  HintType answers;
};

// In a machine of so many tiers.
constexpr Transition transition(Action action, std::size_t tiers) {
  const auto i = static_cast<std::size_t>(action);
  if (i == 0) return {Pc::start, static_cast<Pc>(1), HintType::none};
  const std::size_t tier = (i - 1) / 2;
  const auto from = static_cast<Pc>(tier + 1);
  if (i % 2 == 1) return {from, Pc::done, static_cast<HintType>(tier)};
  return {from, tier + 1 == tiers ? Pc::done : static_cast<Pc>(tier + 2), HintType::none};
}

// What is claimed of a tier. A peek looks at the solution: its hints need not be forced. A tier is monotone when what
// it proposes stays proposed until it is played, whatever is played before (claim confluence).
enum class Ground : std::uint8_t { candidates, peek };
struct Tier {
  std::string name;  // as hints name it: "OnlyChoice"
  Ground ground = Ground::candidates;
  bool monotone = true;
};

class TierList {
 public:
  // Requires a tier. `ends_in_brute_force`: the last one proposes something wherever the grid is not full.
  TierList(std::vector<Tier> tiers, bool ends_in_brute_force)
      : tiers_(std::move(tiers)), ends_in_brute_force_(ends_in_brute_force) {
    for (std::size_t i = 0; i < tiers_.size(); ++i) types_.push_back(static_cast<HintType>(i));
    for (std::size_t i = 0; i <= tiers_.size(); ++i) pcs_.push_back(static_cast<Pc>(i));
    pcs_.push_back(Pc::done);
    for (std::size_t i = 0; i < 2 * tiers_.size() + 1; ++i) actions_.push_back(static_cast<Action>(i));
  }

  std::size_t size() const { return tiers_.size(); }
  bool ends_in_brute_force() const { return ends_in_brute_force_; }
  const Tier& operator[](HintType tier) const { return tiers_[static_cast<std::size_t>(tier)]; }

  const std::vector<HintType>& all() const { return types_; }  // without none
  const std::vector<Pc>& pcs() const { return pcs_; }
  const std::vector<Action>& actions() const { return actions_; }

  // No call takes more steps than this: start, all tiers but the last passed over, and that one answers or gives up.
  int longest_call() const { return static_cast<int>(tiers_.size()) + 1; }

  Transition transition(Action action) const { return spec::transition(action, tiers_.size()); }
  static Action finds(HintType tier) { return static_cast<Action>(2 * static_cast<std::size_t>(tier) + 1); }
  static Action passes(HintType tier) { return static_cast<Action>(2 * static_cast<std::size_t>(tier) + 2); }

  std::string name(HintType tier) const { return tier == HintType::none ? "None" : (*this)[tier].name; }
  // As reports name it: "only_choice".
  std::string key(HintType tier) const {
    std::string text;
    for (const char letter : name(tier)) {
      if (std::isupper(static_cast<unsigned char>(letter)) != 0 && !text.empty()) text += '_';
      text += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    return text;
  }
  std::string name(Pc pc) const {
    if (pc == Pc::start) return "start";
    if (pc == Pc::done) return "done";
    return "find_" + key(static_cast<HintType>(static_cast<std::size_t>(pc) - 1));
  }
  std::string name(Action action) const {
    const auto i = static_cast<std::size_t>(action);
    if (i == 0) return "StartHeuristicCheck";
    const std::size_t tier = (i - 1) / 2;
    if (i % 2 == 1) return "Find" + tiers_[tier].name;
    if (tier + 1 == tiers_.size()) return "NoHintFound";
    std::string text = "ProceedToTier";
    text += std::to_string(tier + 2);
    return text;
  }

 private:
  std::vector<Tier> tiers_;
  bool ends_in_brute_force_;
  std::vector<HintType> types_;
  std::vector<Pc> pcs_;
  std::vector<Action> actions_;
};

// The published machine's, with the names that it gives them.
inline const TierList& seed_tiers() {
  static const TierList tiers({{"OnlyChoice"}, {"LastRemaining"}, {"BruteForce", Ground::peek, false}}, true);
  return tiers;
}

inline bool is_published(const TierList& tiers) { return &tiers == &seed_tiers(); }

inline constexpr std::array all_pcs = {Pc::start, Pc::find_only_choice, Pc::find_last_remaining, Pc::find_brute_force,
                                       Pc::done};
inline constexpr std::array all_types = {HintType::only_choice, HintType::last_remaining, HintType::brute_force,
                                         HintType::none};
inline constexpr std::array all_actions = {
    Action::start_heuristic_check, Action::find_only_choice, Action::proceed_to_tier2, Action::find_last_remaining,
    Action::proceed_to_tier3,      Action::find_brute_force, Action::no_hint_found};
inline constexpr std::array all_tiers = {HintType::only_choice, HintType::last_remaining, HintType::brute_force};
inline constexpr int longest_call = static_cast<int>(all_tiers.size()) + 1;

// Names of the published machine's, as views that last.
namespace detail {
template <class E, std::size_t count>
std::string_view seed_name(const std::array<E, count>& all, E wanted) {
  static const auto names = [&] {
    std::array<std::string, count> made;
    for (std::size_t i = 0; i < count; ++i) made[i] = seed_tiers().name(all[i]);
    return made;
  }();
  return names[static_cast<std::size_t>(std::find(all.begin(), all.end(), wanted) - all.begin())];
}
}  // namespace detail
inline std::string_view name(Pc pc) { return detail::seed_name(all_pcs, pc); }
inline std::string_view name(HintType type) { return detail::seed_name(all_types, type); }
inline std::string_view name(Action action) { return detail::seed_name(all_actions, action); }
constexpr Transition transition(Action action) { return transition(action, all_tiers.size()); }

}  // namespace gridproof::spec
