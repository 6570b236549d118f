#include "text/symbols.hpp"

#include <fmt/format.h>

#include <cassert>
#include <utility>

#include "spec/sudoku/layout.hpp"
#include "text/scan.hpp"

namespace gridproof::text {

namespace {

constexpr std::string_view order = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

char to_lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

Symbols::Symbols(std::string symbols, bool declared) : symbols_(std::move(symbols)), declared_(declared) {
  meaning_.fill(unknown);
  const bool counts_from_zero = !declared_ && symbols_.front() == '0';
  const std::string_view empty = counts_from_zero ? "._*" : symbols_.size() <= 9 ? "._*0Xx" : "._*0";
  for (const char c : empty) meaning_[static_cast<unsigned char>(c)] = 0;
  for (std::size_t i = 0; i < symbols_.size(); ++i) {
    const auto value = static_cast<std::uint8_t>(i + 1);
    meaning_[static_cast<unsigned char>(symbols_[i])] = value;
    meaning_[static_cast<unsigned char>(to_lower(symbols_[i]))] = value;
  }
}

Symbols Symbols::standard(int size) {
  assert(size >= spec::Layout::least_size && size <= spec::Layout::greatest_size);
  return Symbols(std::string(order.substr(1, static_cast<std::size_t>(size))), false);
}

Symbols Symbols::standard(const spec::Board& board) {
  const auto first = static_cast<std::size_t>(board.first_number());
  assert(first <= 1 && first + board.values().size() <= order.size());
  return Symbols(std::string(order.substr(first, board.values().size())), false);
}

std::string Symbols::values_description() const {
  std::string values;
  for (std::size_t begin = 0; begin < symbols_.size();) {
    std::size_t end = begin + 1;
    const bool digits = is_digit(symbols_[begin]);
    while (end < symbols_.size() && symbols_[end] == symbols_[end - 1] + 1 && is_digit(symbols_[end]) == digits) ++end;
    if (!values.empty()) values += ", ";
    values += symbols_[begin];
    if (end - begin > 1) values += fmt::format("-{}", symbols_[end - 1]);
    begin = end;
  }
  return values;
}

std::string Symbols::description() const {
  std::string empty;
  for (const char c : std::string_view(".0_*X"))
    if (value_of(c) == spec::Value{0}) empty += fmt::format(" {}", c);
  return fmt::format("{}, or{} where empty", values_description(), empty);
}

Result<Symbols> parse_symbols(std::string_view text, std::string_view source) {
  const Piece piece = {text, source, 1, 1};
  const auto place = [&](std::size_t at) { return order.find(to_upper(text[at])); };
  std::string symbols;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t first = place(at);
    if (first == std::string_view::npos)
      return piece.error_at(at, fmt::format("expected a letter or a digit, found {}", shown_at(text, at)));
    std::size_t last = first;
    std::size_t next = at + 1;
    if (next < text.size() && text[next] == '-') {
      ++next;
      if (next == text.size()) return piece.error_at_end("expected the end of the range, found the end of the text");
      last = place(next);
      if (last == std::string_view::npos)
        return piece.error_at(next, fmt::format("expected a letter or a digit, found {}", shown_at(text, next)));
      if (last <= first)
        return piece.error_at(
            next, fmt::format("expected a symbol after {} in 0-9, A-Z, found {}", shown(text[at]), shown(text[next])));
      ++next;
    }
    for (std::size_t i = first; i <= last; ++i) {
      if (symbols.find(order[i]) != std::string::npos)
        return piece.error_at(at, fmt::format("expected distinct symbols, found {} twice", shown(order[i])));
      symbols += order[i];
    }
    at = next;
  }
  constexpr std::size_t least = spec::Layout::least_size;
  constexpr std::size_t greatest = spec::Layout::greatest_size;
  if (symbols.size() < least || symbols.size() > greatest)
    return piece.error_at_end(fmt::format("expected {} to {} symbols, found {}", least, greatest, symbols.size()));
  return Symbols(std::move(symbols), true);
}

}  // namespace gridproof::text
