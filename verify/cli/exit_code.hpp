// How a command ends.
#pragma once

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

// Prints `error: ...` on standard error; returns bad_input. An error of a text has its file, line and column.
int complain(const std::string& message);
int complain(const text::Error& error);

}  // namespace gridproof::cli
