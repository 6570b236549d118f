// Random steps over constraints, right ones and wrong ones: the checker and the definition must say the same of each.
#pragma once

#include <string>
#include <vector>

#include "kernel/naive_constraints.hpp"
#include "spec/any_rules.hpp"
#include "verify/kernel/certificate.hpp"

namespace gridproof::test {

class RandomConstraintSteps {
 public:
  RandomConstraintSteps(const spec::Takuzu& rules, const std::string& solution, unsigned seed)
      : rules_(rules), solution_(solution), state_(seed) {}

  // Where the two differ; nothing where they agree all along.
  std::string fault(int rounds) {
    for (int round = 0; round < rounds && fault_.empty(); ++round) judge_once();
    return fault_;
  }

  std::size_t right = 0, wrong = 0;  // steps that were judged

 private:
  // The same on any machine.
  std::size_t below(std::size_t limit) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::size_t>(state_ >> 33) % limit;
  }
  template <class Range>
  const auto& any(const Range& range) {
    return range[below(range.size())];
  }
  std::string name(const spec::Mark& mark, const char* sign) {
    return rules_.name(mark.cell) + sign + std::to_string(rules_.number(mark.value));
  }
  spec::Mark mark_of(spec::Cell cell) { return {cell, any(rules_.values())}; }

  std::string word() {
    const spec::Constraint& constraint = any(constraints_of(rules_).constraints);
    std::string named;
    for (const char c : constraint.name) named += c == ' ' ? '-' : c;
    const spec::Mark mark = mark_of(any(spec::cells_of(constraint)));
    switch (below(8)) {
      case 0: return "(" + name(mark, "=");
      case 1:
      case 2: return ")" + named;
      case 3: return ")" + rules_.name(mark.cell);
      case 4: return name(mark_of(any(rules_.cells())), "=") + ":" + named;
      case 5: return name(mark, "<>") + ":" + named;
      default: return name(mark, "=") + ":" + named;
    }
  }

  // Sub-grids of a solution, at times with one value changed or marks crossed out.
  void judge_once() {
    spec::Grid puzzle(solution_.size());
    std::string cells = solution_;
    const std::size_t keep = 2 + below(7);
    for (char& c : cells)
      if (below(10) >= keep) c = '.';
    if (below(2) == 0) any_of(cells) = below(2) == 0 ? '0' : '1';
    for (std::size_t c = 0; c < cells.size(); ++c)
      puzzle[c] = cells[c] == '.' ? spec::Value{0} : cells[c] == '0' ? spec::zero : spec::one;
    crossed_.clear();
    for (const spec::Mark& mark : spec::all_marks(rules_))
      if (below(3 * cells.size()) == 0) crossed_.push_back(mark);
    std::vector<std::string> words;
    for (int tries = 0; tries < 120 && words.size() < 30; ++tries) {
      words.push_back(word());
      words.emplace_back("contradictory");
      const bool is_right = agree(puzzle, cells, words);
      words.pop_back();
      ++(is_right ? right : wrong);
      if (!is_right) words.pop_back();
    }
    const std::vector<std::string> steps = words;
    for (const char* verdict : {"unique", "follows", "follows"}) {
      words = steps;
      words.emplace_back(verdict);
      const std::string mark = name(mark_of(any(rules_.cells())), below(2) == 0 ? "=" : "<>");
      words.push_back(words.back() == "unique" ? solution_ : mark);
      if (words.back() == mark && below(8) != 0) {
        words.emplace_back("completion");
        words.push_back(solution_);
        if (below(8) == 0) any_of(words.back()) = below(2) == 0 ? '0' : '1';
      }
      agree(puzzle, cells, words);
    }
  }
  char& any_of(std::string& cells) { return cells[below(cells.size())]; }

  // Whether all steps before the verdict are right.
  bool agree(const spec::Grid& puzzle, const std::string& cells, const std::vector<std::string>& words) {
    const NaiveCertificateVerdict expected = NaiveConstraints(rules_, puzzle, crossed_).judge(words);
    std::string text = "gridproof-certificate 2\nrules " + rules_.name() + "\ngivens " + cells + "\n";
    for (const spec::Mark& mark : crossed_) text += (text.back() == '\n' ? "crossed " : " ") + name(mark, "<>");
    text += " " + joined(words);
    const auto judgement = kernel::check_certificate({kernel::whole(text), "p.proof"});
    const bool same = static_cast<bool>(judgement) == expected.readable &&
                      (!judgement || ((judgement->verdict == kernel::Verdict::accepted) == expected.accepted &&
                                      judgement->step == expected.step));
    if (!same) fault_ = text + (judgement ? ": " + judgement->reason : ": " + text::to_string(judgement.error()));
    return same && expected.step == words.size() && words.back() == "contradictory";
  }

  const spec::Takuzu& rules_;
  std::string solution_, fault_;
  std::vector<spec::Mark> crossed_;
  std::uint64_t state_;
};

}  // namespace gridproof::test
