// The sweep of one board: all subsets of its cells, in blocks of 256. Generic over the dialect, so that a test can
// sweep a broken one.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string_view>
#include <vector>

#include "spec/sudoku/dialects.hpp"
#include "spec/lanes.hpp"
#include "spec/terms.hpp"
#include "text/digest.hpp"
#include "verify/sweep/blocks.hpp"
#include "verify/sweep/completions.hpp"
#include "verify/sweep/sweep.hpp"

namespace gridproof::verify {

template <class D>
class BoardSweep {
 public:
  using Rules = typename D::Rules;

  BoardSweep(const SweepOptions& options, const Rules& rules, const spec::Grid& board,
             const std::vector<spec::Grid>& valid)
      : options_(options),
        rules_(rules),
        board_(board),
        valid_(valid),
        completions_(rules_, board, valid),
        blocks_(rules_, board),
        sampled_(static_cast<std::uint32_t>(sample_of(board)) % blocks_.count()) {
    report_.boards = 1;
    report_.by_tier.assign(D::tiers().size() + 1, 0);
    for (const Claim claim : options.claims) report_.tallies.push_back(SweepTally{.claim = claim});
  }

  SweepReport run() {
    const bool orders = wants(Claim::confluence) && is_solution(rules_, board_).holds();
    if (orders) singles_.assign(blocks_.count(), std::vector<Lanes>(board_.size()));
    for (std::uint32_t high = 0; high < blocks_.count(); ++high) block(blocks_.at(high), high);
    if (orders)
      for (std::uint32_t high = 0; high < blocks_.count(); ++high) check_orders(high);
    return std::move(report_);
  }

 private:
  using Lanes = spec::Lanes;
  using Statement = spec::Statement<Lanes>;
  using Control = spec::Control<Lanes>;
  using State = spec::State<Lanes>;
  using Position = spec::Position<Lanes, Rules>;
  using Machine = spec::Machine<D, Lanes>;

  bool wants(Claim claim) const {
    return std::find(options_.claims.begin(), options_.claims.end(), claim) != options_.claims.end();
  }

  // One block of every board is decided a second time, by the claims' own terms where it was decided otherwise.
  bool is_sampled(std::uint32_t high) const { return high == sampled_; }

  void block(const Position& at, std::uint32_t high) {
    const Machine machine(at);
    report_.grids += blocks_.lanes();
    report_.outside_init += (blocks_.live() & ~D::init(at)).population();
    follow(machine, machine.start(), machine.tiers().longest_call(), completions_.values(rules_, high), blocks_.live(),
           high);
    if (!singles_.empty()) note_singles(machine, high);
  }

  // Every behaviour from here on. Where one action is enabled, and in a machine that is right no more are, all lanes
  // take one step together.
  void follow(const Machine& machine, const Control& control, int steps, const spec::Marks<Lanes>& says,
              const Lanes& where, std::uint32_t high) {
    if (steps == 0) return check_end(machine, machine.state(control), says, where, high);
    for (SweepTally& tally : report_.tallies)
      if (tally.claim == Claim::type_ok) note(tally, spec::type_ok(machine, control), where, high);
    if (options_.choice == ChoiceRule::any) check_choices(machine, control, says, where, high);
    const Lanes several = where & spec::count_up_to_two(machine.tiers().actions(), [&](spec::Action action) {
                                    return machine.enabled(control, action);
                                  }).several;
    const Lanes together = where & ~several;
    if (together.any()) follow(machine, machine.next(control), steps - 1, says, together, high);
    if (!several.any()) return;
    for (const spec::Action action : machine.tiers().actions())
      if (const Lanes here = several & machine.enabled(control, action); here.any())
        follow(machine, machine.step(control, action), steps - 1, says, here, high);
  }

  void check(Claim claim, const Machine& machine, const State& state, const Lanes& where, std::uint32_t high) {
    for (SweepTally& tally : report_.tallies)
      if (tally.claim == claim) note(tally, *term(claim, machine, state, machine.position()), where, high);
  }

