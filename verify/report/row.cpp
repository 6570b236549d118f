#include "verify/report/row.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "text/write.hpp"
#include "verify/digest.hpp"

namespace gridproof::verify {

int exit_code(const RunReport& report) {
  bool open = false;
  for (const Row& row : report.rows) {
    if (row.as_expected()) continue;
    if (!row.is_open() || (report.strict && row.verdict == Verdict::not_run)) return 1;
    open = true;
  }
  return open ? 3 : 0;
}

std::string digest(const RunReport& report) {
  std::uint64_t hash = fnv1a("");
  const auto add = [&](const std::string& text) { hash = fnv1a(text, hash); };
  for (const Row& row : report.rows) {
    add(fmt::format("{} {} {} {} {} {} {} {} {} {} {}\n", row.subject.name, name(row.instrument), row.layout.name(),
                    name(row.dialect), name(row.choice), name(row.verdict), row.grids, row.premises, row.violations,
                    row.states, row.transitions));
    if (!row.figures.empty()) add(row.figures + "\n");
    if (row.counterexample)
      add(text::to_line(row.layout, row.counterexample->grid) +
          text::to_line(row.layout, row.counterexample->solution));
  }
  return fmt::format("{:016x}", hash);
}

std::string reproduce(const Row& row, const RunReport& report) {
  // A model says for itself what it is about.
  if (row.instrument == Instrument::tlc && !row.subject.claim)
    return fmt::format("gridproof verify {} --by tlc", row.subject.name);
  std::string command =
      fmt::format("gridproof verify {} --by {} --layout {} --dialect {} --choice {}", row.subject.name,
                  name(row.instrument), row.layout.name(), name(row.dialect), name(row.choice));
  if (report.profile != "quick") command += " --profile " + report.profile;
  if (row.instrument == Instrument::property) command += fmt::format(" --seed {}", report.seed);
  if (row.instrument == Instrument::property && report.cases) command += fmt::format(" --cases {}", *report.cases);
  return command;
}

}  // namespace gridproof::verify
