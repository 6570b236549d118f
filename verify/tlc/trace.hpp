// Behaviours that the engine has recorded, as modules of TLA+, and TLC's word on whether they are the machine's.
//
//   const verify::RecordedTrace call = record_call(layout, {grid, solution, crossed});   // what the engine did
//   write(file, to_module(call));                                                        // gridproof hint --trace tla
//   const auto read = read_module(content, "hint_trace.tla");                            // gridproof check
//   const TraceAnswer answer = check_trace(*read, {});
//
// The mapping, by which both directions and tla/HintTrace.tla go (a test holds them to it):
//
//   variable in TLA+   field in a module's state   C++ field               written as
//   grid               grid                        TraceState::at.grid       <<<<1, 0>>, <<0, 2>>>>, row by row; 0:
//   empty
//   solution           solution                    TraceState::at.solution   the same
//   crossed            crossed                     TraceState::at.crossed    {<<row, column, value>>, ...}
//   hint               hint                        TraceState::hint          [type |-> "None", dieValue |-> 0, ...]
//   pc                 pc                          TraceState::pc            "start"
//   (which action)     action                      TraceState::action        "FindOnlyChoice"; "Init" for the first
//   state
//   BOX_ROWS           TraceBoxRows                RecordedTrace::rules    2
//   BOX_COLS           TraceBoxCols                RecordedTrace::rules    2
//   Choice             TraceChoice                 RecordedTrace::question "least" or "any"
//
// A file that somebody hands in is data: it is read as values, and TLC gets a module that is written anew.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "spec/sudoku/layout.hpp"
#include "text/result.hpp"
#include "verify/claims/judge.hpp"
#include "verify/trace/replay.hpp"
#include "verify/tlc/find.hpp"
#include "verify/tlc/messages.hpp"

namespace gridproof::tlc {

// The table above, as far as states go.
struct TraceField {
  std::string_view variable;  // empty: none
  std::string_view field;
  std::string_view member;
};
inline constexpr std::array<TraceField, 6> trace_fields = {{
    {"grid", "grid", "at.grid"},
    {"solution", "solution", "at.solution"},
    {"crossed", "crossed", "at.crossed"},
    {"hint", "hint", "hint"},
    {"pc", "pc", "pc"},
    {"", "action", "action"},
}};

// One call of the engine, state by state. Requires a full solution that the grid agrees with.
verify::RecordedTrace record_call(const spec::Layout& layout, const verify::Case& at);

// The specification knows plain boxes only: false for diagonals, windows, regions.
bool has_module(const spec::Layout& layout);

// A module of that name. Requires a layout that has_module.
std::string to_module(const verify::RecordedTrace& recorded, std::string_view name = "hint_trace");

// An error has its line and column. What the states say is not judged here, only that they can be read.
text::Result<verify::RecordedTrace> read_module(std::string_view text, std::string_view source);

// A trace that TLC itself has printed, of a model of the machine or of Play, for verify::replay.
text::Result<verify::RecordedTrace> read_behaviour(const PrintedTrace& trace, const spec::Layout& layout,
                                              const verify::Question& question);

enum class TraceOutcome : std::uint8_t {
  accepted,
  rejected,      // `state` is the first that the machine does not come to
  inconclusive,  // TLC failed
  not_run,       // there is no TLC, or no HintTrace.tla
};

struct TraceAnswer {
  TraceOutcome outcome = TraceOutcome::inconclusive;
  std::size_t state = 0;  // the last one where accepted
  std::string sentence;
  std::string tlc_version;
};

struct TraceCheck {
  std::filesystem::path folder = models_folder();
  std::optional<Tools> tools = {};  // those that find_tools() finds
};
TraceAnswer check_trace(const verify::RecordedTrace& recorded, const TraceCheck& how);

}  // namespace gridproof::tlc
