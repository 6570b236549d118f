// Reads a formula in DIMACS: `c` comments, `p cnf VARIABLES CLAUSES`, then the clauses, each ended by 0. What is
// malformed is an error, also a number of clauses that is not the announced one: a formula cut short is another
// formula.
//
//   DimacsReader reader(whole(text), "f.cnf");
//   WrittenClause clause;
//   auto reading = reader.next(clause);
//   for (; reading && *reading == Reading::done; reading = reader.next(clause)) use(clause);
//   if (!reading) return complain(reading.error());
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>

#include "text/result.hpp"
#include "verify/kernel/bytes.hpp"
#include "verify/kernel/literal.hpp"

namespace gridproof::kernel {

class DimacsReader {
 public:
  DimacsReader(Source source, std::string name, std::size_t longest = std::numeric_limits<std::size_t>::max())
      : reader_(std::move(source), std::move(name)), longest_(longest) {}

  text::Result<Reading> next(WrittenClause& clause);

  // Known after the first call.
  std::int64_t variables() const { return variables_; }
  std::int64_t clauses() const { return clauses_; }

 private:
  text::Result<bool> read_header();

  ByteReader reader_;
  std::size_t longest_;
  bool header_read_ = false;
  std::int64_t variables_ = 0, clauses_ = 0, read_ = 0;
};

// Shared with the proof's text. Skips blanks and ends of lines; a comment where `comments` allows one.
void skip_blanks(ByteReader& reader, bool comments);
// A number with perhaps a minus sign, within `greatest`, followed by a blank or the end.
text::Result<std::int64_t> read_number(ByteReader& reader, std::int64_t greatest, const char* expected);

}  // namespace gridproof::kernel
