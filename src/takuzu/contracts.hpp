// The contracts of the report's solver, checked while it runs: what each function requires and ensures (proofs/why3
// proves that it does). In debug builds a breach stops the program; in release builds nothing is worked out.
//
//   Contracts::require("full_up_to g n", [&] { return full_up_to(takuzu, g, n); });
#pragma once

#include <cstddef>
#include <cstdio>
#include <cstdlib>

#include "spec/grid.hpp"
#include "spec/takuzu/takuzu.hpp"

namespace gridproof::takuzu {

// Breaches stop the program.
struct CheckedContracts {
  static spec::Grid remember(const spec::Grid& grid) { return grid; }

  template <class F>
  static void require(const char* what, F&& holds) {
    check("precondition", what, holds());
  }
  template <class F>
  static void ensure(const char* what, F&& holds) {
    check("postcondition", what, holds());
  }

 private:
  static void check(const char* kind, const char* what, bool holds) {
    if (holds) return;
    std::fprintf(stderr, "%s of the report's solver broken: %s\n", kind, what);
    std::abort();
  }
};

struct UncheckedContracts {
  static const spec::Grid& remember(const spec::Grid& grid) { return grid; }  // nobody will ask

  template <class F>
  static void require(const char*, F&&) {}
  template <class F>
  static void ensure(const char*, F&&) {}
};

#ifdef NDEBUG
using Contracts = UncheckedContracts;
#else
using Contracts = CheckedContracts;
#endif

// What the contracts speak of, by definition.

using Line = spec::Takuzu::Line;

inline bool rule_1_for_chunk(const spec::Grid& g, const Line& chunk) {
  for (std::size_t k = 0; k + 2 < chunk.size(); ++k) {
    const spec::Value value = g[chunk.cells[k]];
    if (value != 0 && value == g[chunk.cells[k + 1]] && value == g[chunk.cells[k + 2]]) return false;
  }
  return true;
}

inline bool rule_2_for_chunk(const spec::Grid& g, const Line& chunk) {
  std::size_t zeros = 0, ones = 0;
  for (const spec::Cell c : chunk) {
    zeros += g[c] == spec::zero ? 1U : 0U;
    ones += g[c] == spec::one ? 1U : 0U;
  }
  return zeros <= chunk.half() && ones <= chunk.half();
}

inline bool identical_chunks(const spec::Grid& g, const Line& a, const Line& b) {
  for (std::size_t k = 0; k < a.size(); ++k)
    if (g[a.cells[k]] == 0 || g[a.cells[k]] != g[b.cells[k]]) return false;
  return true;
}

inline bool rule_3_for_line(const spec::Takuzu& takuzu, const spec::Grid& g, std::size_t line) {
  for (std::size_t other = 0; other < takuzu.lines().size(); ++other)
    if (other != line && takuzu.is_row(other) == takuzu.is_row(line) &&
        identical_chunks(g, takuzu.lines()[line], takuzu.lines()[other]))
      return false;
  return true;
}

inline bool valid_for_cell(const spec::Takuzu& takuzu, const spec::Grid& g, std::size_t n) {
  const auto cell = static_cast<spec::Cell>(n);
  for (const std::size_t line : {takuzu.row_of(cell), takuzu.column_of(cell)})
    if (!rule_1_for_chunk(g, takuzu.lines()[line]) || !rule_2_for_chunk(g, takuzu.lines()[line]) ||
        (takuzu.lines_differ() && !rule_3_for_line(takuzu, g, line)))
      return false;
  return true;
}

inline bool valid_up_to(const spec::Takuzu& takuzu, const spec::Grid& g, std::size_t n) {
  for (std::size_t m = 0; m < n; ++m)
    if (!valid_for_cell(takuzu, g, m)) return false;
  return true;
}

inline bool full_up_to(const spec::Grid& g, std::size_t n) {
  for (std::size_t m = 0; m < n; ++m)
    if (g[m] == 0) return false;
  return true;
}

inline spec::Grid with(spec::Grid g, std::size_t n, spec::Value element) {
  g[n] = element;
  return g;
}

inline bool extends(const spec::Takuzu& takuzu, const spec::Grid& g, const spec::Grid& full) {
  return spec::extends(takuzu, g, full).holds();
}

}  // namespace gridproof::takuzu
