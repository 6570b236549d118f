#include "verify/trace/walk.hpp"

#include <fmt/format.h>

#include "text/name.hpp"
#include "text/write.hpp"

namespace gridproof::verify {

Trace walk(const Game& game, const Case& subject) {
  Trace trace{{{init_name, subject}}};
  const auto machine = game.at(subject);
  auto control = machine->start();
  while (machine->enabled(control)) {
    for (const spec::Action action : game.tiers().actions()) {
      if (!machine->enabled(control, action)) continue;
      control = machine->step(control, action);
      trace.states.push_back({game.tiers().name(action), subject, spec::plain(game.board(), machine->state(control).hint),
                              game.tiers().transition(action).to});
      break;
    }
  }
  return trace;
}

Case applied(const Case& at, const spec::PlainHint& hint) {
  Case after = at;
  for (const spec::Mark& mark : hint.set)
    if (after.grid[mark.cell] == 0) after.grid[mark.cell] = mark.value;
  for (const spec::Mark& mark : hint.del) after.crossed.at(mark.cell, mark.value) = spec::Truth(true);
  return after;
}

OtherCompletion other_completion(const Game& game, const Case& subject, const spec::PlainHint& hint,
                                 solver::Budget budget) {
  OtherCompletion other;
  const auto look_for = [&](const spec::Mark& mark) {
    const spec::Value written = subject.grid[mark.cell];
    if (other.full || (written != 0 && written != mark.value)) return;
    spec::Grid guess = subject.grid;
    guess[mark.cell] = mark.value;
    const auto ending = game.for_each_completion(
        guess, subject.crossed, [&](const spec::Grid& found) { return other.full = found, false; }, budget);
    if (other.full) other.at = mark;
    other.exhausted = other.exhausted || ending == solver::Ending::exhausted;
  };
  for (const spec::Mark& mark : hint.set)
    for (const spec::Value v : game.board().values())
      if (v != mark.value) look_for({mark.cell, v});
  for (const spec::Mark& mark : hint.del) look_for(mark);
  return other;
}

std::string hint_text(const Game& game, const spec::PlainHint& hint, const std::optional<text::Symbols>& symbols) {
  if (hint == spec::PlainHint{}) return "no hint";
  std::string text;
  const auto add = [&](const char* what, const std::vector<spec::Mark>& marks) {
    for (const spec::Mark& mark : marks)
      text += fmt::format("{}{}{} at {}", text.empty() ? "" : ", ", what,
                          text::value_name(game.board(), mark.value, symbols),
                          game.board().name(mark.cell));
  };
  add("", hint.set);
  add("not ", hint.del);
  return fmt::format("{} ({})", text.empty() ? "nothing" : text, game.tiers().name(hint.type));
}

std::string complaint(const Game& game, const Case& subject, Claim claim, const spec::PlainHint& hint) {
  if (hint.type == spec::HintType::none) return {};
  const auto value = [&](spec::Value v) { return text::value_name(game.board(), v); };
  switch (claim) {
    case Claim::hint_sound:
    case Claim::play_consistent:
      for (const spec::Mark& mark : hint.set)
        if (subject.solution[mark.cell] != mark.value)
          return fmt::format("the solution has {} there", value(subject.solution[mark.cell]));
      for (const spec::Mark& mark : hint.del)
        if (subject.solution[mark.cell] == mark.value)
          return fmt::format("the solution has {} at {}", value(mark.value), game.board().name(mark.cell));
      return {};
    case Claim::hint_forced:
    case Claim::brute_force_forced: {
      const OtherCompletion other = other_completion(game, subject, hint);
      if (!other.full) return {};
      return fmt::format("another completion has {} there: {}", value(other.at.value),
                         text::to_line(game.board(), *other.full));
    }
    case Claim::hint_legal:
      for (const spec::Mark& mark : hint.set)
        for (const std::string& group : game.groups_against(subject.grid, mark))
          return fmt::format("{} already has {}", group, value(mark.value));
      return {};
    default: return {};
  }
}

}  // namespace gridproof::verify
