#include "verify/cli/hint_game.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <optional>

#include "text/marks.hpp"
#include "verify/trace/walk.hpp"

namespace gridproof::cli {

GameHint ask(const verify::Game& game, const spec::NamedConstraints& rules, const verify::Case& at,
             const WhyHint& why) {
  const verify::Trace trace = verify::walk(game, at);
  GameHint answer{.trace = {}, .hint = trace.states.back().hint, .tier = "none", .sentence = "none", .why = {}};
  for (std::size_t i = 0; i < trace.states.size(); ++i)
    answer.trace.push_back({std::string(game.tiers().name(trace.states[i].pc)),
                            i + 1 < trace.states.size() ? trace.states[i + 1].action : ""});
  if (answer.hint == spec::PlainHint{}) {
    answer.why = at.grid.is_full() ? "the grid is full" : "no tier has a hint";
    return answer;
  }
  answer.tier = game.tiers().name(answer.hint.type);
  answer.sentence = verify::hint_text(game, answer.hint);
  const std::optional<spec::Reason> reason = why(at, answer.hint);
  answer.why = reason ? sentence(game.board(), rules, *reason)
                      : "no tier before it has a hint; it is what the solution has there";
  return answer;
}

std::string sentence(const spec::Board& board, const spec::NamedConstraints& rules, const spec::Reason& reason) {
  std::string text;
  for (const spec::Mark& mark : reason.premises)
    text += fmt::format("{}{} is not {}", text.empty() ? "" : ", ", board.name(mark.cell), board.number(mark.value));
  for (std::size_t i = 0; i < reason.constraints.size(); ++i)
    text += fmt::format("{}{}", text.empty() ? "" : i == 0 ? ", and " : ", ",
                        rules.constraints[reason.constraints[i]].name);
  return text;
}

nlohmann::ordered_json to_json(const spec::Board& board, const GameHint& hint) {
  nlohmann::ordered_json whole;
  whole["hint"] = {{"tier", hint.tier},
                   {"marks", text::mark_names(board, hint.hint.set, hint.hint.del)},
                   {"text", hint.sentence}};
  whole["why"] = hint.why;
  whole["trace"] = nlohmann::ordered_json::array();
  for (std::size_t i = 1; i < hint.trace.size(); ++i)
    whole["trace"].push_back({{"action", hint.trace[i - 1].action}, {"pc", hint.trace[i].pc}});
  return whole;
}

}  // namespace gridproof::cli
