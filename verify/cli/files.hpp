// Files and streams of the command line: errors are messages, and nothing is left half-written.
#pragma once

#include <string>

#include "text/result.hpp"

namespace gridproof::cli {

// The whole file; `-` is standard input.
text::Result<std::string> read_file(const std::string& path);

// The whole file at once (by way of a temporary one beside it), or standard output for `-`.
text::Result<bool> write_file(const std::string& path, const std::string& content);

}  // namespace gridproof::cli
