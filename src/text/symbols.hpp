// How the values of a grid are spelled, one character each.
//
//   Symbols::standard(9);        // 1-9; empty is . 0 _ * X
//   Symbols::standard(16);       // 1-9, A-G in either case; empty is . 0 _ *
//   Symbols::standard(takuzu);   // 0 and 1; empty is . _ *
//   parse_symbols("0-F");        // 16 symbols, 0 .. 9, A .. F; '0' is a value, empty is . _ *
//   parse_symbols("ABCDEFGHI");  // 9 symbols, in the order of the list
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "spec/board.hpp"
#include "text/result.hpp"

namespace gridproof::text {

class Symbols {
 public:
  // Requires a size that a layout can have.
  static Symbols standard(int size);

  // As people count the values of the board: 0 is a value where they begin with it.
  static Symbols standard(const spec::Board& board);

  int size() const { return static_cast<int>(symbols_.size()); }

  bool are_declared() const { return declared_; }  // by the user

  // The values are called 1, 2, 3 and so on: then a number such as 12 is a way to write one.
  bool are_numbers() const { return !declared_ && symbols_.front() == '1'; }

  // 0 is an empty cell; nothing where the character is not a symbol.
  std::optional<spec::Value> value_of(char symbol) const {
    const std::uint8_t meaning = meaning_[static_cast<unsigned char>(symbol)];
    if (meaning == unknown) return std::nullopt;
    return meaning;
  }

  // '.' for 0. Requires a value of this size.
  char symbol_of(spec::Value value) const { return value == 0 ? '.' : symbols_[value - 1U]; }

  // For messages: "1-9, A-G, or . 0 _ * where empty"; "1-9, A-G".
  std::string description() const;
  std::string values_description() const;

  friend bool operator==(const Symbols&, const Symbols&) = default;

 private:
  friend Result<Symbols> parse_symbols(std::string_view text, std::string_view source);

  static constexpr std::uint8_t unknown = 0xFF;

  Symbols(std::string symbols, bool declared);

  std::string symbols_;  // upper case
  bool declared_;
  std::array<std::uint8_t, 256> meaning_;
};

// Letters and digits, and ranges of them in the order 0 .. 9, A .. Z. Either case is read; the symbols are distinct.
Result<Symbols> parse_symbols(std::string_view text, std::string_view source = "symbols");

}  // namespace gridproof::text
