#include "verify/report/matrix.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "text/name.hpp"
#include "text/write.hpp"
#include "verify/report/behaviour.hpp"
#include "verify/report/columns.hpp"
#include "verify/version.hpp"
#include "verify/trace/walk.hpp"

namespace gridproof::verify {

namespace {

std::string without_trailing_blanks(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

// Of one row, or of several that are told apart: "CaDiCaL: proved, Z3: unknown (expected proved)".
struct Cell {
  std::string plain, painted;

  Cell(const std::vector<const Row*>& rows, const Painter& paint) {
    const std::vector<std::string> apart = distinctions(rows);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const Row& row = *rows[i];
      const std::string before = (i == 0 ? "" : ", ") + (apart[i].empty() ? "" : apart[i] + ": ");
      const Tone tone = !row.as_expected() ? Tone::bad : is_exception(row) ? Tone::plain : Tone::good;
      plain += before + verdict_text(row);
      painted += before + paint(tone, verdict_text(row));
    }
    if (rows.empty()) plain = painted = "-";
  }
  std::string filled(std::size_t width) const { return painted + std::string(width - plain.size(), ' '); }
};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string side_by_side(const std::string& left_title, const std::string& left, const std::string& right_title,
                         const std::string& right) {
  const auto a = lines_of(left), b = lines_of(right);
  std::size_t width = left_title.size();
  for (const auto& line : a) width = std::max(width, line.size());
  std::string result = fmt::format("  {:<{}}   {}\n", left_title, width, right_title);
  for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i)
    result += fmt::format("  {:<{}}   {}\n", i < a.size() ? a[i] : "", width, i < b.size() ? b[i] : "");
  return result;
}

std::string finding(const Row& row, const RunReport& report, const Painter& paint) {
  std::string text = fmt::format("{} {}: {}", paint(row.as_expected() ? Tone::strong : Tone::bad, row.subject.name),
                                 name(row.verdict), row.subject.sentence);
  if (row.rules) {  // what is about none has no machine, nor have the definitions of Takuzu
    text += fmt::format(" ({}", name(row.rules));
    if (has_dialects(row)) text += fmt::format(", {}", name(row.dialect));
    if (has_dialects(row) || row.subject.claim)
      text += row.choice == ChoiceRule::any ? ", any choice" : ", least choice";
    text += ")";
  }
  text += "\n";
  if (row.violations != 0 && row.violations <= row.premises)
    text += fmt::format("  {} of {}; the smallest (fewest empty cells):\n", grouped(row.violations),
                        counted(row.premises, "case"));
  if (row.counterexample) {
    const Case& subject = *row.counterexample;
    text += side_by_side("grid", text::to_drawing(rules_of(row), subject.grid), "solution",
                         text::to_drawing(rules_of(row), subject.solution));
    const std::vector<std::string> crossed = crossed_out(rules_of(row), subject.crossed);
    if (!crossed.empty()) text += fmt::format("  crossed out: {}\n", fmt::join(crossed, " "));
    if (subject.givens) text += fmt::format("  givens: {}\n", text::to_line(rules_of(row), *subject.givens));
    const Trace steps = behaviour(row);
    std::vector<std::string> actions;
    for (std::size_t i = 1; i < steps.states.size(); ++i) actions.push_back(steps.states[i].action);
    if (steps.loop) actions.emplace_back("and nothing more, for ever");
    if (!actions.empty()) text += fmt::format("  {}\n", fmt::join(actions, ", "));
    const auto game = game_of(rules_of(row), row.dialect);
    const spec::PlainHint hint = judge(*game, subject, *row.subject.claim, row.choice).hint;
    if (hint.type != spec::HintType::none) {
      const std::string reason = complaint(*game, subject, *row.subject.claim, hint);
      text += fmt::format("  hint: {}{}\n", hint_text(*game, hint), reason.empty() ? "" : "; " + reason);
    }
  }
  for (const std::string& line : lines_of(row.detail)) text += "  " + line + "\n";
  if (!row.tool.empty()) text += fmt::format("  by {}\n", row.tool);
  return text + paint(Tone::faint, "  " + reproduce(row, report)) + "\n";
}

// By which tool, what it counted, how long it took: "TLC 2.18, 51 states, depth 5 in 1.20 s"; why it did not run.
std::string evidence(const Row& row) {
  if (row.verdict == Verdict::not_run) return "not run: " + row.detail;
  if (!row.telling.looked_at.empty()) return fmt::format("{} in {:.2f} s", row.telling.looked_at, row.seconds);
  std::vector<std::string> parts;
  for (const std::string& part : {row.tool, row.figures})
    if (!part.empty()) parts.push_back(part);
  if (parts.empty()) parts.push_back(row.domain);
  return fmt::format("{} in {:.2f} s", fmt::join(parts, ", "), row.seconds);
}

// How much a column's runs have looked at, each run once.
std::vector<std::string> counts(const Column& column, const std::vector<const Row*>& rows) {
  std::vector<std::string> lines;
  for (const Row* row : rows) {
    std::string line = fmt::format("  {}: {}", column.title(), evidence(*row));
    if (std::find(lines.begin(), lines.end(), line) != lines.end()) continue;
    lines.push_back(std::move(line));
    if (!row->telling.below.empty()) lines.push_back("    " + row->telling.below);
  }
  return lines;
}

// The subjects that an instrument has beside the claims, one a line.
std::string list(Instrument instrument, const std::vector<const Row*>& rows, const Painter& paint) {
  std::size_t names = 7, layouts = 6, verdicts = 7;
  for (const Row* row : rows) {
    names = std::max(names, row->subject.name.size());
    layouts = std::max(layouts, name(row->rules).size());
    verdicts = std::max(verdicts, verdict_text(*row).size());
  }
  std::string text = paint(Tone::strong, fmt::format("by {}, beside the claims", name(instrument))) + "\n";
  text += fmt::format("  {:<{}}  {:<{}}  {:<{}}  evidence\n", "subject", names, "layout", layouts, "verdict", verdicts);
  for (const Row* row : rows)
    text += fmt::format("  {:<{}}  {:<{}}  {}  {}\n", row->subject.name, names, name(row->rules), layouts,
                        Cell({row}, paint).filled(verdicts), paint(Tone::faint, evidence(*row)));
  return text;
}

// Each machine by name where the claims were named, else how many there are.
std::vector<std::string> rejections(const std::vector<const Row*>& rows, bool by_name) {
  std::vector<std::string> lines;
  std::size_t count = 0;
  for (const Claim claim : claims_of(rows)) {
    const std::vector<std::string> machines = rejected_by(rows, claim);
    count += machines.size();
    if (by_name && !machines.empty())
      lines.push_back(fmt::format("  {} rejects: {}", name(claim), fmt::join(machines, "; ")));
  }
  if (!by_name && count > 0)
    lines.push_back(fmt::format("  the claims reject {} that break one clause each", counted(count, "machine")));
  return lines;
}

std::string section(const std::vector<const Row*>& rows, bool by_name, const Painter& paint) {
  const std::vector<Column> instruments = columns(rows);
  std::size_t first = 5;
  for (const Row* row : rows) first = std::max(first, row->subject.name.size());
  const spec::AnyRules& rules = *rows.front()->rules;
  std::string text =
      paint(Tone::strong, fmt::format("{} ({}x{} cells)", rules.name(), rules.rows(), rules.columns())) + "\n";
  std::vector<std::size_t> widths;
  for (const Column& column : instruments) {
    widths.push_back(column.title().size());
    for (const Claim claim : claims_of(rows))
      widths.back() = std::max(widths.back(), Cell(rows_in(rows, claim, column), paint).plain.size());
  }
  std::string line = fmt::format("  {:<{}}", "claim", first);
  for (std::size_t i = 0; i < instruments.size(); ++i)
    line += fmt::format("  {:<{}}", instruments[i].title(), widths[i]);
  text += without_trailing_blanks(line) + "\n";
  for (const Claim claim : claims_of(rows)) {
    line = fmt::format("  {:<{}}", name(claim), first);
    for (std::size_t i = 0; i < instruments.size(); ++i)
      line += "  " + Cell(rows_in(rows, claim, instruments[i]), paint).filled(widths[i]);
    text += without_trailing_blanks(line) + "\n";
  }
  for (const Column& column : instruments) {
    std::vector<const Row*> of_column;
    for (const Row* row : rows)
      if (column.has(*row)) of_column.push_back(row);
    for (const std::string& count : counts(column, of_column)) text += paint(Tone::faint, count) + "\n";
  }
  for (const std::string& line_of_claim : rejections(rows, by_name)) text += paint(Tone::faint, line_of_claim) + "\n";
  return text;
}

}  // namespace

std::string to_matrix(const RunReport& report, const MatrixOptions& options) {
  std::string text;
  for (const std::string& layout : layout_names(report))
    text += section(rows_of(report, layout), options.explain_expected, options.paint) + "\n";
  for (const Instrument instrument : instruments)
    if (const auto rows = rows_beside_claims(report, instrument); !rows.empty())
      text += list(instrument, rows, options.paint) + "\n";
  for (const Row& row : report.rows)
    if ((!row.as_expected() && row.verdict != Verdict::not_run) || (is_violation(row) && options.explain_expected))
      text += finding(row, report, options.paint) + "\n";
  const Summary sum = summary(report);
  text += options.paint(sum.good() ? Tone::good : Tone::bad, sum.sentence());
  text += options.paint(Tone::faint, fmt::format("  (gridproof {}, profile {}, seed {}, digest {})", version,
                                                 report.profile, report.seed, digest(report)));
  return text + "\n";
}

}  // namespace gridproof::verify