  // type_ok is the invariant of every state: on the way of what there is of one, the control. The other claims speak of
  // done states only, and done is where a call rests (step_bound), so they are checked there once.
  void check_end(const Machine& machine, const State& state, const spec::Marks<Lanes>& says, const Lanes& where,
                 std::uint32_t high) {
    const Position after = spec::apply_hint(machine.position(), state);
    check(Claim::type_ok, machine, state, where, high);
    for (std::size_t i = 0; i < report_.by_tier.size(); ++i)
      report_.by_tier[i] += (state.hint.type.bits()[i] & where).population();
    check_done(machine, state, after, says, where, high);
    check(Claim::step_bound, machine, state, where, high);
  }

  void check_done(const Machine& machine, const State& state, const Position& after, const spec::Marks<Lanes>& says,
                  const Lanes& where, std::uint32_t high) {
    for (SweepTally& tally : report_.tallies) {
      if (tally.claim == Claim::type_ok || tally.claim == Claim::step_bound) continue;
      if (is_of_completions(tally.claim)) {
        const Statement said = forced_for_all(tally.claim, machine, state, says);
        note(tally, said, where, high);
        if (is_sampled(high)) compare(tally, said, by_term(tally.claim, machine, state), where, high);
      } else if (const auto said = term(tally.claim, machine, state, after)) {
        note(tally, *said, where, high);
      }
    }
  }

  // Every hint that a tier could have chosen instead of the least.
  void check_choices(const Machine& machine, const Control& control, const spec::Marks<Lanes>& says, const Lanes& among,
                     std::uint32_t high) {
    for (const spec::HintType tier : machine.tiers().all())
      for (std::size_t i = 0; i < machine.proposals(tier).size(); ++i) {
        const spec::Action find = spec::TierList::finds(tier);
        const Lanes where = among & machine.enabled(control, find, i);
        if (!where.any()) continue;
        const State after = machine.found(find, i);
        check(Claim::type_ok, machine, after, where, high);
        check_done(machine, after, spec::apply_hint(machine.position(), after), says, where, high);
        check(Claim::step_bound, machine, after, where, high);
      }
  }

  // hint_forced and brute_force_forced with all completions supplied at once, by the values that they have in each
  // cell: there is a completion; none has another value where the hint sets one, none has a value that it deletes.
  Statement forced_for_all(Claim claim, const Machine& machine, const State& state,
                           const spec::Marks<Lanes>& says) const {
    const Lanes completed =
        spec::any(rules_.values(), [&](spec::Value v) { return says.is(rules_.cells().front(), v); });
    const Lanes agreed = spec::says_something(state.hint) & spec::all(rules_.cells(), [&](spec::Cell c) {
                           const auto count =
                               spec::count_up_to_two(rules_.values(), [&](spec::Value v) { return says.is(c, v); });
                           return spec::all(rules_.values(), [&](spec::Value v) {
                             return spec::mux(says.is(c, v), ~state.hint.del.is(c, v), ~state.hint.set.is(c, v)) &
                                    ~(state.hint.set.is(c, v) & count.several);
                           });
                         });
    return {speaks_of(claim, machine, state) & completed, agreed};
  }

  // The same by the claim's own term, one board after the other.
  Statement by_term(Claim claim, const Machine& machine, const State& state) const {
    Statement whole{Lanes(false), Lanes(true)};
    for (const spec::Grid& board : valid_) {
      const Statement said = forced_term(claim, machine, state, spec::constant<Lanes>(rules_, board));
      whole.premise = whole.premise | said.premise;
      whole.conclusion = whole.conclusion & said.holds();
    }
    return whole;
  }

  // Two ways to decide one claim.
  void compare(SweepTally& tally, const Statement& fast, const Statement& slow, const Lanes& where,
               std::uint32_t high) {
    const Lanes other = where & (spec::differ(fast.premise, slow.premise) |
                                 spec::differ(fast.premise & ~fast.conclusion, slow.premise & ~slow.conclusion));
    tally.compared += where.population();
    if (!other.any()) return;
    tally.differences += other.population();
    for (std::size_t lane = 0; lane < Lanes::count && !tally.difference; ++lane)
      if (other.at(lane)) tally.difference = SweepCounterexample{blocks_.grid(high, lane), board_};
  }

