#include "verify/tlc/machine_text.hpp"

#include <fmt/format.h>

#include <optional>

#include "text/write.hpp"

namespace gridproof::tlc {

namespace {

Value number(std::size_t n) { return Value::integer(static_cast<std::int64_t>(n)); }

// The way back, for people only.
std::optional<spec::Grid> to_grid(const spec::Layout& layout, const Value* value) {
  if (value == nullptr || value->items.size() != layout.cells().size()) return std::nullopt;
  spec::Grid grid(layout.cells().size());
  for (const spec::Cell c : layout.cells()) {
    const Value* item = value->at(Value::tuple(
        {number(static_cast<std::size_t>(layout.row(c))), number(static_cast<std::size_t>(layout.column(c)))}));
    if (item == nullptr || item->kind != Kind::integer || item->number < 0 || item->number > layout.size())
      return std::nullopt;
    grid[c] = static_cast<spec::Value>(item->number);
  }
  return grid;
}

}  // namespace

Value to_value(const spec::Layout& layout, const spec::Grid& grid) {
  std::vector<std::pair<Value, Value>> pairs;
  for (const spec::Cell c : layout.cells())
    pairs.emplace_back(Value::tuple({number(static_cast<std::size_t>(layout.row(c))),
                                     number(static_cast<std::size_t>(layout.column(c)))}),
                       number(grid[c]));
  return Value::function(std::move(pairs));
}

Value to_value(const spec::Layout& layout, const spec::Marks<spec::Truth>& crossed) {
  std::vector<Value> triples;
  for (const spec::Cell c : layout.cells())
    for (const spec::Value v : layout.values())
      if (crossed.is(c, v).holds())
        triples.push_back(Value::tuple({number(static_cast<std::size_t>(layout.row(c))),
                                        number(static_cast<std::size_t>(layout.column(c))), number(v)}));
  return Value::set(std::move(triples));
}

Value to_value(const spec::HintRecord& hint) {
  return Value::record({{"type", Value::string(std::string(spec::name(hint.type)))},
                        {"dieValue", number(hint.value)},
                        {"row", number(hint.row)},
                        {"col", number(hint.column)}});
}

std::string MachineText::state(const spec::Grid& grid, const verify::Case& at, const spec::HintRecord& hint,
                               spec::Pc pc) const {
  std::vector<std::pair<std::string, Value>> variables = {{"grid", to_value(layout_, grid)},
                                                          {"solution", to_value(layout_, at.solution)},
                                                          {"hint", to_value(hint)},
                                                          {"pc", Value::string(std::string(spec::name(pc)))}};
  if (variables_.crossed) variables.emplace_back("crossed", to_value(layout_, at.crossed));
  return to_text(Value::record(std::move(variables)));
}

std::string for_people(const spec::Layout& layout, std::string_view state) {
  const auto value = parse_value(state, "state");
  if (!value || value->kind != Kind::record) return std::string(state);
  std::string text;
  const auto add = [&](std::string_view name, const std::string& what) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name, what);
  };
  const auto grid = to_grid(layout, value->field("grid")), solution = to_grid(layout, value->field("solution"));
  if (!grid || !solution) return std::string(state);
  add("grid", text::to_line(layout, *grid));
  add("solution", text::to_line(layout, *solution));
  for (std::size_t i = 0; i < value->keys.size(); ++i) {
    const std::string& name = value->keys[i];
    if (name == "grid" || name == "solution" || (name == "crossed" && value->items[i].items.empty())) continue;
    add(name, to_text(value->items[i]));
  }
  return text;
}

}  // namespace gridproof::tlc
