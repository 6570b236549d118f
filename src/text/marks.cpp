#include "text/marks.hpp"

#include <fmt/format.h>

#include "spec/grid.hpp"
#include "text/scan.hpp"

namespace gridproof::text {

namespace {

constexpr std::string_view between = " \t\r\n,";

// What is left of a word, and where it stands.
class MarkWord {
 public:
  MarkWord(const Piece& piece, const spec::Layout& layout, const std::optional<Symbols>& symbols)
      : piece_(piece), layout_(layout), symbols_(symbols.value_or(Symbols::standard(layout.size()))) {}

  Result<spec::Mark> read() {
    int row = 0, column = 0, value = 0;
    if (take("r") && number(layout_.size(), row) && take("c") && number(layout_.size(), column) && take("<>") &&
        this->value(value) && at_ == piece_.text.size())
      return spec::Mark{layout_.cell(row, column), static_cast<spec::Value>(value)};
    return piece_.error_at(at_, fmt::format("expected a mark as r2c3<>4, of {} rows, columns and values, found {}",
                                            layout_.size(), shown(piece_.text)));
  }

 private:
  bool take(std::string_view what) {
    if (!piece_.text.substr(at_).starts_with(what)) return false;
    at_ += what.size();
    return true;
  }

  bool number(int greatest, int& number) {
    std::size_t end = at_;
    for (number = 0; end < piece_.text.size() && is_digit(piece_.text[end]) && number <= greatest; ++end)
      number = number * 10 + (piece_.text[end] - '0');
    if (number == 0 || number > greatest) return false;
    at_ = end;
    return true;
  }

  bool value(int& value) {
    if (at_ == piece_.text.size()) return false;
    if (!symbols_.are_declared() && is_digit(piece_.text[at_])) return number(layout_.size(), value);
    const auto symbol = symbols_.value_of(piece_.text[at_]);
    if (!symbol || *symbol == 0) return false;
    value = *symbol;
    ++at_;
    return true;
  }

  Piece piece_;
  const spec::Layout& layout_;
  Symbols symbols_;
  std::size_t at_ = 0;
};

}  // namespace

std::string mark_names(const spec::Board& board, const std::vector<spec::Mark>& set,
                       const std::vector<spec::Mark>& del) {
  std::string names;
  const auto add = [&](const spec::Mark& mark, const char* sign) {
    names += fmt::format("{}{}{}{}", names.empty() ? "" : " ", board.name(mark.cell), sign, board.number(mark.value));
  };
  for (const spec::Mark& mark : set) add(mark, "=");
  for (const spec::Mark& mark : del) add(mark, "<>");
  return names;
}

Result<std::vector<spec::Mark>> parse_crossed(const spec::Layout& layout, std::string_view text,
                                              std::string_view source, const std::optional<Symbols>& symbols) {
  spec::Marks<spec::Truth> crossed(layout);
  std::size_t count = 0;
  LineReader lines(text, source);
  while (const std::optional<Piece> line = lines.next()) {
    for (std::size_t begin = 0; (begin = line->text.find_first_not_of(between, begin)) != std::string_view::npos;) {
      const std::size_t end = std::min(line->text.find_first_of(between, begin), line->text.size());
      const Piece word = line->part(begin, end - begin);
      const auto mark = MarkWord(word, layout, symbols).read();
      if (!mark) return mark.error();
      spec::Truth& known = crossed.at(mark->cell, mark->value);
      if (known.holds())
        return word.error_at(0, fmt::format("expected each mark once, found {} again", shown(word.text)));
      known = spec::Truth(true);
      ++count;
      begin = end;
    }
  }
  if (count == 0) return Error{std::string(source), 1, 1, "expected a mark as r2c3<>4, found the end"};
  std::vector<spec::Mark> marks;
  for (std::size_t i = 0; i < crossed.bits().size(); ++i)
    if (crossed.bits()[i].holds()) marks.push_back(crossed.mark(i));
  return marks;
}

}  // namespace gridproof::text
