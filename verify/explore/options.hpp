// How to search, how far, and whom to tell.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace gridproof::explore {

enum class Search : std::uint8_t {
  breadth_first,  // shortest counterexamples
  depth_first,    // one thread; counterexamples of any length
  partition,      // one initial state after the other, nothing remembered between them
};

// Checked between rounds of work: a run that meets one stops there, and what it has not decided is inconclusive.
struct Bounds {
  std::uint64_t states = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t bytes =
      std::numeric_limits<std::uint64_t>::max();  // of states, tables and graphs; a round may overshoot
  double seconds = std::numeric_limits<double>::infinity();
};

struct Progress {
  std::uint64_t states = 0;
  std::uint64_t transitions = 0;
  std::uint64_t frontier = 0;  // states found and not yet looked at; of a partition, initial states left
  std::uint64_t depth = 0;
  std::optional<double> fraction = {};  // known to a partition
  double seconds = 0;
  double rate = 0;  // states a second since the last report
};
std::string to_string(const Progress& progress);  // "57.3 M states, 17.1 M/s, frontier 1.2 k, depth 4"

struct Options {
  Search search = Search::breadth_first;
  bool lossy = false;  // keep a hash of each state instead of the state: less memory, and never more than inconclusive
  bool symmetry = false;  // one state of each class that the model's canonical() makes; liveness stays inconclusive
  bool stop_at_violation = false;            // the other properties stay inconclusive
  unsigned threads = 1;                      // the report does not depend on it
  std::vector<std::string> properties = {};  // empty: all
  Bounds bounds = {};
  std::function<void(const Progress&)> progress = {};  // called on the caller's thread
  double progress_seconds = 0.2;
  std::filesystem::path checkpoint = {};  // empty: none. Replaced as a whole, so that it is whole at any moment
  double checkpoint_seconds = 30;
  bool resume = false;  // from the checkpoint, which must be of this model and search; bounds and threads may differ
};

}  // namespace gridproof::explore
