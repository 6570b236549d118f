// Judges the repaired hint machine, its claims and play: on any relation whatever they say what the plain loops say.
#include "spec/machine.hpp"

#include <utility>

#include "mutation/judges/convert.hpp"
#include "mutation/judges/plain.hpp"
#include "spec/claims.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/play.hpp"
#include "spec/proposed.hpp"
#include "spec/record.hpp"
#include "spec/terms.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::spec;

namespace {

// The state, plainly. Bits as they come: there may be no type or several, and any marks.
struct PlainState {
  std::array<bool, 4> type{};
  std::array<bool, 5> pc{};
  plain::Relation set, del;

  friend bool operator==(const PlainState&, const PlainState&) = default;
};

PlainState plain_state(const Layout& layout, const State<Truth>& state) {
  PlainState plain{{}, {}, plain_of(layout, state.hint.set), plain_of(layout, state.hint.del)};
  for (std::size_t i = 0; i < plain.type.size(); ++i) plain.type[i] = state.hint.type.bits()[i].holds();
  for (std::size_t i = 0; i < plain.pc.size(); ++i) plain.pc[i] = state.pc.bits()[i].holds();
  EXPECT(state.hint.type.bits().size() == plain.type.size() && state.pc.bits().size() == plain.pc.size());
  return plain;
}

State<Truth> spec_state(const Layout& layout, const PlainState& plain) {
  State<Truth> state{Hint<Truth>(layout, seed_tiers()), OneHot<Truth, Pc>(plain.pc.size())};
  for (std::size_t i = 0; i < all_types.size(); ++i) state.hint.type.at(all_types[i]) = Truth(plain.type[i]);
  for (std::size_t i = 0; i < all_pcs.size(); ++i) state.pc.at(all_pcs[i]) = Truth(plain.pc[i]);
  state.hint.set = marks_of<Truth>(layout, plain.set);
  state.hint.del = marks_of<Truth>(layout, plain.del);
  return state;
}

PlainState state_of(int size, const plain::Record& hint, std::size_t pc) {
  PlainState state{{}, {}, plain::Relation(size), plain::Relation(size)};
  state.type[static_cast<std::size_t>(hint.type)] = true;
  state.pc[pc] = true;
  if (hint.value != 0 && hint.row != 0 && hint.column != 0)
    state.set.set((hint.row - 1) * size + hint.column - 1, hint.value);
  return state;
}

// A hint that was proposed, or any, at any pc; now and then with some bits turned over.
PlainState any_state(int size, const std::array<plain::Relation, 3>& proposed, Chance& chance) {
  const auto to_size = [&] { return static_cast<int>(chance.below(static_cast<std::size_t>(size) + 1)); };
  const std::size_t tier = chance.below(3);
  const plain::Record hint = chance.one_in(2)
                                 ? plain::least(proposed[tier], static_cast<int>(tier))
                                 : plain::Record{static_cast<int>(chance.below(4)), to_size(), to_size(), to_size()};
  PlainState state = state_of(size, hint, chance.one_in(2) ? 4 : chance.below(5));
  if (chance.one_in(3)) state.type[chance.below(4)] ^= true;
  if (chance.one_in(3)) state.pc[chance.below(5)] ^= true;
  if (chance.one_in(4)) std::swap(state.set, state.del);
  if (chance.one_in(4)) plain::World::turn(chance.one_in(2) ? state.set : state.del, chance);
  return state;
}

template <class Bits>
int count(const Bits& bits) {
  int sum = 0;
  for (const auto bit : bits) sum += bit ? 1 : 0;
  return sum;
}

bool says_something(const PlainState& state) { return some(state.set) || some(state.del); }

bool is_typed(const PlainState& state) {
  return count(state.type) == 1 && count(state.pc) == 1 && state.type[3] != says_something(state) &&
         is_partial_function(state.set) && spares(state.del, state.set);
}

// The machine of one position, plainly.
struct PlainMachine {
  const plain::Board& board;
  const plain::Position& at;
  std::array<plain::Relation, 3> proposed;

