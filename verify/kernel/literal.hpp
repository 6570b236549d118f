// Literals as files write them, 7 and -7, and as the checker counts them: variable 7 has the numbers 14 and 15, so that
// a table has a place for each literal and the opposite is one bit away.
#pragma once

#include <cstdint>
#include <vector>

namespace gridproof::kernel {

using Variable = std::uint32_t;
using Literal = std::uint32_t;

inline constexpr std::int64_t greatest_variable = (std::int64_t{1} << 30) - 1;

// As written: not 0, and within the greatest variable.
using WrittenClause = std::vector<std::int32_t>;

// What reading the next clause or step came to.
enum class Reading {
  done,
  at_end,    // there was none
  too_long,  // it has more literals than the reader may hold
};

constexpr Literal literal_of(std::int32_t written) {
  return written < 0 ? static_cast<Literal>(-written) * 2 + 1 : static_cast<Literal>(written) * 2;
}
constexpr std::int32_t written(Literal literal) {
  const auto variable = static_cast<std::int32_t>(literal / 2);
  return (literal & 1) != 0 ? -variable : variable;
}
constexpr Literal opposite(Literal literal) { return literal ^ 1; }
constexpr Variable variable_of(Literal literal) { return literal / 2; }

}  // namespace gridproof::kernel
