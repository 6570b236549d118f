// A Takuzu as a user names it: its size, and which of the three rules count.
//
//   parse_takuzu("takuzu-6x8-rules-1,2");    // 6 rows, 8 columns, without rule 3: what Takuzu::name writes
//   parse_takuzu_size("8");                  // 8 rows, 8 columns
//   parse_takuzu_rules("1,2");               // false: rule 3 does not count
//   takuzu_for_cells(64, {});                // 8x8, all three rules
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "spec/takuzu/takuzu.hpp"
#include "text/result.hpp"

namespace gridproof::text {

// What a user says of a Takuzu beside its size.
struct TakuzuRules {
  bool lines_differ = true;  // rule 3
};

struct TakuzuSize {
  int rows = 0;
  int columns = 0;

  friend bool operator==(const TakuzuSize&, const TakuzuSize&) = default;
};

// takuzu-ROWSxCOLUMNS, then perhaps -rules-1,2: one name for each.
Result<spec::Takuzu> parse_takuzu(std::string_view text, std::string_view source = "takuzu");

// N or ROWSxCOLUMNS: even numbers that a Takuzu can have.
Result<TakuzuSize> parse_takuzu_size(std::string_view text, std::string_view source = "size");

// 1,2 or 1,2,3: the first two always count.
Result<TakuzuRules> parse_takuzu_rules(std::string_view text, std::string_view source = "rules");

// The square one of so many cells.
Result<spec::Takuzu> takuzu_for_cells(std::size_t cells, const TakuzuRules& rules);

// An even number within the bounds.
constexpr bool can_be_side(std::size_t side) {
  return side >= spec::Takuzu::least_side && side <= spec::Takuzu::greatest_side && side % 2 == 0;
}
// "an even number from 2 to 30", for messages.
std::string takuzu_sides();

// "takuzu 6x8, rules 1, 2 and 3": what reports say.
std::string sentence(const spec::Takuzu& takuzu);

}  // namespace gridproof::text
