// Any bytes, as a certificate: it is read or refused, and what is accepted is so. The first byte picks what the rest
// is: a file, or steps drawn over a 4x4 sudoku or Takuzu with crossed marks, of which the naive checker must say the
// same.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/validity.hpp"
#include "tests/kernel/naive_certificate.hpp"
#include "tests/kernel/naive_constraints.hpp"
#include "text/marks.hpp"
#include "verify/kernel/certificate.hpp"

namespace {

using namespace gridproof;
using kernel::Verdict;

void check(bool holds, const std::string& what) {
  if (holds) return;
  std::fprintf(stderr, "not so: %s\n", what.c_str());
  std::abort();
}

// The completions, as far as they are wanted: by trying every value of every cell in its order.
class Completions {
 public:
  explicit Completions(const kernel::CertificateJudgement& judgement)
      : judgement_(judgement), rules_(*judgement.rules), grid_(judgement.puzzle) {}

  // False: the visitor has had enough.
  bool for_each(const std::function<bool(const spec::Grid&)>& visit, std::size_t from = 0) {
    while (from < grid_.size() && grid_[from] != 0) ++from;
    if (from == grid_.size()) return !is_valid() || !spares() || visit(grid_);
    for (const spec::Value v : rules_.values()) {
      if (rules_.layout() != nullptr &&
          !spec::is_possible(*rules_.layout(), grid_, static_cast<spec::Cell>(from), v).holds())
        continue;
      grid_[from] = v;
      const bool go_on = has_too_many() || for_each(visit, from + 1);
      grid_[from] = 0;
      if (!go_on) return false;
    }
    return true;
  }

 private:
  bool is_valid() const {
    if (rules_.layout() != nullptr) return spec::valid(*rules_.layout(), grid_).holds();
    return spec::is_solution(*rules_.listed(), grid_).holds();
  }

  // Of a list of constraints, one is broken for good.
  bool has_too_many() const {
    if (rules_.listed() == nullptr) return false;
    for (const spec::Constraint& constraint : rules_.listed()->listed().constraints) {
      const auto* count = std::get_if<spec::Count>(&constraint.rule);
      if (count == nullptr) continue;
      const auto so = std::count_if(count->marks.begin(), count->marks.end(),
                                    [&](const spec::Mark& mark) { return grid_[mark.cell] == mark.value; });
      if (static_cast<std::size_t>(so) > count->most) return true;
    }
    return false;
  }

  bool spares() const {
    return std::none_of(judgement_.crossed.begin(), judgement_.crossed.end(),
                        [&](const spec::Mark& mark) { return grid_[mark.cell] == mark.value; });
  }

  const kernel::CertificateJudgement& judgement_;
  const spec::AnyRules& rules_;
  spec::Grid grid_;
};

void check_truth(const kernel::CertificateJudgement& judgement) {
  if (judgement.verdict != Verdict::accepted || judgement.puzzle.size() > 16) return;
  Completions completions(judgement);
  if (judgement.thesis == kernel::Thesis::follows) {
    check(!judgement.set.empty() || !judgement.del.empty(), "something follows");
    bool some = false;
    completions.for_each([&](const spec::Grid& full) {
      some = true;
      for (const auto& [cell, value] : judgement.set) check(full[cell] == value, "what follows is so");
      for (const auto& [cell, value] : judgement.del) check(full[cell] != value, "what follows not to be is not");
      return true;
    });
    check(some, "what follows follows from a puzzle with a completion");
    return;
  }
  int count = 0;
  completions.for_each([&](const spec::Grid&) { return ++count < 2; });
  const kernel::Thesis truth = count == 0   ? kernel::Thesis::contradictory
                                   : count == 1 ? kernel::Thesis::unique
                                                : kernel::Thesis::not_unique;
  check(judgement.thesis == truth, "what is accepted is so");
}

void check_file(std::string_view text) {
  const auto judgement = kernel::check_certificate({kernel::whole(text), "certificate"});
  if (judgement) {
    check_truth(*judgement);
    return;
  }
  const text::Error& error = judgement.error();
  const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
  check(error.line <= lines && error.column <= text.size() + 1, "the place exists: " + text::to_string(error));
}

class Dice {
 public:
  explicit Dice(std::string_view bytes) : bytes_(bytes) {}
  bool is_empty() const { return bytes_.empty(); }
  int below(int limit) {
    if (bytes_.empty()) return 0;
    const int byte = static_cast<unsigned char>(bytes_.front());
    bytes_.remove_prefix(1);
    return byte % limit;
  }
  std::string number(int limit) { return std::to_string(1 + below(limit)); }

