// What a grid breaks itself: "row 1 has 5 twice"; of a Takuzu the rule. Nothing where it breaks none.
#pragma once

#include <optional>
#include <string>

#include "spec/any_rules.hpp"
#include "spec/grid.hpp"
#include "text/symbols.hpp"

namespace gridproof::cli {

std::optional<std::string> broken_rule(const spec::AnyRules& rules, const spec::Grid& grid,
                                       const std::optional<text::Symbols>& symbols);

}  // namespace gridproof::cli
