// The commands of the program, one file each.
#pragma once

#include "verify/cli/command_line.hpp"
#include "verify/cli/exit_code.hpp"

namespace gridproof::cli {

void add_verify(CommandLine& line);
void add_hint(CommandLine& line);
void add_check(CommandLine& line);
void add_solve(CommandLine& line);
void add_generate(CommandLine& line);

}  // namespace gridproof::cli
