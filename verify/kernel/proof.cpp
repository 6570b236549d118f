#include "verify/kernel/proof.hpp"

#include <fmt/format.h>

#include "verify/kernel/dimacs.hpp"

namespace gridproof::kernel {

text::Result<Reading> ProofReader::next(ClauseStep& step) {
  if (!begun_) {
    begun_ = true;
    const std::string_view ready = reader_.part();
    binary_ = ready.starts_with('a') || (ready.starts_with('d') && ready.find('\0') != std::string_view::npos);
  }
  step.clause.clear();
  return binary_ ? next_binary(step) : next_text(step);
}

std::string ProofReader::place() const { return fmt::format("{} {}", binary_ ? "byte" : "line", place_); }

text::Result<Reading> ProofReader::next_text(ClauseStep& step) {
  skip_blanks(reader_, true);
  if (reader_.peek() == ByteReader::end) return Reading::at_end;
  place_ = reader_.line();
  step.deletes = reader_.peek() == 'd';
  if (step.deletes) reader_.get();
  const char* expected = step.deletes ? "a literal or 0" : "a literal, 0 or d";
  while (true) {
    skip_blanks(reader_, false);
    const auto number = read_number(reader_, greatest_variable, expected);
    if (!number) return number.error();
    if (*number == 0) return Reading::done;
    if (step.clause.size() == longest_) return Reading::too_long;
    step.clause.push_back(static_cast<std::int32_t>(*number));
    expected = "a literal or 0";
  }
}

text::Result<Reading> ProofReader::next_binary(ClauseStep& step) {
  place_ = reader_.offset();
  const int kind = reader_.get();
  if (kind == ByteReader::end) return Reading::at_end;
  if (kind != 'a' && kind != 'd')
    return reader_.error_at_byte(place_, fmt::format("expected a or d at the start of a step, found {}", found(kind)));
  step.deletes = kind == 'd';
  while (true) {
    const std::uint64_t begin = reader_.offset();
    std::uint64_t number = 0;
    for (unsigned shift = 0;; shift += 7) {
      const int byte = reader_.get();
      if (byte == ByteReader::end) return reader_.error_at_byte(begin, "expected a literal or 0, found the end");
      number |= static_cast<std::uint64_t>(byte & 0x7F) << shift;
      if (number > static_cast<std::uint64_t>(greatest_variable) * 2 + 1 || shift > 28)
        return reader_.error_at_byte(begin, fmt::format("expected a variable of at most {}", greatest_variable));
      if ((byte & 0x80) == 0) break;
    }
    if (number == 0) return Reading::done;
    if (number == 1) return reader_.error_at_byte(begin, "expected a literal or 0, found the number 1");
    if (step.clause.size() == longest_) return Reading::too_long;
    step.clause.push_back(written(static_cast<Literal>(number)));
  }
}

}  // namespace gridproof::kernel
