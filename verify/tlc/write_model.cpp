#include "verify/tlc/write_model.hpp"

#include <fmt/format.h>

#include <array>

#include "verify/tlc/machine_text.hpp"

namespace gridproof::tlc {

namespace {

using verify::Case;
using verify::ChoiceRule;

std::string position(const spec::Board& board, const Case& at, const std::string& solution) {
  const std::string crossed = to_text(to_value(board, at.crossed));
  const std::string grid = fmt::format("Board({}, {})", board.rows(), values_of(at.grid));
  return crossed == "{}" ? fmt::format("Position({}, {})", grid, solution)
                         : fmt::format("CrossedPosition({}, {}, {})", grid, solution, crossed);
}

std::string initial(SpecText text) {
  if (text == SpecText::as_written) return "MCInit == InitFrom(MCPositions)\n";
  return "MCInit == /\\ \\E p \\in MCPositions : grid = p.grid /\\ solution = p.solution\n"
         "          /\\ hint = [type |-> \"None\", dieValue |-> 0, row |-> 0, col |-> 0]\n"
         "          /\\ pc = \"start\"\n";
}

}  // namespace

// Boards have a name each, so that the list stays short.
std::string positions_as(std::string_view name, const spec::Board& board, const std::vector<Case>& positions) {
  std::string boards, list;
  std::vector<spec::Grid> seen;
  for (const Case& at : positions) {
    std::size_t number = 0;
    while (number < seen.size() && seen[number] != at.solution) ++number;
    if (number == seen.size()) {
      seen.push_back(at.solution);
      boards += fmt::format("MCBoard{} == Board({}, {})\n", number + 1, board.rows(), values_of(at.solution));
    }
    list += fmt::format("{}\n  {}", list.empty() ? "" : ",", position(board, at, fmt::format("MCBoard{}", number + 1)));
  }
  return fmt::format("{}{} == {{{}}}\n", boards, name, list);
}

WrittenModel written(const std::string& extended, const std::string& body, const std::string& constants,
                     std::string_view init, std::string_view next) {
  const std::string module = "MCGraph";
  return {module,
          {{module + ".tla", fmt::format("---- MODULE {} ----\nEXTENDS {}, Boards\n{}====\n", module, extended, body)},
           {module + ".cfg",
            fmt::format("CONSTANTS\n{}INIT {}\nNEXT {}\nCHECK_DEADLOCK FALSE\n", constants, init, next)}}};
}

std::string_view module_of(SpecText text) {
  constexpr std::array<std::string_view, 4> names = {"AIHelper", "AIHelperBoxes", "HintMachine", "Play"};
  return names[static_cast<std::size_t>(text)];
}

verify::Dialect dialect_of(SpecText text) {
  const bool as_written = text == SpecText::original || text == SpecText::as_written;
  return as_written ? verify::Dialect::as_written : verify::Dialect::repaired;
}

std::string values_of(const spec::Grid& grid) {
  std::string text = "<<";
  for (std::size_t c = 0; c < grid.size(); ++c) text += fmt::format("{}{}", c == 0 ? "" : ",", grid[c]);
  return text + ">>";
}

std::string_view action_of(std::string_view label) {
  const bool chooses = label.starts_with("Find") && label.ends_with("ND");
  return chooses ? label.substr(0, label.size() - 2) : label;
}

std::string box_constants(const spec::Layout& layout) {
  return fmt::format("  BOX_ROWS = {}\n  BOX_COLS = {}\n", layout.box_rows(), layout.box_columns());
}

WrittenModel write_model(const PublishedMachine& machine, const std::vector<Case>& positions) {
  const spec::Layout& layout = machine.layout;
  const std::string module(module_of(machine.text));
  if (dialect_of(machine.text) == verify::Dialect::repaired)
    return write_machine(module, {layout, box_constants(layout), machine.choice, machine.text == SpecText::play},
                         positions);
  std::string constants = fmt::format("  GRID_SIZE = {}\n  ValidValue = {{", layout.size());
  for (int v = 1; v <= layout.size(); ++v) constants += fmt::format("{}{}", v == 1 ? "" : ", ", v);
  constants += "}\n";
  if (machine.text != SpecText::original) constants += box_constants(layout);
  return written(module, positions_as("MCPositions", layout, positions) + initial(machine.text), constants, "MCInit",
                 machine.choice == ChoiceRule::any ? "NextND" : "Next");
}

WrittenModel write_machine(const std::string& module, const Frame& frame, const std::vector<Case>& positions) {
  return written(module, positions_as("MCPositions", frame.board, positions),
                 frame.constants + "  Positions <- MCPositions\n", "Init",
                 fmt::format("{}Next{}", frame.plays ? "Play" : "", frame.choice == ChoiceRule::any ? "ND" : ""));
}

}  // namespace gridproof::tlc
