#include "verify/report/columns.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "text/name.hpp"

namespace gridproof::verify {

namespace {

template <class T>
void add_new(std::vector<T>& list, const T& item) {
  if (std::find(list.begin(), list.end(), item) == list.end()) list.push_back(item);
}

}  // namespace

std::string Column::title() const {
  return fmt::format("{}{}{}", name(instrument), dialects ? fmt::format(", {}", name(dialect)) : "",
                     choice == ChoiceRule::any ? ", any choice" : "");
}

std::vector<std::string> layout_names(const RunReport& report) {
  std::vector<std::string> names;
  for (const Row& row : report.rows)
    if (row.subject.claim) add_new(names, name(row.rules));
  return names;
}

std::vector<const Row*> rows_of(const RunReport& report, const std::string& layout) {
  std::vector<const Row*> rows;
  for (const Row& row : report.rows)
    if (row.subject.claim && name(row.rules) == layout) rows.push_back(&row);
  return rows;
}

std::vector<Column> columns(const std::vector<const Row*>& rows) {
  std::vector<Column> result;
  for (const Row* row : rows)
    if (std::none_of(result.begin(), result.end(), [&](const Column& column) { return column.has(*row); }))
      result.emplace_back(*row);
  return result;
}

std::vector<Claim> claims_of(const std::vector<const Row*>& rows) {
  std::vector<Claim> result;
  for (const Row* row : rows) add_new(result, *row->subject.claim);
  return result;
}

std::vector<const Row*> rows_beside_claims(const RunReport& report, Instrument instrument) {
  std::vector<const Row*> rows;
  for (const Row& row : report.rows)
    if (!row.subject.claim && row.instrument == instrument) rows.push_back(&row);
  return rows;
}

std::vector<const Row*> rows_in(const std::vector<const Row*>& rows, Claim claim, const Column& column) {
  std::vector<const Row*> result;
  for (const Row* row : rows)
    if (row->subject.claim == claim && column.has(*row)) result.push_back(row);
  return result;
}

std::vector<std::string> distinctions(const std::vector<const Row*>& alike) {
  if (alike.size() < 2) return std::vector<std::string>(alike.size());
  const auto tool = [](const Row& row) { return row.tool.substr(0, row.tool.find(' ')); };  // without its version
  std::vector<std::string> by_tool, by_domain, by_both, by_number;
  for (const Row* row : alike) {
    by_tool.push_back(tool(*row));
    by_domain.push_back(row->domain);
    by_both.push_back(tool(*row) + ", " + row->domain);
    by_number.push_back(fmt::format("#{}", by_number.size() + 1));
  }
  for (const auto& words : {by_tool, by_domain, by_both})
    if (std::set<std::string>(words.begin(), words.end()).size() == words.size()) return words;
  return by_number;
}

std::vector<std::string> rejected_by(const std::vector<const Row*>& rows, Claim claim) {
  std::vector<std::string> machines;
  for (const Row* row : rows) {
    if (row->subject.claim != claim) continue;
    for (const std::string& machine : row->rejects)
      if (std::find(machines.begin(), machines.end(), machine) == machines.end()) machines.push_back(machine);
  }
  return machines;
}

bool is_violation(const Row& row) {
  return row.verdict == Verdict::violated || row.verdict == Verdict::falsified || row.verdict == Verdict::refuted;
}

bool is_exception(const Row& row) {
  return row.as_expected() && (is_violation(row) || row.verdict == Verdict::vacuous);
}

std::string verdict_text(const Row& row) {
  return fmt::format("{}{}", name(row.verdict),
                     !row.as_expected()  ? fmt::format(" ({})", objection(row))
                     : is_exception(row) ? " (as expected)"
                                         : "");
}

std::string objection(const Row& row) {
  return row.verdict == row.expected ? "but not all is as expected" : fmt::format("expected {}", name(row.expected));
}

std::vector<std::string> crossed_out(const spec::Board& board, const spec::Marks<spec::Truth>& marks) {
  std::vector<std::string> names;
  for (const spec::Mark& mark : spec::all_marks(board))
    if (marks.is(mark.cell, mark.value).holds())
      names.push_back(fmt::format("{}<>{}", text::cell_name(board, mark.cell), text::value_name(board, mark.value)));
  return names;
}

Summary summary(const RunReport& report) {
  Summary result{.rows = report.rows.size()};
  for (const Row& row : report.rows) {
    if (row.as_expected()) continue;
    ++(row.is_open() ? result.open : result.unexpected);
  }
  return result;
}

std::string Summary::sentence() const {
  if (good()) return fmt::format("{}, all as expected", counted(rows, "row"));
  return fmt::format("{}: {} as expected, {}, {} open", counted(rows, "row"), rows - unexpected - open,
                     counted(unexpected, "finding"), open);
}

std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
    digits.insert(static_cast<std::size_t>(at), ",");
  return digits;
}

std::string counted(std::uint64_t number, const std::string& what) {
  return grouped(number) + " " + what + (number == 1 ? "" : "s");
}

std::string listed(const std::vector<std::pair<std::string, std::uint64_t>>& counts) {
  std::string text;
  for (const auto& [what, count] : counts)
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", what, grouped(count));
  return text;
}

}  // namespace gridproof::verify
