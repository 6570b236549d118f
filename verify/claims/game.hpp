// Rules and a machine that gives hints in them, whatever they are: what an instrument takes that looks at one position
// at a time. The answers are the specification's own, read with bools.
//
//   const GameOf<spec::Repaired> game(layout);
//   const auto machine = game.at({grid, solution, crossed});
//   auto control = machine->start();
//   while (machine->enabled(control)) control = machine->next(control);
//   machine->says(Claim::hint_sound, machine->state(control))->holds().holds();
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "spec/case.hpp"
#include "spec/machine.hpp"
#include "spec/terms.hpp"
#include "takuzu/enumerate.hpp"
#include "verify/claims/claims.hpp"

namespace gridproof::verify {

using spec::Case;

// The machine on one concrete position.
class MachineAt {
 public:
  using Truth = spec::Truth;
  using Control = spec::Control<Truth>;
  using State = spec::State<Truth>;
  using Statement = spec::Statement<Truth>;

  virtual ~MachineAt() = default;

  virtual const spec::TierList& tiers() const = 0;
  virtual bool is_initial() const = 0;  // the machine may start here

  Control start() const { return Control::at(tiers(), spec::Pc::start); }
  virtual bool enabled(const Control& control, spec::Action action) const = 0;
  bool enabled(const Control& control) const;
  virtual Control step(const Control& control, spec::Action action) const = 0;  // requires enabled(control, action)
  virtual Control next(const Control& control) const = 0;                       // where nothing is enabled: the same

  // With the least choice of the tier that has answered; and with any of its conclusions, by number.
  virtual State state(const Control& control) const = 0;
  virtual std::size_t conclusions(spec::HintType tier) const = 0;
  virtual bool enabled(const Control& control, spec::Action find, std::size_t conclusion) const = 0;
  virtual State found(spec::Action find, std::size_t conclusion) const = 0;  // requires enabled(..., find, conclusion)

  // What a claim says of a state, and of what ApplyHint makes of the position there; nothing where it speaks of
  // something else (spec/terms.hpp).
  virtual std::optional<Statement> says(Claim claim, const State& state) const = 0;
  // A claim about completions: whether it has something to say where there is one, and what it says of one.
  virtual bool speaks_of(Claim claim, const State& state) const = 0;
  virtual Statement says(Claim claim, const State& state, const spec::Grid& full) const = 0;
  // confluence: the singles, and what it says when one of them is played.
  virtual std::vector<spec::Mark> singles() const = 0;
  virtual Statement says_of_playing(const spec::Mark& single) const = 0;

  // The position after ApplyHint. Requires spec::can_apply_hint(state).
  virtual spec::Marks<Truth> grid_after(const State& state) const = 0;
  virtual spec::Marks<Truth> crossed_after(const State& state) const = 0;
};

class Game {
 public:
  virtual ~Game() = default;

  virtual const spec::Board& board() const = 0;
  virtual std::string rules_name() const = 0;
  virtual const spec::TierList& tiers() const = 0;
  virtual spec::Grants grants() const = 0;
  // The groups of rules (a row, a box) that keep the value out of the cell because they have it already.
  virtual std::vector<std::string> groups_against(const spec::Grid& grid, const spec::Mark& mark) const = 0;
  virtual std::unique_ptr<const MachineAt> at(const Case& position) const = 0;
  virtual std::variant<spec::Grid, solver::Failure> random_solution(solver::Random& random) const = 0;
  // `visitor` returns whether to go on.
  virtual solver::Ending for_each_completion(const spec::Grid& grid, const spec::Marks<spec::Truth>& crossed,
                                             const solver::Solver::Visitor& visitor, solver::Budget budget) const = 0;
};

inline bool MachineAt::enabled(const Control& control) const {
  for (const spec::Action action : tiers().actions())
    if (enabled(control, action)) return true;
  return false;
}

template <class D>
class MachineAtOf final : public MachineAt {
 public:
  MachineAtOf(const typename D::Rules& rules, const Case& at)
      : at_{rules, spec::constant<Truth>(rules, at.grid), at.crossed, spec::constant<Truth>(rules, at.solution),
            spec::constant<Truth>(rules, at.givens.value_or(at.grid))},
        machine_(at_) {}
  MachineAtOf(const MachineAtOf&) = delete;
  MachineAtOf& operator=(const MachineAtOf&) = delete;

