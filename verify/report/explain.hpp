// Why a hint is one, in a sentence that a person can check on the grid.
#pragma once

#include <optional>
#include <string>

#include "spec/reason.hpp"
#include "spec/constraint.hpp"
#include "spec/reason.hpp"
#include "spec/record.hpp"
#include "spec/rules.hpp"
#include "text/symbols.hpp"
#include "verify/claims/judge.hpp"

namespace gridproof::verify {

// "5 is the only candidate of r2c3: ..." Requires a hint that the repaired machine gives in this case.
std::string explain(const spec::Layout& layout, const Case& subject, const spec::HintRecord& hint,
                    const std::optional<text::Symbols>& symbols = {});

// The reason that it tells; nothing of brute force, which has none, and where there is no hint.
std::optional<spec::Reason> reason_of(const spec::Layout& layout, const Case& subject, const spec::HintRecord& hint);

// "r1c1 is 2 or 5; row 2 has a 4 only at r2c3 or r2c7": what is left of each constraint that asks for something, where
// these marks are gone, the premises among them. That cells differ, and hold one value, goes without saying.
std::string explain(const spec::Board& board, const spec::NamedConstraints& named, const spec::Reason& reason,
                    const spec::Marks<spec::Truth>& gone, const std::optional<text::Symbols>& symbols = {});

// "row 1 has 5 twice", where a grid breaks a rule itself.
std::optional<std::string> repetition(const spec::Layout& layout, const spec::Grid& grid,
                                      const std::optional<text::Symbols>& symbols = {});

}  // namespace gridproof::verify
