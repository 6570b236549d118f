#include "verify/report/explain.hpp"

#include <fmt/format.h>

#include <vector>

#include "spec/rules.hpp"
#include "spec/sudoku/possible.hpp"
#include "text/name.hpp"

namespace gridproof::verify {

namespace {

using spec::Cell;
using spec::House;
using spec::HouseIndex;
using spec::Value;

// Which values of the cell are excluded by what: the first house that has the value, or a crossed mark.
std::string exclusions(const spec::Layout& layout, const Case& subject, Cell cell, Value kept,
                       const std::optional<text::Symbols>& symbols) {
  std::vector<std::string> parts;
  std::vector<bool> told(layout.values().size() + 1, false);
  told[kept] = true;
  for (const HouseIndex h : layout.houses_of(cell)) {
    const House& house = layout.houses()[h];
    std::string values;
    for (const Value v : layout.values()) {
      if (told[v] || !spec::is_value_in(subject.grid, house, v).holds()) continue;
      told[v] = true;
      values += (values.empty() ? "" : " ") + text::value_name(layout, v, symbols);
    }
    if (!values.empty()) parts.push_back(fmt::format("{} has {}", text::house_name(house), values));
  }
  std::string crossed;
  for (const Value v : layout.values())
    if (!told[v] && subject.crossed.is(cell, v).holds()) crossed += " " + text::value_name(layout, v, symbols);
  if (!crossed.empty()) parts.push_back("crossed out:" + crossed);
  return fmt::format("{}", fmt::join(parts, ", "));
}

const House& house_of_last_place(const spec::Layout& layout, const Case& subject, Cell cell, Value value) {
  const auto open = spec::candidates(layout, spec::constant<spec::Truth>(layout, subject.grid), subject.crossed);
  for (const HouseIndex h : layout.houses_of(cell)) {
    const House& house = layout.houses()[h];
    if (spec::exactly_one(house, [&](Cell c) { return open.is(c, value); }).holds()) return house;
  }
  return layout.houses()[layout.houses_of(cell).front()];
}

}  // namespace

std::optional<std::string> repetition(const spec::Layout& layout, const spec::Grid& grid,
                                      const std::optional<text::Symbols>& symbols) {
  for (const House& house : layout.houses())
    for (const Value v : layout.values())
      if (spec::count_up_to_two(house, [&](Cell c) { return grid.is(c, v); }).several.holds())
        return fmt::format("{} has {} twice", text::house_name(house), text::value_name(layout, v, symbols));
  return std::nullopt;
}

std::string explain(const spec::Layout& layout, const Case& subject, const spec::HintRecord& hint,
                    const std::optional<text::Symbols>& symbols) {
  if (hint.type == spec::HintType::none) return "the grid is full";
  const Cell cell = layout.cell(hint.row, hint.column);
  const std::string where = text::cell_name(layout, cell);
  const std::string value = text::value_name(layout, hint.value, symbols);
  switch (hint.type) {
    case spec::HintType::only_choice:
      return fmt::format("{} is the only candidate of {}: {}", value, where,
                         exclusions(layout, subject, cell, hint.value, symbols));
    case spec::HintType::last_remaining:
      return fmt::format("{} has no other place in {}", value,
                         text::house_name(house_of_last_place(layout, subject, cell, hint.value)));
    default:
      return fmt::format("no cell has a single candidate and no value a single place; the solution has {} at {}", value,
                         where);
  }
}

}  // namespace gridproof::verify
