// The explorer as an instrument: the hint machine and Play on the grids of a layout's boards.
//
//   MachineExploration run = explore_machine({.layout = Layout::boxes(2, 2), .claims = {Claim::hint_sound}});
//   std::get<ExplorationReport>(run).findings[0].verdict == Verdict::holds;
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "spec/sudoku/layout.hpp"
#include "spec/takuzu/takuzu.hpp"
#include "verify/claims/claims.hpp"
#include "verify/explore/options.hpp"
#include "verify/explore/report.hpp"
#include "verify/claims/judge.hpp"
#include "verify/claims/subsets.hpp"
#include "verify/claims/rejections.hpp"
#include "verify/trace/trace.hpp"

namespace gridproof::verify {

struct ExplorationOptions {
  spec::Layout layout = spec::Layout::boxes(2, 2);
  Dialect dialect = Dialect::repaired;
  ChoiceRule choice = ChoiceRule::least;
  std::vector<Claim> claims = {};
  GridRange range = {};
  int near_stride = 288;  // as the sweep has it; of layouts whose boards can all be listed
  int play_stride = 144;  // Play starts from all grids of every how manieth board
  int random_boards = 2;  // of other layouts: so many boards, always the same ones
  int call_stride = 36;   // of a Takuzu whose boards can all be listed: calls start from the grids of every how manieth
  unsigned threads = 1;
  explore::Bounds bounds = {};
  std::filesystem::path checkpoint = {};  // the name of its files (checkpoint_files)
  bool resume = false;                    // from there; without a file to go on from, that is an error
  std::function<void(const explore::Progress&)> progress = {};
};

// One claim. Its run is that of the call or that of Play.
struct ExplorationFinding {
  Claim claim{};
  Verdict verdict = Verdict::inconclusive;
  std::uint64_t initial = 0, states = 0, transitions = 0;
  std::uint64_t premises = 0, violations = 0;
  std::vector<std::pair<std::string, std::uint64_t>> actions = {};
  std::string domain = {};
  double seconds = 0;
  explore::Stop stopped = explore::Stop::none;  // why its run has not seen everything
  std::optional<Case> counterexample = {};
  std::optional<Trace> trace = {};
  std::optional<std::string> difference = {};  // the rulebook says something else than the claim's term: a fault
  std::vector<Rejection> rejections = {};      // of a claim about behaviours: broken machines that were run too
};

struct ExplorationReport {
  std::vector<ExplorationFinding> findings;  // in the order of the claims
};

// The checkpoints of that name: one of the call, one of Play.
std::vector<std::filesystem::path> checkpoint_files(const std::filesystem::path& name);

// A report, or what is wrong with the options (a layout too large, a checkpoint of another run).
std::variant<ExplorationReport, std::string> explore_machine(const ExplorationOptions& options);
// Of a Takuzu, also from grids with crossed marks; the options' layout and dialect are not asked.
std::variant<ExplorationReport, std::string> explore_machine(const spec::Takuzu& takuzu,
                                                             const ExplorationOptions& options);

}  // namespace gridproof::verify