  void note_singles(const Machine& machine, std::uint32_t high) {
    const spec::Marks<Lanes> singles = spec::singles(machine);
    Lanes wrong(false);
    for (const spec::Cell c : rules_.cells())
      for (const spec::Value v : rules_.values()) {
        if (v == board_[c])
          singles_[high][c] = singles.is(c, v);
        else
          wrong = wrong | singles.is(c, v);
      }
    wrong_.push_back(wrong);
    // A single against the board leads out of the family of grids that this sweep looks at: no common end.
    for (SweepTally& tally : report_.tallies)
      if (tally.claim == Claim::confluence) note(tally, {wrong, Lanes(false)}, blocks_.live(), high);
  }

  // The singles of one block of grids, all of them with the board's values.
  struct Singles {
    const spec::Grid& board;
    std::vector<Lanes> at_cell;
    Lanes is(spec::Cell c, spec::Value v) const { return board[c] == v ? at_cell[c] : Lanes(false); }
  };

  // The singles after a move are those of another grid of the board, in this block or in another one.
  void check_orders(std::uint32_t high) {
    const Singles before{board_, singles_[high]};
    Statement whole{wrong_[high], ~wrong_[high]};
    for (const spec::Cell played : rules_.cells()) {
      if (!(before.at_cell[played] & blocks_.live()).any()) continue;
      Singles after = before;
      for (const spec::Cell c : rules_.cells())
        after.at_cell[c] = played < blocks_.lane_cells() ? singles_[high][c].with_variable_set(played)
                                                         : singles_[high | 1U << (played - blocks_.lane_cells())][c];
      const spec::Mark choice{played, board_[played]};
      const Statement said{before.is(played, board_[played]),
                           spec::keeps_singles<Lanes>(rules_, before, choice, after)};
      whole.premise = whole.premise | said.premise;
      whole.conclusion = whole.conclusion & said.holds();
      for (SweepTally& tally : report_.tallies)
        if (tally.claim == Claim::confluence) note(tally, said, blocks_.live(), high);
    }
    if (!is_sampled(high)) return;
    for (SweepTally& tally : report_.tallies)
      if (tally.claim == Claim::confluence) compare(tally, whole, orders_by_term(high), blocks_.live(), high);
  }

  // confluence by its own term, every choice one after the other.
  Statement orders_by_term(std::uint32_t high) {
    const Position at = blocks_.at(high);
    const Machine machine(at);
    Statement whole{Lanes(false), Lanes(true)};
    for (const spec::Mark& played : spec::all_marks(rules_)) {
      Position next = at;
      next.grid.at(played.cell, played.value) = Lanes(true);
      const Statement said = spec::confluence(machine, played, Machine(next));
      whole.premise = whole.premise | said.premise;
      whole.conclusion = whole.conclusion & said.holds();
    }
    return whole;
  }

  // Which block: another one for most boards, the same in every run.
  static std::uint64_t sample_of(const spec::Grid& board) {
    std::uint64_t hash = text::fnv1a("");
    for (const spec::Value v : board) hash = text::fnv1a(std::string_view(reinterpret_cast<const char*>(&v), 1), hash);
    return hash >> 32;
  }

  void note(SweepTally& tally, const Statement& statement, const Lanes& where, std::uint32_t high) {
    const Lanes met = statement.premise & where;
    tally.premises += met.population();
    const Lanes broken = met & ~statement.conclusion;
    if (!broken.any()) return;
    tally.violations += broken.population();
    const auto most_givens = blocks_.lane_cells() + static_cast<std::size_t>(std::popcount(high));
    if (tally.smallest && tally.smallest->grid.givens() >= most_givens) return;
    for (std::size_t lane = 0; lane < Lanes::count; ++lane) {
      if (!broken.at(lane)) continue;
      const auto givens = static_cast<std::size_t>(std::popcount(blocks_.filled(high, lane)));
      if (tally.smallest && givens <= tally.smallest->grid.givens()) continue;
      tally.smallest = SweepCounterexample{blocks_.grid(high, lane), board_};
    }
  }

  const SweepOptions& options_;
  const Rules& rules_;
  const spec::Grid& board_;
  const std::vector<spec::Grid>& valid_;
  Completions completions_;
  Blocks<Rules> blocks_;
  std::uint32_t sampled_;
  std::vector<std::vector<Lanes>> singles_;  // [block][cell], for confluence
  std::vector<Lanes> wrong_;                 // [block]: where a single contradicts the board
  SweepReport report_;
};

}  // namespace gridproof::verify
