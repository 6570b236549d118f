#include "verify/report/itf.hpp"

#include <fmt/format.h>

#include <cctype>
#include <nlohmann/json.hpp>

#include "text/layout_name.hpp"
#include "text/rules_name.hpp"
#include "verify/report/behaviour.hpp"
#include "verify/version.hpp"

namespace gridproof::verify {

namespace {

using nlohmann::ordered_json;

ordered_json tuple(std::initializer_list<int> numbers) { return {{"#tup", std::vector<int>(numbers)}}; }

ordered_json map_of(const spec::Board& board, const spec::Grid& grid) {
  ordered_json pairs = ordered_json::array();
  for (const spec::Cell c : board.cells())
    pairs.push_back(ordered_json::array({tuple({board.row(c), board.column(c)}), grid[c]}));
  return {{"#map", std::move(pairs)}};
}

ordered_json set_of(const spec::Board& board, const std::vector<spec::Mark>& marks) {
  ordered_json elements = ordered_json::array();
  for (const spec::Mark& mark : marks)
    elements.push_back(tuple({board.row(mark.cell), board.column(mark.cell), mark.value}));
  return {{"#set", std::move(elements)}};
}
ordered_json set_of(const spec::Board& board, const spec::Marks<spec::Truth>& marks) {
  std::vector<spec::Mark> listed;
  for (const spec::Mark& mark : spec::all_marks(board))
    if (marks.is(mark.cell, mark.value).holds()) listed.push_back(mark);
  return set_of(board, listed);
}

ordered_json hint_of(const Game& game, const spec::PlainHint& hint) {
  const spec::Board& board = game.board();
  const std::string type = game.tiers().name(hint.type);
  if (!is_published(game.tiers()))
    return {{"type", type}, {"set", set_of(board, hint.set)}, {"del", set_of(board, hint.del)}};
  const spec::HintRecord record = spec::record(board, hint);
  return {{"type", type}, {"dieValue", record.value}, {"row", record.row}, {"col", record.column}};
}

// Where they are not told, all of the first grid is given.
bool tells_givens(const Trace& trace) { return trace.states.front().at.givens.has_value(); }

// What the file says about itself. `claimed`: beyond the machine that it is a behaviour of.
ordered_json file_meta(const Game& game, const Trace& trace, const std::string& description,
                       const ordered_json& claimed) {
  ordered_json meta = {{"format", "ITF"},
                       {"format-description", "https://apalache.informal.systems/docs/adr/015adr-trace.html"},
                       {"source", fmt::format("gridproof {}", version)},
                       {"description", description}};
  meta.update(claimed);
  meta["varTypes"] = {{"grid", "<<Int, Int>> -> Int"},
                      {"solution", "<<Int, Int>> -> Int"},
                      {"crossed", "Set(<<Int, Int, Int>>)"},
                      {"hint", is_published(game.tiers())
                                   ? "{ type: Str, dieValue: Int, row: Int, col: Int }"
                                   : "{ type: Str, set: Set(<<Int, Int, Int>>), del: Set(<<Int, Int, Int>>) }"},
                      {"pc", "Str"}};
  if (tells_givens(trace)) meta["varTypes"]["givens"] = "<<Int, Int>> -> Int";
  return meta;
}

// An object with a key a line: a map of 81 cells, a number a line, is nothing to read.
std::string lines(const ordered_json& object, int indent) {
  std::string text = "{\n";
  for (const auto& [key, value] : object.items())
    text += fmt::format("{:{}}{}: {}{}\n", "", indent + 2, ordered_json(key).dump(), value.dump(),
                        key == std::prev(object.end()).key() ? "" : ",");
  return text + fmt::format("{:{}}}}", "", indent);
}

std::string file(const Game& game, const Trace& trace, const ordered_json& meta) {
  std::string states;
  for (std::size_t i = 0; i < trace.states.size(); ++i) {
    const TraceState& state = trace.states[i];
    ordered_json variables = {{"#meta", {{"index", i}, {"action", state.action}}},
                              {"grid", map_of(game.board(), state.at.grid)},
                              {"solution", map_of(game.board(), state.at.solution)},
                              {"crossed", set_of(game.board(), state.at.crossed)},
                              {"hint", hint_of(game, state.hint)},
                              {"pc", game.tiers().name(state.pc)}};
    if (tells_givens(trace)) variables["givens"] = map_of(game.board(), state.at.givens.value_or(state.at.grid));
    states += (i == 0 ? "\n    " : ",\n    ") + lines(variables, 4);
  }
  const std::string loop = trace.loop ? fmt::format(",\n  \"loop\": {}", *trace.loop) : "";
  return fmt::format(
      "{{\n  \"#meta\": {},\n  \"params\": [],\n"
      "  \"vars\": [\"grid\", \"solution\", \"crossed\", \"hint\", \"pc\"{}],\n"
      "  \"states\": [{}\n  ]{}\n}}\n",
      lines(meta, 2), tells_givens(trace) ? ", \"givens\"" : "", states, loop);
}

// What read_itf needs to find the machine again.
ordered_json of_machine(const spec::AnyRules& rules, const Question& question, ordered_json claimed) {
  if (rules.layout() == nullptr) {
    claimed["rules"] = text::rules_name(rules);
  } else {
    claimed["layout"] = rules.name();
    claimed["dialect"] = name(question.dialect);
  }
  claimed["choice"] = name(question.choice);
  return claimed;
}

std::string file(const spec::AnyRules& rules, Dialect dialect, const Trace& trace, const std::string& description,
                 const ordered_json& claimed) {
  const auto game = game_of(rules, dialect);
  ordered_json meta = file_meta(*game, trace, description, claimed);
  if (rules.layout() != nullptr && !rules.layout()->has_boxes()) meta["regions"] = text::region_rows(*rules.layout());
  return file(*game, trace, meta);
}

}  // namespace

std::string to_itf(const Row& row) {
  ordered_json claimed = of_machine(rules_of(row), {*row.subject.claim, row.dialect, row.choice},
                                    {{"claim", row.subject.name}});
  claimed["instrument"] = name(row.instrument);
  return file(rules_of(row), row.dialect, behaviour(row), fmt::format("A counterexample to: {}", row.subject.sentence),
              claimed);
}

std::string to_itf(const RecordedTrace& recorded) {
  return file(recorded.rules, recorded.question.dialect, recorded.trace, "A call of the hint machine",
              of_machine(recorded.rules, recorded.question, ordered_json::object()));
}

std::string to_itf(const Game& game, const Trace& trace) {
  return file(game, trace, file_meta(game, trace, "A behaviour of the hint machine", {{"rules", game.rules_name()}}));
}

std::string itf_file_name(const Row& row) {
  const std::string dialect = has_dialects(row) ? fmt::format("{}-", name(row.dialect)) : "";
  std::string file = fmt::format("{}-{}-{}{}-{}", row.subject.name, name(row.rules), dialect, name(row.choice),
                                 name(row.instrument));
  for (char& c : file)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0 && std::string_view("._+-").find(c) == std::string_view::npos)
      c = '_';
  return file + ".itf.json";
}

}  // namespace gridproof::verify
