#include "text/rules_name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "text/layout_name.hpp"
#include "text/scan.hpp"

namespace gridproof::text {

std::string rules_name(const spec::AnyRules& rules) {
  return rules.layout() != nullptr ? rules_name(*rules.layout()) : rules.name();
}

Result<spec::Takuzu> parse_takuzu(std::string_view text, std::string_view source) {
  const Piece piece{text, source, 1, 1};
  const std::string_view kind = "takuzu-", without_rule_3 = "-rules-1,2";
  constexpr int least = spec::Takuzu::least_side, greatest = spec::Takuzu::greatest_side;
  std::size_t at = 0;
  const auto expected = [&](const std::string& what) {
    return piece.error_at(
        at, fmt::format("expected {}, found {}", what, at < text.size() ? shown(text.substr(at)) : "the end"));
  };
  const auto read_side = [&](int& side) {
    std::size_t end = at;
    for (side = 0; end < text.size() && end < at + 2 && is_digit(text[end]); ++end)
      side = side * 10 + (text[end] - '0');
    if (end == at || text[at] == '0' || side < least || side > greatest || side % 2 != 0) return false;
    at = end;
    return true;
  };
  const std::string a_side = fmt::format("an even number from {} to {}", least, greatest);
  if (!text.starts_with(kind)) return expected("rules as takuzu-8x8");
  at = kind.size();
  int rows = 0, columns = 0;
  if (!read_side(rows)) return expected(a_side + " of rows");
  if (at == text.size() || text[at] != 'x') return expected("'x' between rows and columns");
  ++at;
  if (!read_side(columns)) return expected(a_side + " of columns");
  if (at == text.size()) return spec::Takuzu(rows, columns);
  if (text.substr(at) != without_rule_3) return expected("-rules-1,2 or the end");
  return spec::Takuzu(rows, columns, false);
}

Symbols symbols_of(const spec::Board& board) {
  const int values = static_cast<int>(board.values().size());
  if (board.first_number() == 1) return Symbols::standard(values);
  assert(board.first_number() == 0);
  auto symbols = parse_symbols(fmt::format("0-{}", values - 1));
  assert(symbols);
  return *std::move(symbols);
}

std::string constraint_word(const spec::Constraint& constraint) {
  std::string word = constraint.name;
  std::replace(word.begin(), word.end(), ' ', '-');
  return word;
}

}  // namespace gridproof::text