  // In the order of spec::Action.
  bool enabled(const PlainState& state, int action) const {
    switch (action) {
      case 0: return state.pc[0];
      case 1: return state.pc[1] && some(proposed[0]);
      case 2: return state.pc[1] && !some(proposed[0]);
      case 3: return state.pc[2] && some(proposed[1]);
      case 4: return state.pc[2] && !some(proposed[1]);
      case 5: return state.pc[3] && some(proposed[2]);
      default: return state.pc[3] && is_full(at.grid);
    }
  }

  // Of the control: the marks are formed at the end.
  PlainState step(const PlainState& state, int action) const {
    static constexpr std::array<std::size_t, 7> to = {1, 4, 2, 4, 3, 4, 4};
    const int tier = action == 1 ? 0 : action == 3 ? 1 : action == 5 ? 2 : -1;
    PlainState after = state;
    after.pc = {};
    after.pc[to[static_cast<std::size_t>(action)]] = true;
    if (tier >= 0) {
      after.type = {};
      after.type[static_cast<std::size_t>(tier)] = true;
    }
    return after;
  }

  // The control with the least marks of the tiers that it names.
  PlainState formed(const PlainState& control) const {
    PlainState state = control;
    state.set = state.del = plain::Relation(board.size);
    for (int tier = 0; tier < 3; ++tier) {
      const plain::Record least_one = least(proposed[static_cast<std::size_t>(tier)], tier);
      if (control.type[static_cast<std::size_t>(tier)] && least_one.value != 0)
        state.set.set((least_one.row - 1) * board.size + least_one.column - 1, least_one.value);
    }
    return state;
  }

  bool agrees(const PlainState& state, const plain::Relation& full) const {
    bool agreed = says_something(state);
    for (int c = 0; c < board.cells(); ++c)
      for (int v = 1; v <= board.size; ++v) {
        if (state.set.is(c, v) && !full.is(c, v)) agreed = false;
        if (state.del.is(c, v) && full.is(c, v)) agreed = false;
      }
    return agreed;
  }

  bool is_legal(const PlainState& state) const {
    bool legal = says_something(state);
    for (int c = 0; c < board.cells(); ++c)
      for (int v = 1; v <= board.size; ++v)
        if ((state.set.is(c, v) && !plain::is_possible(board, at.grid, c, v)) ||
            (state.del.is(c, v) && at.grid.is(c, v)))
          legal = false;
    return legal;
  }

  bool in_order(const PlainState& state) const {
    const bool first = some(proposed[0]), second = some(proposed[1]);
    return (state.type[0] && first) || (state.type[1] && !first && second) ||
           (state.type[2] && !first && !second && some(proposed[2]));
  }
};

bool is(const Statement<Truth>& statement, bool premise, bool conclusion) {
  EXPECT(statement.holds().holds() == (!statement.premise.holds() || statement.conclusion.holds()));
  return statement.premise.holds() == premise && statement.conclusion.holds() == conclusion;
}

void judge_steps(const Layout& layout, const Machine<Repaired, Truth>& machine, const PlainMachine& plain,
                 const PlainState& from) {
  const Control<Truth> control = control_of(spec_state(layout, from));
  const auto plainly = [&](const Control<Truth>& after) { return plain_state(layout, machine.state(after)); };
  bool any = false;
  PlainState next = from;
  for (int a = 0; a < 7; ++a) {
    const Action action = static_cast<Action>(a);
    const bool enabled = plain.enabled(from, a);
    EXPECT(machine.enabled(control, action).holds() == enabled);
    any = any || enabled;
    if (!enabled) continue;
    EXPECT(plainly(machine.step(control, action)) == plain.formed(plain.step(from, a)));
    next = plain.step(from, a);
  }
  EXPECT(machine.enabled(control).holds() == any);
  if (count(from.pc) == 1) EXPECT(plainly(machine.next(control)) == plain.formed(next));
  for (const int a : {1, 3, 5}) {
    const std::size_t tier = static_cast<std::size_t>(a) / 2;
    const std::vector<Mark> choices = all_marks(layout);
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const Mark& choice = choices[i];
      const bool enabled = from.pc[tier + 1] && plain.proposed[tier].is(choice.cell, choice.value);
      EXPECT(machine.enabled(control, static_cast<Action>(a), i).holds() == enabled);
      if (!enabled) continue;
      const PlainState expected =
          state_of(layout.size(),
                   {static_cast<int>(tier), choice.value, layout.row(choice.cell), layout.column(choice.cell)}, 4);
      EXPECT(plain_state(layout, machine.found(static_cast<Action>(a), i)) == expected);
    }
  }
}

