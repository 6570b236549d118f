#include "verify/kernel/dimacs.hpp"

#include <fmt/format.h>

#include "text/scan.hpp"

namespace gridproof::kernel {

namespace {

bool is_space(int byte) { return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n'; }
bool is_digit(int byte) { return byte >= '0' && byte <= '9'; }

}  // namespace

void skip_blanks(ByteReader& reader, bool comments) {
  for (int byte = reader.peek(); is_space(byte) || (comments && byte == 'c'); byte = reader.peek()) {
    if (byte == 'c')
      while (reader.peek() != '\n' && reader.peek() != ByteReader::end) reader.get();
    else
      reader.get();
  }
}

text::Result<std::int64_t> read_number(ByteReader& reader, std::int64_t greatest, const char* expected) {
  const text::Error place = reader.error("");
  const auto fail = [&](std::string message) {
    text::Error error = place;
    error.message = std::move(message);
    return error;
  };
  const bool negative = reader.peek() == '-';
  if (negative) reader.get();
  if (!is_digit(reader.peek())) return reader.unexpected(expected);
  std::int64_t number = 0;
  while (is_digit(reader.peek())) {
    number = number * 10 + (reader.get() - '0');
    if (number > greatest) return fail(fmt::format("expected {} of at most {}", expected, greatest));
  }
  if (negative && number == 0) return fail(fmt::format("expected {}, found -0", expected));
  if (!is_space(reader.peek()) && reader.peek() != ByteReader::end)
    return reader.unexpected(fmt::format("a blank after {}", expected));
  return negative ? -number : number;
}

text::Result<bool> DimacsReader::read_header() {
  skip_blanks(reader_, true);
  for (const char expected : std::string_view("p cnf ")) {
    if (reader_.peek() != expected)
      return reader_.unexpected("the line p cnf VARIABLES CLAUSES");
    reader_.get();
  }
  for (auto [count, what] : {std::pair{&variables_, "the number of variables"}, {&clauses_, "the number of clauses"}}) {
    while (reader_.peek() == ' ' || reader_.peek() == '\t') reader_.get();
    const std::int64_t most = count == &variables_ ? greatest_variable : std::numeric_limits<std::int32_t>::max();
    const text::Error place = reader_.error(fmt::format("expected {}, found a negative number", what));
    const auto number = read_number(reader_, most, what);
    if (!number) return number.error();
    if (*number < 0) return place;
    *count = *number;
  }
  header_read_ = true;
  return true;
}

text::Result<Reading> DimacsReader::next(WrittenClause& clause) {
  if (!header_read_)
    if (const auto header = read_header(); !header) return header.error();
  clause.clear();
  skip_blanks(reader_, true);
  if (reader_.peek() == ByteReader::end) {
    if (read_ == clauses_) return Reading::at_end;
    return reader_.error(
        fmt::format("expected {}, found {}", text::counted(static_cast<std::size_t>(clauses_), "clause"), read_));
  }
  if (read_ == clauses_)
    return reader_.unexpected(
        fmt::format("the end after {}", text::counted(static_cast<std::size_t>(clauses_), "clause")));
  while (true) {
    skip_blanks(reader_, true);
    const auto number = read_number(reader_, variables_, "a literal or 0");
    if (!number) return number.error();
    if (*number == 0) break;
    if (clause.size() == longest_) return Reading::too_long;
    clause.push_back(static_cast<std::int32_t>(*number));
  }
  ++read_;
  return Reading::done;
}

}  // namespace gridproof::kernel
