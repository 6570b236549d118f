// Rules as they are written down, whichever they are: in full, so that a reader needs nothing else.
//
//   rules_name(rules);                             // 2x3, 3x3+diagonals, regions:1122/1122/3344/3344, takuzu-6x8
//   parse_rules("takuzu-8x8-rules-1,2");           // what rules_name writes
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "spec/any_rules.hpp"
#include "text/result.hpp"
#include "text/symbols.hpp"
#include "text/takuzu_name.hpp"

namespace gridproof::text {

std::string rules_name(const spec::AnyRules& rules);

Result<spec::AnyRules> parse_rules(std::string_view text, std::string_view source = "rules");

// The name of a constraint, with its value as the user spells it: "row 1 has at most 4 of B".
std::string constraint_name(const spec::Board& board, const spec::Constraint& constraint,
                            const std::optional<Symbols>& symbols);

// "row-1-has-at-most-4-of-0": the name of a constraint in one word.
std::string constraint_word(const spec::Constraint& constraint);

}  // namespace gridproof::text
