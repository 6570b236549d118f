#include "verify/report/itf.hpp"

#include <fmt/format.h>

#include <cctype>
#include <nlohmann/json.hpp>

#include "text/layout_name.hpp"
#include "verify/report/behaviour.hpp"
#include "verify/version.hpp"

namespace gridproof::verify {

namespace {

using nlohmann::ordered_json;

ordered_json tuple(std::initializer_list<int> numbers) { return {{"#tup", std::vector<int>(numbers)}}; }

ordered_json map_of(const spec::Layout& layout, const spec::Grid& grid) {
  ordered_json pairs = ordered_json::array();
  for (const spec::Cell c : layout.cells())
    pairs.push_back(ordered_json::array({tuple({layout.row(c), layout.column(c)}), grid[c]}));
  return {{"#map", std::move(pairs)}};
}

ordered_json set_of(const spec::Layout& layout, const spec::Marks<spec::Truth>& marks) {
  ordered_json elements = ordered_json::array();
  for (const spec::Cell c : layout.cells())
    for (const spec::Value v : layout.values())
      if (marks.is(c, v).holds()) elements.push_back(tuple({layout.row(c), layout.column(c), v}));
  return {{"#set", std::move(elements)}};
}

ordered_json record_of(const spec::HintRecord& hint) {
  return {{"type", name(hint.type)}, {"dieValue", hint.value}, {"row", hint.row}, {"col", hint.column}};
}

// `claimed`: what the file says about itself beyond the machine that it is a behaviour of.
ordered_json file_meta(const spec::Layout& layout, Dialect dialect, ChoiceRule choice, const std::string& description,
                       const ordered_json& claimed) {
  ordered_json meta = {{"format", "ITF"},
                       {"format-description", "https://apalache.informal.systems/docs/adr/015adr-trace.html"},
                       {"source", fmt::format("gridproof {}", version)},
                       {"description", description}};
  if (claimed.contains("claim")) meta["claim"] = claimed["claim"];
  meta["layout"] = layout.name();
  meta["dialect"] = name(dialect);
  meta["choice"] = name(choice);
  if (claimed.contains("instrument")) meta["instrument"] = claimed["instrument"];
  meta["varTypes"] = {{"grid", "<<Int, Int>> -> Int"},
                      {"solution", "<<Int, Int>> -> Int"},
                      {"crossed", "Set(<<Int, Int, Int>>)"},
                      {"hint", "{ type: Str, dieValue: Int, row: Int, col: Int }"},
                      {"pc", "Str"}};
  if (!layout.has_boxes()) meta["regions"] = text::region_rows(layout);
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

std::string file(const spec::Layout& layout, const Case& at, const BehaviourTrace& trace, const ordered_json& meta) {
  const ordered_json solution = map_of(layout, at.solution);
  const ordered_json crossed = set_of(layout, at.crossed);
  std::string states;
  for (std::size_t i = 0; i < trace.steps.size(); ++i) {
    const TraceStep& step = trace.steps[i];
    states +=
        (i == 0 ? "\n    " : ",\n    ") + lines({{"#meta", {{"index", i}, {"action", i == 0 ? "Init" : step.action}}},
                                                 {"grid", map_of(layout, step.grid)},
                                                 {"solution", solution},
                                                 {"crossed", crossed},
                                                 {"hint", record_of(step.hint)},
                                                 {"pc", name(step.pc)}},
                                                4);
  }
  const std::string loop = trace.loop ? fmt::format(",\n  \"loop\": {}", *trace.loop) : "";
  return fmt::format(
      "{{\n  \"#meta\": {},\n  \"params\": [],\n  \"vars\": [\"grid\", \"solution\", \"crossed\", \"hint\", \"pc\"],\n"
      "  \"states\": [{}\n  ]{}\n}}\n",
      lines(meta, 2), states, loop);
}

}  // namespace

std::string to_itf(const Row& row) {
  return file(
      row.layout, *row.counterexample, behaviour(row),
      file_meta(row.layout, row.dialect, row.choice, fmt::format("A counterexample to: {}", row.subject.sentence),
                {{"claim", row.subject.name}, {"instrument", name(row.instrument)}}));
}

std::string to_itf(const spec::Layout& layout, const Case& at, const BehaviourTrace& trace) {
  return file(
      layout, at, trace,
      file_meta(layout, Dialect::repaired, ChoiceRule::least, "A call of the hint machine", ordered_json::object()));
}

std::string itf_file_name(const Row& row) {
  std::string file = fmt::format("{}-{}-{}-{}-{}", row.subject.name, row.layout.name(), name(row.dialect),
                                 name(row.choice), name(row.instrument));
  for (char& c : file)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0 && std::string_view("._+-").find(c) == std::string_view::npos)
      c = '_';
  return file + ".itf.json";
}

}  // namespace gridproof::verify
