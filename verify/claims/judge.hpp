// One claim on one concrete case, by the spec's own definitions read with bools: what property tests ask a random case,
// and how every counterexample of another instrument is replayed before it is printed.
//
//   Case case_{grid, solution, spec::Marks<spec::Truth>(layout)};
//   Judgement j = judge(layout, case_, {Claim::hint_sound, Dialect::repaired, ChoiceRule::least});
//   j.outcome == Outcome::violated;
#pragma once

#include <cstdint>

#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"
#include "spec/machine.hpp"
#include "spec/record.hpp"
#include "verify/claims/claims.hpp"

namespace gridproof::verify {

struct Case {
  spec::Grid grid;
  spec::Grid solution;
  spec::Marks<spec::Truth> crossed;
};

struct Question {
  Claim claim;
  Dialect dialect = Dialect::repaired;
  ChoiceRule choice = ChoiceRule::least;
};

enum class Outcome : std::uint8_t {
  vacuous,    // the case never meets the premise
  holds,      // it does, and the conclusion holds every time
  violated,   // it does, and the conclusion fails
  undecided,  // a search for other completions ran out of its budget
};

struct Judgement {
  Outcome outcome = Outcome::vacuous;
  spec::HintRecord hint = {};  // where violated at the end of a call: the hint in question
};

// After so many nodes a search for another completion leaves a case undecided.
inline constexpr std::uint64_t judge_search_nodes = 200'000;

Judgement judge(const spec::Layout& layout, const Case& subject, const Question& question);

}  // namespace gridproof::verify