 private:
  std::string_view bytes_;
};

void check_agreement(const std::string& text, const test::NaiveCertificateVerdict& expected) {
  const auto judgement = kernel::check_certificate({kernel::whole(text), "certificate"});
  check(static_cast<bool>(judgement) && expected.readable, "what was written can be read");
  check((judgement->verdict == Verdict::accepted) == expected.accepted, "the verdict is that of the definition");
  check(judgement->step == expected.step, "and the step");
  check_truth(*judgement);
}

void check_agreement(std::string_view bytes) {
  const spec::Layout layout = spec::Layout::boxes(2, 2);
  Dice dice(bytes);
  spec::Grid puzzle(16);
  for (int givens = dice.below(14); givens > 0; --givens)
    puzzle[static_cast<std::size_t>(dice.below(16))] = static_cast<spec::Value>(1 + dice.below(4));
  spec::Marks<spec::Truth> crossed(layout);
  for (int marks = dice.below(9); marks > 0; --marks)
    crossed.bits()[static_cast<std::size_t>(dice.below(64))] = spec::Truth(true);
  const bool ends_in_marks = dice.below(2) == 1;
  const auto cell = [&] { return "r" + dice.number(4) + "c" + dice.number(4); };
  const std::string mark = cell() + (dice.below(2) == 1 ? "=" : "<>") + dice.number(4);
  const std::string completion = dice.below(2) == 1 ? "1234341221434321" : "4321214334121234";
  std::vector<std::string> words;
  while (!dice.is_empty() && words.size() < 60) {
    const auto place = [&] { return dice.number(4) + "rcb"[dice.below(3)] + dice.number(4); };
    switch (dice.below(8)) {
      case 0:
      case 1: words.push_back(cell()); break;
      case 2:
      case 3: words.push_back(place()); break;
      case 4: words.push_back("(" + cell() + "=" + dice.number(4)); break;
      case 5: words.push_back(")" + cell()); break;
      case 6: words.push_back(")" + place()); break;
      default: {
        const std::string value = dice.number(4);
        words.push_back(")" + value + "+" + value + "rcb"[dice.below(3)] + dice.number(4));
      }
    }
  }
  words.push_back(ends_in_marks ? "follows" : "contradictory");
  if (ends_in_marks) words.insert(words.end(), {mark, "completion", completion});
  const auto expected = test::NaiveCertificate(layout, puzzle, crossed).judge(words);
  std::string text = "gridproof-certificate 2\nrules sudoku 2x2\ngivens " + text::to_line(layout, puzzle) + "\n";
  std::vector<spec::Mark> marks;
  for (std::size_t i = 0; i < crossed.bits().size(); ++i)
    if (crossed.bits()[i].holds()) marks.push_back(crossed.mark(i));
  if (!marks.empty()) text += "crossed " + text::mark_names(layout, {}, marks) + "\n";
  text += test::joined(words);
  check_agreement(text, expected);
}

void check_agreement_over_constraints(std::string_view bytes) {
  static const spec::Takuzu rules(4, 4);
  const auto& constraints = constraints_of(rules).constraints;
  Dice dice(bytes);
  spec::Grid puzzle(16);
  for (int givens = dice.below(14); givens > 0; --givens)
    puzzle[static_cast<std::size_t>(dice.below(16))] = static_cast<spec::Value>(1 + dice.below(2));
  std::vector<spec::Mark> crossed;
  const int every = 1 + dice.below(40);
  for (const spec::Mark& mark : spec::all_marks(rules))
    if (every > 9 ? false : (mark.cell + 3 * mark.value) % 10 == every) crossed.push_back(mark);
  const bool ends_in_mark = dice.below(2) == 1;
  const auto cell = [&] { return "r" + dice.number(4) + "c" + dice.number(4); };
  const auto constraint = [&] {
    std::string name = constraints[static_cast<std::size_t>(dice.below(static_cast<int>(constraints.size())))].name;
    std::replace(name.begin(), name.end(), ' ', '-');
    return name;
  };
  const auto value = [&] { return std::to_string(dice.below(2)); };
  const std::string mark = cell() + (dice.below(2) == 1 ? "=" : "<>") + value();
  const std::string completion = dice.below(2) == 1 ? "1001010110100110" : "0011010110101100";
  std::vector<std::string> words;
  while (!dice.is_empty() && words.size() < 60) switch (dice.below(6)) {
      case 0: words.push_back("(" + cell() + "=" + value()); break;
      case 1: words.push_back(")" + constraint()); break;
      case 2: words.push_back(")" + cell()); break;
      case 3: words.push_back(cell() + "<>" + value() + ":" + constraint()); break;
      default: words.push_back(cell() + "=" + value() + ":" + constraint());
    }
  words.push_back(ends_in_mark ? "follows" : "contradictory");
  if (ends_in_mark) words.insert(words.end(), {mark, "completion", completion});
  std::string text = "gridproof-certificate 2\nrules takuzu-4x4\ngivens " + text::to_line(rules, puzzle) + "\n";
  if (!crossed.empty()) text += "crossed " + text::mark_names(rules, {}, crossed) + "\n";
  text += test::joined(words);
  check_agreement(text, test::NaiveConstraints(rules, puzzle, crossed).judge(words));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const std::string_view rest(reinterpret_cast<const char*>(data + 1), size - 1);
  switch (data[0] % 3) {
    case 0: check_file(rest); break;
    case 1: check_agreement(rest); break;
    default: check_agreement_over_constraints(rest);
  }
  return 0;
}
