// A call of the spec's machine on one concrete case, action by action: what a counterexample shows. And what is wrong
// with the hint at its end, in words.
#pragma once

#include <string>

#include "text/symbols.hpp"
#include "verify/trace/trace.hpp"

namespace gridproof::verify {

// With the least choices, from the start to the end.
Trace walk(const Game& game, const Case& subject);

// The position after a hint was applied, as far as it is a grid: a cell that is filled stays as it is.
Case applied(const Case& at, const spec::PlainHint& hint);

// "4 at r1c2 (OnlyChoice)", "not 4 at r1c2, not 4 at r1c3 (Pointing)", "no hint".
std::string hint_text(const Game& game, const spec::PlainHint& hint, const std::optional<text::Symbols>& symbols = {});

// What a completion has where it disagrees with the hint; empty where the hint says nothing.
std::string disagreement(const Game& game, const spec::PlainHint& hint, const spec::Grid& full);

// One sentence about what is wrong with this hint by this claim; empty where the case itself says it all.
std::string complaint(const Game& game, const Case& subject, Claim claim, const spec::PlainHint& hint);

}  // namespace gridproof::verify
