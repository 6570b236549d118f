// Walking over a text without losing the place: a Piece is a part of one line that knows where it stands.
//
//   LineReader lines(text, "puzzles.sdm");
//   while (const std::optional<Piece> line = lines.next()) use(line->trimmed());
//
// Lines end with \n, \r\n or \r. A UTF-8 byte order mark at the start is skipped and not counted.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/result.hpp"
#include "text/utf8.hpp"

namespace gridproof::text {

constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_letter(char c) { return is_lower(c) || (c >= 'A' && c <= 'Z'); }
constexpr char to_upper(char c) { return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c; }

bool equal_ignoring_case(std::string_view a, std::string_view b);

// One byte as it is shown in a message: 'a', U+0000, byte 0xE2. Of a text, `shown_at` shows the whole character.
inline std::string shown(char c) { return shown_at({&c, 1}, 0); }
// "1 row", "2 rows"
std::string counted(std::size_t count, std::string_view noun);

struct Piece {
  std::string_view text;
  std::string_view source;
  std::size_t line = 1;
  std::size_t column = 1;  // of where `before` begins
  std::size_t before = 0;  // bytes of the same line that stand before `text`: columns count characters, errors alone

  Piece part(std::size_t begin, std::size_t count = std::string_view::npos) const;
  Piece trimmed() const;
  bool is_comment() const { return !text.empty() && text.front() == '#'; }

  Error error_at(std::size_t offset, std::string message) const;
  Error error_at_end(std::string message) const { return error_at(text.size(), std::move(message)); }
};

// A NUL byte is never part of a puzzle; it is what UTF-16 and binary files look like.
std::optional<Error> find_nul(std::string_view text, std::string_view source);

std::string_view without_byte_order_mark(std::string_view text);

class LineReader {
 public:
  LineReader(std::string_view text, std::string_view source) : rest_(without_byte_order_mark(text)), source_(source) {}

  // From the middle of a text: the first line has this number.
  LineReader(std::string_view text, std::string_view source, std::size_t first_line)
      : rest_(first_line == 1 ? without_byte_order_mark(text) : text), source_(source), line_(first_line - 1) {}

  std::optional<Piece> next();          // the next line
  std::optional<Piece> next_content();  // the next line, trimmed, that is neither blank nor a comment

 private:
  std::string_view rest_;
  std::string_view source_;
  std::size_t line_ = 0;
  const char* line_feed_ = nullptr;  // the next one from here, or the end; looked for again when it is passed
};

// The words of a line: separated by blanks or bars (|), by one comma, or by blanks around one comma.
struct Words {
  std::vector<Piece> words;
  std::size_t characters = 0;  // in all words together
  bool has_commas = false;
};
Result<Words> split_words(const Piece& piece);

}  // namespace gridproof::text
