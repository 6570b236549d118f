#include "verify/tlc/scan.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "text/utf8.hpp"

namespace gridproof::tlc {

// Comments: \* to the end of the line, (* to *), which nest.
void Scanner::skip_space() {
  while (at_ < text_.size()) {
    const char c = text_[at_];
    if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
      ++at_;
    } else if (text_.substr(at_, 2) == "\\*") {
      at_ = std::min(text_.find('\n', at_), text_.size());
    } else if (text_.substr(at_, 2) == "(*") {
      const std::size_t start = at_;
      int open = 0;
      do {
        if (at_ >= text_.size()) fail_at(start, "a comment that ends");
        const std::string_view two = text_.substr(at_, 2);
        open += two == "(*" ? 1 : two == "*)" ? -1 : 0;
        at_ += two == "(*" || two == "*)" ? 2 : 1;
      } while (open > 0);
    } else {
      return;
    }
  }
}

bool Scanner::at_end() {
  skip_space();
  return at_ >= text_.size();
}

char Scanner::peek() { return at_end() ? '\0' : text_[at_]; }

bool Scanner::accept(std::string_view word) {
  skip_space();
  if (text_.substr(at_, word.size()) != word) return false;
  at_ += word.size();
  return true;
}

void Scanner::expect(std::string_view word) {
  if (!accept(word)) fail(std::string(word));
}

void Scanner::expect_end() {
  if (!at_end()) fail("the end");
}

std::string Scanner::identifier() {
  if (!is_letter(peek())) fail("a name");
  const std::size_t start = at_;
  while (at_ < text_.size() && (is_letter(text_[at_]) || is_digit(text_[at_]))) ++at_;
  return std::string(text_.substr(start, at_ - start));
}

std::int64_t Scanner::integer() {
  const bool negative = accept("-");
  if (!is_digit(peek())) fail("a number");
  const std::size_t start = at_;
  std::int64_t result = 0;
  while (at_ < text_.size() && is_digit(text_[at_])) {
    if (at_ - start >= 10) fail_at(start, "a number of at most ten digits");
    result = result * 10 + (text_[at_++] - '0');
  }
  return negative ? -result : result;
}

std::string Scanner::quoted() {
  skip_space();
  const std::size_t start = at_;
  expect("\"");
  std::string characters;
  while (at_ < text_.size() && text_[at_] != '"' && text_[at_] != '\n') {
    if (text_[at_] != '\\') {
      characters += text_[at_++];
      continue;
    }
    constexpr std::string_view escapes = "nrtf\"\\", meanings = "\n\r\t\f\"\\";
    const std::size_t which = at_ + 1 < text_.size() ? escapes.find(text_[at_ + 1]) : std::string_view::npos;
    if (which == std::string_view::npos) fail_at(at_, "\\n, \\r, \\t, \\f, \\\" or \\\\");
    characters += meanings[which];
    at_ += 2;
  }
  if (at_ >= text_.size() || text_[at_] != '"') fail_at(start, "a string that ends on its line");
  ++at_;
  return characters;
}

void Scanner::fail(const std::string& expected) {
  skip_space();
  fail_at(at_, expected);
}

void Scanner::fail_at(std::size_t position, const std::string& expected) const {
  const auto is_plain = [](char c) { return c >= ' ' && c <= '~'; };
  const std::string_view next = text_.substr(std::min(position, text_.size()), 12);
  const std::string plain(next.begin(), std::find_if_not(next.begin(), next.end(), is_plain));
  const text::Place place = text::place_of(text_, position);
  throw text::Error{source_, place.line, place.column,
                    fmt::format("expected {}, found {}", expected,
                                next.empty()           ? "the end"
                                : next.front() == '\n' ? "the end of the line"
                                : plain.empty()        ? text::shown_at(text_, position)
                                                       : "'" + plain + "'")};
}

}  // namespace gridproof::tlc
