// The commands of the program. Each adds itself to the application and, when chosen, leaves its exit code in `status`.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "text/result.hpp"

namespace gridproof::cli {

enum ExitCode : int {
  as_expected = 0,
  finding = 1,
  bad_input = 2,
  inconclusive = 3,
  own_bug = 70,
};

void add_verify(CLI::App& app, int& status);
void add_hint(CLI::App& app, int& status);
void add_check(CLI::App& app, int& status);
void add_solve(CLI::App& app, int& status);
void add_generate(CLI::App& app, int& status);

// Prints `error: ...` on standard error; returns bad_input. An error of a text has its file, line and column.
int complain(const std::string& message);
int complain(const text::Error& error);

// Validators with messages that a person can use.
CLI::Validator whole_number(std::uint64_t least, std::uint64_t greatest);
CLI::Validator not_empty();

}  // namespace gridproof::cli
