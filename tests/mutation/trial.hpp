// Puts mutants before the judges: small programs that are compiled with the mutant in the place of the original, and
// that end with 0 where they notice nothing. Of a judge's sources only those that see the mutant are compiled again.
#pragma once

#include <filesystem>
#include <map>
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

  // Compiles the judges whose business these mutants are and that may see them, and runs them on the sources as they
  // are. What went wrong, or nothing.
  std::string open(const std::vector<Mutant>& mutants);

  // Puts the mutant before each judge whose business it is and that sees its file, until one kills it. Safe for
  // different `seat`s at once.
  Outcome judge(const Mutant& mutant, unsigned seat) const;

 private:
  using Path = std::filesystem::path;

  struct Object {
    Path path;
    std::set<std::string> files;  // what it was compiled from, from the root
  };

  std::vector<std::string> compiler(const Path& seat) const;
  bool compile(const std::string& source, const std::string& common, const Path& seat) const;
  bool link(const std::vector<Path>& objects, const Path& seat) const;

  Path scratch_;
  std::string compiler_;
  std::map<std::string, Object> originals_;  // by source
};

}  // namespace gridproof::mutation
