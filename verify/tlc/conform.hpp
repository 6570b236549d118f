// The same graph, twice: TLC on the TLA+ text and the C++ checker on the engine's machine, from the same positions,
// compared edge by edge.
//
//   const GraphReport report = compare_graphs({.model = {.text = SpecText::repaired, .positions = positions},
//                                              .folder = models_folder()});
//   report.verdict == Verdict::holds;        // the same states and transitions, and every action among them
//   report.verdict == Verdict::violated;     // report.sentence is the first edge that one of them has alone
//
//   SpecText                 C++ model
//   original, as_written     HintMachine as written, the model of `verify --by explore`
//   repaired                 HintMachine; on more than 64 cells PositionMachine, which takes the same steps
//   play                     Play
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "verify/claims/claims.hpp"
#include "verify/tlc/find.hpp"
#include "verify/tlc/graph.hpp"
#include "verify/tlc/write_model.hpp"

namespace gridproof::tlc {

struct GraphRequest {
  GraphModel model;
  std::filesystem::path folder;                                                // of the modules
  std::map<std::string, std::string> texts = {};                               // modules that win over the folder's
  std::optional<Tools> tools = {};                                             // those that find_tools() finds
  std::function<void(double fraction, const std::string& how)> progress = {};  // `how` is where TLC is
};

struct GraphReport {
  verify::Verdict verdict = verify::Verdict::inconclusive;
  std::string sentence;                                    // the difference; or why there is no answer
  std::optional<Difference> difference = {};               // left is TLC's
  std::uint64_t initial = 0, states = 0, transitions = 0;  // as TLC has them
  std::vector<std::string> actions = {};                   // on some edge of TLC's graph
  std::string tlc_version = {};
  double seconds = 0;
};

// Requires positions that the text can start from; those that come twice count once. Many positions are run in several
// parts. The verdicts: holds, violated, vacuous (some action is on no edge), inconclusive (TLC failed), not_run (there
// is no TLC).
GraphReport compare_graphs(const GraphRequest& request);

// The two halves, for tests that put something else in the place of one of them.
struct Dumped {
  std::string problem;  // empty: the graph is whole
  std::string tlc_version;
  double seconds = 0;
};
Dumped dump_graph(const GraphRequest& request, const Tools& tools, Graph& graph);
void explore_machine_graph(const GraphModel& request, Graph& graph);

// "only TLC has the edge FindOnlyChoice from ... to ..."
std::string sentence(const spec::Layout& layout, const Difference& difference);

}  // namespace gridproof::tlc
