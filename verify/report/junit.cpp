#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <map>

#include "text/write.hpp"
#include "verify/report/columns.hpp"
#include "verify/report/markup.hpp"
#include "verify/report/row.hpp"

namespace gridproof::verify {

namespace {

std::string class_of(const Row& row) {
  return fmt::format("{}.{}.{}.{}", name(row.instrument), name(row.rules), name(row.dialect), name(row.choice));
}

// The subjects, with what tells two of one class and name apart.
std::vector<std::string> case_names(const RunReport& report) {
  std::map<std::string, std::vector<const Row*>> alike;
  for (const Row& row : report.rows) alike[class_of(row) + " " + row.subject.name].push_back(&row);
  std::vector<std::string> names(report.rows.size());
  for (const auto& [key, rows] : alike) {
    const std::vector<std::string> apart = distinctions(rows);
    for (std::size_t i = 0; i < rows.size(); ++i)
      names[static_cast<std::size_t>(rows[i] - report.rows.data())] =
          rows[i]->subject.name + (apart[i].empty() ? "" : fmt::format(" ({})", apart[i]));
  }
  return names;
}

// Whole milliseconds, all that Surefire's schema takes, whose sum is that of the runs and not of their roundings.
class Clock {
 public:
  std::string next(const Row& row) {
    const std::uint64_t before = told();
    exact_ += row.seconds * row.share;
    return seconds(told() - before);
  }
  std::string sum() const { return seconds(told()); }

 private:
  std::uint64_t told() const { return static_cast<std::uint64_t>(std::llround(exact_ * 1000)); }
  static std::string seconds(std::uint64_t milliseconds) {
    return fmt::format("{}.{:03}", milliseconds / 1000, milliseconds % 1000);
  }
  double exact_ = 0;
};

std::string account(const Row& row, const RunReport& report) {
  std::string text = reproduce(row, report);
  if (!row.detail.empty()) text += "\n" + row.detail;
  if (!row.counterexample) return text;
  const Case& subject = *row.counterexample;
  text += fmt::format("\ngrid {}\nsolution {}", text::to_line(rules_of(row), subject.grid),
                      text::to_line(rules_of(row), subject.solution));
  const std::vector<std::string> crossed = crossed_out(rules_of(row), subject.crossed);
  if (!crossed.empty()) text += fmt::format("\ncrossed out {}", fmt::join(crossed, " "));
  if (subject.givens) text += fmt::format("\ngivens {}", text::to_line(rules_of(row), *subject.givens));
  return text;
}

}  // namespace

// A finding is a failure, what stayed open an error; what could not run is skipped, unless nothing may be missing.
std::string to_junit(const RunReport& report) {
  std::size_t failures = 0, errors = 0, skipped = 0;
  const std::vector<std::string> names = case_names(report);
  Clock clock;
  std::string cases;
  for (std::size_t i = 0; i < report.rows.size(); ++i) {
    const Row& row = report.rows[i];
    cases += fmt::format("    <testcase classname=\"{}\" name=\"{}\" time=\"{}\"", escaped(class_of(row)),
                         escaped(names[i]), clock.next(row));
    if (row.as_expected()) {
      cases += "/>\n";
    } else if (row.verdict == Verdict::not_run && !report.strict) {
      ++skipped;
      cases += fmt::format(">\n      <skipped message=\"not run{}\"/>\n    </testcase>\n",
                           row.detail.empty() ? "" : ": " + escaped(row.detail));
    } else {
      const char* element = row.is_open() ? "error" : "failure";
      ++(row.is_open() ? errors : failures);
      cases += fmt::format(">\n      <{0} type=\"{1}\" message=\"{1}, {2}\">{3}</{0}>\n    </testcase>\n", element,
                           name(row.verdict), objection(row), escaped(account(row, report)));
    }
  }
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      "  <testsuite name=\"gridproof verify\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{}\">\n"
      "{}  </testsuite>\n</testsuites>\n",
      report.rows.size(), failures, errors, skipped, clock.sum(), cases);
}

}  // namespace gridproof::verify
