#include "verify/kernel/step_word.hpp"

#include <fmt/format.h>

#include "text/rules_name.hpp"
#include "text/scan.hpp"

namespace gridproof::kernel {

namespace {

constexpr std::string_view house_letters = "rcbgdw";  // in the order of spec::HouseKind

}  // namespace

StepNames::StepNames(const spec::AnyRules& rules) : rules_(&rules) {
  if (const spec::Layout* layout = rules.layout())
    for (spec::HouseIndex h = 0; h < layout->houses().size(); ++h)
      houses_[static_cast<std::size_t>(layout->houses()[h].kind)].push_back(h);
  if (const spec::ListedRules* listed = rules.listed())
    for (std::size_t i = 0; i < listed->listed().constraints.size(); ++i)
      constraints_.emplace(text::constraint_word(listed->listed().constraints[i]), i);
}

bool StepNames::find_constraint(std::string_view word, std::size_t& constraint) const {
  const auto found = constraints_.find(word);
  if (found == constraints_.end()) return false;
  constraint = found->second;
  return true;
}

bool StepWord::take(char c) {
  if (at == text_.size() || text_[at] != c) return false;
  ++at;
  return true;
}

bool StepWord::is_number_next() const { return at < text_.size() && text::is_digit(text_[at]); }

std::string StepWord::shown() const {
  return at < text_.size() ? text::shown(text_.substr(at)) : "the end of the step";
}

bool StepWord::letter(char c, const char* what) {
  if (take(c)) return true;
  message = fmt::format("expected {}, found {}", what, shown());
  return false;
}

bool StepWord::number(int least, int greatest, const char* what, int& number) {
  std::size_t end = at;
  number = 0;
  while (end < text_.size() && end < at + 3 && text::is_digit(text_[end])) number = number * 10 + (text_[end++] - '0');
  const bool leads_with_0 = end > at && text_[at] == '0' && end > at + 1;
  if (end == at || leads_with_0 || number < least || number > greatest) {
    message = fmt::format("expected a {}, {} to {}, found {}", what, least, greatest, shown());
    return false;
  }
  at = end;
  return true;
}

bool StepWord::value(spec::Value& value) {
  int n = 0;
  const int first = rules().first_number();
  if (!number(first, first + static_cast<int>(rules().values().size()) - 1, "value", n)) return false;
  value = static_cast<spec::Value>(n - first + 1);
  return true;
}

bool StepWord::cell(spec::Cell& cell) {
  int row = 0, column = 0;
  if (!letter('r', "a cell as r2c3") || !number(1, rules().rows(), "row", row)) return false;
  if (!letter('c', "c and a column") || !number(1, rules().columns(), "column", column)) return false;
  cell = rules().cell(row, column);
  return true;
}

bool StepWord::house(spec::HouseIndex& house) {
  const std::size_t kind = at < text_.size() ? house_letters.find(text_[at]) : std::string_view::npos;
  if (kind == std::string_view::npos || names_.houses(kind).empty()) {
    message = fmt::format("expected a house of {} as r2, c3 or b1, found {}", rules().name(), shown());
    return false;
  }
  ++at;
  int n = 0;
  if (!number(1, static_cast<int>(names_.houses(kind).size()), "number of a house", n)) return false;
  house = names_.houses(kind)[static_cast<std::size_t>(n - 1)];
  return true;
}

bool StepWord::constraint(std::size_t& constraint) {
  if (names_.find_constraint(text_.substr(at), constraint)) {
    at = text_.size();
    return true;
  }
  message = fmt::format("expected a constraint of {} by its name, with - for each blank, found {}", rules().name(),
                        shown());
  return false;
}

bool StepWord::refuse(const char* why) {
  message = why;
  at = 0;
  return false;
}

bool StepWord::is_constraint_next() const {
  std::size_t ignored = 0;
  return names_.find_constraint(text_.substr(at), ignored);
}

bool StepWord::mark(spec::Mark& mark, bool* is) {
  if (!cell(mark.cell)) return false;
  if (is != nullptr && (*is = take('='))) return value(mark.value);
  const char* what = is != nullptr ? "= or <> and a value" : "<> and a value";
  return letter('<', what) && letter('>', what) && value(mark.value);
}

bool StepWord::end() {
  if (at == text_.size()) return true;
  message = fmt::format("expected the end of the step, found {}", shown());
  return false;
}

}  // namespace gridproof::kernel
