// Reads a certificate, step by step:
//
//   gridproof-certificate 1
//   layout 2x2                     as a user names it; irregular regions as regions:1122/1122/3344/3344
//   puzzle 1.....3..2.....4        row by row, values above 9 as letters
//   4r1 r2c2                       steps, separated by blanks or ends of lines
//   (r1c2=3 2b1 )r2c1
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
// Houses: r row, c column, b box, g region, d diagonal, w window, each with its number; values are numbers. The verdict
// is `unique S`, `contradictory` or `not-unique S T`, S and T full grids. Nothing but blanks may follow.
//
//   CertificateReader reader({whole(text), "p.proof"});
//   const auto heading = reader.heading();
//   for (auto step = reader.next(); step && step->rule != Rule::verdict; step = reader.next()) use(*step);
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"
#include "text/result.hpp"
#include "verify/kernel/document.hpp"

namespace gridproof::kernel {

enum class Rule : std::uint8_t { last_value, last_place, assume, no_value, no_place, twice, verdict };

constexpr bool is_contradiction(Rule rule) {
  return rule == Rule::no_value || rule == Rule::no_place || rule == Rule::twice;
}

struct Inference {
  Rule rule = Rule::verdict;
  spec::Value value = 0;       // last place, assume, no place, twice
  spec::Cell cell = 0;         // last value, assume, no value
  spec::HouseIndex house = 0;  // last place, no place, twice
};

enum class Conclusion : std::uint8_t { unique, not_unique, contradictory };

const char* name(Conclusion conclusion);

struct Heading {
  std::shared_ptr<const spec::Layout> layout;
  spec::Grid puzzle;
};

class CertificateReader {
 public:
  // `known`: used, not made again, where it has boxes and the certificate names its rules.
  explicit CertificateReader(Document document, std::shared_ptr<const spec::Layout> known = {})
      : reader_(std::move(document.source), std::move(document.name)), known_(std::move(known)) {}

  text::Result<Heading> heading();  // first
  text::Result<Inference> next();   // until the verdict, after which the file must end

  // Known with the verdict.
  Conclusion conclusion() const { return conclusion_; }
  const std::vector<spec::Grid>& completions() const { return completions_; }

  std::uint64_t steps() const { return steps_; }  // read so far, the verdict is one of them
  std::size_t line() const { return line_; }      // of what was read last

 private:
  class Word;

  void read_word();
  text::Error error(std::size_t offset, const std::string& message) const;
  std::optional<text::Error> expect(std::string_view word);
  std::optional<text::Error> read_layout();
  text::Result<spec::Grid> read_grid();
  text::Result<Inference> read_verdict();

  ByteReader reader_;
  std::string word_;
  bool too_long_ = false;
  std::size_t line_ = 1, column_ = 1;  // of the word
  std::uint64_t steps_ = 0;
  std::shared_ptr<const spec::Layout> known_, layout_;
  std::array<std::vector<spec::HouseIndex>, 6> houses_;  // by kind, by number - 1
  Conclusion conclusion_ = Conclusion::contradictory;
  std::vector<spec::Grid> completions_;
};

}  // namespace gridproof::kernel
