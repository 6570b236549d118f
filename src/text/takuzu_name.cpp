#include "text/takuzu_name.hpp"

#include <fmt/format.h>

#include <optional>

#include "text/scan.hpp"

namespace gridproof::text {

namespace {

// An even number of one or two digits without a leading zero; `at` moves past it.
Result<int> parse_side(const Piece& piece, std::size_t& at, std::string_view what) {
  const std::size_t begin = at;
  int number = 0;
  while (at < piece.text.size() && is_digit(piece.text[at]) && number <= spec::Takuzu::greatest_side)
    number = number * 10 + (piece.text[at++] - '0');
  if (at > begin && piece.text[begin] != '0' && can_be_side(static_cast<std::size_t>(number))) return number;
  const std::string found = begin < piece.text.size() ? shown(piece.text.substr(begin)) : "the end";
  return piece.error_at(begin, fmt::format("expected {} {}, found {}", takuzu_sides(), what, found));
}

Result<TakuzuSize> parse_sides(const Piece& piece, std::size_t& at) {
  const Result<int> rows = parse_side(piece, at, "of rows");
  if (!rows) return rows.error();
  if (at == piece.text.size() || piece.text[at] != 'x')
    return piece.error_at(at, fmt::format("expected 'x' between rows and columns, found {}", found_at(piece.text, at)));
  ++at;
  const Result<int> columns = parse_side(piece, at, "of columns");
  if (!columns) return columns.error();
  return TakuzuSize{*rows, *columns};
}

}  // namespace

std::string takuzu_sides() {
  return fmt::format("an even number from {} to {}", spec::Takuzu::least_side, spec::Takuzu::greatest_side);
}

Result<TakuzuSize> parse_takuzu_size(std::string_view text, std::string_view source) {
  const Piece piece = {text, source, 1, 1};
  std::size_t at = 0;
  if (text.find('x') == std::string_view::npos) {
    const Result<int> side = parse_side(piece, at, "of rows and columns");
    if (!side) return side.error();
    if (at == text.size()) return TakuzuSize{*side, *side};
    at = 0;
  }
  const Result<TakuzuSize> size = parse_sides(piece, at);
  if (size && at < text.size())
    return piece.error_at(at, fmt::format("expected N or ROWSxCOLUMNS and the end, found {}", found_at(text, at)));
  return size;
}

Result<TakuzuRules> parse_takuzu_rules(std::string_view text, std::string_view source) {
  if (text == "1,2,3") return TakuzuRules{};
  if (text == "1,2") return TakuzuRules{.lines_differ = false};
  return Piece{text, source, 1, 1}.error_at(0, fmt::format("expected 1,2 or 1,2,3, found {}", shown(text)));
}

Result<spec::Takuzu> parse_takuzu(std::string_view text, std::string_view source) {
  constexpr std::string_view begin = "takuzu-", without_rule_3 = "-rules-1,2";
  const Piece piece = {text, source, 1, 1};
  if (!text.starts_with(begin))
    return piece.error_at(0, fmt::format("expected rules as takuzu-8x8, found {}", shown(text)));
  std::size_t at = begin.size();
  const Result<TakuzuSize> size = parse_sides(piece, at);
  if (!size) return size.error();
  const std::string_view rest = text.substr(at);
  if (!rest.empty() && rest != without_rule_3)
    return piece.error_at(at, fmt::format("expected {} or the end, found {}", without_rule_3, shown(rest)));
  return spec::Takuzu(size->rows, size->columns, rest.empty());
}

Result<spec::Takuzu> takuzu_for_cells(std::size_t cells, const TakuzuRules& rules) {
  for (int side = spec::Takuzu::least_side; side <= spec::Takuzu::greatest_side; side += 2)
    if (static_cast<std::size_t>(side * side) == cells) return spec::Takuzu(side, side, rules.lines_differ);
  return Error{"", 1, 1,
               fmt::format("expected N*N cells, N {}, where no size is given, found {}", takuzu_sides(), cells)};
}

std::string sentence(const spec::Takuzu& takuzu) {
  return fmt::format("takuzu {}x{}, rules {}", takuzu.rows(), takuzu.columns(),
                     takuzu.lines_differ() ? "1, 2 and 3" : "1 and 2");
}

}  // namespace gridproof::text
