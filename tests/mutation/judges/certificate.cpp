// Judges the checker of certificates: the cases of tests/kernel, and random steps against the definition.
#include "kernel/certificate_cases.hpp"
#include "kernel/constraint_cases.hpp"
#include "kernel/random_constraint_steps.hpp"
#include "kernel/subject_cases.hpp"
#include "kernel/unreadable_certificates.hpp"
#include "verify/kernel/rules.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::test;
using spec::Layout;

namespace {

void judge_cases() {
  std::vector<CertificateCases> all = certificates::all();
  for (CertificateCases& cases : constraint_certificates::all()) all.push_back(std::move(cases));
  for (const CertificateCases& cases : all)
    for (const CertificateCase& each : cases) {
      EXPECT(told(each.text) == each.answer);
      if (each.text.size() > 1000) continue;
      EXPECT(told(kernel::check_certificate({certificates::in_parts(each.text, 3), "p.proof"})) == each.answer);
    }
  for (const certificates::SubjectCase& each : certificates::subjects())
    EXPECT(told(each.text, {.about = each.about}) == each.answer);
  for (const certificates::SubjectCase& each : constraint_certificates::subjects())
    EXPECT(told(each.text, {.about = each.about}) == each.answer);
  for (const certificates::RulesCase& each : certificates::rules()) {
    EXPECT(kernel::same_rules(each.a, each.b) == each.same);
    EXPECT(kernel::same_rules(each.b, each.a) == each.same);
  }
  EXPECT(certificates::fault_of_stop().empty());
  EXPECT(certificates::fault_of_observer().empty());
  EXPECT(certificates::fault_of_defaults().empty());
  EXPECT(constraint_certificates::fault_of_observer().empty());
}

class RandomSteps {
 public:
  RandomSteps(const Layout& layout, const std::string& name, const std::string& solution, const std::string& letters)
      : layout_(layout), name_(name), solution_(solution), letters_(letters) {}

  void judge(int rounds) {
    for (int round = 0; round < rounds; ++round) judge_once();
  }

 private:
  std::string number() { return std::to_string(1 + chance_.below(static_cast<std::size_t>(layout_.size()))); }
  std::string cell() { return "r" + number() + "c" + number(); }
  std::string place() { return number() + letters_[chance_.below(letters_.size())] + number(); }

  std::string word() {
    switch (chance_.below(9)) {
      case 0:
      case 1: return cell();
      case 2:
      case 3: return place();
      case 4: return "(" + cell() + "=" + number();
      case 5:
      case 6: return ")" + cell();
      case 7: return ")" + place();
      default: break;
    }
    const std::string value = number();
    return ")" + value + "+" + value + letters_[chance_.below(letters_.size())] + number();
  }

  // Sub-grids of a solution, at times with one value changed: unique, with several completions, contradictory.
  void judge_once() {
    std::string cells = solution_;
    const std::size_t keep = 3 + chance_.below(6);
    for (char& c : cells)
      if (chance_.below(10) >= keep) c = '.';
    if (chance_.one_in(2)) cells[chance_.below(cells.size())] = number()[0];
    const spec::Grid puzzle = certificates::grid_of(cells);
    cross_out();
    std::vector<std::string> words;
    for (int tries = 0; tries < 60; ++tries) {
      std::vector<std::string> longer = words;
      longer.push_back(word());
      longer.push_back("contradictory");
      if (!agree(puzzle, cells, longer)) continue;  // the last step is wrong: both said so
      longer.pop_back();
      words = std::move(longer);
    }
    const std::vector<std::string> steps = words;
    words.push_back("unique");
    words.push_back(solution_);
    agree(puzzle, cells, words);
    for (int tries = 0; tries < 10; ++tries) {
      words = steps;
      words.push_back("follows");
      words.push_back(cell() + (chance_.one_in(2) ? "=" : "<>") + number());
      if (chance_.one_in(2)) words.push_back(cell() + (chance_.one_in(2) ? "=" : "<>") + number());
      if (!chance_.one_in(8)) {
        words.push_back("completion");
        words.push_back(solution_);
        if (chance_.one_in(8)) words.back()[chance_.below(solution_.size())] = number()[0];
      }
      agree(puzzle, cells, words);
    }
  }

  // A third of the puzzles has no crossed marks, the others have up to eight, also on cells that are given.
  void cross_out() {
    crossed_ = spec::Marks<spec::Truth>(layout_);
    for (std::size_t times = chance_.one_in(3) ? 0 : 1 + chance_.below(8); times > 0; --times)
      crossed_.bits()[chance_.below(crossed_.bits().size())] = spec::Truth(true);
  }

  std::string crossed_words() const {
    std::string words;
    for (std::size_t i = 0; i < crossed_.bits().size(); ++i) {
      if (!crossed_.bits()[i].holds()) continue;
      const spec::Mark mark = crossed_.mark(i);
      words += (words.empty() ? "crossed " : " ") + layout_.name(mark.cell) + "<>" + std::to_string(mark.value);
    }
    return words + "\n";
  }

  // Whether all steps before the verdict are right; stops where the kernel says another thing.
  bool agree(const spec::Grid& puzzle, const std::string& cells, const std::vector<std::string>& words) {
    const NaiveCertificateVerdict expected = NaiveCertificate(layout_, puzzle, crossed_).judge(words);
    const std::string text = "gridproof-certificate 2\nrules sudoku " + name_ + "\ngivens " + cells + "\n" +
                             crossed_words() + joined(words);
    const auto judgement = kernel::check_certificate({kernel::whole(text), "p.proof"});
    EXPECT(static_cast<bool>(judgement) == expected.readable);
    if (!judgement) return false;
    EXPECT((judgement->verdict == kernel::Verdict::accepted) == expected.accepted);
    EXPECT(judgement->step == expected.step);
    return expected.step == words.size() && words.back() == "contradictory";
  }

  const Layout& layout_;
  std::string name_, solution_, letters_;
  spec::Marks<spec::Truth> crossed_{layout_};
  Chance chance_{7};
};

void judge_random_steps_over_constraints() {
  const spec::Takuzu all(4, 4), two(4, 4, false), flat(2, 6, false);
  EXPECT(RandomConstraintSteps(all, constraint_certificates::solution, 7).fault(25).empty());
  EXPECT(RandomConstraintSteps(two, "0011110000111100", 8).fault(10).empty());
  EXPECT(RandomConstraintSteps(flat, "001011110100", 9).fault(10).empty());
}

}  // namespace

int main() {
  judge_cases();
  judge_random_steps_over_constraints();
  const Layout two = Layout::boxes(2, 2), cross = two.with_diagonals();
  const Layout jigsaw = certificates::drawn(certificates::jigsaw);
  RandomSteps(two, "2x2", certificates::solution, "rcb").judge(60);
  RandomSteps(cross, "2x2+diagonals", "1234432121433412", "rcbd").judge(30);
  RandomSteps(jigsaw, "regions:1122/1322/1334/3444", "1234341221434321", "rcg").judge(30);
}
