// Reads a proof in DRAT, step by step, in either of its forms:
//
//   text      1 -2 0      adds a clause; its first literal is the one it may be RAT on
//             d 1 -2 0    deletes a clause
//             c words     a comment, where a step could begin
//   binary    'a' or 'd', then each literal (2 v for v, 2 v + 1 for -v) in groups of seven bits, the low ones first,
//             with the top bit set where another group follows; a zero byte ends the step
//
// Which of the two: text has no zero byte, and a binary step ends with one. A proof that begins with `a`, or begins
// with `d` and has a zero byte in what first lies ready, is binary. To guess wrong is harmless: what is then read is
// refused, or is a proof after all.
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

// A clause added or deleted.
struct ClauseStep {
  bool deletes = false;
  WrittenClause clause = {};  // as written: repeated literals too
};

class ProofReader {
 public:
  ProofReader(Source source, std::string name, std::size_t longest = std::numeric_limits<std::size_t>::max())
      : reader_(std::move(source), std::move(name)), longest_(longest) {}

  text::Result<Reading> next(ClauseStep& step);

  // Of the step that was read last: "line 12", "byte 340".
  std::string place() const;

 private:
  text::Result<Reading> next_text(ClauseStep& step);
  text::Result<Reading> next_binary(ClauseStep& step);

  ByteReader reader_;
  std::size_t longest_;
  bool begun_ = false, binary_ = false;
  std::uint64_t place_ = 0;
};

}  // namespace gridproof::kernel
