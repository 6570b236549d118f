#include "verify/report/matrix.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "text/name.hpp"
#include "text/write.hpp"
#include "verify/version.hpp"
#include "verify/walk.hpp"

namespace gridproof::verify {

namespace {

std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
    digits.insert(static_cast<std::size_t>(at), ",");
  return digits;
}

std::string counted(std::uint64_t number, const std::string& what) {
  return grouped(number) + " " + what + (number == 1 ? "" : "s");
}

std::string without_trailing_blanks(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

// One run of an instrument on a layout.
struct Column {
  Instrument instrument;
  Dialect dialect;
  ChoiceRule choice;

  bool has(const Row& row) const {
    return row.instrument == instrument && row.dialect == dialect && row.choice == choice;
  }
  std::string title() const {
    return fmt::format("{}, {}{}", name(instrument), name(dialect), choice == ChoiceRule::any ? ", any choice" : "");
  }
};

std::vector<std::string> layouts(const RunReport& report) {
  std::vector<std::string> names;
  for (const Row& row : report.rows)
    if (std::find(names.begin(), names.end(), row.layout.name()) == names.end()) names.push_back(row.layout.name());
  return names;
}

std::vector<Column> columns(const std::vector<const Row*>& rows) {
  std::vector<Column> result;
  for (const Row* row : rows)
    if (std::none_of(result.begin(), result.end(), [&](const Column& column) { return column.has(*row); }))
      result.push_back({row->instrument, row->dialect, row->choice});
  return result;
}

bool is_exception(const Row& row) { return row.verdict == Verdict::violated || row.verdict == Verdict::falsified; }

std::string verdict_text(const Row& row) {
  std::string text(name(row.verdict));
  if (!row.as_expected())
    text += fmt::format(" (expected {})", name(row.expected));
  else if (is_exception(row))
    text += " (as expected)";
  return text;
}

std::string cell(const Row& row, std::size_t width, const Painter& paint) {
  const bool exception = is_exception(row);
  const std::string text = verdict_text(row);
  const Tone tone = !row.as_expected() ? Tone::bad : exception ? Tone::plain : Tone::good;
  return paint(tone, text) + std::string(width - text.size(), ' ');
}

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
  std::string text =
      fmt::format("{} {}: {} ({}, {}, {})\n", paint(row.as_expected() ? Tone::strong : Tone::bad, name(row.claim)),
                  name(row.verdict), entry(row.claim).sentence, row.layout.name(), name(row.dialect),
                  row.choice == ChoiceRule::any ? "any choice" : "least choice");
  if (row.violations != 0)
    text += fmt::format("  {} of {}; the smallest (fewest empty cells):\n", grouped(row.violations),
                        counted(row.premises, "case"));
  if (row.counterexample) {
    const Case& subject = *row.counterexample;
    text += side_by_side("grid", text::to_drawing(row.layout, subject.grid), "solution",
                         text::to_drawing(row.layout, subject.solution));
    std::string crossed;
    for (const spec::Cell c : row.layout.cells())
      for (const spec::Value v : row.layout.values())
        if (subject.crossed.is(c, v).holds())
          crossed += fmt::format(" {}<>{}", text::cell_name(row.layout, c), text::value_name(row.layout, v));
    if (!crossed.empty()) text += "  crossed out:" + crossed + "\n";
    if (row.choice == ChoiceRule::least) {
      const auto steps = walk(row.layout, subject, row.dialect);
      std::vector<std::string_view> actions;
      for (const WalkStep& step : steps) actions.push_back(name(step.action));
      text += fmt::format("  {}\n", fmt::join(actions, ", "));
    }
    const spec::HintRecord hint = judge(row.layout, subject, {row.claim, row.dialect, row.choice}).hint;
    if (hint.type != spec::HintType::none) {
      const std::string reason = complaint(row.layout, subject, row.claim, hint);
      text += fmt::format("  hint: {} at r{}c{} ({}){}\n", text::value_name(row.layout, hint.value), hint.row,
                          hint.column, name(hint.type), reason.empty() ? "" : "; " + reason);
    }
  }
  return text + paint(Tone::faint, "  " + reproduce(row, report)) + "\n";
}

std::string section(const std::vector<const Row*>& rows, const Painter& paint) {
  const std::vector<Column> instruments = columns(rows);
  std::size_t first = 5;
  for (const Row* row : rows) first = std::max(first, name(row->claim).size());
  const spec::Layout& layout = rows.front()->layout;
  std::string text =
      paint(Tone::strong, fmt::format("{} ({}x{} cells)", layout.name(), layout.size(), layout.size())) + "\n";
  std::vector<std::size_t> widths;
  for (const Column& column : instruments) {
    widths.push_back(column.title().size());
    for (const Row* row : rows)
      if (column.has(*row)) widths.back() = std::max(widths.back(), verdict_text(*row).size());
  }
  std::string line = fmt::format("  {:<{}}", "claim", first);
  for (std::size_t i = 0; i < instruments.size(); ++i)
    line += fmt::format("  {:<{}}", instruments[i].title(), widths[i]);
  text += without_trailing_blanks(line) + "\n";
  std::vector<Claim> told;
  for (const Row* row : rows) {
    if (std::find(told.begin(), told.end(), row->claim) != told.end()) continue;
    told.push_back(row->claim);
    line = fmt::format("  {:<{}}", name(row->claim), first);
    for (std::size_t i = 0; i < instruments.size(); ++i)
      for (const Row* other : rows)
        if (other->claim == row->claim && instruments[i].has(*other)) line += "  " + cell(*other, widths[i], paint);
    text += without_trailing_blanks(line) + "\n";
  }
  for (const Column& column : instruments)
    for (const Row* row : rows) {
      if (!column.has(*row)) continue;
      if (row->by_tier) {
        const auto& tiers = *row->by_tier;
        text += paint(Tone::faint,
                      fmt::format("  {}: {} ({}) in {:.2f} s\n    answered by only_choice {}, last_remaining {}, "
                                  "brute_force {}, none {}",
                                  column.title(), counted(row->grids, "initial state"), row->domain, row->seconds,
                                  grouped(tiers[0]), grouped(tiers[1]), grouped(tiers[2]), grouped(tiers[3]))) +
                "\n";
      } else {
        std::uint64_t cases = 0;
        double seconds = 0;
        for (const Row* other : rows)
          if (column.has(*other)) cases += other->grids, seconds += other->seconds;
        text += paint(Tone::faint,
                      fmt::format("  {}: {} in {:.2f} s", column.title(), counted(cases, "random case"), seconds)) +
                "\n";
      }
      break;
    }
  return text;
}

}  // namespace

