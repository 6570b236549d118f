#include "verify/cli/hint_game.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "spec/takuzu/dialects.hpp"
#include "text/marks.hpp"
#include "text/name.hpp"
#include "text/rules_name.hpp"
#include "verify/report/explain.hpp"
#include "verify/tlc/trace.hpp"
#include "verify/trace/walk.hpp"

namespace gridproof::cli {

namespace {

// All that the call itself says: not why.
GameHint told(const verify::Game& game, verify::Trace trace, const std::optional<text::Symbols>& symbols) {
  GameHint answer{.trace = std::move(trace)};
  const auto& states = answer.trace.states;
  for (std::size_t i = 0; i < states.size(); ++i)
    answer.steps.push_back({game.tiers().name(states[i].pc), i + 1 < states.size() ? states[i + 1].action : ""});
  answer.hint = states.back().hint;
  if (answer.hint == spec::PlainHint{}) return answer;
  answer.tier = game.tiers().name(answer.hint.type);
  answer.sentence = verify::hint_text(game, answer.hint, symbols);
  return answer;
}

// The fields of a record, as the machine was published.
nlohmann::ordered_json record_json(const spec::Board& board, const spec::PlainHint& hint, const GameHint& call) {
  const spec::HintRecord record = spec::record(board, hint);
  return {{"type", name(record.type)},
          {"dieValue", record.value},
          {"row", record.row},
          {"col", record.column},
          {"text", hint == call.hint ? call.sentence : "none"}};
}

}  // namespace

GameHint next_hint(const spec::AnyRules& rules, const verify::Case& at, const std::optional<text::Symbols>& symbols) {
  const auto game = verify::game_of(rules, verify::Dialect::repaired);
  if (const spec::Takuzu* takuzu = rules.takuzu()) {
    const auto why = [&](const verify::Case& where, const spec::PlainHint& hint) {
      const auto gone = spec::absent(*takuzu, where.grid, spec::candidates(*takuzu, where.grid, where.crossed));
      return spec::reason_of(*takuzu, hint.type, gone, hint.set.front());
    };
    return ask(*game, constraints_of(*takuzu), at, why, symbols);
  }
  const spec::Layout& layout = *rules.layout();
  GameHint answer = told(*game, tlc::record_call(layout, at).trace, symbols);
  const spec::HintRecord hint = spec::record(layout, answer.hint);
  answer.reason = verify::reason_of(layout, at, hint);
  answer.why = verify::explain(layout, at, hint, symbols);
  return answer;
}

GameHint ask(const verify::Game& game, const spec::NamedConstraints& rules, const verify::Case& at, const WhyHint& why,
             const std::optional<text::Symbols>& symbols) {
  GameHint answer = told(game, verify::walk(game, at), symbols);
  if (answer.hint == spec::PlainHint{}) {
    if (!at.grid.is_full()) answer.why = "no tier has a hint";
    return answer;
  }
  answer.reason = why(at, answer.hint);
  answer.why = answer.reason ? sentence(game.board(), rules, *answer.reason, symbols)
                             : "no tier before it has a hint; it is what the solution has there";
  return answer;
}

std::string sentence(const spec::Board& board, const spec::NamedConstraints& rules, const spec::Reason& reason,
                     const std::optional<text::Symbols>& symbols) {
  std::string text;
  for (const spec::Mark& mark : reason.premises)
    text += fmt::format("{}{} is not {}", text.empty() ? "" : ", ", board.name(mark.cell),
                        text::value_name(board, mark.value, symbols));
  for (std::size_t i = 0; i < reason.constraints.size(); ++i)
    text += fmt::format("{}{}", text.empty() ? "" : i == 0 ? ", and " : ", ",
                        text::constraint_name(board, rules.constraints[reason.constraints[i]], symbols));
  return text;
}

nlohmann::ordered_json to_json(const spec::Board& board, const GameHint& hint) {
  nlohmann::ordered_json whole;
  whole["hint"] = {{"tier", hint.tier},
                   {"marks", text::mark_names(board, hint.hint.set, hint.hint.del)},
                   {"text", hint.sentence}};
  whole["why"] = hint.why;
  whole["trace"] = nlohmann::ordered_json::array();
  for (std::size_t i = 1; i < hint.steps.size(); ++i)
    whole["trace"].push_back({{"action", hint.steps[i - 1].action}, {"pc", hint.steps[i].pc}});
  return whole;
}

nlohmann::ordered_json to_json(const spec::AnyRules& rules, const GameHint& hint) {
  const spec::Board& board = rules;
  nlohmann::ordered_json whole = to_json(board, hint);
  if (rules.layout() == nullptr) return whole;
  whole["hint"] = record_json(board, hint.hint, hint);
  for (std::size_t i = 1; i < hint.steps.size(); ++i)
    whole["trace"][i - 1]["hint"] = record_json(board, hint.trace.states[i].hint, hint);
  return whole;
}

}  // namespace gridproof::cli
