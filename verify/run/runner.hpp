// The one interface of the instruments. A runner says which subjects it knows besides the claims, and which runs it has
// for a request. The plan, the command line and the reports know nothing else of it: a new one is a file of its own and
// a line in verify/suite.
//
//   class Sweeping : public Runner { ... };
//   for (const Task& task : std::get<Tasks>(runner.tasks(request, wanted))) rows = task.run(progress);
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "verify/report/row.hpp"
#include "verify/run/request.hpp"

namespace gridproof::verify {

// What is going on, and which part of it is done.
using RunProgress = std::function<void(std::string_view what, double fraction)>;

// One run: it answers for one row, or for many at once. What can go wrong is what only a run can tell of a request (a
// checkpoint of another run), in words.
struct Task {
  std::size_t weight = 1;  // its part of the progress
  std::function<std::variant<std::vector<Row>, std::string>(const RunProgress& progress)> run;
  // Writes what the run rests on to files of a folder: statements, proofs. Returns what went wrong, or nothing.
  std::function<std::string(const std::filesystem::path& folder)> write = {};
};
using Tasks = std::vector<Task>;

// What a request wants of one runner: everything, or these claims and these of its own subjects.
struct Wanted {
  bool everything = false;
  std::vector<Claim> claims = {};
  std::vector<std::string> names = {};

  bool nothing() const { return !everything && claims.empty() && names.empty(); }
  bool has(Claim claim) const;
};

class Runner {
 public:
  virtual ~Runner() = default;

  // As which of them its rows speak.
  virtual std::vector<Instrument> instruments() const = 0;

  // Its subjects that are no claims; `heading` is what a list of them is called, `noun` one of them.
  virtual std::string heading() const { return {}; }
  virtual std::string noun() const { return {}; }
  virtual std::vector<Subject> subjects() const { return {}; }

  // Whether a name is one of its own. `perhaps`: nobody can tell, and the rows will say so.
  enum class Known : std::uint8_t { no, perhaps, yes };
  virtual std::variant<Known, std::string> knows(const std::string& name, const PlanRequest& request) const;

  // Its runs for the request, of instruments that it allows. Empty: it has nothing to say. Else what is wrong with the
  // request, in words.
  virtual std::variant<Tasks, std::string> tasks(const PlanRequest& request, const Wanted& wanted) const = 0;
};
using Runners = std::vector<std::shared_ptr<const Runner>>;

// Every name that a request may have, each with its sentence, but for the TLA+ models: those are in their manifest.
std::string list_of_names(const Runners& runners);

// "no claim, no theorem and no model"
std::string no_name(const Runners& runners);

}  // namespace gridproof::verify
