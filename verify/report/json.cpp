#include <nlohmann/json.hpp>

#include "text/write.hpp"
#include "verify/report/row.hpp"
#include "verify/version.hpp"

namespace gridproof::verify {

std::string to_json(const RunReport& report) {
  using nlohmann::ordered_json;
  ordered_json rows = ordered_json::array();
  for (const Row& row : report.rows) {
    ordered_json entry = {{row.subject.claim ? "claim" : "subject", row.subject.name},
                          {"instrument", name(row.instrument)},
                          {"layout", row.layout.name()},
                          {"dialect", name(row.dialect)},
                          {"choice", name(row.choice)},
                          {"expected", name(row.expected)},
                          {"verdict", name(row.verdict)},
                          {"as_expected", row.as_expected()},
                          {"grids", row.grids},
                          {"premises", row.premises},
                          {"seconds", row.seconds},
                          {"domain", row.domain},
                          {"trusted", row.trusted},
                          {"reproduce", reproduce(row, report)}};
    if (row.by_tier)
      entry["by_tier"] = {{"only_choice", (*row.by_tier)[0]},
                          {"last_remaining", (*row.by_tier)[1]},
                          {"brute_force", (*row.by_tier)[2]},
                          {"none", (*row.by_tier)[3]}};
    for (const auto& [key, said] : {std::pair{"tool", &row.tool}, {"figures", &row.figures}, {"detail", &row.detail}})
      if (!said->empty()) entry[key] = *said;
    if (row.instrument != Instrument::property && row.instrument != Instrument::tlc)
      entry["violations"] = row.violations;
    if (row.instrument == Instrument::explore || row.instrument == Instrument::tlc) {
      entry["states"] = row.states;
      if (row.instrument == Instrument::explore) entry["transitions"] = row.transitions;
      entry["actions"] = ordered_json::object();
      for (const auto& [action, fired] : row.actions) entry["actions"][action] = fired;
    }
    if (row.counterexample)
      entry["counterexample"] = {{"grid", text::to_line(row.layout, row.counterexample->grid)},
                                 {"solution", text::to_line(row.layout, row.counterexample->solution)}};
    rows.push_back(std::move(entry));
  }
  const ordered_json whole = {{"program", "gridproof"},         {"version", version},     {"tools", tool_versions()},
                              {"profile", report.profile},      {"seed", report.seed},    {"digest", digest(report)},
                              {"exit_code", exit_code(report)}, {"rows", std::move(rows)}};
  return whole.dump(2) + "\n";
}

}  // namespace gridproof::verify
