// How the rows of a run are laid out for people: per layout a table, claims down and runs of instruments across; then,
// per instrument, a list of the subjects that it has beside the claims.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "verify/report/row.hpp"

namespace gridproof::verify {

// One run of an instrument on a layout.
struct Column {
  Instrument instrument;
  Dialect dialect;
  ChoiceRule choice;
  bool dialects;  // the machine has them

  explicit Column(const Row& row)
      : instrument(row.instrument), dialect(row.dialect), choice(row.choice), dialects(has_dialects(row)) {}

  bool has(const Row& row) const {
    return row.instrument == instrument && row.dialect == dialect && row.choice == choice;
  }
  std::string title() const;  // "sweep, repaired, any choice"; without dialects "sweep, any choice"
};

// All in the order of the rows. The tables' layouts and rows are those of claims.
std::vector<std::string> layout_names(const RunReport& report);
std::vector<const Row*> rows_of(const RunReport& report, const std::string& layout);
std::vector<Column> columns(const std::vector<const Row*>& rows);
std::vector<Claim> claims_of(const std::vector<const Row*>& rows);
std::vector<const Row*> rows_beside_claims(const RunReport& report, Instrument instrument);

// The row or rows of a claim in a column: two provers, or two runs on other grids, have one each.
std::vector<const Row*> rows_in(const std::vector<const Row*>& rows, Claim claim, const Column& column);

// What tells rows apart that are alike in subject, layout, instrument, dialect and choice: the tool, else which grids
// were looked at, else a number. Nothing where there is only one.
std::vector<std::string> distinctions(const std::vector<const Row*>& alike);

// The broken machines that a claim was shown and rejects, each once.
std::vector<std::string> rejected_by(const std::vector<const Row*>& rows, Claim claim);

// What was found not to hold, expected or not.
bool is_violation(const Row& row);

// Expected, and yet no success: a violation, or a claim that has nothing to say.
bool is_exception(const Row& row);

// A verdict in words: "holds", "violated (as expected)", "vacuous (expected holds)".
std::string verdict_text(const Row& row);

// What to say after a verdict that was not expected: "expected holds".
std::string objection(const Row& row);

// "r1c2<>3", by cell and value.
std::vector<std::string> crossed_out(const spec::Board& board, const spec::Marks<spec::Truth>& marks);

struct Summary {
  std::size_t rows = 0, unexpected = 0, open = 0;

  bool good() const { return unexpected + open == 0; }
  std::string sentence() const;  // "12 rows, all as expected"
};
Summary summary(const RunReport& report);

std::string grouped(std::uint64_t number);                           // "18,874,368"
std::string counted(std::uint64_t number, const std::string& what);  // "2 rows"

// "FindBruteForce 1,200, NoHintFound 3"
std::string listed(const std::vector<std::pair<std::string, std::uint64_t>>& counts);

}  // namespace gridproof::verify
