// Puts mutants before the judges: small programs that are compiled with the mutant in the place of the original, and
// that end with 0 where they notice nothing.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "mutation/mutant.hpp"
#include "mutation/process.hpp"

namespace gridproof::mutation {

enum class Outcome {
  failed,     // a judge ended with another code than 0
  crashed,    // ... with a signal
  timed_out,  // ... or did not end
  survived,
  invalid,  // does not compile: says nothing
};

inline bool is_killed(Outcome outcome) {
  return outcome == Outcome::failed || outcome == Outcome::crashed || outcome == Outcome::timed_out;
}

class Court {
 public:
  // Copies the sources below `root` to `scratch`, so that they may change meanwhile. Requires an empty or missing
  // folder.
  Court(const std::filesystem::path& root, std::filesystem::path scratch, std::string compiler);

  // The copy.
  std::filesystem::path tree() const { return scratch_ / "tree"; }

  // Compiles the judges and runs them on the sources as they are. What went wrong, or nothing.
  std::string open();

  // Puts the mutant before each judge that includes its file, until one kills it. Safe for different `seat`s at once.
  Outcome judge(const Mutant& mutant, unsigned seat) const;

 private:
  struct Judge {
    std::string name;
    std::set<std::string> files;  // what it includes, from the root
  };

  std::vector<std::string> compiler(const std::filesystem::path& seat) const;
  Ending compile(const std::string& judge, const std::filesystem::path& seat, const std::filesystem::path& log) const;

  std::filesystem::path scratch_;
  std::string compiler_;
  std::vector<Judge> judges_;
};

}  // namespace gridproof::mutation
