// Statements as files that other tools read: SMT-LIB 2 for another solver to decide again, DIMACS and DRAT for a
// checker.
//
//   export_smtlib(formulation, options, "hint_sound-2x2.smt2");         // (check-sat) after each negated goal
//   export_refutation(formulation, options, "hint_sound-2x2");          // hint_sound-2x2-1.cnf, hint_sound-2x2-1.drat
//   ...
//
// A goal is exported with what is known before it, as it is proved: hypotheses, lemmas, and what was known of earlier
// cuts; the hypothesis of a lemma is a goal there. Each check in SMT-LIB is preceded by (set-info :status ...), the
// answer expected. Goals between which nothing new is assumed are refuted together: one CNF says that one of them
// fails. No clause of it repeats a literal, and none is a tautology. A goal about arrays of any length is exported with
// the hypotheses alone.
#pragma once

#include <filesystem>
#include <string>

#include "verify/symbolic/prove.hpp"

namespace gridproof::symbolic {

struct ExportOptions {
  Folding folding = Folding::constants;
  bool cuts = true;
  std::string title = {};
  Answer expected = Answer::proved;
};

// Each returns what went wrong, or nothing.
std::string export_smtlib(const Formulation& formulation, const ExportOptions& options,
                          const std::filesystem::path& file);
std::string export_refutation(const Formulation& formulation, const ExportOptions& options,
                              const std::filesystem::path& prefix);

}  // namespace gridproof::symbolic
