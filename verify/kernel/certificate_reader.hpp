// Reads a certificate, step by step:
//
//   gridproof-certificate 2
//   rules sudoku 2x2               the layout as a user names it; irregular regions as regions:1122/1122/3344/3344
//   givens 1.....3..2.....4        row by row, values above 9 as letters
//   crossed r1c2<>3 r4c1<>4        marks that no completion has; left out where there are none
//   4r1 r2c2                       steps, separated by blanks or ends of lines
//   (r1c2=4 2b1 )r2c1
//   unique 1423...                 the verdict
//
//   step      says                                                              rule
//   r2c3      the cell has one value left, and gets it                          last value
//   7b1       7 has one place left in box 1, and is put there                   last place
//   (r2c3=7   assume it                                                         assume
//   )r4c4     r4c4 has no value left                                            contradiction: the last assumption
//   )7b1      7 has no place left in box 1                                      that is open is wrong and crossed
//   )7+7b1    7 stands twice in box 1                                           out; if none is, the puzzle is
//
// Where the rules are a list of constraints, the steps are others, and a cell that has one value left needs none:
//
//   rules takuzu-4x4               as text::rules_name has it; the values are 0 and 1
//
//   r1c2=1:row-1-has-at-most-2-of-0   the constraint leaves no alternative (r1c2<>0 too)   forced
//   (r1c2=1                           assume it                                           assume
//   )row-1-has-at-most-2-of-0         the constraint cannot hold any more                 contradiction
//   )r1c2                             r1c2 has no value left                              contradiction
//
// Houses: r row, c column, b box, g region, d diagonal, w window, each with its number; values are numbers. The verdict
// is `unique S`, `contradictory`, `not-unique S T`, S and T full grids, or `follows r1c2=4 r1c3<>1 completion S`,
// marks. Nothing but blanks may follow. A mark stands in its list once; the order does not matter. `completion S` may
// be left out of the text; certificate.hpp says what becomes of it then.
//
// Version 1 has `layout 2x2` and `puzzle 1...` in place of the rules and the givens, and neither `crossed` nor
// `follows`.
//
//   CertificateReader reader({whole(text), "p.proof"});
//   const auto heading = reader.heading();
//   for (auto step = reader.next(); step && step->rule != Rule::verdict; step = reader.next()) use(*step);
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/any_rules.hpp"
#include "spec/grid.hpp"
#include "text/result.hpp"
#include "verify/kernel/document.hpp"
#include "verify/kernel/step_word.hpp"

namespace gridproof::kernel {

enum class Rule : std::uint8_t { last_value, last_place, assume, no_value, no_place, twice, forced, broken, verdict };

constexpr bool is_contradiction(Rule rule) {
  return rule == Rule::no_value || rule == Rule::no_place || rule == Rule::twice || rule == Rule::broken;
}

struct Inference {
  Rule rule = Rule::verdict;
  spec::Value value = 0;       // last place, assume, no place, twice, forced
  spec::Cell cell = 0;         // last value, assume, no value, forced
  spec::HouseIndex house = 0;  // last place, no place, twice
  bool is = false;             // forced: that the cell has the value, not that it has not
  std::size_t constraint = 0;  // forced, broken: by its place in the list
};

enum class Thesis : std::uint8_t { unique, not_unique, contradictory, follows };

const char* name(Thesis thesis);

struct Heading {
  std::shared_ptr<const spec::AnyRules> rules;
  spec::Grid puzzle;                      // the givens
  std::vector<spec::Mark> crossed = {};  // by cell, then by value
};

class CertificateReader {
 public:
  // `known`: used, not made again, where the certificate names these rules, unless they have regions.
  explicit CertificateReader(Document document, std::shared_ptr<const spec::AnyRules> known = {})
      : reader_(std::move(document.source), std::move(document.name)), known_(std::move(known)) {}

  text::Result<Heading> heading();  // first
  text::Result<Inference> next();   // until the verdict, after which the file must end

  // Known with the verdict.
  Thesis thesis() const { return thesis_; }
  const std::vector<spec::Grid>& completions() const { return completions_; }  // that the verdict names
  const std::vector<spec::Mark>& set() const { return set_; }  // what follows: marks that are so, and marks that are
  const std::vector<spec::Mark>& del() const { return del_; }  // not; by cell, then by value

  std::uint64_t steps() const { return steps_; }  // read so far, the verdict is one of them
  std::size_t line() const { return line_; }      // of what was read last

 private:
  void read_word();
  text::Error error(std::size_t offset, const std::string& message) const;
  std::optional<text::Error> expect(std::string_view word);
  std::optional<text::Error> read_rules();
  std::optional<text::Error> read_layout();
  bool read_step(StepWord& word, Inference& step);
  bool read_step_over_constraints(StepWord& word, Inference& step);
  text::Result<spec::Grid> read_grid();
  std::optional<text::Error> read_marks(std::vector<spec::Mark>* set, std::vector<spec::Mark>& del);
  bool is_crossed_mark_next() const;
  text::Result<Inference> read_verdict();

  ByteReader reader_;
  std::string word_;
  bool too_long_ = false;
  bool is_read_ = false;           // the next word is read already
  bool is_first_version_ = false;  // of the format
  std::size_t line_ = 1, column_ = 1;  // of the word
  std::uint64_t steps_ = 0;
  std::shared_ptr<const spec::AnyRules> known_, rules_;
  std::optional<StepNames> names_;
  Thesis thesis_ = Thesis::contradictory;
  std::vector<spec::Grid> completions_;
  std::vector<spec::Mark> set_, del_;
};

}  // namespace gridproof::kernel
