#include "verify/tlc/write_model.hpp"

#include <fmt/format.h>

#include <array>

#include "verify/tlc/machine_text.hpp"

namespace gridproof::tlc {

namespace {

std::string position(const GraphModel& request, const verify::Case& at, const std::string& board) {
  const int size = request.layout.size();
  const std::string crossed = to_text(to_value(request.layout, at.crossed));
  return crossed == "{}"
             ? fmt::format("Position(Board({}, {}), {})", size, values_of(at.grid), board)
             : fmt::format("CrossedPosition(Board({}, {}), {}, {})", size, values_of(at.grid), board, crossed);
}

// Boards have a name each, so that the list of positions stays short.
std::string positions(const GraphModel& request) {
  std::string boards, list;
  std::vector<spec::Grid> seen;
  for (const verify::Case& at : request.positions) {
    std::size_t number = 0;
    while (number < seen.size() && seen[number] != at.solution) ++number;
    if (number == seen.size()) {
      seen.push_back(at.solution);
      boards += fmt::format("MCBoard{} == Board({}, {})\n", number + 1, request.layout.size(), values_of(at.solution));
    }
    list +=
        fmt::format("{}\n  {}", list.empty() ? "" : ",", position(request, at, fmt::format("MCBoard{}", number + 1)));
  }
  return fmt::format("{}MCPositions == {{{}}}\n", boards, list);
}

std::string initial(SpecText text) {
  switch (text) {
    case SpecText::repaired:
    case SpecText::play: return "";
    case SpecText::as_written: return "MCInit == InitFrom(MCPositions)\n";
    case SpecText::original: break;
  }
  return "MCInit == /\\ \\E p \\in MCPositions : grid = p.grid /\\ solution = p.solution\n"
         "          /\\ hint = [type |-> \"None\", dieValue |-> 0, row |-> 0, col |-> 0]\n"
         "          /\\ pc = \"start\"\n";
}

std::string configuration(const GraphModel& request) {
  const spec::Layout& layout = request.layout;
  const bool repaired = dialect_of(request.text) == verify::Dialect::repaired;
  std::string text = "CONSTANTS\n";
  if (!repaired) {
    text += fmt::format("  GRID_SIZE = {}\n  ValidValue = {{", layout.size());
    for (int v = 1; v <= layout.size(); ++v) text += fmt::format("{}{}", v == 1 ? "" : ", ", v);
    text += "}\n";
  }
  if (request.text != SpecText::original)
    text += fmt::format("  BOX_ROWS = {}\n  BOX_COLS = {}\n", layout.box_rows(), layout.box_columns());
  if (repaired) text += "  Positions <- MCPositions\n";
  return text + fmt::format("INIT {}\nNEXT {}Next{}\nCHECK_DEADLOCK FALSE\n", repaired ? "Init" : "MCInit",
                            request.text == SpecText::play ? "Play" : "",
                            request.choice == verify::ChoiceRule::any ? "ND" : "");
}

}  // namespace

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
  for (const std::string_view find : {"FindOnlyChoiceND", "FindLastRemainingND", "FindBruteForceND"})
    if (label == find) return label.substr(0, label.size() - 2);
  return label;
}

WrittenModel write_model(const GraphModel& request) {
  const std::string module = "MCGraph";
  return {module,
          {{module + ".tla", fmt::format("---- MODULE {} ----\nEXTENDS {}, Boards\n{}{}====\n", module,
                                         module_of(request.text), positions(request), initial(request.text))},
           {module + ".cfg", configuration(request)}}};
}

}  // namespace gridproof::tlc
