#include "verify/cli/hint_techniques.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <sstream>

#include "engine/techniques.hpp"
#include "text/marks.hpp"
#include "text/name.hpp"
#include "text/scan.hpp"
#include "verify/report/explain.hpp"

namespace gridproof::cli {

namespace {

// "x_wing" as a machine has it: "XWing".
std::string tier_name(const spec::NamedTechnique& technique) {
  std::string name;
  bool begins = true;
  for (const char letter : technique.key) {
    if (letter != '_') name += begins ? static_cast<char>(std::toupper(static_cast<unsigned char>(letter))) : letter;
    begins = letter == '_';
  }
  return name;
}

// The call of the machine with these tiers, in which the last one asked answers, or none.
std::vector<GameHint::TraceLine> call(const Techniques& techniques, std::optional<std::size_t> answering) {
  std::vector<spec::Tier> tiers;
  for (const spec::NamedTechnique& technique : techniques) tiers.push_back({tier_name(technique)});
  const spec::TierList list(std::move(tiers), false);
  std::vector<GameHint::TraceLine> steps = {{list.name(spec::Pc::start), "StartHeuristicCheck"}};
  for (const spec::HintType tier : list.all()) {
    const bool answers = answering == static_cast<std::size_t>(tier);
    const spec::Action action = answers ? spec::TierList::finds(tier) : spec::TierList::passes(tier);
    steps.push_back({list.name(list.transition(action).from), list.name(action)});
    if (answers) break;
  }
  steps.push_back({list.name(spec::Pc::done), ""});
  return steps;
}

std::string sentence(const spec::Layout& layout, const spec::NamedTechnique& technique, const spec::Reason& reason,
                     const std::optional<text::Symbols>& symbols) {
  if (reason.set.size() == 1 && reason.del.empty())
    return fmt::format("{} at {} ({})", text::value_name(layout, reason.set.front().value, symbols),
                       text::cell_name(layout, reason.set.front().cell), technique.name);
  return fmt::format("{} ({})", text::mark_names(layout, reason.set, reason.del), technique.name);
}

GameHint hint_of(const spec::Layout& layout, const spec::SudokuRules& rules, const spec::NamedTechnique& technique,
                 spec::Reason reason, const std::optional<text::Symbols>& symbols) {
  GameHint hint;
  hint.hint.set = reason.set;
  hint.hint.del = reason.del;
  hint.tier = technique.name;
  hint.sentence = sentence(layout, technique, reason, symbols);
  hint.why = verify::explain(layout, rules.named(), reason, symbols);
  hint.reason = std::move(reason);
  return hint;
}

}  // namespace

text::Result<Techniques> read_tiers(const std::string& names) {
  if (names == "all") return spec::named_techniques();
  Techniques tiers;
  std::istringstream in(names);
  for (std::string name; std::getline(in, name, ',');) {
    const auto& all = spec::named_techniques();
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.key == name; });
    if (found == all.end()) {
      std::vector<std::string> keys;
      for (const spec::NamedTechnique& each : all) keys.push_back(each.key);
      return text::Error{"--tiers", 0, 0,
                         fmt::format("there is no technique \"{}\"; there are: {}", name, fmt::join(keys, ", "))};
    }
    if (std::any_of(tiers.begin(), tiers.end(), [&](const auto& each) { return each.key == name; }))
      return text::Error{"--tiers", 0, 0, fmt::format("{} stands there twice", name)};
    tiers.push_back(*found);
  }
  if (tiers.empty()) return text::Error{"--tiers", 0, 0, "expected names of techniques, or all"};
  return tiers;
}

GameHint first_hint(const spec::Layout& layout, const Techniques& tiers, const verify::Case& at,
                    const std::optional<text::Symbols>& symbols) {
  const engine::TechniqueFinder finder(layout);
  const spec::SudokuRules rules(layout);
  for (std::size_t i = 0; i < tiers.size(); ++i)
    if (auto reason = finder.first(tiers[i], at.grid, at.crossed)) {
      GameHint hint = hint_of(layout, rules, tiers[i], *std::move(reason), symbols);
      hint.steps = call(tiers, i);
      return hint;
    }
  GameHint none;
  none.steps = call(tiers, std::nullopt);
  if (!at.grid.is_full()) none.why = "none of these tiers has anything to say here";
  return none;
}

std::vector<GameHint> every_hint(const spec::Layout& layout, const Techniques& tiers, const verify::Case& at,
                                 const std::optional<text::Symbols>& symbols) {
  const engine::TechniqueFinder finder(layout);
  const spec::SudokuRules rules(layout);
  std::vector<GameHint> hints;
  for (const spec::NamedTechnique& technique : tiers)
    for (spec::Reason& reason : finder.all(technique, at.grid, at.crossed))
      hints.push_back(hint_of(layout, rules, technique, std::move(reason), symbols));
  return hints;
}

std::string to_text(const std::vector<GameHint>& hints) {
  std::string text = hints.empty() ? "no hint\n" : text::counted(hints.size(), "hint") + "\n";
  for (const GameHint& hint : hints) text += fmt::format("{}\n  {}\n", hint.sentence, hint.why);
  return text;
}

nlohmann::ordered_json to_json(const spec::Board& board, const std::vector<GameHint>& hints) {
  auto list = nlohmann::ordered_json::array();
  for (const GameHint& hint : hints)
    list.push_back({{"technique", hint.tier},
                    {"marks", text::mark_names(board, hint.hint.set, hint.hint.del)},
                    {"text", hint.sentence},
                    {"why", hint.why}});
  return list;
}

}  // namespace gridproof::cli
