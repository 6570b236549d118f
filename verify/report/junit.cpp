#include <fmt/format.h>

#include <algorithm>

#include "text/write.hpp"
#include "verify/report/columns.hpp"
#include "verify/report/markup.hpp"
#include "verify/report/row.hpp"

namespace gridproof::verify {

std::string to_junit(const RunReport& report) {
  std::size_t failures = 0, skipped = 0;
  std::string cases;
  for (const Row& row : report.rows) {
    cases += fmt::format("    <testcase classname=\"{}.{}.{}.{}\" name=\"{}\" time=\"{:.3f}\"", name(row.instrument),
                         escaped(row.layout.name()), name(row.dialect), name(row.choice), escaped(row.subject.name),
                         row.seconds);
    if (row.as_expected()) {
      cases += "/>\n";
    } else if (row.verdict == Verdict::not_run) {
      ++skipped;
      cases += fmt::format(">\n      <skipped message=\"not run{}\"/>\n    </testcase>\n",
                           row.detail.empty() ? "" : ": " + escaped(row.detail));
    } else {
      ++failures;
      std::string detail = reproduce(row, report);
      if (!row.detail.empty()) detail += "\n" + row.detail;
      if (row.counterexample)
        detail += fmt::format("\ngrid {}\nsolution {}", text::to_line(row.layout, row.counterexample->grid),
                              text::to_line(row.layout, row.counterexample->solution));
      cases += fmt::format(">\n      <failure message=\"{}, {}\">{}</failure>\n    </testcase>\n", name(row.verdict),
                           objection(row), escaped(detail));
    }
  }
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      "  <testsuite name=\"gridproof verify\" tests=\"{}\" failures=\"{}\" skipped=\"{}\">\n{}  </testsuite>\n"
      "</testsuites>\n",
      report.rows.size(), failures, skipped, cases);
}

}  // namespace gridproof::verify
