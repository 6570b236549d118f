#include "verify/claims/judge.hpp"

#include "spec/sudoku/dialects.hpp"
#include "spec/takuzu/dialects.hpp"
#include "verify/claims/forced.hpp"

namespace gridproof::verify {

namespace {

using Control = MachineAt::Control;
using State = MachineAt::State;
using Statement = MachineAt::Statement;

class Judge {
 public:
  Judge(const Game& game, const Case& subject, Claim claim, ChoiceRule choice)
      : game_(game), subject_(subject), claim_(claim), choice_(choice), machine_(game.at(subject)) {}

  Judgement run() {
    if (claim_ == Claim::confluence)
      check_orders();
    else
      follow(machine_->start(), machine_->tiers().longest_call());
    return result_;
  }

 private:
  const spec::Board& board() const { return game_.board(); }

  // Every behaviour from here on: one for each action that is enabled. Where none is, the state stays.
  void follow(const Control& control, int steps) {
    check_state(machine_->state(control), steps == 0);
    if (steps == 0) return;
    if (choice_ == ChoiceRule::any) check_choices(control);
    bool moved = false;
    for (const spec::Action action : machine_->tiers().actions()) {
      if (!machine_->enabled(control, action)) continue;
      moved = true;
      follow(machine_->step(control, action), steps - 1);
    }
    if (!moved) follow(control, steps - 1);
  }

  void check_choices(const Control& control) {
    for (const spec::HintType tier : machine_->tiers().all()) {
      const spec::Action find = spec::TierList::finds(tier);
      for (std::size_t i = 0; i < machine_->conclusions(tier); ++i)
        if (machine_->enabled(control, find, i)) check_state(machine_->found(find, i), false);
    }
  }

  // The bound on steps speaks of the end of the longest call only.
  void check_state(const State& state, bool end) {
    if (claim_ == Claim::step_bound && !end) return;
    if (is_of_completions(claim_)) return check_forced(state);
    if (const auto said = machine_->says(claim_, state)) note(*said, state);
  }

  void check_forced(const State& state) {
    const Forced said = forced(game_, *machine_, subject_, claim_, state, {judge_search_nodes});
    note(said.statement, state);
    if (said.exhausted && result_.outcome != Outcome::violated) result_.outcome = Outcome::undecided;
  }

  // Each single that could be played.
  void check_orders() {
    const State start = machine_->state(machine_->start());
    for (const spec::Mark& played : machine_->singles()) note(machine_->says_of_playing(played), start);
  }

  void note(const Statement& statement, const State& state) {
    if (!statement.premise.holds() || result_.outcome == Outcome::violated) return;
    if (statement.conclusion.holds()) {
      if (result_.outcome == Outcome::vacuous) result_.outcome = Outcome::holds;
      return;
    }
    result_.outcome = Outcome::violated;
    if (spec::well_typed(board(), state).holds()) result_.hint = spec::plain(board(), state.hint);
  }

  const Game& game_;
  const Case& subject_;
  Claim claim_;
  ChoiceRule choice_;
  std::unique_ptr<const MachineAt> machine_;
  Judgement result_;
};

}  // namespace

Judgement judge(const Game& game, const Case& subject, Claim claim, ChoiceRule choice) {
  return Judge(game, subject, claim, choice).run();
}

std::unique_ptr<const Game> published_game(const spec::Layout& layout, Dialect dialect) {
  if (dialect == Dialect::repaired) return std::make_unique<const GameOf<spec::Repaired>>(layout);
  return std::make_unique<const GameOf<spec::AsWritten>>(layout);
}

std::unique_ptr<const Game> game_of(const spec::AnyRules& rules, Dialect dialect) {
  if (const spec::Takuzu* takuzu = rules.takuzu()) return std::make_unique<const GameOf<spec::TakuzuHints>>(*takuzu);
  return published_game(*rules.layout(), dialect);
}

Judgement judge(const spec::Layout& layout, const Case& subject, const Question& question) {
  return judge(*published_game(layout, question.dialect), subject, question.claim, question.choice);
}

}  // namespace gridproof::verify
