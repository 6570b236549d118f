// One claim on one concrete case, by the spec's own definitions read with bools: what property tests ask a random case,
// and how every counterexample of another instrument is replayed before it is printed.
//
//   const Case position{grid, solution, spec::Marks<spec::Truth>(layout)};
//   judge(game, position, Claim::hint_sound, ChoiceRule::least).outcome == Outcome::violated;
//   judge(layout, position, {Claim::hint_sound, Dialect::as_written}).outcome == Outcome::violated;
//   judge(*game_of(rules, Dialect::repaired), position, Claim::hint_sound).outcome == Outcome::holds;
#pragma once

#include <cstdint>
#include <memory>

#include "spec/any_rules.hpp"
#include "spec/record.hpp"
#include "spec/sudoku/constraints.hpp"  // layouts as rules
#include "spec/sudoku/layout.hpp"
#include "verify/claims/claims.hpp"
#include "verify/claims/game.hpp"

namespace gridproof::verify {

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
  spec::PlainHint hint = {};  // where violated at the end of a call: the hint in question
};

// After so many nodes a search for another completion leaves a case undecided.
inline constexpr std::uint64_t judge_search_nodes = 200'000;

Judgement judge(const Game& game, const Case& subject, Claim claim, ChoiceRule choice = ChoiceRule::least);

// The published machine on a layout, which must outlive it.
std::unique_ptr<const Game> published_game(const spec::Layout& layout, Dialect dialect);
// The machine of any rules, which must outlive it: the published one of a layout; a Takuzu's own, which has no
// dialects.
std::unique_ptr<const Game> game_of(const spec::AnyRules& rules, Dialect dialect);
std::unique_ptr<const Game> game_of(spec::AnyRules&& rules, Dialect dialect) = delete;
Judgement judge(const spec::Layout& layout, const Case& subject, const Question& question);

}  // namespace gridproof::verify
