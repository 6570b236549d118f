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
  MarkWord(const Piece& piece, const spec::Board& board, const std::optional<Symbols>& symbols)
      : piece_(piece), board_(board), symbols_(symbols.value_or(Symbols::standard(board))) {}

  Result<spec::Mark> read() {
    int row = 0, column = 0, value = 0;
    if (take("r") && number(board_.rows(), row) && take("c") && number(board_.columns(), column) && take("<>") &&
        this->value(value) && at_ == piece_.text.size())
      return spec::Mark{board_.cell(row, column), static_cast<spec::Value>(value)};
    return piece_.error_at(at_, fmt::format("expected a mark as {}, found {}", example(), shown(piece_.text)));
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

  int values() const { return static_cast<int>(board_.values().size()); }

  std::string example() const {
    const bool one_number_says_all = board_.rows() == board_.columns() && board_.rows() == values();
    if (one_number_says_all) return fmt::format("r2c3<>4, of {} rows, columns and values", board_.rows());
    return fmt::format("r2c3<>1, of {} rows, {} columns and the values {} to {}", board_.rows(), board_.columns(),
                       board_.number(1), board_.number(static_cast<spec::Value>(values())));
  }

  bool value(int& value) {
    if (at_ == piece_.text.size()) return false;
    if (symbols_.are_numbers() && is_digit(piece_.text[at_])) return number(values(), value);
    const auto symbol = symbols_.value_of(piece_.text[at_]);
    if (!symbol || *symbol == 0) return false;
    value = *symbol;
    ++at_;
    return true;
  }

  Piece piece_;
  const spec::Board& board_;
  Symbols symbols_;
  std::size_t at_ = 0;
};

}  // namespace

std::string mark_names(const spec::Board& board, const std::vector<spec::Mark>& set,
                       const std::vector<spec::Mark>& del) {
  std::string names;
  const auto add = [&](const spec::Mark& mark, const char* sign) {
    names += fmt::format("{}{}{}{}", names.empty() ? "" : " ", board.name(mark.cell), sign,
                         board.number(mark.value));
  };
  for (const spec::Mark& mark : set) add(mark, "=");
  for (const spec::Mark& mark : del) add(mark, "<>");
  return names;
}

Result<std::vector<spec::Mark>> parse_crossed(const spec::Board& board, std::string_view text,
                                              std::string_view source, const std::optional<Symbols>& symbols) {
  spec::Marks<spec::Truth> crossed(board);
  std::size_t count = 0;
  LineReader lines(text, source);
  while (const std::optional<Piece> line = lines.next()) {
    for (std::size_t begin = 0; (begin = line->text.find_first_not_of(between, begin)) != std::string_view::npos;) {
      const std::size_t end = std::min(line->text.find_first_of(between, begin), line->text.size());
      const Piece word = line->part(begin, end - begin);
      const auto mark = MarkWord(word, board, symbols).read();
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
  return listed(crossed);
}

Result<std::vector<spec::Mark>> crossed_marks(const spec::Board& board, const Entry& entry, std::string_view text,
                                              std::string_view source, const std::optional<Symbols>& symbols) {
  if (text.empty()) return entry.crossed;
  const Result<std::vector<spec::Mark>> added = parse_crossed(board, text, source, symbols);
  if (!added) return added.error();
  std::vector<spec::Mark> all = entry.crossed;
  all.insert(all.end(), added->begin(), added->end());
  return listed(marks_at(board, all));
}

spec::Marks<spec::Truth> marks_at(const spec::Board& board, const std::vector<spec::Mark>& marks) {
  spec::Marks<spec::Truth> at(board);
  for (const auto& [cell, value] : marks) at.at(cell, value) = spec::Truth(true);
  return at;
}

std::vector<spec::Mark> listed(const spec::Marks<spec::Truth>& at) {
  std::vector<spec::Mark> marks;
  for (std::size_t i = 0; i < at.bits().size(); ++i)
    if (at.bits()[i].holds()) marks.push_back(at.mark(i));
  return marks;
}

}  // namespace gridproof::text
