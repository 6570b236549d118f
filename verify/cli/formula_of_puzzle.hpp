// Whether a formula is that of a puzzle, and what a refutation of it then says of the puzzle. It is made anew from the
// puzzle and compared clause by clause; it may have one clause more, the last one, which every completion then breaks.
//
//   const auto meaning = meaning_of(formula_text, {rules, givens, crossed});
//   if (!meaning.objection.empty()) reject(meaning.objection);
//   fmt::print("{}", meaning.sentence);                     // "the puzzle has no completion"
#pragma once

#include <string>

#include "verify/kernel/certificate.hpp"

namespace gridproof::cli {

struct FormulaMeaning {
  std::string objection = {};  // why it is not about the puzzle; empty: it is
  std::string sentence = {};
};

// Requires a subject with a puzzle. As with certificates, marks may follow at the player's state too.
FormulaMeaning meaning_of(const std::string& formula, const kernel::Subject& about);

}  // namespace gridproof::cli
