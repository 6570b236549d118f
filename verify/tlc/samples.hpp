// Which graphs are compared in which profile, and from which positions.
//
//   for (const GraphRun& run : graph_runs(Profile::ci)) compare_graphs({.model = run.model(), ...});
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "proofs/profile.hpp"
#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"
#include "verify/claims/claims.hpp"
#include "verify/claims/judge.hpp"
#include "verify/tlc/conform.hpp"

namespace gridproof::tlc {

struct SampleRequest {
  spec::Layout layout;
  verify::Dialect dialect;
  std::vector<spec::Grid> boards;
  std::size_t per_type;  // positions whose call ends with a hint of each type, and that many without one
  bool crossed = false;  // some marks that spare the solution
  std::uint64_t seed = 1;
};

// Positions drawn at random, always the same ones, sorted out by what the spec's machine answers: every type of hint is
// there if the draw meets it.
std::vector<verify::Case> sample(const SampleRequest& request);

// The same of any machine: its types of hint, none among them, and of which type its answer to a position is.
struct Answers {
  std::vector<spec::HintType> types;
  std::function<spec::HintType(const verify::Case&)> type_of;
};
struct Draw {
  spec::Board board;
  std::vector<spec::Grid> boards;
  std::size_t per_type;
  bool crossed = false;
  std::uint64_t seed = 1;
};
std::vector<verify::Case> sample(const Draw& from, const Answers& answers);

// Every grid of a board: all subsets of its cells. Requires at most 20 cells.
std::vector<verify::Case> all_grids(const spec::Layout& layout, const spec::Grid& board);

// One of each of the two classes into which symmetry sorts the 4x4 boards.
std::vector<spec::Grid> class_boards();

// Boards that differ from a valid one in one cell: as written they are solutions too.
std::vector<spec::Grid> beside(const spec::Layout& layout, const spec::Grid& board);

struct GraphRun {
  std::string name;      // graph_repaired
  std::string sentence;  // what the row says if it holds
  SpecText text;
  spec::Layout layout;
  verify::ChoiceRule choice;
  std::string domain;  // which initial states
  std::function<std::vector<verify::Case>()> positions;

  GraphModel model() const { return {published({text, layout, choice}), positions()}; }
};

// All of the names, in the order of the rows.
const std::vector<std::string>& graph_names();
std::vector<GraphRun> graph_runs(Profile profile);

}  // namespace gridproof::tlc
