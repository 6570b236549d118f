#include "verify/cli/hint_techniques.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <utility>

#include "engine/techniques.hpp"
#include "spec/sudoku/constraints.hpp"
#include "spec/sudoku/possible.hpp"
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

// A position as hints are told of it: only what would change is said, and only what is still possible is named.
class Teller {
 public:
  Teller(const spec::Layout& layout, const verify::Case& at, const std::optional<text::Symbols>& symbols)
      : layout_(layout),
        rules_(layout),
        open_(spec::candidates(layout, at.grid, at.crossed)),
        gone_(spec::absent(layout, at.grid, open_)),
        symbols_(symbols) {}

  GameHint hint(const spec::NamedTechnique& technique, spec::Reason reason) const {
    GameHint hint;
    hint.hint.set = changed(reason.set);
    hint.hint.del = changed(reason.del);
    hint.tier = technique.name;
    hint.sentence = fmt::format("{} ({})", sentence(hint.hint), technique.name);
    hint.why = verify::explain(layout_, rules_.named(), reason, gone_, symbols_);
    hint.reason = std::move(reason);
    return hint;
  }

 private:
  std::vector<spec::Mark> changed(const std::vector<spec::Mark>& marks) const {
    std::vector<spec::Mark> some;
    std::copy_if(marks.begin(), marks.end(), std::back_inserter(some),
                 [&](const spec::Mark& mark) { return open_.is(mark.cell, mark.value).holds(); });
    return some;
  }

  std::string sentence(const spec::PlainHint& hint) const {
    if (hint.set.size() != 1 || !hint.del.empty()) return text::mark_names(layout_, hint.set, hint.del);
    return fmt::format("{} at {}", text::value_name(layout_, hint.set.front().value, symbols_),
                       text::cell_name(layout_, hint.set.front().cell));
  }

  const spec::Layout& layout_;
  spec::SudokuRules rules_;
  spec::Marks<spec::Truth> open_, gone_;
  const std::optional<text::Symbols>& symbols_;
};

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
  if (names.ends_with(',')) return text::Error{"--tiers", 0, 0, "expected a name after the last comma"};
  return tiers;
}

GameHint first_hint(const spec::Layout& layout, const Techniques& tiers, const verify::Case& at,
                    const std::optional<text::Symbols>& symbols) {
  const engine::TechniqueFinder finder(layout);
  for (std::size_t i = 0; i < tiers.size(); ++i)
    if (auto reason = finder.first(tiers[i], at.grid, at.crossed)) {
      GameHint hint = Teller(layout, at, symbols).hint(tiers[i], *std::move(reason));
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
  const Teller teller(layout, at, symbols);
  std::vector<GameHint> hints;
  std::set<std::string> told;
  for (const spec::NamedTechnique& technique : tiers)
    for (spec::Reason& reason : finder.all(technique, at.grid, at.crossed)) {
      GameHint hint = teller.hint(technique, std::move(reason));
      if (told.insert(hint.sentence).second) hints.push_back(std::move(hint));
    }
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
