#include "verify/kernel/certificate_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "text/cells.hpp"
#include "text/layout_name.hpp"
#include "text/scan.hpp"

namespace gridproof::kernel {

namespace {

constexpr std::size_t longest_word = 1024;            // a map of 25 x 25 regions has 25 * 26 characters
constexpr std::string_view house_letters = "rcbgdw";  // in the order of spec::HouseKind

bool is_space(int byte) { return byte == ' ' || byte == '\n' || byte == '\t' || byte == '\r'; }

}  // namespace

const char* name(Conclusion conclusion) {
  switch (conclusion) {
    case Conclusion::unique: return "unique";
    case Conclusion::not_unique: return "not-unique";
    case Conclusion::contradictory: break;
  }
  return "contradictory";
}

// One step being taken apart. Each part that is read moves on; a part that is not there leaves a message.
class CertificateReader::Word {
 public:
  explicit Word(const CertificateReader& reader) : reader_(reader), text_(reader.word_) {}

  std::size_t at = 0;
  std::string message;

  bool take(char c) {
    if (at == text_.size() || text_[at] != c) return false;
    ++at;
    return true;
  }
  bool is_number_next() const { return at < text_.size() && text::is_digit(text_[at]); }

  bool number(int greatest, const char* what, int& number) {
    std::size_t end = at;
    number = 0;
    while (end < text_.size() && end < at + 3 && text::is_digit(text_[end]))
      number = number * 10 + (text_[end++] - '0');
    if (end == at || text_[at] == '0' || number > greatest) {
      message = fmt::format("expected a {}, 1 to {}, found {}", what, greatest, shown());
      return false;
    }
    at = end;
    return true;
  }

  bool value(spec::Value& value) {
    int n = 0;
    if (!number(layout().size(), "value", n)) return false;
    value = static_cast<spec::Value>(n);
    return true;
  }

  bool cell(spec::Cell& cell) {
    int row = 0, column = 0;
    if (!letter('r', "a cell as r2c3") || !number(layout().size(), "row", row)) return false;
    if (!letter('c', "c and a column") || !number(layout().size(), "column", column)) return false;
    cell = layout().cell(row, column);
    return true;
  }

  bool house(spec::HouseIndex& house) {
    const std::size_t kind = at < text_.size() ? house_letters.find(text_[at]) : std::string_view::npos;
    if (kind == std::string_view::npos || reader_.houses_[kind].empty()) {
      message = fmt::format("expected a house of {} as r2, c3 or b1, found {}", layout().name(), shown());
      return false;
    }
    ++at;
    int n = 0;
    if (!number(static_cast<int>(reader_.houses_[kind].size()), "number of a house", n)) return false;
    house = reader_.houses_[kind][static_cast<std::size_t>(n - 1)];
    return true;
  }

  bool end() {
    if (at == text_.size()) return true;
    message = fmt::format("expected the end of the step, found {}", shown());
    return false;
  }

  bool letter(char c, const char* what) {
    if (take(c)) return true;
    message = fmt::format("expected {}, found {}", what, shown());
    return false;
  }

 private:
  const spec::Layout& layout() const { return *reader_.layout_; }
  std::string shown() const { return at < text_.size() ? text::shown(text_.substr(at)) : "the end of the step"; }

  const CertificateReader& reader_;
  std::string_view text_;
};

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
  if (expect("1"))
    return error(0, fmt::format("expected version 1 of the format, found {}",
                                word_.empty() ? "the end" : text::shown(word_)));
  if (const auto wrong = expect("layout")) return *wrong;
  if (const auto wrong = read_layout()) return *wrong;
  for (spec::HouseIndex h = 0; h < layout_->houses().size(); ++h)
    houses_[static_cast<std::size_t>(layout_->houses()[h].kind)].push_back(h);
  if (const auto wrong = expect("puzzle")) return *wrong;
  auto puzzle = read_grid();
  if (!puzzle) return puzzle.error();
  return Heading{layout_, *std::move(puzzle)};
}

std::optional<text::Error> CertificateReader::read_layout() {
  constexpr std::string_view regions = "regions:";
  read_word();
  if (too_long_) return error(0, "");
  if (known_ && known_->has_boxes() && text::rules_name(*known_) == word_) {
    layout_ = known_;
    return std::nullopt;
  }
  const bool is_map = word_.starts_with(regions);
  std::string map = is_map ? word_.substr(regions.size()) : "";
  std::replace(map.begin(), map.end(), '/', '\n');
  auto layout = is_map ? text::parse_regions(map, "regions") : text::parse_layout(word_);
  if (!layout) return error(0, layout.error().message);
  layout_ = std::make_shared<const spec::Layout>(*std::move(layout));
  return std::nullopt;
}

text::Result<spec::Grid> CertificateReader::read_grid() {
  read_word();
  if (too_long_) return error(0, "");
  spec::Grid grid(layout_->cells().size());
  if (word_.size() != grid.size())
    return error(0, fmt::format("expected a grid of {} cells, found {}", grid.size(), word_.size()));
  std::vector<spec::Value> cells(grid.size());
  const text::Piece piece{word_, "", line_, column_};
  if (const auto wrong = text::read_cells(piece, text::Symbols::standard(layout_->size()), cells))
    return error(wrong->column - column_, wrong->message);
  return spec::Grid(std::move(cells));
}

text::Result<Inference> CertificateReader::next() {
  read_word();
  ++steps_;
  if (too_long_) return error(0, "");
  if (word_.empty()) return error(0, "expected a step or the verdict, found the end: the file is cut short");
  Word word(*this);
  Inference step;
  bool right = false;
  if (word.take('(')) {
    step.rule = Rule::assume;
    right = word.cell(step.cell) && word.letter('=', "= and a value") && word.value(step.value);
  } else if (word.take(')')) {
    if (!word.is_number_next()) {
      step.rule = Rule::no_value;
      right = word.cell(step.cell);
    } else {
      spec::Value again = 0;
      step.rule = Rule::no_place;
      right = word.value(step.value);
      if (right && word.take('+')) {
        step.rule = Rule::twice;
        right = word.value(again);
        if (right && again != step.value) return error(0, "expected one value, twice");
      }
      right = right && word.house(step.house);
    }
  } else if (word.is_number_next()) {
    step.rule = Rule::last_place;
    right = word.value(step.value) && word.house(step.house);
  } else if (word_.front() == 'r') {
    step.rule = Rule::last_value;
    right = word.cell(step.cell);
  } else {
    return read_verdict();
  }
  if (!right || !word.end()) return error(word.at, word.message);
  return step;
}

text::Result<Inference> CertificateReader::read_verdict() {
  const std::string verdict = word_;
  std::size_t grids = 0;
  if (verdict == name(Conclusion::unique)) {
    conclusion_ = Conclusion::unique;
    grids = 1;
  } else if (verdict == name(Conclusion::not_unique)) {
    conclusion_ = Conclusion::not_unique;
    grids = 2;
  } else if (verdict == name(Conclusion::contradictory)) {
    conclusion_ = Conclusion::contradictory;
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
  if (!word_.empty()) return error(0, fmt::format("expected the end after the verdict, found {}", text::shown(word_)));
  line_ = line;
  return Inference{};
}

}  // namespace gridproof::kernel
