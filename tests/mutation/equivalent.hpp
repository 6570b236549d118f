// The mutants that no test can tell from the original, each with the reason why. A file of blocks:
//
//   [compare] src/engine/geometry.hpp
//   - for (int box = 0; box < capacity; ++box) {
//   + for (int box = 0; box != capacity; ++box) {
//   = it counts up to the capacity either way
//
// A block names a mutant by its file, its rule and the lines before and after, spaces aside; line numbers do not
// matter. Where a file has the same line several times the block stands for all of them, or with #2 after the file's
// name for the second alone. Lines that begin with # are comments.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "mutation/mutant.hpp"

namespace gridproof::mutation {

struct Equivalent {
  std::string file;
  std::string rule;
  std::size_t occurrence;  // from 1; 0: all
  std::string before;
  std::string after;
  std::string reason;
  std::size_t line;  // in the file of declarations

  bool is(const Mutant& mutant) const;
};

struct Declarations {
  std::vector<Equivalent> equivalents;
  std::vector<std::string> faults;  // what is wrong with the text
};

Declarations read_equivalents(const std::string& text);

// For each mutant the declaration that names it, or -1; declarations that name nothing are faults of the sources.
struct Declared {
  std::vector<int> of_mutant;
  std::vector<std::string> stale;
};
Declared declared(const std::vector<Equivalent>& equivalents, const std::vector<Mutant>& mutants);

}  // namespace gridproof::mutation
