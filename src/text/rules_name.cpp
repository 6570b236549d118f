#include "text/rules_name.hpp"

#include <algorithm>
#include <utility>

#include "text/layout_name.hpp"
#include "text/name.hpp"
#include "text/scan.hpp"
#include "text/takuzu_name.hpp"

namespace gridproof::text {

namespace {

// regions:1122/1122/3344/3344, then perhaps +diagonals.
Result<spec::Layout> parse_drawn_regions(std::string_view text, std::string_view source) {
  constexpr std::string_view begin = "regions:", diagonals = "+diagonals";
  const Piece piece = {text, source, 1, 1};
  const std::size_t plus = std::min(text.find('+'), text.size());
  std::string map(text.substr(begin.size(), plus - begin.size()));
  std::replace(map.begin(), map.end(), '/', '\n');
  const Result<spec::Layout> layout = parse_regions(map, source);
  if (!layout) {
    const Error& error = layout.error();
    std::size_t before = 0;  // of the row that is wrong
    for (std::size_t line = 1; line < error.line; ++line) before = map.find('\n', before) + 1;
    return piece.error_at(std::min(begin.size() + before + error.column - 1, text.size()), error.message);
  }
  if (plus == text.size()) return layout;
  if (text.substr(plus) != diagonals)
    return piece.error_at(plus, "expected +diagonals or the end, found " + shown(text.substr(plus)));
  return layout->with_diagonals();
}

}  // namespace

std::string rules_name(const spec::AnyRules& rules) {
  return rules.layout() != nullptr ? rules_name(*rules.layout()) : rules.name();
}

Result<spec::AnyRules> parse_rules(std::string_view text, std::string_view source) {
  if (text.starts_with("takuzu")) {
    Result<spec::Takuzu> takuzu = parse_takuzu(text, source);
    if (!takuzu) return takuzu.error();
    return spec::AnyRules(*std::move(takuzu));
  }
  Result<spec::Layout> layout =
      text.starts_with("regions:") ? parse_drawn_regions(text, source) : parse_any_layout(text, source);
  if (!layout) return layout.error();
  return spec::AnyRules(*std::move(layout));
}

std::string constraint_name(const spec::Board& board, const spec::Constraint& constraint,
                            const std::optional<Symbols>& symbols) {
  const auto* count = std::get_if<spec::Count>(&constraint.rule);
  if (!symbols || count == nullptr) return constraint.name;
  const spec::Value value = count->marks.front().value;
  const std::string number = " " + std::to_string(board.number(value));
  if (!constraint.name.ends_with(number)) return constraint.name;  // of no value, or of several
  return constraint.name.substr(0, constraint.name.size() - number.size() + 1) + value_name(board, value, symbols);
}

std::string constraint_word(const spec::Constraint& constraint) {
  std::string word = constraint.name;
  std::replace(word.begin(), word.end(), ' ', '-');
  return word;
}

}  // namespace gridproof::text
