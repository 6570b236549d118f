// Judges a refutation: a formula in DIMACS has no solution, because the steps of a DRAT proof end with the empty
// clause.
//
//   const auto judgement = check_refutation({whole(cnf), "f.cnf"}, {whole(drat), "p.drat"});
//   if (!judgement) return complain(judgement.error());              // one of the two cannot be read
//   judgement->verdict == Verdict::accepted;                         // f.cnf has no solution
//
// What is checked, in the order of the proof, with F the clauses that are there (the formula's, at first):
//
//   step      is right if                                                      then
//   adds C    RUP: assuming every literal of C false, unit propagation         C joins F
//             over F makes a clause false; or
//             RAT: C begins with l, and for each clause D of F that has
//             -l and is no tautology, C or (D without -l) is RUP
//   deletes C F has a clause with C's literals                                 one copy of it leaves F
//
// Every step keeps this: if F had a solution, it has one afterwards. The empty clause has none, so neither had the
// formula. The proof is accepted at the first step that is right and adds the empty clause (before the first step if
// the formula has it), and nothing after that is read. It is rejected at the first step that is not right, and at the
// end if the empty clause never came, even where propagation would give it. Unit clauses are deleted like any other:
// what was known because of them is no longer known. (drat-trim ignores such deletions, and those of clauses that are
// not there.)
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>

#include "text/result.hpp"
#include "verify/kernel/document.hpp"
#include "verify/kernel/verdict.hpp"

namespace gridproof::kernel {

struct Limits {
  // For clauses and tables; the files are not held. Looked at before each step, so that the watches which one step
  // moves may go a little beyond.
  std::size_t bytes = std::numeric_limits<std::size_t>::max();
  // Asked before each step: true ends the check.
  std::function<bool()> stop = {};
};

struct Judgement {
  Verdict verdict = Verdict::inconclusive;
  std::uint64_t step = 0;   // the one that decided, from 1; 0: the formula itself
  std::string place = {};   // of that step in its file: "line 7", "byte 120"; empty where there is no step
  std::string reason = {};  // a sentence
  std::int64_t variables = 0, clauses = 0;                 // of the formula
  std::uint64_t additions = 0, deletions = 0, by_rat = 0;  // of the steps that were right
};

// The error is that of a file that is malformed.
text::Result<Judgement> check_refutation(Document formula, Document proof, const Limits& limits = {});

}  // namespace gridproof::kernel