void judge_claims(const Layout& layout, const Machine<Repaired, Truth>& machine, const PlainMachine& plain,
                  const PlainState& from, const plain::Relation& full) {
  const State<Truth> state = spec_state(layout, from);
  const plain::Position& at = plain.at;
  const bool done = from.pc[4], gives = done && !from.type[3];
  EXPECT(gives_hint(state).holds() == gives);
  EXPECT(can_apply_hint(state).holds() == gives);
  EXPECT(well_typed(layout, state).holds() == is_typed(from));
  EXPECT(well_typed(control_of(state)).holds() == (count(from.type) == 1 && count(from.pc) == 1));
  const bool typed = is_partial_function(at.grid) && is_function(at.solution);
  EXPECT(well_typed(machine.position()).holds() == typed);
  const auto said = [&](Claim claim) { return term(claim, machine, state, machine.position()).value(); };
  EXPECT(is(said(Claim::type_ok), true, typed && is_typed(from)));
  EXPECT(is(type_ok(machine, control_of(state)), true, typed && count(from.type) == 1 && count(from.pc) == 1));
  EXPECT(agrees(layout, state.hint, marks_of<Truth>(layout, full)).holds() == plain.agrees(from, full));
  EXPECT(is(said(Claim::hint_sound), gives, plain.agrees(from, at.solution)));
  const bool completed = is_valid(plain.board, full) && extends(at.grid, full) && spares(at.crossed, full);
  const auto marks = marks_of<Truth>(layout, full);
  EXPECT(completes(machine.position(), marks).holds() == completed);
  const auto judge_forced = [&](Claim claim, bool speaks) {
    EXPECT(speaks_of(claim, machine, state).holds() == speaks);
    EXPECT(is(forced_term(claim, machine, state, marks), speaks && completed, plain.agrees(from, full)));
    EXPECT(!term(claim, machine, state, machine.position()));
  };
  judge_forced(Claim::hint_forced, done && (from.type[0] || from.type[1]));
  judge_forced(Claim::brute_force_forced, done && from.type[2]);
  EXPECT(is(said(Claim::hint_legal), gives, plain.is_legal(from)));
  EXPECT(is(said(Claim::tier_order), gives, plain.in_order(from)));
  EXPECT(is(said(Claim::done_ok), done, from.type[3] == is_full(at.grid)));
  bool enabled = false;
  for (int a = 0; a < 7; ++a) enabled = enabled || plain.enabled(from, a);
  EXPECT(is(said(Claim::step_bound), true, done && !enabled));
}

bool agrees_plainly(const plain::Position& at) {
  return is_partial_function(at.grid) && extends(at.grid, at.solution) && spares(at.crossed, at.solution);
}

// `next` stands for the position after the round: the right one, or any.
void judge_play(const Layout& layout, const Machine<Repaired, Truth>& machine, const plain::Board& board,
                const plain::Position& at, const PlainState& from, const plain::Position& next) {
  const State<Truth> state = spec_state(layout, from);
  const auto& before = machine.position();
  const auto after = apply_hint(before, state);
  EXPECT(&after.rules == &layout);
  EXPECT(plain_of(layout, after.solution) == at.solution);
  EXPECT(plain_of(layout, after.grid) ==
         plain::relation(layout.size(), [&](int c, int v) { return at.grid.is(c, v) || from.set.is(c, v); }));
  EXPECT(plain_of(layout, after.crossed) ==
         plain::relation(layout.size(), [&](int c, int v) { return at.crossed.is(c, v) || from.del.is(c, v); }));

  auto then = spec_of<Truth>(layout, next);
  then.givens = before.givens;
  const bool done = from.pc[4], gives = done && !from.type[3];
  bool changed = false;
  for (int c = 0; c < layout.size() * layout.size(); ++c) {
    changed = changed || (values_in(at.grid, c) == 0 && values_in(next.grid, c) != 0);
    for (int v = 1; v <= layout.size(); ++v)
      changed = changed || (!at.crossed.is(c, v) && next.crossed.is(c, v) && plain::is_possible(board, at.grid, c, v));
  }
  EXPECT(agrees_with_solution(before).holds() == agrees_plainly(at));
  const auto said = [&](Claim claim) { return term(claim, machine, state, then).value(); };
  EXPECT(is(said(Claim::play_consistent), gives && agrees_plainly(at), agrees_plainly(next)));
  EXPECT(is(said(Claim::play_progress), done && !is_full(at.grid), gives && changed));
  EXPECT(is(said(Claim::play_keeps), done,
            is_full(at.grid) ? !gives : extends(at.grid, next.grid) && extends(at.crossed, next.crossed)));
}

