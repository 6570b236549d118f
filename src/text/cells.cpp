#include "text/cells.hpp"

#include <fmt/format.h>

namespace gridproof::text {

namespace {

Error not_a_symbol(const Piece& piece, std::size_t offset, const Symbols& symbols) {
  return piece.error_at(offset,
                        fmt::format("expected {}, found {}", symbols.description(), shown_at(piece.text, offset)));
}

// One or two digits, without a leading zero, up to the number of symbols.
std::optional<spec::Value> number(std::string_view word, const Symbols& symbols) {
  if (word.size() != 2 || !is_digit(word[0]) || !is_digit(word[1]) || word[0] == '0') return std::nullopt;
  const int value = (word[0] - '0') * 10 + (word[1] - '0');
  if (value > symbols.size()) return std::nullopt;
  return static_cast<spec::Value>(value);
}

Result<spec::Value> read_word(const Piece& word, const Symbols& symbols) {
  if (word.text.size() == 1) {
    if (const std::optional<spec::Value> value = symbols.value_of(word.text.front())) return *value;
    return not_a_symbol(word, 0, symbols);
  }
  if (characters(word.text) == 1) return not_a_symbol(word, 0, symbols);
  if (!symbols.are_numbers()) return word.error_at(0, fmt::format("expected one symbol, found {}", shown(word.text)));
  if (const std::optional<spec::Value> value = number(word.text, symbols)) return *value;
  return word.error_at(0, fmt::format("expected a number from 1 to {}, or . 0 _ * where empty, found {}",
                                      symbols.size(), shown(word.text)));
}

Error wrong_count(const Piece& piece, std::size_t cells, const Words& words) {
  const bool too_many = words.words.size() > cells;
  const std::size_t offset = too_many ? words.words[cells].before - piece.before : piece.text.size();
  return piece.error_at(offset, fmt::format("expected {}, found {}", counted(cells, "cell"), words.words.size()));
}

}  // namespace

std::optional<Error> read_cells(const Piece& piece, const Symbols& symbols, std::span<spec::Value> cells) {
  const Result<Words> words = split_words(piece);
  if (!words) return words.error();
  if (words->words.size() == cells.size()) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const Result<spec::Value> value = read_word(words->words[i], symbols);
      if (!value) return value.error();
      cells[i] = *value;
    }
    return std::nullopt;
  }
  if (words->has_commas) return wrong_count(piece, cells.size(), *words);

  const auto wrong_symbols = [&](const Piece& at, std::size_t offset) {
    const std::size_t several = words->words.size() > 1 ? words->words.size() : 0;
    return at.error_at(offset, fmt::format("expected {}, found {}{}", counted(cells.size(), "cell"),
                                           counted(words->characters, "symbol"),
                                           several != 0 ? fmt::format(" in {} words", several) : ""));
  };
  std::size_t filled = 0;
  for (const Piece& word : words->words)
    for (std::size_t i = 0; i < word.text.size(); ++i) {
      const std::optional<spec::Value> value = symbols.value_of(word.text[i]);
      if (!value) return not_a_symbol(word, i, symbols);
      if (filled == cells.size()) return wrong_symbols(word, i);
      cells[filled++] = *value;
    }
  if (filled < cells.size()) return wrong_symbols(piece, piece.text.size());
  return std::nullopt;
}

Error wrong_length(const Piece& piece, const std::string& message) {
  const auto may_be_a_cell = [](char c) {
    return is_letter(c) || is_digit(c) || is_blank(c) || std::string_view("._*,|").find(c) != std::string_view::npos;
  };
  for (std::size_t i = 0; i < piece.text.size(); ++i)
    if (!may_be_a_cell(piece.text[i]))
      return piece.error_at(i, fmt::format("expected a letter, a digit, or . _ * where empty, found {}",
                                           shown_at(piece.text, i)));
  return piece.error_at_end(message);
}

std::size_t offset_of_cell(const Piece& piece, std::size_t cells, std::size_t cell) {
  const Result<Words> words = split_words(piece);
  if (words->words.size() == cells) return words->words[cell].before - piece.before;
  for (const Piece& word : words->words) {
    if (cell < word.text.size()) return word.before - piece.before + cell;
    cell -= word.text.size();
  }
  return piece.text.size();
}

}  // namespace gridproof::text
