// One changed copy of one source, and how people see it.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace gridproof::mutation {

struct Mutant {
  std::string file;  // from the root of the project
  std::string rule;
  std::size_t line;    // from 1, where the change begins
  std::string before;  // the whole lines that change
  std::string after;
  std::string source;  // the whole changed file

  // As `diff -u` writes it, with the file and line, and no lines around.
  std::string diff() const;
};

std::vector<Mutant> mutants_of(const std::string& file, const std::string& source);

// Of the headers of spec/ and src/engine and of all sources of verify/kernel below `root`, by file, then in the order
// of the source.
std::vector<Mutant> mutants_below(const std::filesystem::path& root);

// At most `count` of them, always the same for the same sources: every rule in turn, spread over the files.
std::vector<Mutant> sample(const std::vector<Mutant>& mutants, std::size_t count);

// Without spaces at the ends and with one space for several: what identifies a changed line when its surroundings move.
std::string normalised(const std::string& lines);

std::string read_file(const std::filesystem::path& path);

}  // namespace gridproof::mutation
