// Rules as they are written where they must be told in full, whichever they are.
//
//   rules_name(Takuzu(6, 8, false));                 // "takuzu-6x8-rules-1,2"
//   parse_takuzu("takuzu-8x8");                      // all three rules
//   symbols_of(Takuzu(6, 6));                        // 0 and 1; empty is . _ * X
//   constraint_word(constraint);                     // "row-1-has-at-most-4-of-0": its name in one word
#pragma once

#include <string>
#include <string_view>

#include "spec/any_rules.hpp"
#include "text/result.hpp"
#include "text/symbols.hpp"

namespace gridproof::text {

// Of a layout: rules_name of layout_name.hpp.
std::string rules_name(const spec::AnyRules& rules);

// takuzu-ROWSxCOLUMNS, and -rules-1,2 where rows and columns may be equal.
Result<spec::Takuzu> parse_takuzu(std::string_view text, std::string_view source = "rules");

// How values are spelled where no symbols are declared.
Symbols symbols_of(const spec::Board& board);

std::string constraint_word(const spec::Constraint& constraint);

}  // namespace gridproof::text
