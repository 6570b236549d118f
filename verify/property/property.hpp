// The random instrument: a claim on random initial states of any layout, with shrinking (RapidCheck).
//
//   PropertyReport report = test_property({.layout = Layout::boxes(3, 3), .question = {Claim::hint_sound}});
//   report.verdict == Verdict::tested;
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "spec/sudoku/layout.hpp"
#include "verify/claims/claims.hpp"
#include "verify/claims/judge.hpp"

namespace gridproof::verify {

struct PropertyOptions {
  spec::Layout layout;
  Question question;
  int cases = 100;
  std::uint64_t seed = 1;
};

struct PropertyReport {
  Verdict verdict = Verdict::inconclusive;  // tested, falsified, vacuous or inconclusive
  std::uint64_t cases = 0;                  // drawn; what shrinking tries is not counted
  std::uint64_t premises = 0;               // of them, those that met the premise and were decided
  std::uint64_t undecided = 0;              // and those where a search hit its bound; the rest has nothing to say
  std::optional<Case> counterexample;       // shrunk
  std::optional<Case> not_initial;          // the first drawn that the machine does not start on

  std::string figures() const;  // "104 cases drawn: 100 met the premise, 4 did not"

  // Why it is inconclusive: which bound was hit. `wanted`: cases that meet the premise; `nodes`: the bound of a search.
  std::string shortfall(int wanted, std::uint64_t nodes) const;
};

PropertyReport test_property(const PropertyOptions& options);

// Any machine that starts from solutions.
PropertyReport test_property(const Game& game, Claim claim, ChoiceRule choice, int cases = 100, std::uint64_t seed = 1);

struct CaseOptions {
  spec::Layout layout;
  Dialect dialect = Dialect::repaired;
  int cases = 100;
  std::uint64_t seed = 1;
};

// The same with a question of one's own.
PropertyReport test_cases(const CaseOptions& options, const std::function<Outcome(const Case&)>& judge);

}  // namespace gridproof::verify
