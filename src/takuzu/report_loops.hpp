// The loops of the report's checks. Those that call others are handed the checks (report_checks.hpp), with their
// contracts. proofs/why3/chunk_rules.mlw and cell_rules.mlw prove the same functions. Nothing here is clever.
#pragma once

#include <cstddef>

#include "spec/grid.hpp"
#include "spec/takuzu/takuzu.hpp"

namespace gridproof::takuzu {

struct ReportLoops {
  static bool check_rule_1_for_chunk(const spec::Grid& g, std::size_t start, std::size_t incr, std::size_t length) {
    std::size_t zeros = 0, ones = 0;  // that end here, without a gap
    for (std::size_t i = 0; i < length; ++i) {
      const spec::Value element = g[start + i * incr];
      zeros = element == spec::zero ? zeros + 1 : 0;
      ones = element == spec::one ? ones + 1 : 0;
      if (zeros == 3 || ones == 3) return false;
    }
    return true;
  }

  static std::size_t count_number_of(spec::Value element, const spec::Grid& g, std::size_t start, std::size_t incr,
                                     std::size_t length) {
    std::size_t n = 0;
    for (std::size_t i = 0; i < length; ++i)
      if (g[start + i * incr] == element) ++n;
    return n;
  }

  template <class Checks>
  static bool check_rule_2_for_chunk(const Checks& checks, const spec::Grid& g, std::size_t start, std::size_t incr) {
    return checks.count_number_of(spec::zero, g, start, incr) <= checks.length(incr) / 2 &&
           checks.count_number_of(spec::one, g, start, incr) <= checks.length(incr) / 2;
  }

  static bool check_identical_chunks(const spec::Grid& g, std::size_t start1, std::size_t start2, std::size_t incr,
                                     std::size_t length) {
    for (std::size_t i = 0; i < length; ++i) {
      const spec::Value first = g[start1 + i * incr];
      if (first == 0 || first != g[start2 + i * incr]) return false;
    }
    return true;
  }

  template <class Checks>
  static bool check_rule_3_for_column(const Checks& checks, const spec::Grid& g, std::size_t start) {
    for (std::size_t i = 0; i < checks.columns(); ++i)
      if (i != start && checks.check_identical_chunks(g, start, i, checks.columns())) return false;
    return true;
  }

  template <class Checks>
  static bool check_rule_3_for_row(const Checks& checks, const spec::Grid& g, std::size_t start) {
    for (std::size_t i = 0; i < checks.rows(); ++i) {
      const std::size_t other = checks.columns() * i;
      if (other != start && checks.check_identical_chunks(g, start, other, 1)) return false;
    }
    return true;
  }

  template <class Checks>
  static bool check_at_cell(const Checks& checks, bool lines_differ, const spec::Grid& g, std::size_t n) {
    const std::size_t column_start = n % checks.columns(), row_start = n - column_start;
    if (!checks.check_rule_1_for_chunk(g, column_start, checks.columns()) ||
        !checks.check_rule_1_for_chunk(g, row_start, 1) ||
        !checks.check_rule_2_for_chunk(g, column_start, checks.columns()) ||
        !checks.check_rule_2_for_chunk(g, row_start, 1))
      return false;
    return !lines_differ ||
           (checks.check_rule_3_for_column(g, column_start) && checks.check_rule_3_for_row(g, row_start));
  }
};

}  // namespace gridproof::takuzu
