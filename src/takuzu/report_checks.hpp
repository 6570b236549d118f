// The checks of the report: each looks at the board as it stands and says whether a rule is kept. Where it says no, the
// report raises Invalid. Its boards are 8x8, these are any.
//
//   ReportChecks checks(takuzu);
//   checks.check_at_cell(g, n);                          // the row and the column of cell n keep the rules
//   checks.check_rule_1_for_chunk(g, start, incr);       // a chunk is a row or a column, by its first cell and the
//                                                        // step from cell to cell, as the report has it
//
// The loops are in report_loops.hpp; here are their contracts, which speak of the definitions of spec/takuzu.
#pragma once

#include <cstddef>

#include "spec/algebra.hpp"
#include "spec/grid.hpp"
#include "spec/takuzu/cells.hpp"
#include "spec/takuzu/chunks.hpp"
#include "spec/takuzu/takuzu.hpp"
#include "takuzu/contracts.hpp"
#include "takuzu/report_loops.hpp"

namespace gridproof::takuzu {

// Other loops and contracts are for tests: wrong ones, and breaches that are told.
template <class Loops = ReportLoops, class C = Contracts>
class BasicReportChecks {
  using Grid = spec::Grid;
  using Truth = spec::Truth;

 public:
  explicit BasicReportChecks(const spec::Takuzu& takuzu) : takuzu_(takuzu) {}  // keeps a reference

  std::size_t rows() const { return static_cast<std::size_t>(takuzu_.rows()); }
  std::size_t columns() const { return static_cast<std::size_t>(takuzu_.columns()); }
  std::size_t length(std::size_t incr) const { return incr == 1 ? columns() : rows(); }

  bool check_rule_1_for_chunk(const Grid& g, std::size_t start, std::size_t incr) const {
    require_chunk(g, start, incr);
    const bool kept = Loops::check_rule_1_for_chunk(g, start, incr, length(incr));
    C::ensure("rule_1_for_chunk g start incr",
              [&] { return says(kept, rule_1_for_chunk(takuzu_, g, chunk(start, incr))); });
    return kept;
  }

  std::size_t count_number_of(spec::Value element, const Grid& g, std::size_t start, std::size_t incr) const {
    require_chunk(g, start, incr);
    const std::size_t n = Loops::count_number_of(element, g, start, incr, length(incr));
    C::ensure("result = num_occ e g start incr length", [&] {
      const auto at_least = num_occ(g, chunk(start, incr), element, length(incr));
      if (n >= at_least.size()) return Truth(false);
      return n + 1 < at_least.size() ? at_least[n] & ~at_least[n + 1] : at_least[n];
    });
    return n;
  }

  bool check_rule_2_for_chunk(const Grid& g, std::size_t start, std::size_t incr) const {
    require_chunk(g, start, incr);
    const bool kept = Loops::check_rule_2_for_chunk(*this, g, start, incr);
    C::ensure("rule_2_for_chunk g start incr",
              [&] { return says(kept, rule_2_for_chunk(takuzu_, g, chunk(start, incr))); });
    return kept;
  }

  bool check_identical_chunks(const Grid& g, std::size_t start1, std::size_t start2, std::size_t incr) const {
    require_chunk(g, start1, incr);
    require_chunk(g, start2, incr);
    const bool identical = Loops::check_identical_chunks(g, start1, start2, incr, length(incr));
    C::ensure("identical_chunks g s1 s2 incr length", [&] {
      return says(identical, identical_chunks(takuzu_, g, chunk(start1, incr), chunk(start2, incr), length(incr)));
    });
    return identical;
  }

  bool check_rule_3_for_column(const Grid& g, std::size_t start) const {
    require_chunk(g, start, columns());
    const bool kept = Loops::check_rule_3_for_column(*this, g, start);
    C::ensure("rule_3_for_column g start", [&] { return says(kept, rule_3_for_column(takuzu_, g, rows() + start)); });
    return kept;
  }

  bool check_rule_3_for_row(const Grid& g, std::size_t start) const {
    require_chunk(g, start, 1);
    const bool kept = Loops::check_rule_3_for_row(*this, g, start);
    C::ensure("rule_3_for_row g start", [&] { return says(kept, rule_3_for_row(takuzu_, g, start / columns())); });
    return kept;
  }

  bool check_at_cell(const Grid& g, std::size_t n) const {
    require_size(g);
    C::require("0 <= n < g.length", [&] { return Truth(n < g.size()); });
    const bool valid = Loops::check_at_cell(*this, takuzu_.lines_differ(), g, n);
    C::ensure("valid_for_cell g n",
              [&] { return says(valid, valid_for_cell(takuzu_, g, static_cast<spec::Cell>(n))); });
    return valid;
  }

 private:
  static Truth says(bool answer, const Truth& definition) { return spec::same(Truth(answer), definition); }

  void require_size(const Grid& g) const {
    C::require("g.length = rows * columns", [&] { return Truth(g.size() == rows() * columns()); });
  }
  void require_chunk(const Grid& g, std::size_t start, std::size_t incr) const {
    require_size(g);
    C::require("valid_chunk start incr", [&] {
      return Truth(incr == 1 ? start % columns() == 0 && start < rows() * columns()
                             : incr == columns() && start < columns());
    });
  }
  const spec::Chunk& chunk(std::size_t start, std::size_t incr) const {
    return takuzu_.lines()[incr == 1 ? start / columns() : rows() + start];
  }

  const spec::Takuzu& takuzu_;
};

using ReportChecks = BasicReportChecks<>;

}  // namespace gridproof::takuzu
