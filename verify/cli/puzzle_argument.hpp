// The PUZZLE argument and its options, as every command that takes one declares them.
#pragma once

#include "verify/batch/input.hpp"
#include "verify/cli/command_line.hpp"

namespace gridproof::cli {

using namespace batch;

void add_puzzle(Command& command, PuzzleArguments& arguments,
                const char* what = "the cells as text, a file, - for standard input, or a famous name");

}  // namespace gridproof::cli