void judge_confluence(const Layout& layout, const Machine<Repaired, Truth>& machine, const PlainMachine& plain,
                      Chance& chance) {
  const auto found = singles(machine);
  plain::Relation before = plain::relation(
      layout.size(), [&](int c, int v) { return plain.proposed[0].is(c, v) || plain.proposed[1].is(c, v); });
  EXPECT(plain_of(layout, found) == before);
  plain::Relation after = before;
  if (chance.one_in(2)) plain::World::turn(after, chance);
  const std::vector<Mark> choices = all_marks(layout);
  Mark played = choices[chance.below(choices.size())];
  if (chance.one_in(2))  // a single, if there is one
    for (const Mark& choice : choices)
      if (before.is(choice.cell, choice.value)) played = choice;
  bool stays = true;
  for (int c = 0; c < layout.size() * layout.size(); ++c)
    for (int v = 1; v <= layout.size(); ++v) stays = stays && (c == played.cell || !before.is(c, v) || after.is(c, v));
  EXPECT(keeps_singles<Truth>(layout, found, played, marks_of<Truth>(layout, after)).holds() == stays);
  // The claim itself, on machines that propose just this, in tier 1 or in tier 2.
  const std::size_t tier = chance.below(2);
  const auto proposing = [&](const plain::Relation& singles_there) {
    Proposed<Truth> at{machine.position(), {Marks<Truth>(layout), Marks<Truth>(layout), Marks<Truth>(layout)}};
    at.tiers[tier] = marks_of<Truth>(layout, singles_there);
    return at;
  };
  const Proposed<Truth> now = proposing(before), then = proposing(after);
  using Told = Machine<AsProposed<Repaired>, Truth>;
  const Marks<Truth>& solution = machine.position().solution;
  EXPECT(is(confluence(Told(now), played, Told(then)),
            valid_alt(layout, solution).holds() && before.is(played.cell, played.value),
            solution.is(played.cell, played.value).holds() && stays));
}

void judge_machine(const Layout& layout, const plain::World& world, int cases) {
  Chance chance(3);
  for (int round = 0; round < cases; ++round) {
    const plain::Position at = world.any_case(chance);
    const auto position = spec_of<Truth>(layout, at);
    const PlainMachine plain{world.board, at, plain::proposals(world.board, plain::Dialect::repaired, at)};
    const Machine<Repaired, Truth> machine(position);
    EXPECT(&machine.rules() == &layout && &machine.position() == &position);
    const std::vector<Mark> choices = all_marks(layout);
    EXPECT(choices.size() == plain.proposed[0].bits.size());
    for (std::size_t i = 0; i < choices.size(); ++i) {
      EXPECT(plain.proposed[0].at(choices[i].cell, choices[i].value) == i);
      EXPECT((machine.proposals(HintType::only_choice).conclusion(i) == Conclusion{{choices[i]}, {}}));
    }
    for (const HintType tier : all_tiers) {
      EXPECT(plain_of(layout, machine.proposals(tier).placements()) == plain.proposed[static_cast<std::size_t>(tier)]);
      EXPECT(machine.proposes(tier).holds() == some(plain.proposed[static_cast<std::size_t>(tier)]));
    }
    EXPECT(plain_state(layout, machine.state(machine.start())) == state_of(layout.size(), {}, 0));
    const bool typed = is_partial_function(at.grid) && is_function(at.solution) && extends(at.grid, at.solution);
    EXPECT(Repaired::init(position).holds() ==
           (typed && is_valid(world.board, at.solution) && spares(at.crossed, at.solution)));
    for (int states = 0; states < 6; ++states) {
      const PlainState from = any_state(layout.size(), plain.proposed, chance);
      judge_steps(layout, machine, plain, from);
      judge_claims(layout, machine, plain, from, chance.one_in(3) ? world.any_case(chance).solution : at.solution);
      plain::Position next = at;
      for (int c = 0; c < layout.size() * layout.size(); ++c)
        for (int v = 1; v <= layout.size(); ++v)
          if (from.set.is(c, v)) next.grid.set(c, v);
      if (chance.one_in(2)) plain::World::turn(chance.one_in(2) ? next.grid : next.crossed, chance);
      judge_play(layout, machine, world.board, at, from, next);
    }
    judge_confluence(layout, machine, plain, chance);

    const State<Truth> state = machine.state(machine.end());
    if (!state.pc.is(Pc::done).holds()) continue;  // a solution with holes may leave tier 3 without an answer
    const HintRecord said = record(layout, state.hint);
    const int type = said.type == HintType::none ? 3 : static_cast<int>(said.type);
    EXPECT((plain::Record{type, said.value, said.row, said.column} == plain::hint(plain.proposed)));
    EXPECT(record(record_bits(layout, state.hint)) == said);
    EXPECT(plain_state(layout, spec::state(layout, Pc::done, said)) == plain_state(layout, state));
  }
}

