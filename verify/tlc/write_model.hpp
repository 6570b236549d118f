// Models for TLC, made for one run: a module with the positions written out, and its configuration.
//
//   const WrittenModel model = write_model({.text = SpecText::repaired, .layout = layout}, positions);
//   run_tlc({..., .module = model.module, .texts = model.texts});
//
// The published machine has its own texts. A machine with other tiers is a module like HintMachine.tla (write_machine).
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "spec/sudoku/layout.hpp"
#include "verify/claims/claims.hpp"
#include "verify/claims/judge.hpp"

namespace gridproof::tlc {

// The statements of the published machine in TLA+.
enum class SpecText : std::uint8_t {
  original,    // AIHelper: as written, 6x6 with 2x3 boxes, least choice only
  as_written,  // AIHelperBoxes
  repaired,    // HintMachine
  play,        // Play, on top of HintMachine
};
std::string_view module_of(SpecText text);
verify::Dialect dialect_of(SpecText text);

struct PublishedMachine {
  SpecText text = SpecText::repaired;
  spec::Layout layout = spec::Layout::boxes(2, 2);  // plain boxes
  verify::ChoiceRule choice = verify::ChoiceRule::least;
};

struct WrittenModel {
  std::string module;
  std::map<std::string, std::string> texts;  // files by name
};

WrittenModel write_model(const PublishedMachine& machine, const std::vector<verify::Case>& positions);

// What is the same for every list of tiers. Requires a square board.
struct Frame {
  spec::Board board;
  std::string constants;  // lines of the configuration: those of the rules
  verify::ChoiceRule choice = verify::ChoiceRule::least;
  bool plays = false;
};

// A module that declares Positions and defines Init and that one of Next, NextND, PlayNext, PlayNextND which the frame
// asks for.
WrittenModel write_machine(const std::string& module, const Frame& frame, const std::vector<verify::Case>& positions);

// The module MCGraph with that body, and its configuration: lines of constants, the names of the initial states and of
// the steps.
WrittenModel written(const std::string& extended, const std::string& body, const std::string& constants,
                     std::string_view init, std::string_view next);

// The definition of that name: the set of the positions.
std::string positions_as(std::string_view name, const spec::Board& board, const std::vector<verify::Case>& positions);

// "  BOX_ROWS = 2\n  BOX_COLS = 2\n". Requires plain boxes.
std::string box_constants(const spec::Layout& layout);

// The name of the action that TLC's label stands for: where any choice is allowed TLA+ has actions of their own,
// FindOnlyChoiceND for FindOnlyChoice.
std::string_view action_of(std::string_view label);

// <<1, 0, 3, 4, ...>>, row by row.
std::string values_of(const spec::Grid& grid);

}  // namespace gridproof::tlc
