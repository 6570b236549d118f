// How the machine comes to what a counterexample shows: the behaviour that is exported, replayed and drawn.
#pragma once

#include "verify/report/row.hpp"
#include "verify/trace/trace.hpp"

namespace gridproof::verify {

// The explorer's own trace, or the call that starts from the case; with ApplyHint after it where a claim of Play is
// about what that writes. Requires a counterexample.
Trace behaviour(const Row& row);

}  // namespace gridproof::verify
