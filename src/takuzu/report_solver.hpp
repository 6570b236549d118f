// The solver of the report, for boards of any size: cell after cell in row-major order, first 0, then 1, and after each
// write the rules are checked for that cell alone. proofs/why3/solve.mlw and count.mlw prove the same functions.
//
//   ReportSolver solver(takuzu);
//   solver.solve(grid);          // true: grid is a solution now, the lexicographically least; false: it is as before
//   solver.count(grid, 2);       // 0, 1, or 2 for more
//
// It is slow, and it is here because it is proved: what is faster is compared with it.
#pragma once

#include <cstddef>
#include <cstdint>

#include "spec/grid.hpp"
#include "spec/takuzu/cells.hpp"
#include "spec/takuzu/takuzu.hpp"
#include "takuzu/contracts.hpp"
#include "takuzu/report_checks.hpp"

namespace gridproof::takuzu {

// Other loops and contracts are for tests: wrong ones, and breaches that are told.
template <class Loops = ReportLoops, class C = Contracts>
class BasicReportSolver {
 public:
  explicit BasicReportSolver(const spec::Takuzu& takuzu) : takuzu_(takuzu), checks_(takuzu) {}  // keeps a reference

  bool solve(spec::Grid& g) const {
    return solve_aux(g, 0, [](const spec::Grid&) { return false; });
  }

  std::uint64_t count(spec::Grid g, std::uint64_t limit) const {
    std::uint64_t found = 0;
    if (limit > 0) solve_aux(g, 0, [&](const spec::Grid&) { return ++found < limit; });
    return found;
  }

  // Shows each solution to `go_on`. Where that says no, the answer is true at once and g is the solution; the report
  // raises an exception there. Else g is as before. Requires that the first n cells are filled and valid.
  template <class F>
  bool solve_aux(spec::Grid& g, std::size_t n, F&& go_on) const {
    C::require("n within the board", [&] { return spec::Truth(n <= g.size() && g.size() == takuzu_.cells().size()); });
    C::require("full_up_to g n", [&] { return spec::full_up_to(takuzu_, g, n); });
    C::require("valid_up_to g n", [&] { return spec::valid_up_to(takuzu_, g, n); });
    const auto& before = C::remember(g);
    const bool found = walk(g, n, go_on);
    if (found) {
      C::ensure("extends (old g) g", [&] { return spec::extends(takuzu_, before, g); });
      C::ensure("full_up_to g end", [&] { return spec::full_up_to(takuzu_, g, g.size()); });
      C::ensure("valid_up_to g end", [&] { return spec::valid_up_to(takuzu_, g, g.size()); });
    } else {
      C::ensure("g = old g", [&] { return spec::Truth(g == before); });
    }
    return found;
  }

  // Writes the element, and leaves it there also where it breaks a rule. Requires that the cells before are valid
  // without it.
  bool check_cell_change(spec::Grid& g, std::size_t n, spec::Value element) const {
    C::require("0 <= n < g.length", [&] { return spec::Truth(n < g.size()); });
    C::require("valid_up_to g[n <- Empty] n", [&] { return spec::valid_up_to(takuzu_, with(g, n, 0), n); });
    const auto& before = C::remember(g);
    g[n] = element;
    const bool valid = checks_.check_at_cell(g, n);
    C::ensure("g = (old g)[n <- e]", [&] { return spec::Truth(g == with(before, n, element)); });
    if (valid) C::ensure("valid_up_to g (n + 1)", [&] { return spec::valid_up_to(takuzu_, g, n + 1); });
    return valid;
  }

 private:
  static spec::Grid with(spec::Grid g, std::size_t n, spec::Value element) {
    g[n] = element;
    return g;
  }

  template <class F>
  bool walk(spec::Grid& g, std::size_t n, F&& go_on) const {
    if (n == g.size()) return !go_on(g);
    if (g[n] != 0) return checks_.check_at_cell(g, n) && solve_aux(g, n + 1, go_on);
    for (const spec::Value element : {spec::zero, spec::one})
      if (check_cell_change(g, n, element) && solve_aux(g, n + 1, go_on)) return true;
    g[n] = 0;
    return false;
  }

  const spec::Takuzu& takuzu_;
  BasicReportChecks<Loops, C> checks_;
};

using ReportSolver = BasicReportSolver<>;

}  // namespace gridproof::takuzu