  const spec::TierList& tiers() const override { return machine_.tiers(); }
  bool is_initial() const override { return D::init(at_).holds(); }

  using MachineAt::enabled;
  bool enabled(const Control& control, spec::Action action) const override {
    return machine_.enabled(control, action).holds();
  }
  Control step(const Control& control, spec::Action action) const override { return machine_.step(control, action); }
  Control next(const Control& control) const override { return machine_.next(control); }

  State state(const Control& control) const override { return machine_.state(control); }
  std::size_t conclusions(spec::HintType tier) const override { return machine_.proposals(tier).size(); }
  bool enabled(const Control& control, spec::Action find, std::size_t conclusion) const override {
    return machine_.enabled(control, find, conclusion).holds();
  }
  State found(spec::Action find, std::size_t conclusion) const override { return machine_.found(find, conclusion); }

  std::optional<Statement> says(Claim claim, const State& state) const override {
    return term(claim, machine_, state, after(state));
  }
  bool speaks_of(Claim claim, const State& state) const override {
    return spec::speaks_of(claim, machine_, state).holds();
  }
  Statement says(Claim claim, const State& state, const spec::Grid& full) const override {
    return forced_term(claim, machine_, state, spec::constant<Truth>(at_.rules, full));
  }
  std::vector<spec::Mark> singles() const override {
    const spec::Marks<Truth> together = spec::singles(machine_);
    std::vector<spec::Mark> marks;
    for (const spec::Mark& mark : spec::all_marks(at_.rules))
      if (together.is(mark.cell, mark.value).holds()) marks.push_back(mark);
    return marks;
  }
  Statement says_of_playing(const spec::Mark& single) const override {
    Where next = at_;
    next.grid.at(single.cell, single.value) = Truth(true);
    return spec::confluence(machine_, single, spec::Machine<D, Truth>(next));
  }

  spec::Marks<Truth> grid_after(const State& state) const override { return spec::apply_hint(at_, state).grid; }
  spec::Marks<Truth> crossed_after(const State& state) const override { return spec::apply_hint(at_, state).crossed; }

 private:
  using Where = typename spec::Machine<D, Truth>::Where;

  Where after(const State& state) const {
    return spec::can_apply_hint(state).holds() ? spec::apply_hint(at_, state) : at_;
  }

  Where at_;
  spec::Machine<D, Truth> machine_;
};

// Keeps a reference to the rules.
template <class D>
class GameOf final : public Game {
 public:
  using Rules = typename D::Rules;

  explicit GameOf(const Rules& rules) : rules_(rules) {}

  const spec::Board& board() const override { return rules_; }
  std::string rules_name() const override { return rules_.name(); }
  const spec::TierList& tiers() const override { return D::tiers(); }
  spec::Grants grants() const override { return D::grants; }
  std::vector<std::string> groups_against(const spec::Grid& grid, const spec::Mark& mark) const override {
    std::vector<std::string> against;
    if (grid[mark.cell] != 0 || is_possible(rules_, grid, mark.cell, mark.value).holds()) return against;
    const spec::NamedConstraints named = constraints_of(rules_);
    for (const spec::ConstraintGroup& group : named.groups) {
      bool has_cell = false, has_value = false;
      for (const std::size_t member : group.members)
        for (const spec::Cell c : cells_of(named.constraints[member])) {
          has_cell = has_cell || c == mark.cell;
          has_value = has_value || grid[c] == mark.value;
        }
      if (has_cell && has_value) against.push_back(group.name);
    }
    return against;
  }
  std::unique_ptr<const MachineAt> at(const Case& position) const override {
    return std::make_unique<const MachineAtOf<D>>(rules_, position);
  }
  std::variant<spec::Grid, solver::Failure> random_solution(solver::Random& random) const override {
    return solver::random_solution(rules_, random);
  }
  solver::Ending for_each_completion(const spec::Grid& grid, const spec::Marks<spec::Truth>& crossed,
                                     const solver::Solver::Visitor& visitor, solver::Budget budget) const override {
    return solver::for_each_completion(rules_, grid, crossed, visitor, budget);
  }

 private:
  const Rules& rules_;
};

}  // namespace gridproof::verify
