// The same graph, twice: TLC on a text in TLA+ and the C++ checker on the same machine, from the same positions,
// compared edge by edge.
//
//   const GraphReport report = compare_graphs({.model = {published({.text = SpecText::repaired}), positions},
//                                              .folder = models_folder()});
//   report.verdict == Verdict::holds;        // the same states and transitions, and every action among them
//   report.verdict == Verdict::violated;     // report.sentence is the first edge that one of them has alone
//
//   text in TLA+             C++ model
//   original, as_written     HintMachine as written, the model of `verify --by explore`
//   repaired                 HintMachine; on more than 64 cells PositionMachine, which takes the same steps
//   play                     Play
//   with other tiers         SpecMachine of the dialect (tests/tlc/tier_graph.hpp)
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

// One machine in both statements. Either starts from positions that it is given.
struct TwoStatements {
  std::string module;                // in TLA+, in the folder of the modules
  std::vector<std::string> actions;  // each of them must be taken
  spec::Board board;
  std::function<WrittenModel(const std::vector<verify::Case>&)> write;
  std::function<void(const std::vector<verify::Case>&, Graph&)> explore;
};
TwoStatements published(const PublishedMachine& machine);

// The names of a list's actions, and ApplyHint in play.
std::vector<std::string> action_names(const spec::TierList& tiers, bool plays);

struct GraphModel {
  TwoStatements machine;
  std::vector<verify::Case> positions;
};

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

// TLC's half, for tests that put something else in the place of the other.
struct Dumped {
  std::string problem;  // empty: the graph is whole
  std::string tlc_version;
  double seconds = 0;
};
Dumped dump_graph(const GraphRequest& request, const Tools& tools, Graph& graph);

// The other half, of the published machine.
void explore_machine_graph(const PublishedMachine& machine, const std::vector<verify::Case>& positions, Graph& graph);

// "only TLC has the edge FindOnlyChoice from ... to ..."
std::string sentence(const spec::Board& board, const Difference& difference);

}  // namespace gridproof::tlc
