// A call of the spec's machine on one concrete case, action by action: what a counterexample shows. And what is wrong
// with the hint at its end, in words.
#pragma once

#include <optional>
#include <string>

#include "text/symbols.hpp"
#include "verify/trace/trace.hpp"

namespace gridproof::verify {

// With the least choices, from the start to the end.
Trace walk(const Game& game, const Case& subject);

// The position after a hint was applied, as far as it is a grid: a cell that is filled stays as it is.
Case applied(const Case& at, const spec::PlainHint& hint);

// A completion of the position that disagrees with the hint; nothing also where none was found within the budget.
struct OtherCompletion {
  std::optional<spec::Grid> full = {};
  spec::Mark at{};       // where it disagrees: what it has there
  bool exhausted = false;  // a search hit its bound
};
OtherCompletion other_completion(const Game& game, const Case& subject, const spec::PlainHint& hint,
                                 solver::Budget budget = {});

// "4 at r1c2 (OnlyChoice)", "not 4 at r1c2, not 4 at r1c3 (Pointing)", "no hint".
std::string hint_text(const Game& game, const spec::PlainHint& hint, const std::optional<text::Symbols>& symbols = {});

// One sentence about what is wrong with this hint by this claim; empty where the case itself says it all.
std::string complaint(const Game& game, const Case& subject, Claim claim, const spec::PlainHint& hint);

}  // namespace gridproof::verify
