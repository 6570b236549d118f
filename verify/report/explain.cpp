#include "verify/report/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "spec/rules.hpp"
#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/techniques/singles.hpp"
#include "text/name.hpp"
#include "text/rules_name.hpp"

namespace gridproof::verify {

namespace {

using spec::Cell;
using spec::House;
using spec::HouseIndex;
using spec::Value;

// What excludes the other values of the cell, which are the premises: the first house that has one, or a crossed mark.
std::string exclusions(const spec::Layout& layout, const Case& subject, Cell cell, const spec::Reason& reason,
                       const std::optional<text::Symbols>& symbols) {
  std::vector<std::string> parts;
  std::vector<bool> told(layout.values().size() + 1, false);
  for (const HouseIndex h : layout.houses_of(cell)) {
    const House& house = layout.houses()[h];
    std::string values;
    for (const auto& [_, v] : reason.premises) {
      if (told[v] || !spec::is_value_in(subject.grid, house, v).holds()) continue;
      told[v] = true;
      values += (values.empty() ? "" : " ") + text::value_name(layout, v, symbols);
    }
    if (!values.empty()) parts.push_back(fmt::format("{} has {}", text::house_name(house), values));
  }
  std::string crossed;
  for (const auto& [_, v] : reason.premises)
    if (!told[v]) crossed += " " + text::value_name(layout, v, symbols);
  if (!crossed.empty()) parts.push_back("crossed out:" + crossed);
  return fmt::format("{}", fmt::join(parts, ", "));
}

// The house or cell whose rule the reason rests on.
std::string group_of(const spec::Layout& layout, const spec::Reason& reason) {
  const spec::NamedConstraints named = constraints_of(layout);
  for (const spec::ConstraintGroup& group : named.groups)
    for (const std::size_t member : group.members)
      if (member == reason.constraints.front()) return group.name;
  return {};
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

std::optional<spec::Reason> reason_of(const spec::Layout& layout, const Case& subject, const spec::HintRecord& hint) {
  if (hint.type == spec::HintType::none) return std::nullopt;
  const auto gone = spec::absent(layout, subject.grid, spec::candidates(layout, subject.grid, subject.crossed));
  return spec::reason_of(layout, hint.type, gone, {layout.cell(hint.row, hint.column), hint.value});
}

std::string explain(const spec::Layout& layout, const Case& subject, const spec::HintRecord& hint,
                    const std::optional<text::Symbols>& symbols) {
  if (hint.type == spec::HintType::none) return "the grid is full";
  const Cell cell = layout.cell(hint.row, hint.column);
  const std::string where = text::cell_name(layout, cell);
  const std::string value = text::value_name(layout, hint.value, symbols);
  const auto reason = reason_of(layout, subject, hint);
  if (!reason)
    return fmt::format("no cell has a single candidate and no value a single place; the solution has {} at {}", value,
                       where);
  if (hint.type == spec::HintType::only_choice)
    return fmt::format("{} is the only candidate of {}: {}", value, where,
                       exclusions(layout, subject, cell, *reason, symbols));
  return fmt::format("{} has no other place in {}", value, group_of(layout, *reason));
}

std::string explain(const spec::Board& board, const spec::NamedConstraints& named, const spec::Reason& reason,
                    const spec::Marks<spec::Truth>& gone, const std::optional<text::Symbols>& symbols) {
  std::vector<std::string> parts;
  for (const std::size_t number : reason.constraints) {
    const spec::Constraint& constraint = named.constraints[number];
    const auto* count = std::get_if<spec::Count>(&constraint.rule);
    if (count == nullptr || count->least == 0) continue;
    const Cell cell = count->marks.front().cell;
    const bool of_one_cell =
        std::all_of(count->marks.begin(), count->marks.end(), [&](const spec::Mark& m) { return m.cell == cell; });
    std::vector<std::string> left;
    for (const spec::Mark& mark : count->marks)
      if (!gone.is(mark.cell, mark.value).holds())
        left.push_back(of_one_cell ? text::value_name(board, mark.value, symbols) : text::cell_name(board, mark.cell));
    parts.push_back(of_one_cell ? fmt::format("{} is {}", text::cell_name(board, cell), fmt::join(left, " or "))
                                : fmt::format("{} only at {}", text::constraint_name(board, constraint, symbols),
                                              fmt::join(left, " or ")));
  }
  return fmt::format("{}", fmt::join(parts, "; "));
}

}  // namespace gridproof::verify
