#include "text/scan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace gridproof::text {

bool equal_ignoring_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return to_upper(x) == to_upper(y); });
}

std::string counted(std::size_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

Piece Piece::part(std::size_t begin, std::size_t count) const {
  return {text.substr(begin, count), source, line, column, before + begin};
}

Piece Piece::trimmed() const {
  std::size_t begin = 0;
  std::size_t end = text.size();
  while (begin < end && is_blank(text[begin])) ++begin;
  while (end > begin && is_blank(text[end - 1])) --end;
  return part(begin, end - begin);
}

Error Piece::error_at(std::size_t offset, std::string message) const {
  const std::string_view passed(text.data() - before, before + offset);
  return {std::string(source), line, column + characters(passed), std::move(message)};
}

std::optional<Error> find_nul(std::string_view text, std::string_view source) {
  if (text.find('\0') == std::string_view::npos) return std::nullopt;
  LineReader lines(text, source);
  while (const std::optional<Piece> line = lines.next()) {
    const std::size_t nul = line->text.find('\0');
    if (nul != std::string_view::npos) return line->error_at(nul, "expected text, found a NUL byte '\\x00'");
  }
  return std::nullopt;
}

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  return text.substr(0, mark.size()) == mark ? text.substr(mark.size()) : text;
}

std::optional<Piece> LineReader::next() {
  if (rest_.empty()) return std::nullopt;
  const char* begin = rest_.data();
  if (line_feed_ == nullptr || line_feed_ < begin) line_feed_ = begin + std::min(rest_.find('\n'), rest_.size());
  const auto length = static_cast<std::size_t>(line_feed_ - begin);
  const std::size_t end = std::min(rest_.substr(0, length).find('\r'), length);
  const Piece line = {rest_.substr(0, end), source_, ++line_};
  const bool two = rest_.substr(end, 2) == "\r\n";
  rest_.remove_prefix(std::min(end + (two ? 2 : 1), rest_.size()));
  return line;
}

std::optional<Piece> LineReader::next_content() {
  while (const std::optional<Piece> line = next()) {
    const Piece content = line->trimmed();
    if (!content.text.empty() && !content.is_comment()) return content;
  }
  return std::nullopt;
}

Result<Words> split_words(const Piece& piece) {
  const auto is_gap = [](char c) { return is_blank(c) || c == '|'; };
  Words result;
  const std::string_view text = piece.text;
  bool word_is_due = false;  // after a comma, or at the start
  for (std::size_t at = 0; at < text.size();) {
    if (is_gap(text[at])) {
      ++at;
    } else if (text[at] == ',') {
      if (word_is_due || result.words.empty())
        return piece.error_at(at, "expected a value before the comma, found none");
      result.has_commas = word_is_due = true;
      ++at;
    } else {
      std::size_t end = at;
      while (end < text.size() && !is_gap(text[end]) && text[end] != ',') ++end;
      result.words.push_back(piece.part(at, end - at));
      result.characters += characters(text.substr(at, end - at));
      word_is_due = false;
      at = end;
    }
  }
  if (word_is_due) return piece.error_at_end("expected a value after the comma, found the end of the line");
  return result;
}

}  // namespace gridproof::text
