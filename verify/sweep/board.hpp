// The sweep of one board: all subsets of its cells, in blocks of 256. Generic over the dialect, so that a test can
// sweep a broken one.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "spec/claims.hpp"
#include "spec/dialects.hpp"
#include "spec/lanes.hpp"
#include "spec/machine.hpp"
#include "spec/play.hpp"
#include "verify/sweep/blocks.hpp"
#include "verify/sweep/completions.hpp"
#include "verify/sweep/sweep.hpp"

namespace gridproof::verify {

template <class D>
class BoardSweep {
 public:
  BoardSweep(const SweepOptions& options, const spec::Grid& board, const std::vector<spec::Grid>& valid)
      : options_(options),
        layout_(options.layout),
        board_(board),
        completions_(layout_, board, valid),
        blocks_(layout_, board) {
    report_.boards = 1;
    for (const Claim claim : options.claims) report_.tallies.push_back(SweepTally{.claim = claim});
  }

  SweepReport run() {
    const bool orders = wants(Claim::confluence) && spec::valid_alt(layout_, board_).holds();
    if (orders) singles_.assign(blocks_.count(), std::vector<Lanes>(board_.size()));
    for (std::uint32_t high = 0; high < blocks_.count(); ++high) block(blocks_.at(high), high);
    if (orders)
      for (std::uint32_t high = 0; high < blocks_.count(); ++high) check_orders(high);
    return std::move(report_);
  }

 private:
  using Lanes = spec::Lanes;
  using Statement = spec::Statement<Lanes>;
  using State = spec::State<Lanes>;
  using Position = spec::Position<Lanes>;
  using Machine = spec::Machine<D, Lanes>;

  bool wants(Claim claim) const {
    return std::find(options_.claims.begin(), options_.claims.end(), claim) != options_.claims.end();
  }

  void block(const Position& at, std::uint32_t high) {
    const Machine machine(at);
    well_typed_ = spec::well_typed(at);
    const spec::Marks<Lanes> says = completions_.values(layout_, high);
    State state = machine.init();
    for (int steps = 0; steps < spec::longest_call; ++steps) {
      check_type(state, blocks_.live(), high);
      if (options_.choice == ChoiceRule::any) check_choices(machine, state, says, high);
      state = machine.next(state);
    }
    check_type(state, blocks_.live(), high);
    check_end(machine, state, says, blocks_.live(), high);

    report_.grids += blocks_.lanes();
    for (const spec::HintType type : spec::all_types)
      report_.by_tier[static_cast<std::size_t>(type)] += (state.hint.type.is(type) & blocks_.live()).population();
    if (!singles_.empty()) note_singles(machine, high);
  }

  // type_ok, the invariant of every state. The other claims speak of done states only, and done is where a call rests
  // (termination), so they are checked there once.
  void check_type(const State& state, const Lanes& where, std::uint32_t high) {
    for (SweepTally& tally : report_.tallies)
      if (tally.claim == Claim::type_ok) note(tally, {Lanes(true), well_typed_ & spec::well_typed(state)}, where, high);
  }