// A record with a 0 among its numbers sets nothing; none has 0 everywhere.
void judge_records() {
  const Layout layout = Layout::boxes(2, 2);
  for (std::uint8_t value = 0; value <= 1; ++value)
    for (std::uint8_t row = 0; row <= 1; ++row)
      for (std::uint8_t column = 0; column <= 1; ++column) {
        const State<Truth> made = spec::state(layout, Pc::done, {HintType::last_remaining, value, row, column});
        EXPECT(made.hint.type.is(HintType::last_remaining).holds() && made.pc.is(Pc::done).holds());
        EXPECT(says_something(made.hint).holds() == (value == 1 && row == 1 && column == 1));
      }
  const auto none = RecordBits<Truth>::none(4);
  EXPECT(none.type.is(HintType::none).holds() && record(none) == HintRecord{});
  for (const auto* numbers : {&none.value, &none.row, &none.column})
    for (std::size_t i = 0; i <= 4; ++i) EXPECT((*numbers)[i].holds() == (i == 0));
  // Where the condition is met, every part becomes that of the other; elsewhere none does.
  Chance chance(5);
  const auto any_record = [&] {
    RecordBits<Truth> bits(4);
    for (const HintType type : all_types) bits.type.at(type) = Truth(chance.one_in(2));
    for (auto* numbers : {&bits.value, &bits.row, &bits.column})
      for (Truth& bit : *numbers) bit = Truth(chance.one_in(2));
    return bits;
  };
  for (int round = 0; round < 20; ++round) {
    const RecordBits<Truth> before = any_record(), other = any_record();
    for (const bool condition : {false, true}) {
      RecordBits<Truth> after = before;
      after.assign_where(Truth(condition), other);
      const RecordBits<Truth>& expected = condition ? other : before;
      EXPECT(after.type.bits() == expected.type.bits() && after.value == expected.value && after.row == expected.row &&
             after.column == expected.column);
    }
  }
}

// Any hint as plain data, and back.
void judge_plain_hints() {
  const Layout layout = Layout::boxes(2, 2);
  const PlainHint hint{HintType::last_remaining, {{3, 2}, {7, 1}}, {{0, 4}, {15, 3}}};
  const State<Truth> made = spec::state(layout, seed_tiers(), Pc::done, hint);
  EXPECT(made.pc.is(Pc::done).holds() && !made.pc.is(Pc::start).holds());
  for (const Mark& m : all_marks(layout)) {
    EXPECT(made.hint.set.is(m.cell, m.value).holds() == (m == Mark{3, 2} || m == Mark{7, 1}));
    EXPECT(made.hint.del.is(m.cell, m.value).holds() == (m == Mark{0, 4} || m == Mark{15, 3}));
  }
  EXPECT(spec::plain(layout, made.hint) == hint && !(hint == PlainHint{}));
  EXPECT((record(layout, hint) == HintRecord{HintType::last_remaining, 1, 2, 4}));
  EXPECT((spec::plain(layout, HintRecord{HintType::brute_force, 3, 2, 1}) ==
          PlainHint{HintType::brute_force, {{4, 3}}, {}}));
  EXPECT(
      (record(layout, PlainHint{HintType::only_choice, {}, {{1, 1}}}) == HintRecord{HintType::only_choice, 0, 0, 0}));
  EXPECT(spec::plain(layout, Hint<Truth>::none(layout, seed_tiers())) == PlainHint{});
}

