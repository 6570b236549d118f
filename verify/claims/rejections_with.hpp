// rejections, generic over the dialect and over what the claims say, so that a test can weaken a claim and see that a
// broken machine passes.
#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "spec/sudoku/dialects.hpp"
#include "spec/proposed.hpp"
#include "spec/record.hpp"
#include "spec/terms.hpp"
#include "text/name.hpp"
#include "verify/claims/rejections.hpp"

namespace gridproof::verify::broken {

using namespace spec;

inline std::string tier_name(HintType tier) { return "tier " + std::to_string(static_cast<std::size_t>(tier) + 1); }

// The positions that the broken machines are shown on: all of them made from one board.
template <class R>
class Scenes {
 public:
  using Scene = Position<Truth, R>;

  Scenes(const R& rules, const Grid& board) : rules_(rules), board_(board) {}

  Scene at(const Grid& grid) const { return position<Truth>(rules_, grid, board_); }
  Scene empty() const { return at(Grid(board_.size())); }
  Scene full() const { return at(board_); }

  Scene with_one_empty_cell() const {
    Grid grid = board_;
    grid[0] = 0;
    return at(grid);
  }
  Scene with_one_given(Cell cell) const {
    Grid grid(board_.size());
    grid[cell] = board_[cell];
    return at(grid);
  }

  // The first two values are given nowhere, so another board completes the grid as well: the one with them exchanged,
  // for no rules tell one value from another.
  Scene with_two_completions() const {
    Grid grid = board_;
    for (const Cell c : rules_.cells())
      if (board_[c] <= 2) grid[c] = 0;
    return at(grid);
  }
  Grid other_completion() const {
    Grid other = board_;
    for (const Cell c : rules_.cells())
      if (board_[c] <= 2) other[c] = static_cast<Value>(3 - board_[c]);
    return other;
  }
  Cell cell_of_one() const { return static_cast<Cell>(std::find(board_.begin(), board_.end(), 1) - board_.begin()); }

  // The same with a mark crossed out that both completions spare. Requires a third value.
  Scene with_two_completions_and_a_mark() const {
    Scene scene = with_two_completions();
    scene.crossed.at(cell_of_one(), rules_.values().back()) = Truth(true);
    return scene;
  }

  Value wrong(Cell cell) const { return static_cast<Value>(board_[cell] % rules_.values().size() + 1); }

 private:
  const R& rules_;
  const Grid& board_;
};

// What the claims say. A test puts weaker claims in their place.
struct Terms {
  template <class D>
  static std::optional<Statement<Truth>> of(Claim claim, const Machine<D, Truth>& machine, const State<Truth>& state,
                                            const typename Machine<D, Truth>::Where& after) {
    return spec::term(claim, machine, state, after);
  }
  // What type_ok says of a state on the way, of which only the control is there.
  template <class D>
  static Statement<Truth> on_the_way(const Machine<D, Truth>& machine, const Control<Truth>& control) {
    return spec::type_ok(machine, control);
  }
  template <class D>
  static Statement<Truth> forced(Claim claim, const Machine<D, Truth>& machine, const State<Truth>& state,
                                 const Marks<Truth>& full) {
    return spec::forced_term(claim, machine, state, full);
  }
  template <class D>
  static Statement<Truth> confluence(const Machine<D, Truth>& machine, const Mark& played,
                                     const Machine<D, Truth>& after) {
    return spec::confluence(machine, played, after);
  }
};

template <class D, class T = Terms>
class BrokenMachines {
 public:
  using Rules = typename D::Rules;

  BrokenMachines(const Rules& rules, const Grid& board) : rules_(rules), board_(board), scenes_(rules, board) {}

