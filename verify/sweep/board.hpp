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
        at_(spec::position<Lanes>(layout_, board, board)),
        lane_cells_(std::min<std::size_t>(8, board.size())),
        live_(Lanes::below(std::size_t{1} << lane_cells_)) {
    report_.boards = 1;
    for (const Claim claim : options.claims) report_.tallies.push_back(SweepTally{.claim = claim});
    for (std::size_t c = 0; c < lane_cells_; ++c) given(c) = Lanes::variable(static_cast<unsigned>(c));
  }

  SweepReport run() {
    const std::uint32_t blocks = 1U << (board_.size() - lane_cells_);
    const bool orders = wants(Claim::confluence) && spec::valid_alt(layout_, board_).holds();
    if (orders) singles_.assign(blocks, std::vector<Lanes>(board_.size()));
    for (std::uint32_t high = 0; high < blocks; ++high) {
      for (std::size_t c = lane_cells_; c < board_.size(); ++c) given(c) = Lanes((high >> (c - 8) & 1U) != 0);
      block(high);
    }
    if (orders)
      for (std::uint32_t high = 0; high < blocks; ++high) check_orders(high);
    return std::move(report_);
  }

 private:
  using Lanes = spec::Lanes;
  using Statement = spec::Statement<Lanes>;
  using State = spec::State<Lanes>;
  using Position = spec::Position<Lanes>;
  using Machine = spec::Machine<D, Lanes>;

  Lanes& given(std::size_t cell) { return at_.grid.at(static_cast<spec::Cell>(cell), board_[cell]); }

  bool wants(Claim claim) const {
    return std::find(options_.claims.begin(), options_.claims.end(), claim) != options_.claims.end();
  }

  void block(std::uint32_t high) {
    const Machine machine(at_);
    well_typed_ = spec::well_typed(at_);
    const spec::Marks<Lanes> says = completions_.values(layout_, high);
    State state = machine.init();
    for (int steps = 0; steps < spec::longest_call; ++steps) {
      check_type(state, live_, high);
      if (options_.choice == ChoiceRule::any) check_choices(machine, state, says, high);
      state = machine.next(state);
    }
    check_type(state, live_, high);
    check_end(machine, state, says, live_, high);

    report_.grids += live_.population();
    for (const spec::HintType type : spec::all_types)
      report_.by_tier[static_cast<std::size_t>(type)] += (state.hint.type.is(type) & live_).population();
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
    const Position after = spec::apply_hint(at_, state);
    const auto& type = state.hint.type;
    const Lanes agree = agreed(state, says);
    const Lanes completed = state.pc.is(spec::Pc::done) & spec::any(layout_.values(), [&](spec::Value v) {
                              return says.is(layout_.cells().front(), v);
                            });
    for (SweepTally& tally : report_.tallies) switch (tally.claim) {
        case Claim::type_ok:
        case Claim::confluence: break;
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
        case Claim::play_consistent: note(tally, spec::play_consistent(at_, state, after), where, high); break;
        case Claim::play_progress: note(tally, spec::play_progress(at_, state, after), where, high); break;
        case Claim::play_ends: note(tally, spec::play_ends(at_, state, after), where, high); break;
      }
  }

  // Every hint that a tier could have chosen instead of the least.
  void check_choices(const Machine& machine, const State& state, const spec::Marks<Lanes>& says, std::uint32_t high) {
    for (const spec::Action find :
         {spec::Action::find_only_choice, spec::Action::find_last_remaining, spec::Action::find_brute_force})
      for (const spec::Choice& choice : machine.choices()) {
        const Lanes where = live_ & machine.enabled(state, find, choice);
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
      if (tally.claim == Claim::confluence) note(tally, {wrong, Lanes(false)}, live_, high);
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
      if (!(before.at_cell[played] & live_).any()) continue;
      Singles after = before;
      for (const spec::Cell c : layout_.cells())
        after.at_cell[c] = played < lane_cells_ ? singles_[high][c].with_variable_set(played)
                                                : singles_[high | 1U << (played - lane_cells_)][c];
      for (SweepTally& tally : report_.tallies)
        if (tally.claim == Claim::confluence)
          note(tally, spec::confluence<Lanes>(layout_, before, {played, board_[played]}, after), live_, high);
    }
  }

  void note(SweepTally& tally, const Statement& statement, const Lanes& where, std::uint32_t high) {
    const Lanes met = statement.premise & where;
    tally.premises += met.population();
    const Lanes broken = met & ~statement.conclusion;
    if (!broken.any()) return;
    tally.violations += broken.population();
    const auto smallest_here = board_.size() - lane_cells_ - static_cast<std::size_t>(std::popcount(high));
    if (tally.smallest && tally.smallest->grid.size() - tally.smallest->grid.givens() <= smallest_here) return;
    for (std::size_t lane = 0; lane < Lanes::count; ++lane) {
      if (!broken.at(lane)) continue;
      const std::uint32_t cells = static_cast<std::uint32_t>(lane) | high << lane_cells_;
      if (tally.smallest && static_cast<std::size_t>(std::popcount(cells)) <= tally.smallest->grid.givens()) continue;
      spec::Grid grid(board_.size());
      for (std::size_t c = 0; c < board_.size(); ++c)
        if ((cells >> c & 1U) != 0) grid[c] = board_[c];
      tally.smallest = SweepCounterexample{std::move(grid), board_};
    }
  }

  const SweepOptions& options_;
  const spec::Layout& layout_;
  const spec::Grid& board_;
  Completions completions_;
  Position at_;
  std::size_t lane_cells_;
  Lanes live_;
  Lanes well_typed_;                         // the block's positions, which no step changes
  std::vector<std::vector<Lanes>> singles_;  // [block][cell], for confluence
  SweepReport report_;
};

}  // namespace gridproof::verify
