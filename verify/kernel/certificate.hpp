// Judges a certificate: a puzzle has exactly one completion, none or several, or certain marks follow, because the
// steps of a natural deduction show it. Nothing is taken over from whoever wrote it. A completion is a valid board that
// extends the givens and has none of the crossed marks.
//
//   const auto judgement = check_certificate({whole(text), "p.proof"});
//   if (!judgement) return complain(judgement.error());                  // it cannot be read
//   judgement->verdict == Verdict::accepted;                             // what judgement->thesis says is so
//
// What is checked (the steps: certificate_reader.hpp; what follows from them: deduction.hpp, and where the rules are a
// list of constraints constraint_deduction.hpp):
//
//   step            is right if
//                   in a sudoku:
//   last value      the cell is empty and has exactly one candidate
//   last place      exactly one cell of the house has the value as a candidate
//   assume          the value is a candidate of the cell
//   contradiction   it is there: an empty cell without candidate, or one whose given is crossed out; a value that a
//                   house has neither in a cell nor as a candidate; a value in two cells of a house
//                   with constraints:
//   forced          the mark is open, and were the cell otherwise the constraint could not hold any more
//   assume          the mark is open
//   contradiction   a cell has no value left; the constraint cannot hold any more
//                   with all rules:
//   unique S        no assumption is open, every cell has a value, the grid is a completion and is S
//   contradictory   the step before is a contradiction, with no assumption open
//   not-unique S T  S and T are two different completions, and there is no other step
//   follows MARKS completion S
//                   no assumption is open; of r1c2=4 the cell has the value, of r1c2<>4 it has another one, or is empty
//                   and the value is no candidate; S is a completion
//
// From a puzzle without completion any mark would follow. So S has to be shown: without it, as in a text that was
// written before there was this word, the marks are rejected. After a contradiction with no assumption open, nothing
// but `contradictory` may come.
//
// What the puzzle is, its rules and its crossed marks included, is for whoever asks to say: a certificate about
// something else is rejected. Where a player has filled in more, it may be about that grid instead (Subject).
//
//   check_certificate({whole(text), "p.proof"}, {.about = {rules, givens, crossed}});
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "spec/any_rules.hpp"
#include "spec/grid.hpp"
#include "text/result.hpp"
#include "verify/kernel/certificate_reader.hpp"
#include "verify/kernel/constraint_deduction.hpp"
#include "verify/kernel/deduction.hpp"
#include "verify/kernel/document.hpp"
#include "verify/kernel/verdict.hpp"

namespace gridproof::kernel {

struct CertificateJudgement {
  Verdict verdict = Verdict::rejected;
  std::uint64_t step = 0;   // the one that decided, from 1; the verdict counts; 0: it is about something else
  std::size_t line = 0;     // of that step; 0 where there is none
  std::string reason = {};  // rejected: a sentence
  std::shared_ptr<const spec::AnyRules> rules = {};
  spec::Grid puzzle = {};
  std::vector<spec::Mark> crossed = {};  // by cell, then by value
  bool of_state = false;                 // `puzzle` is the state that was asked about, not the givens
  Thesis thesis = Thesis::contradictory;
  std::vector<spec::Grid> completions = {};  // the only one; two; one, with which the marks follow
  std::vector<spec::Mark> set = {}, del = {};  // what follows
  std::uint64_t last_values = 0, last_places = 0, forced = 0, assumptions = 0;  // steps that were right
  std::uint64_t nesting = 0;                                                    // the most assumptions open at once
};

// Asked before a step that is right is taken; the deduction is as it was before.
using Observer = std::function<void(const Inference& step, const Deduction& before)>;
using ConstraintObserver = std::function<void(const Inference& step, const ConstraintDeduction& before)>;

// What a certificate must be about.
struct Subject {
  std::shared_ptr<const spec::AnyRules> rules = {};  // rules.hpp; nothing: whatever it is about
  std::optional<spec::Grid> puzzle = {};             // requires rules; nothing: any puzzle with these
  std::vector<spec::Mark> crossed = {};              // of the puzzle, by cell, then by value
  // The givens with what a player has filled in, where there is such a grid: every completion of it is one of the
  // puzzle. So marks may follow from it, which is what a hint says, and two of its completions are two of the puzzle.
  // That there is one or none is a question about the givens.
  std::optional<spec::Grid> state = {};
};

struct CertificateOptions {
  Observer observer = {};  // of a sudoku
  ConstraintObserver constraint_observer = {};
  std::function<bool()> stop = {};  // asked now and then: true ends the check, inconclusive
  Subject about = {};
};

// The error is that of a file that is malformed.
text::Result<CertificateJudgement> check_certificate(Document document, const CertificateOptions& options = {});

}  // namespace gridproof::kernel