  std::vector<Rejection> against(Claim claim) {
    claim_ = claim;
    switch (claim) {
      case Claim::type_ok: type_ok(); break;
      case Claim::hint_sound: hint_sound(); break;
      case Claim::hint_forced: hint_forced(); break;
      case Claim::brute_force_forced: brute_force_forced(); break;
      case Claim::hint_legal: hint_legal(); break;
      case Claim::tier_order: tier_order(); break;
      case Claim::done_ok: done_ok(); break;
      case Claim::step_bound: step_bound(); break;
      case Claim::confluence: confluence(); break;
      case Claim::play_consistent: play_consistent(); break;
      case Claim::play_progress: play_progress(); break;
      case Claim::play_keeps: play_keeps(); break;
      case Claim::termination:
      case Claim::play_ends:
      case Claim::actions_fire: break;
    }
    return std::move(rejections_);
  }

 private:
  using Scene = Position<Truth, Rules>;
  using Mine = State<Truth>;

  static const TierList& tiers() { return D::tiers(); }
  static HintType first() { return tiers().all().front(); }
  static HintType last() { return tiers().all().back(); }

  // Of the published tiers it is known what is claimed of them, whatever the list says.
  static bool rests_on_candidates(HintType tier) {
    return is_published(tiers()) ? tier != last() : tiers()[tier].ground == Ground::candidates;
  }
  static bool is_monotone(HintType tier) {
    return is_published(tiers()) ? tier != last() : tiers()[tier].monotone;
  }

  static bool broken(const Statement<Truth>& said) { return said.premise.holds() && !said.conclusion.holds(); }
  void note(std::string machine, bool rejected) { rejections_.push_back({std::move(machine), rejected}); }

  // A machine that ends like this on the scene.
  void end(std::string machine, const Scene& at, const Mine& state) { round(std::move(machine), at, state, at); }
  void round(std::string machine, const Scene& at, const Mine& state, const Scene& after) {
    note(std::move(machine), broken(T::of(claim_, Machine<D, Truth>(at), state, after).value()));
  }

  Mine answer(HintType tier, Cell cell, Value value) const {
    return spec::state(rules_, tiers(), Pc::done, {tier, {{cell, value}}, {}});
  }
  // Of a tier that eliminates, if there were one.
  Mine deletion(HintType tier, Cell cell, Value value) const {
    return spec::state(rules_, tiers(), Pc::done, {tier, {}, {{cell, value}}});
  }
  Mine says_nothing(HintType tier) const { return spec::state(rules_, tiers(), Pc::done, {tier, {}, {}}); }
  Mine no_answer() const { return spec::state(rules_, tiers(), Pc::done, {}); }

  // What each tier proposes there: nothing, but for these, which propose these marks.
  Proposed<Truth, Rules> proposing(const Scene& at, const std::vector<HintType>& some,
                                   const Marks<Truth>& marks) const {
    Proposed<Truth, Rules> result{at, {}};
    for (const HintType tier : tiers().all())
      result.tiers.emplace_back(std::find(some.begin(), some.end(), tier) != some.end() ? marks : Marks<Truth>(rules_));
    return result;
  }
  Proposed<Truth, Rules> proposing(const Scene& at, const std::vector<HintType>& some) const {
    Marks<Truth> one(rules_);
    one.at(0, board_[0]) = Truth(true);
    return proposing(at, some, one);
  }
  // A machine that ends like this where just these tiers propose something.
  void end_where(std::string machine, const Scene& at, const std::vector<HintType>& some, const Mine& state) {
    const Proposed<Truth, Rules> there = proposing(at, some);
    note(std::move(machine), broken(T::of(claim_, Machine<AsProposed<D>, Truth>(there), state, at).value()));
  }

  // It has to be rejected at the end of a call and on the way.
  void anywhere(std::string machine, const Scene& at, const Mine& state) {
    const Machine<D, Truth> here(at);
    note(std::move(machine), broken(T::of(claim_, here, state, at).value()) &&
                                 broken(T::on_the_way(here, spec::control_of(state))));
  }

