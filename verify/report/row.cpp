#include "verify/report/row.hpp"

#include <fmt/format.h>

#include <cmath>
#include <limits>

#include "text/shell.hpp"

namespace gridproof::verify {

namespace {

// "--time 5", where the user gave such a bound.
std::string bounds_of(const Telling& telling, const explore::Bounds& bounds) {
  constexpr auto unbounded = std::numeric_limits<std::uint64_t>::max();
  std::string options;
  if (telling.bounds && bounds.states != unbounded) options += fmt::format(" --states {}", bounds.states);
  if (telling.bounds && bounds.bytes != unbounded) options += fmt::format(" --memory {}", bounds.bytes >> 20);
  if (telling.time && std::isfinite(bounds.seconds)) options += fmt::format(" --time {}", bounds.seconds);
  return options;
}

// What names the rules and their machine on the command line.
std::string options_of(const spec::AnyRules& rules, Dialect dialect) {
  if (const spec::Takuzu* takuzu = rules.takuzu())
    return fmt::format(" --takuzu --size {}x{}{}", takuzu->rows(), takuzu->columns(),
                       takuzu->lines_differ() ? "" : " --rules 1,2");
  // A layout with small houses is one of a model, and cannot be written: without it the profile's rows come.
  const std::string layout =
      rules.layout()->has_small_houses() ? "" : fmt::format(" --layout {}", text::shell_quoted(rules.name()));
  return fmt::format("{} --dialect {}", layout, name(dialect));
}

}  // namespace

int exit_code(const RunReport& report) {
  bool open = false;
  for (const Row& row : report.rows) {
    if (row.as_expected()) continue;
    if (!row.is_open() || (report.strict && row.verdict == Verdict::not_run)) return 1;
    open = true;
  }
  return open ? 3 : 0;
}

std::string reproduce(const Row& row, const RunReport& report) {
  const Telling& telling = row.telling;
  std::string command = "gridproof verify";
  if (telling.name) command += " " + text::shell_quoted(row.subject.name);
  command += fmt::format(" --by {}", name(row.instrument));
  if (telling.machine) {
    if (row.rules)
      command += fmt::format("{} --choice {}", options_of(rules_of(row), row.dialect), name(row.choice));
    if (report.profile != "quick") command += " --profile " + text::shell_quoted(report.profile);
  }
  if (row.range)
    command += fmt::format(" --{} {}", row.range->kind == GridRange::Kind::few_empty ? "empty" : "given",
                           row.range->most);
  if (telling.seed) command += fmt::format(" --seed {}", report.seed);
  if (telling.seed && report.cases) command += fmt::format(" --cases {}", *report.cases);
  return command + bounds_of(telling, report.bounds) + telling.more;
}

}  // namespace gridproof::verify
