// A call of the spec's machine on one concrete case, action by action: what a counterexample shows.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "spec/machine.hpp"
#include "spec/record.hpp"
#include "verify/claims/judge.hpp"

namespace gridproof::verify {

// With the least choices.
std::vector<spec::CallStep> walk(const spec::Layout& layout, const Case& subject, Dialect dialect);

// A completion of the grid that has another value than the hint's in its cell.
std::optional<spec::Grid> other_completion(const spec::Layout& layout, const Case& subject,
                                           const spec::HintRecord& hint);

// One sentence about what is wrong with this hint by this claim; empty where the case itself says it all.
std::string complaint(const spec::Layout& layout, const Case& subject, Claim claim, const spec::HintRecord& hint);

}  // namespace gridproof::verify
