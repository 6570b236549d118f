#include "verify/trace/walk.hpp"

#include <fmt/format.h>

#include "text/name.hpp"
#include "text/write.hpp"
#include "verify/claims/forced.hpp"

namespace gridproof::verify {

Trace walk(const Game& game, const Case& subject) {
  Trace trace{{{init_name, subject}}};
  const auto machine = game.at(subject);
  auto control = machine->start();
  while (machine->enabled(control)) {
    for (const spec::Action action : game.tiers().actions()) {
      if (!machine->enabled(control, action)) continue;
      control = machine->step(control, action);
      trace.states.push_back({game.tiers().name(action), subject,
                              spec::plain(game.board(), machine->state(control).hint),
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

std::string disagreement(const Game& game, const spec::PlainHint& hint, const spec::Grid& full) {
  const auto has = [&](spec::Cell cell) {
    return fmt::format("another completion has {} there: {}", text::value_name(game.board(), full[cell]),
                       text::to_line(game.board(), full));
  };
  for (const spec::Mark& mark : hint.set)
    if (full[mark.cell] != mark.value) return has(mark.cell);
  for (const spec::Mark& mark : hint.del)
    if (full[mark.cell] == mark.value) return has(mark.cell);
  return {};
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
      const auto full = forced(game, subject, claim, hint).against;
      return full ? disagreement(game, hint, *full) : std::string();
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
