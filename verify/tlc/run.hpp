// One run of TLC on one model, in a child process and a folder of its own.
//
//   Run run = run_tlc({.tools = tools, .folder = models_folder(), .module = "MCHintMachine"});
//   if (run.account.ending == Ending::holds) fmt::print("{} states\n", run.account.distinct);
//
// The run happens on copies: whatever TLC writes goes with its temporary folder, also when the run is interrupted
// (SIGINT, SIGTERM, SIGHUP: the child is ended, the folder removed, then the signal takes its course). Same module,
// same output: one worker, a fixed fingerprint polynomial. One run at a time in a process.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <istream>
#include <map>
#include <optional>
#include <string>

#include "verify/tlc/find.hpp"
#include "verify/tlc/messages.hpp"
#include "verify/tlc/progress.hpp"

namespace gridproof::tlc {

struct RunRequest {
  Tools tools;
  std::filesystem::path folder;                     // its *.tla and *.cfg are at hand for the run
  std::string module;                               // "MCHintMachine", in the folder or among the texts
  std::string config = {};                          // "MCHintMachine.cfg", unless named otherwise
  std::map<std::string, std::string> texts = {};    // files made for this run, by name; they win over the folder's
  bool deadlock = true;                             // whether a state without a next one is an error
  bool coverage = true;                             // whether actions are counted
  bool brief = false;                               // over in seconds: start sooner rather than run faster
  std::optional<std::filesystem::path> graph = {};  // write the state graph there (dot, edges labelled with actions)
  std::chrono::milliseconds patience = std::chrono::minutes(10);
  std::function<void(const Progress&)> progress = {};  // at every stage, and several times a second
  // Is handed the same graph, from a file that goes with the run's folder.
  std::function<void(std::istream&)> read_graph = {};
};

struct Run {
  Account account;
  double seconds = 0;
};

// A request that cannot be run (no such module, no temporary folder, no such program) is Ending::failed too.
Run run_tlc(const RunRequest& request);

}  // namespace gridproof::tlc
