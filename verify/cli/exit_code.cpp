#include "verify/cli/exit_code.hpp"

#include <fmt/format.h>

#include <cstdio>

namespace gridproof::cli {

int complain(const std::string& message) {
  fmt::print(stderr, "error: {}\n", message);
  return bad_input;
}

int complain(const text::Error& error) {
  return complain(error.line == 0 ? fmt::format("{}: {}", error.source, error.message) : text::to_string(error));
}

}  // namespace gridproof::cli