// Givens are a part of the grid, in every dialect, and a round of play neither adds to them nor takes from them.
void judge_givens() {
  const Layout layout = Layout::boxes(2, 2);
  const Grid board = grid_of(plain::two_by_two());
  Grid some(16);
  some[3] = board[3];
  some[9] = board[9];
  Position<Truth> at = position<Truth>(layout, some, board);
  const auto starts = [&] {
    return Repaired::init(at).holds() && AsWritten::init(at).holds() && well_typed(at).holds();
  };
  const auto never = [&] {
    return !Repaired::init(at).holds() && !AsWritten::init(at).holds() && !well_typed(at).holds();
  };
  EXPECT(starts());
  at.givens.at(3, board[3]) = Truth(false);
  EXPECT(starts());
  at.givens.at(4, board[4]) = Truth(true);
  EXPECT(never());
  at.givens.at(4, board[4]) = Truth(false);

  const Machine<Repaired, Truth> machine(at);
  const State<Truth> state = machine.state(machine.end());
  const Position<Truth> after = apply_hint(at, state);
  EXPECT(plain_of(layout, after.givens) == plain_of(layout, at.givens));
  const auto keeps = [&](const Position<Truth>& next) { return play_keeps(machine, state, next).holds().holds(); };
  EXPECT(keeps(after));
  for (const Cell c : {Cell{9}, Cell{3}}) {
    Position<Truth> changed = after;
    changed.givens.at(c, board[c]) = ~changed.givens.is(c, board[c]);
    EXPECT(!keeps(changed));
  }
}

// Two values in a cell are no grid, even where the solution has both.
void judge_agreement() {
  const Layout layout = Layout::boxes(1, 2);
  Position<Truth> at{layout, Marks<Truth>(layout), Marks<Truth>(layout), Marks<Truth>(layout, Truth(true))};
  EXPECT(agrees_with_solution(at).holds());
  at.grid.at(0, 1) = Truth(true);
  EXPECT(agrees_with_solution(at).holds());
  at.grid.at(0, 2) = Truth(true);
  EXPECT(!agrees_with_solution(at).holds());
}

// A full board with a clash is no solution to start from.
void judge_init() {
  const Layout four = Layout::boxes(2, 2);
  const Grid board = grid_of(plain::two_by_two());
  for (const Cell c : four.cells()) {
    Grid wrong = board;
    wrong[c] = static_cast<Value>(board[c] % 4 + 1);
    EXPECT(Repaired::init(position<Truth>(four, Grid(16), board)).holds());
    EXPECT(!Repaired::init(position<Truth>(four, Grid(16), wrong)).holds());
  }
}

void judge_names() {
  EXPECT(longest_call == 4);
  EXPECT(name(Pc::start) == "start" && name(Pc::find_brute_force) == "find_brute_force" && name(Pc::done) == "done");
  EXPECT(name(HintType::only_choice) == "OnlyChoice" && name(HintType::none) == "None");
  EXPECT(name(Action::start_heuristic_check) == "StartHeuristicCheck" && name(Action::no_hint_found) == "NoHintFound");
  EXPECT((HintRecord{} == HintRecord{HintType::none, 0, 0, 0}));
  EXPECT(!(HintRecord{HintType::none, 0, 1, 0} == HintRecord{}));
}

}  // namespace

int main() {
  judge_records();
  judge_plain_hints();
  judge_givens();
  judge_agreement();
  const Layout four = Layout::boxes(2, 2);
  const Layout regions = Layout::regions(4, {0, 0, 1, 1, 0, 2, 1, 1, 0, 2, 2, 3, 2, 3, 3, 3});
  judge_names();
  judge_init();
  judge_machine(four, plain::two_by_two(), 150);
  judge_machine(four.with_diagonals(), plain::two_by_two_diagonals(), 20);
  judge_machine(regions, plain::jigsaw(), 20);
  judge_machine(Layout::boxes(2, 3), plain::two_by_three(), 20);
}
