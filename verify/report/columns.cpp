#include "verify/report/columns.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridproof::verify {

namespace {

template <class T>
void add_new(std::vector<T>& list, const T& item) {
  if (std::find(list.begin(), list.end(), item) == list.end()) list.push_back(item);
}

}  // namespace

std::string Column::title() const {
  return fmt::format("{}, {}{}", name(instrument), name(dialect), choice == ChoiceRule::any ? ", any choice" : "");
}

std::vector<std::string> layout_names(const RunReport& report) {
  std::vector<std::string> names;
  for (const Row& row : report.rows)
    if (row.subject.claim) add_new(names, row.layout.name());
  return names;
}

std::vector<const Row*> rows_of(const RunReport& report, const std::string& layout) {
  std::vector<const Row*> rows;
  for (const Row& row : report.rows)
    if (row.subject.claim && row.layout.name() == layout) rows.push_back(&row);
  return rows;
}

std::vector<Column> columns(const std::vector<const Row*>& rows) {
  std::vector<Column> result;
  for (const Row* row : rows)
    if (std::none_of(result.begin(), result.end(), [&](const Column& column) { return column.has(*row); }))
      result.push_back({row->instrument, row->dialect, row->choice});
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

bool is_violation(const Row& row) {
  return row.verdict == Verdict::violated || row.verdict == Verdict::falsified || row.verdict == Verdict::refuted;
}

std::string objection(const Row& row) {
  return row.verdict == row.expected ? "but not all is as expected" : fmt::format("expected {}", name(row.expected));
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

}  // namespace gridproof::verify
