// The report that a person reads: per layout a table of claims by instruments, the counts, and what was found.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "verify/report/row.hpp"

namespace gridproof::verify {

enum class Tone : std::uint8_t { plain, good, bad, faint, strong };
using Painter = std::function<std::string(Tone, std::string_view)>;

struct MatrixOptions {
  Painter paint;
  bool explain_expected = false;  // draw expected violations too, not only unexpected ones
};

std::string to_matrix(const RunReport& report, const MatrixOptions& options);

}  // namespace gridproof::verify
