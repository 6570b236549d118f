#include "verify/kernel/certificate_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "text/cells.hpp"
#include "text/layout_name.hpp"
#include "text/rules_name.hpp"
#include "text/scan.hpp"

namespace gridproof::kernel {

namespace {

constexpr std::string_view shown_by = "completion";  // the word between marks and the completion that they follow with
constexpr std::size_t longest_word = 1024;  // a map of 25 x 25 regions has 25 * 26 characters

bool is_space(int byte) { return byte == ' ' || byte == '\n' || byte == '\t' || byte == '\r'; }

}  // namespace

const char* name(Thesis thesis) {
  switch (thesis) {
    case Thesis::unique: return "unique";
    case Thesis::not_unique: return "not-unique";
    case Thesis::contradictory: return "contradictory";
    case Thesis::follows: break;
  }
  return "follows";
}

void CertificateReader::read_word() {
  while (is_space(reader_.peek())) reader_.get();
  line_ = reader_.line();
  column_ = reader_.column();
  word_.clear();
  for (int byte = reader_.peek(); byte != ByteReader::end && !is_space(byte); byte = reader_.peek()) {
    if ((too_long_ = word_.size() == longest_word)) return;
    word_.push_back(static_cast<char>(reader_.get()));
  }
}

text::Error CertificateReader::error(std::size_t offset, const std::string& message) const {
  const std::string step = steps_ == 0 ? "" : fmt::format("step {}: ", steps_);
  return reader_.error_at(
      line_, column_ + offset,
      step + (too_long_ ? fmt::format("expected a word of at most {} characters", longest_word) : message));
}

std::optional<text::Error> CertificateReader::expect(std::string_view word) {
  read_word();
  if (word_ == word) return std::nullopt;  // no word of the heading is too long
  return error(0, fmt::format("expected {}, found {}", word, word_.empty() ? "the end" : text::shown(word_)));
}

text::Result<Heading> CertificateReader::heading() {
  if (const auto wrong = expect("gridproof-certificate")) return *wrong;
  read_word();
  if (word_ != "1" && word_ != "2")
    return error(0, fmt::format("expected version 1 or 2 of the format, found {}",
                                word_.empty() ? "the end" : text::shown(word_)));
  is_first_version_ = word_ == "1";
  if (const auto wrong = expect(is_first_version_ ? "layout" : "rules")) return *wrong;
  if (const auto wrong = is_first_version_ ? read_layout() : read_rules()) return *wrong;
  names_.emplace(*rules_);
  if (const auto wrong = expect(is_first_version_ ? "puzzle" : "givens")) return *wrong;
  auto puzzle = read_grid();
  if (!puzzle) return puzzle.error();
  Heading heading{rules_, *std::move(puzzle)};
  if (is_first_version_) return heading;
  // Nothing but the word after it ends a list: the first step is read already.
  read_word();
  is_read_ = true;
  if (word_ != "crossed") return heading;
  read_word();
  if (const auto wrong = read_marks(nullptr, heading.crossed)) return *wrong;
  return heading;
}

// A step with a constraint may have a < too, but then a colon.
bool CertificateReader::is_crossed_mark_next() const {
  const bool names_constraint = rules_->listed() != nullptr && word_.find(':') != std::string::npos;
  return word_.find('<') != std::string::npos && !names_constraint;
}

// Up to a word that is no mark, which is read too. Without a list for marks that are so, only the others are read.
std::optional<text::Error> CertificateReader::read_marks(std::vector<spec::Mark>* set, std::vector<spec::Mark>& del) {
  spec::Marks<spec::Truth> are(*rules_), are_not(*rules_);
  do {
    if (word_.empty() || too_long_) return error(0, "expected a mark as r2c3<>4, found the end");
    StepWord word(word_, *names_);
    spec::Mark mark{};
    bool is = false;
    if (!word.mark(mark, set == nullptr ? nullptr : &is) || !word.end()) return error(word.at, word.message);
    spec::Truth& known = (is ? are : are_not).at(mark.cell, mark.value);
    if (known.holds()) return error(0, fmt::format("expected each mark once, found {} again", text::shown(word_)));
    known = spec::Truth(true);
    read_word();
  } while (set != nullptr ? !word_.empty() && word_ != shown_by : is_crossed_mark_next());
  for (std::size_t i = 0; i < are.bits().size(); ++i) {
    if (are.bits()[i].holds()) set->push_back(are.mark(i));
    if (are_not.bits()[i].holds()) del.push_back(are_not.mark(i));
  }
  return std::nullopt;
}

std::optional<text::Error> CertificateReader::read_rules() {
  read_word();
  if (too_long_) return error(0, "");
  if (word_ == "sudoku") return read_layout();
  if (!word_.starts_with("takuzu"))
    return error(0, fmt::format("expected sudoku or rules as takuzu-8x8, found {}",
                                word_.empty() ? "the end" : text::shown(word_)));
  if (known_ && text::rules_name(*known_) == word_) {
    rules_ = known_;
    return std::nullopt;
  }
  auto takuzu = text::parse_takuzu(word_);
  if (!takuzu) return error(takuzu.error().column - 1, takuzu.error().message);
  rules_ = std::make_shared<const spec::AnyRules>(*std::move(takuzu));
  return std::nullopt;
}

std::optional<text::Error> CertificateReader::read_layout() {
  constexpr std::string_view regions = "regions:";
  read_word();
  if (too_long_) return error(0, "");
  const spec::Layout* known = known_ ? known_->layout() : nullptr;
  if (known != nullptr && known->has_boxes() && text::rules_name(*known) == word_) {
    rules_ = known_;
    return std::nullopt;
  }
  const bool is_map = word_.starts_with(regions);
  std::string map = is_map ? word_.substr(regions.size()) : "";
  std::replace(map.begin(), map.end(), '/', '\n');
  auto layout = is_map ? text::parse_regions(map, "regions") : text::parse_layout(word_);
  if (!layout) return error(0, layout.error().message);
  rules_ = std::make_shared<const spec::AnyRules>(*std::move(layout));
  return std::nullopt;
}

text::Result<spec::Grid> CertificateReader::read_grid() {
  read_word();
  if (too_long_) return error(0, "");
  spec::Grid grid(rules_->cells().size());
  if (word_.size() != grid.size())
    return error(0, fmt::format("expected a grid of {} cells, found {}", grid.size(), word_.size()));
  std::vector<spec::Value> cells(grid.size());
  const text::Piece piece{word_, "", line_, column_};
  if (const auto wrong = text::read_cells(piece, text::Symbols::standard(*rules_), cells))
    return error(wrong->column - column_, wrong->message);
  return spec::Grid(std::move(cells));
}

text::Result<Inference> CertificateReader::next() {
  if (!std::exchange(is_read_, false)) read_word();
  ++steps_;
  if (too_long_) return error(0, "");
  if (word_.empty()) return error(0, "expected a step or the verdict, found the end: the file is cut short");
  StepWord word(word_, *names_);
  if (word_.front() != '(' && word_.front() != ')' && word_.front() != 'r' && !word.is_number_next())
    return read_verdict();
  Inference step;
  const bool right = rules_->listed() != nullptr ? read_step_over_constraints(word, step) : read_step(word, step);
  if (!right || !word.end()) return error(word.at, word.message);
  return step;
}

bool CertificateReader::read_step(StepWord& word, Inference& step) {
  if (word.take('(')) {
    step.rule = Rule::assume;
    return word.cell(step.cell) && word.letter('=', "= and a value") && word.value(step.value);
  }
  const bool contradicts = word.take(')');
  if (!word.is_number_next()) {
    step.rule = contradicts ? Rule::no_value : Rule::last_value;
    return word.cell(step.cell);
  }
  step.rule = contradicts ? Rule::no_place : Rule::last_place;
  if (!word.value(step.value)) return false;
  if (contradicts && word.take('+')) {
    spec::Value again = 0;
    step.rule = Rule::twice;
    if (!word.value(again)) return false;
    if (again != step.value) return word.refuse("expected one value, twice");
  }
  return word.house(step.house);
}

bool CertificateReader::read_step_over_constraints(StepWord& word, Inference& step) {
  if (word.take('(')) {
    step.rule = Rule::assume;
    return word.cell(step.cell) && word.letter('=', "= and a value") && word.value(step.value);
  }
  if (word.take(')')) {
    step.rule = word.is_constraint_next() ? Rule::broken : Rule::no_value;
    return step.rule == Rule::broken ? word.constraint(step.constraint) : word.cell(step.cell);
  }
  spec::Mark mark{};
  step.rule = Rule::forced;
  const bool right =
      word.mark(mark, &step.is) && word.letter(':', ": and a constraint") && word.constraint(step.constraint);
  step.cell = mark.cell;
  step.value = mark.value;
  return right;
}

text::Result<Inference> CertificateReader::read_verdict() {
  const std::string verdict = word_;
  std::size_t grids = 0;
  if (verdict == name(Thesis::unique)) {
    thesis_ = Thesis::unique;
    grids = 1;
  } else if (verdict == name(Thesis::not_unique)) {
    thesis_ = Thesis::not_unique;
    grids = 2;
  } else if (verdict == name(Thesis::contradictory)) {
    thesis_ = Thesis::contradictory;
  } else if (verdict == name(Thesis::follows) && !is_first_version_) {
    thesis_ = Thesis::follows;
  } else {
    return error(0, fmt::format("expected a step or a verdict, found {}", text::shown(word_)));
  }
  const std::size_t line = line_;
  while (completions_.size() < grids) {
    auto grid = read_grid();
    if (!grid) return grid.error();
    completions_.push_back(*std::move(grid));
  }
  read_word();
  if (thesis_ == Thesis::follows) {
    if (const auto wrong = read_marks(&set_, del_)) return *wrong;
    if (word_ == shown_by) {
      auto grid = read_grid();
      if (!grid) return grid.error();
      completions_.push_back(*std::move(grid));
      read_word();
    }
  }
  if (!word_.empty()) return error(0, fmt::format("expected the end after the verdict, found {}", text::shown(word_)));
  line_ = line;
  return Inference{};
}

}  // namespace gridproof::kernel