  void check_end(const Machine& machine, const State& state, const spec::Marks<Lanes>& says, const Lanes& where,
                 std::uint32_t high) {
    const Position& at = machine.position();
    const Position after = spec::apply_hint(at, state);
    const auto& type = state.hint.type;
    const Lanes agree = agreed(state, says);
    const Lanes completed = state.pc.is(spec::Pc::done) & spec::any(layout_.values(), [&](spec::Value v) {
                              return says.is(layout_.cells().front(), v);
                            });
    for (SweepTally& tally : report_.tallies) switch (tally.claim) {
        case Claim::type_ok:
        case Claim::confluence:
        case Claim::actions_fire: break;
        case Claim::hint_sound: note(tally, spec::hint_sound(machine, state), where, high); break;
        case Claim::hint_forced:
          note(tally,
               {(type.is(spec::HintType::only_choice) | type.is(spec::HintType::last_remaining)) & completed, agree},
               where, high);
          break;
        case Claim::brute_force_forced:
          note(tally, {type.is(spec::HintType::brute_force) & completed, agree}, where, high);
          break;
        case Claim::hint_legal: note(tally, spec::hint_legal(machine, state), where, high); break;
        case Claim::tier_order: note(tally, spec::tier_order(machine, state), where, high); break;
        case Claim::done_ok: note(tally, spec::done_ok(machine, state), where, high); break;
        case Claim::termination: note(tally, spec::termination(machine, state), where, high); break;
        case Claim::play_consistent: note(tally, spec::play_consistent(at, state, after), where, high); break;
        case Claim::play_progress: note(tally, spec::play_progress(at, state, after), where, high); break;
        case Claim::play_ends: note(tally, spec::play_ends(at, state, after), where, high); break;
      }
  }

  // Every hint that a tier could have chosen instead of the least.
  void check_choices(const Machine& machine, const State& state, const spec::Marks<Lanes>& says, std::uint32_t high) {
    for (const spec::Action find :
         {spec::Action::find_only_choice, spec::Action::find_last_remaining, spec::Action::find_brute_force})
      for (const spec::Choice& choice : machine.choices()) {
        const Lanes where = blocks_.live() & machine.enabled(state, find, choice);
        if (!where.any()) continue;
        const State after = machine.step(state, find, choice);
        check_type(after, where, high);
        check_end(machine, after, says, where, high);
      }
  }

  // No completion has another value at the hint's cell: what hint_forced and brute_force_forced conclude, with all
  // completions supplied at once.
  Lanes agreed(const State& state, const spec::Marks<Lanes>& says) const {
    return spec::all(layout_.cells(), [&](spec::Cell c) {
      const auto count = spec::count_up_to_two(layout_.values(), [&](spec::Value v) { return says.is(c, v); });
      return spec::all(layout_.values(), [&](spec::Value v) {
        return spec::implies(state.hint.places(layout_, c, v), ~count.several & says.is(c, v));
      });
    });
  }

  void note_singles(const Machine& machine, std::uint32_t high) {
    const spec::Marks<Lanes> singles = spec::singles(machine);
    Lanes wrong(false);
    for (const spec::Cell c : layout_.cells())
      for (const spec::Value v : layout_.values()) {
        if (v == board_[c])
          singles_[high][c] = singles.is(c, v);
        else
          wrong = wrong | singles.is(c, v);
      }
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

  void check_orders(std::uint32_t high) {
    const Singles before{board_, singles_[high]};
    for (const spec::Cell played : layout_.cells()) {
      if (!(before.at_cell[played] & blocks_.live()).any()) continue;
      Singles after = before;
      for (const spec::Cell c : layout_.cells())
        after.at_cell[c] = played < blocks_.lane_cells() ? singles_[high][c].with_variable_set(played)
                                                         : singles_[high | 1U << (played - blocks_.lane_cells())][c];
      for (SweepTally& tally : report_.tallies)
        if (tally.claim == Claim::confluence)
          note(tally, spec::confluence<Lanes>(layout_, before, {played, board_[played]}, after), blocks_.live(), high);
    }
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
      const auto givens = static_cast<std::size_t>(std::popcount(blocks_.givens(high, lane)));
      if (tally.smallest && givens <= tally.smallest->grid.givens()) continue;
      tally.smallest = SweepCounterexample{blocks_.grid(high, lane), board_};
    }
  }

  const SweepOptions& options_;
  const spec::Layout& layout_;
  const spec::Grid& board_;
  Completions completions_;
  Blocks blocks_;
  Lanes well_typed_;                         // the block's positions, which no step changes
  std::vector<std::vector<Lanes>> singles_;  // [block][cell], for confluence
  SweepReport report_;
};

}  // namespace gridproof::verify