std::string to_matrix(const RunReport& report, const MatrixOptions& options) {
  std::string text;
  for (const std::string& layout : layouts(report)) {
    std::vector<const Row*> rows;
    for (const Row& row : report.rows)
      if (row.layout.name() == layout) rows.push_back(&row);
    text += section(rows, options.paint) + "\n";
  }
  std::size_t unexpected = 0, open = 0;
  for (const Row& row : report.rows) {
    if (!row.as_expected() || (is_exception(row) && options.explain_expected))
      text += finding(row, report, options.paint) + "\n";
    const bool is_open =
        row.verdict == Verdict::inconclusive || row.verdict == Verdict::unknown || row.verdict == Verdict::not_run;
    unexpected += !row.as_expected() && !is_open ? 1U : 0U;
    open += !row.as_expected() && is_open ? 1U : 0U;
  }
  const bool good = unexpected + open == 0;
  text +=
      options.paint(good ? Tone::good : Tone::bad,
                    good ? fmt::format("{}, all as expected", counted(report.rows.size(), "row"))
                         : fmt::format("{}: {} as expected, {}, {} open", counted(report.rows.size(), "row"),
                                       report.rows.size() - unexpected - open, counted(unexpected, "finding"), open));
  text += options.paint(Tone::faint, fmt::format("  (gridproof {}, profile {}, seed {}, digest {})", version,
                                                 report.profile, report.seed, digest(report)));
  return text + "\n";
}

}  // namespace gridproof::verify
