// The PUZZLE argument and its options, as every command that takes one declares them.
#pragma once

#include <vector>

#include "verify/batch/input.hpp"
#include "verify/cli/command_line.hpp"

namespace gridproof::cli {

using namespace batch;

// Returns PUZZLE, which is not required yet.
Option& add_puzzle(Command& command, PuzzleArguments& arguments,
                   const char* what = "the cells as text, a file, - for standard input, or a famous name");

// --layout, --takuzu, --size and --rules, where there is no PUZZLE.
void add_rules(Command& command, PuzzleArguments& arguments, const char* layout);

// The files that these name: the PUZZLE and the map of its --layout.
std::vector<FileUse> files_of(const PuzzleArguments& arguments);

}  // namespace gridproof::cli
