// Models for TLC, made for one run: a module with the positions written out, and its configuration.
//
//   const WrittenModel model = write_model({.text = SpecText::repaired, .layout = layout, .positions = positions});
//   run_tlc({..., .module = model.module, .texts = model.texts});
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

// The statements of the machine in TLA+.
enum class SpecText : std::uint8_t {
  original,    // AIHelper: as written, 6x6 with 2x3 boxes, least choice only
  as_written,  // AIHelperBoxes
  repaired,    // HintMachine
  play,        // Play, on top of HintMachine
};
std::string_view module_of(SpecText text);
verify::Dialect dialect_of(SpecText text);

struct GraphModel {
  SpecText text = SpecText::repaired;
  spec::Layout layout = spec::Layout::boxes(2, 2);  // plain boxes
  verify::ChoiceRule choice = verify::ChoiceRule::least;
  std::vector<verify::Case> positions = {};
};

struct WrittenModel {
  std::string module;
  std::map<std::string, std::string> texts;  // files by name
};

WrittenModel write_model(const GraphModel& request);

// The name of the action that TLC's label stands for: where any choice is allowed TLA+ has actions of their own,
// FindOnlyChoiceND for FindOnlyChoice.
std::string_view action_of(std::string_view label);

// <<1, 0, 3, 4, ...>>, row by row.
std::string values_of(const spec::Grid& grid);

}  // namespace gridproof::tlc
