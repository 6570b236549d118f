// Why a hint is one, in a sentence that a person can check on the grid.
#pragma once

#include <string>

#include "spec/record.hpp"
#include "verify/judge.hpp"

namespace gridproof::verify {

// "5 is the only candidate of r2c3: ..." Requires a hint that the repaired machine gives in this case.
std::string explain(const spec::Layout& layout, const Case& subject, const spec::HintRecord& hint);

}  // namespace gridproof::verify
