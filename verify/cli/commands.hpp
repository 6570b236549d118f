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
void add_generate(CLI::App& app, int& status);

// "file:line:column: message"; without a position where the text itself is not at fault.
std::string describe(const text::Error& error);

// Prints `error: ...` on standard error; returns bad_input.
int complain(const std::string& message);

}  // namespace gridproof::cli