  void type_ok() {
    const Scene scene = scenes_.with_one_empty_cell();
    const Mine right = answer(last(), 0, board_[0]);
    const auto part = [&](const std::string& name, auto&& none, auto&& two) {
      Mine state = right;
      none(state);
      anywhere("a state without " + name, scene, state);
      state = right;
      two(state);
      anywhere("a state with two of " + name, scene, state);
    };
    const Truth yes(true), no(false);
    part(
        "pc", [&](Mine& s) { s.pc.at(Pc::done) = no; }, [&](Mine& s) { s.pc.at(Pc::start) = yes; });
    part(
        "hint type", [&](Mine& s) { s.hint.type.at(last()) = no; },
        [&](Mine& s) { s.hint.type.at(first()) = yes; });
    const auto said = [&](const std::string& name, auto&& change) {
      Mine state = right;
      change(state.hint);
      end(name, scene, state);
    };
    said("a hint that says nothing", [&](Hint<Truth>& hint) { hint.set.at(0, board_[0]) = no; });
    said("a hint that sets two values in a cell", [&](Hint<Truth>& hint) { hint.set.at(0, scenes_.wrong(0)) = yes; });
    said("a hint that deletes what it sets", [&](Hint<Truth>& hint) { hint.del.at(0, board_[0]) = yes; });
    Mine without = no_answer();
    without.hint.set.at(0, board_[0]) = yes;
    end("no hint that sets a value", scene, without);
    without = no_answer();
    without.hint.del.at(0, board_[0]) = yes;
    end("no hint that deletes a value", scene, without);
    Scene two_in_grid = scene;
    two_in_grid.grid.at(1, scenes_.wrong(1)) = yes;
    anywhere("a grid with two values in a cell", two_in_grid, right);
    Scene not_written = scene;
    not_written.givens.at(0, board_[0]) = yes;
    anywhere("a given that is not in the grid", not_written, right);
    Scene two_in_solution = scene;
    two_in_solution.solution.at(1, scenes_.wrong(1)) = yes;
    anywhere("a solution with two values in a cell", two_in_solution, right);
    Scene hole = scenes_.empty();
    hole.solution.at(1, board_[1]) = no;
    anywhere("a solution with an empty cell", hole, right);
  }

  void hint_sound() {
    for (const HintType tier : tiers().all())
      end(tier_name(tier) + " with another value than the solution's", scenes_.with_one_empty_cell(),
          answer(tier, 0, scenes_.wrong(0)));
    end("a hint that deletes the solution's value", scenes_.with_one_empty_cell(), deletion(first(), 0, board_[0]));
    end("a hint that says nothing", scenes_.with_one_empty_cell(), says_nothing(first()));
  }

  // The hint is the solution's value, and another completion has another one.
  bool rejects_peeking(const Scene& scene, HintType tier) const {
    const Cell cell = scenes_.cell_of_one();
    return rejects_of_other(scene, answer(tier, cell, board_[cell]));
  }
  bool rejects_of_other(const Scene& scene, const Mine& state) const {
    return broken(T::forced(claim_, Machine<D, Truth>(scene), state,
                            constant<Truth>(rules_, scenes_.other_completion())));
  }
  // What does not depend on which of these tiers it is.
  void forced_by(HintType tier) {
    const Scene scene = scenes_.with_two_completions();
    const Cell cell = scenes_.cell_of_one();
    note("a hint that deletes a value of another completion",
         rejects_of_other(scene, deletion(tier, cell, scenes_.other_completion()[cell])));
    note("a hint that says nothing", rejects_of_other(scene, says_nothing(tier)));
  }
  std::optional<HintType> first_of(Ground ground) const {
    for (const HintType tier : tiers().all())
      if (tiers()[tier].ground == ground) return tier;
    return std::nullopt;
  }
  void hint_forced() {
    for (const HintType tier : tiers().all()) {
      if (!rests_on_candidates(tier)) continue;
      const std::string machine = tier_name(tier) + " with a value of the solution that another completion lacks";
      note(machine, rejects_peeking(scenes_.with_two_completions(), tier));
      if (rules_.values().size() < 3) continue;
      if constexpr (!std::derived_from<D, AsWritten>) {  // the module starts without marks
        const Scene crossed = scenes_.with_two_completions_and_a_mark();
        note(machine + ", marks crossed out", D::init(crossed).holds() && rejects_peeking(crossed, tier));
      }
    }
    if (const auto tier = first_of(Ground::candidates)) forced_by(*tier);
  }
  // Expected to be violated, so it has to show that it can be kept too: where there is one completion.
  void brute_force_forced() {
    for (const HintType tier : tiers().all()) {
      if (tiers()[tier].ground != Ground::peek) continue;
      const Statement<Truth> kept = T::forced(claim_, Machine<D, Truth>(scenes_.with_one_empty_cell()),
                                              answer(tier, 0, board_[0]), constant<Truth>(rules_, board_));
      note(tier_name(tier) +
               " with a value of the solution that another completion lacks, and not where there is no other",
           rejects_peeking(scenes_.with_two_completions(), tier) && kept.premise.holds() && kept.conclusion.holds());
    }
    if (const auto tier = first_of(Ground::peek)) forced_by(*tier);
  }

