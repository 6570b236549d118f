// Proves a statement about all inputs, or refutes it, or says that it could do neither.
//
//   Proof proof = prove(formulation, {.prover = Prover::cadical, .seconds = 10});
//
//   proved    every goal follows from the hypotheses, and the hypotheses can be met, each goal's premise too
//   refuted   `counterexample` meets the hypotheses and breaks the goal `about`: replayed with bools on the source
//   unknown   the budget ran out at the goal `about`; never success
//   vacuous   the hypotheses, or the premise of the goal `about`, cannot be met
//
// Goals are put one by one to one incremental solver; what is proved helps with what comes next. A refutation after a
// cut may be of the cut's making: then the statement is tried again without cuts. One that does not replay although
// nothing was cut is a bug of ours: std::logic_error. So is a lemma whose hypothesis does not follow where it is used.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "verify/symbolic/formulation.hpp"

namespace gridproof::symbolic {

enum class Prover : std::uint8_t { cadical, z3 };
enum class Answer : std::uint8_t { proved, refuted, unknown, vacuous };

struct Options {
  Prover prover = Prover::cadical;
  Folding folding = Folding::constants;
  bool cuts = true;
  double seconds = 60;                                 // for the whole statement; 0: no limit
  int conflicts = 0;                                   // for each goal; 0: no limit
  std::function<void(double fraction)> progress = {};  // of the goals
};

struct Proof {
  Answer answer = Answer::unknown;
  std::string about = {};          // the goal that is refuted, open or vacuous
  Assignment counterexample = {};  // where refuted
  std::size_t goals = 0;
  std::size_t inputs = 0;
  std::size_t clauses = 0;  // for Z3: terms
  std::size_t learned = 0;  // clauses that the solver derived: the length of its proof
  int cuts = 0;
  int lemmas = 0;  // instances that were used: their hypotheses were shown first
  double seconds = 0;
};

Proof prove(const Formulation& formulation, const Options& options);

// The dialogue of the Cryptol text: a model of the hypotheses, then another that differs from it, and so on.
struct Dialogue {
  std::vector<Assignment> models = {};
  bool complete = false;  // no other model exists; false: the limit or the budget was reached first
};
Dialogue models(const Formulation& formulation, const Options& options, std::size_t limit);

std::string_view name(Prover prover);
std::string_view name(Answer answer);

}  // namespace gridproof::symbolic
