// The commands of the program. Each adds itself to the application and, when chosen, leaves its exit code in `status`.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>

#include "verify/cli/exit_code.hpp"

namespace gridproof::cli {

void add_verify(CLI::App& app, int& status);
void add_hint(CLI::App& app, int& status);
void add_check(CLI::App& app, int& status);
void add_solve(CLI::App& app, int& status);
void add_generate(CLI::App& app, int& status);

// Validators with messages that a person can use.
CLI::Validator whole_number(std::uint64_t least, std::uint64_t greatest);
CLI::Validator not_empty();

}  // namespace gridproof::cli