  // A house of the kind that holds both cells while no house of another kind does.
  std::optional<std::pair<Cell, Cell>> together_in(HouseKind kind) const {
    for (const Cell given : rules_.cells())
      for (const Cell hinted : rules_.cells()) {
        if (given == hinted) continue;
        bool some = false, others = false;
        for (const HouseIndex h : rules_.houses_of(given)) {
          if (!rules_.houses()[h].contains(hinted)) continue;
          (rules_.houses()[h].kind == kind ? some : others) = true;
        }
        if (some && !others) return std::pair{given, hinted};
      }
    return std::nullopt;
  }
  void hint_legal() {
    end("a hint for a filled cell", scenes_.with_one_given(0), answer(last(), 0, scenes_.wrong(0)));
    end("a hint that deletes a value of the grid", scenes_.with_one_given(0), deletion(first(), 0, board_[0]));
    end("a hint that says nothing", scenes_.empty(), says_nothing(first()));
    if constexpr (std::same_as<Rules, Layout>) breaks_houses();
  }
  // Where candidates are what no house has yet.
  void breaks_houses() {
    std::set<HouseKind> kinds;
    for (const House& house : rules_.houses()) {
      if (!kinds.insert(house.kind).second) continue;
      if (const auto cells = together_in(house.kind))
        end("a hint whose value stands in the " + std::string(kind_name(house.kind)) + " already",
            scenes_.with_one_given(cells->first), answer(last(), cells->second, board_[cells->first]));
    }
  }

  void tier_order() {
    for (const HintType tier : tiers().all()) {
      const Mine state = answer(tier, 0, board_[0]);
      end_where(tier_name(tier) + " answers where it cannot", scenes_.empty(), {}, state);
      for (const HintType earlier : tiers().all())
        if (earlier < tier)
          end_where(tier_name(tier) + " answers where " + tier_name(earlier) + " can", scenes_.empty(), {earlier, tier},
                    state);
    }
  }

  // Without brute force it is not the full grid that ends it, but that no tier has anything.
  void done_ok() {
    const bool guesses = tiers().ends_in_brute_force();
    if (guesses)
      end("a call that ends without a hint before the grid is full", scenes_.with_one_empty_cell(), no_answer());
    else
      end_where("a call that ends without a hint where a tier has one", scenes_.empty(), {first()}, no_answer());
    for (const HintType tier : tiers().all())
      end_where(tier_name(tier) + (guesses ? " on a full grid" : " where no tier has a hint"), scenes_.full(), {},
                answer(tier, 0, board_[0]));
  }

  void step_bound() {
    if (tiers().ends_in_brute_force()) {  // else it gives up
      const auto stuck = static_cast<Pc>(tiers().size());
      const Proposed<Truth, Rules> silent = proposing(scenes_.empty(), {});
      note("a machine that gets stuck before done", broken(*T::of(claim_, Machine<AsProposed<D>, Truth>(silent),
                                                                  spec::state(rules_, tiers(), stuck, {}), silent)));
    }
    Mine on = no_answer();
    on.pc.at(Pc::start) = Truth(true);
    end("a machine that goes on after done", scenes_.full(), on);
  }

