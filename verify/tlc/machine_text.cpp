#include "verify/tlc/machine_text.hpp"

#include <fmt/format.h>

#include <optional>

#include "text/symbols.hpp"

namespace gridproof::tlc {

namespace {

Value number(std::size_t n) { return Value::integer(static_cast<std::int64_t>(n)); }

Value cell_of(const spec::Board& board, spec::Cell c) {
  return Value::tuple(
      {number(static_cast<std::size_t>(board.row(c))), number(static_cast<std::size_t>(board.column(c)))});
}

// The way back, for people only.
std::optional<spec::Grid> to_grid(const spec::Board& board, const Value* value) {
  if (value == nullptr || value->items.size() != board.cells().size()) return std::nullopt;
  spec::Grid grid(board.cells().size());
  for (const spec::Cell c : board.cells()) {
    const Value* item = value->at(cell_of(board, c));
    if (item == nullptr || item->kind != Kind::integer || item->number < 0 ||
        item->number > static_cast<std::int64_t>(board.values().size()))
      return std::nullopt;
    grid[c] = static_cast<spec::Value>(item->number);
  }
  return grid;
}

std::string to_line(const spec::Board& board, const spec::Grid& grid) {
  const text::Symbols symbols = text::Symbols::standard(static_cast<int>(board.values().size()));
  std::string line;
  for (const spec::Cell c : board.cells()) line += symbols.symbol_of(grid[c]);
  return line;
}

}  // namespace

Value to_value(const spec::Board& board, const spec::Grid& grid) {
  std::vector<std::pair<Value, Value>> pairs;
  for (const spec::Cell c : board.cells()) pairs.emplace_back(cell_of(board, c), number(grid[c]));
  return Value::function(std::move(pairs));
}

Value to_value(const spec::Board& board, const spec::Marks<spec::Truth>& marks) {
  std::vector<Value> triples;
  for (const spec::Cell c : board.cells())
    for (const spec::Value v : board.values())
      if (marks.is(c, v).holds())
        triples.push_back(Value::tuple({number(static_cast<std::size_t>(board.row(c))),
                                        number(static_cast<std::size_t>(board.column(c))), number(v)}));
  return Value::set(std::move(triples));
}

Value to_value(const spec::HintRecord& hint) {
  return Value::record({{"type", Value::string(std::string(spec::name(hint.type)))},
                        {"dieValue", number(hint.value)},
                        {"row", number(hint.row)},
                        {"col", number(hint.column)}});
}

Value to_value(const spec::Board& board, const spec::TierList& tiers, const spec::Hint<spec::Truth>& hint) {
  spec::HintType type = spec::HintType::none;
  for (const spec::HintType tier : tiers.all())
    if (hint.type.is(tier).holds()) type = tier;
  return Value::record({{"type", Value::string(tiers.name(type))},
                        {"set", to_value(board, hint.set)},
                        {"del", to_value(board, hint.del)}});
}

std::string MachineText::state(const verify::Case& at, Value hint, std::string pc) const {
  std::vector<std::pair<std::string, Value>> variables = {{"grid", to_value(board_, at.grid)},
                                                          {"solution", to_value(board_, at.solution)},
                                                          {"hint", std::move(hint)},
                                                          {"pc", Value::string(std::move(pc))}};
  if (variables_.crossed) variables.emplace_back("crossed", to_value(board_, at.crossed));
  return to_text(Value::record(std::move(variables)));
}

std::string for_people(const spec::Board& board, std::string_view state) {
  const auto value = parse_value(state, "state");
  if (!value || value->kind != Kind::record) return std::string(state);
  std::string text;
  const auto add = [&](std::string_view name, const std::string& what) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name, what);
  };
  const auto grid = to_grid(board, value->field("grid")), solution = to_grid(board, value->field("solution"));
  if (!grid || !solution) return std::string(state);
  add("grid", to_line(board, *grid));
  add("solution", to_line(board, *solution));
  for (std::size_t i = 0; i < value->keys.size(); ++i) {
    const std::string& name = value->keys[i];
    if (name == "grid" || name == "solution" || (name == "crossed" && value->items[i].items.empty())) continue;
    add(name, to_text(value->items[i]));
  }
  return text;
}

}  // namespace gridproof::tlc