  // A single that goes when another is played, and one that the solution contradicts.
  void confluence() {
    const Scene before = scenes_.empty();
    for (const HintType tier : tiers().all()) {
      if (!is_monotone(tier)) continue;
      const auto rejects = [&](Value played, const Marks<Truth>& at_first, const Marks<Truth>& later) {
        Scene after = before;
        after.grid.at(0, played) = Truth(true);
        const auto now = proposing(before, {tier}, at_first), then = proposing(after, {tier}, later);
        return broken(
            T::confluence(Machine<AsProposed<D>, Truth>(now), {0, played}, Machine<AsProposed<D>, Truth>(then)));
      };
      Marks<Truth> two(rules_), wrong(rules_);
      two.at(0, board_[0]) = two.at(1, board_[1]) = Truth(true);
      wrong.at(0, scenes_.wrong(0)) = Truth(true);
      note("a single of " + tier_name(tier) + " that goes when another is played",
           rejects(board_[0], two, Marks<Truth>(rules_)));
      note("a single of " + tier_name(tier) + " that the solution contradicts",
           rejects(scenes_.wrong(0), wrong, wrong));
    }
  }

  void play_consistent() {
    const Scene scene = scenes_.with_one_empty_cell();
    const Mine state = answer(last(), 0, board_[0]);
    Scene written = scene;
    written.grid.at(0, scenes_.wrong(0)) = Truth(true);
    round("a round that writes another value than the solution's", scene, state, written);
    Scene crossed = scene;
    crossed.crossed.at(0, board_[0]) = Truth(true);
    round("a round that crosses a value of the solution out", scene, state, crossed);
  }

  void play_progress() {
    const Scene scene = scenes_.with_one_empty_cell();
    round("a round without a hint before the grid is full", scene, no_answer(), scenes_.full());
    const Mine state = answer(last(), 0, board_[0]);
    round("a round that changes nothing", scene, state, scene);
    // In the empty cell, where its houses have the value; where every value is possible there, in a filled one.
    const Cell cell = is_possible(rules_, scene.grid, 0, scenes_.wrong(0)).holds() ? 1 : 0;
    Scene crossed = scene;
    crossed.crossed.at(cell, scenes_.wrong(cell)) = Truth(true);
    round("a round that crosses out what is no candidate", scene, state, crossed);
    Scene again = scenes_.empty();
    again.crossed.at(0, scenes_.wrong(0)) = Truth(true);
    round("a round that crosses out what was crossed out", again, state, again);
  }

  void play_keeps() {
    const Mine state = answer(last(), 0, board_[0]);
    round("a round on a full grid", scenes_.full(), state, scenes_.full());
    Scene after = scenes_.with_one_empty_cell();
    after.grid.at(1, board_[1]) = Truth(false);
    round("a round that takes a value away", scenes_.with_one_empty_cell(), state, after);
    Scene given = scenes_.with_one_empty_cell();
    given.grid.at(0, board_[0]) = given.givens.at(0, board_[0]) = Truth(true);
    round("a round that makes a hint a given", scenes_.with_one_empty_cell(), state, given);
    Scene entry = scenes_.with_one_empty_cell();
    entry.givens.at(1, board_[1]) = Truth(false);
    round("a round that makes a given an entry", scenes_.with_one_empty_cell(), state, entry);
    Scene crossed = scenes_.with_one_empty_cell();
    crossed.crossed.at(0, scenes_.wrong(0)) = Truth(true);
    Scene filled = scenes_.with_one_empty_cell();
    filled.grid.at(0, board_[0]) = Truth(true);
    round("a round that takes a crossed mark away", crossed, state, filled);
  }

  const Rules& rules_;
  const Grid& board_;
  Scenes<Rules> scenes_;
  Claim claim_{};
  std::vector<Rejection> rejections_;
};

}  // namespace gridproof::verify::broken
