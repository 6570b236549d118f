// Certificates over constraints: accepted, in agreement with the definition when they are altered, told in words,
// shortened, and turned into refutations.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kernel/naive_constraints.hpp"
#include "solver/certificate.hpp"
#include "support/listed_rules.hpp"
#include "support/property.hpp"
#include "text/marks.hpp"
#include "verify/kernel/certificate.hpp"
#include "verify/kernel/refutation.hpp"
#include "verify/solve/explain.hpp"
#include "verify/solve/minimise.hpp"
#include "verify/solve/prove_marks.hpp"
#include "verify/solve/refute.hpp"

using namespace gridproof;
using kernel::Verdict;
using spec::Grid;
using spec::Takuzu;
using test::property;

namespace {

const std::vector<Takuzu>& takuzus() {
  static const std::vector<Takuzu> rules = {Takuzu(4, 4),        Takuzu(4, 4, false), Takuzu(4, 6), Takuzu(2, 6, false),
                                            Takuzu(6, 6),        Takuzu(6, 6, false), Takuzu(8, 8)};
  return rules;
}

struct Case {
  const Takuzu& rules;
  Grid grid;
  std::vector<spec::Mark> crossed;
  spec::Conclusion marks;  // one mark or two, any
};

Case drawn_case(std::size_t choices) {
  const Takuzu& rules = takuzus()[*rc::gen::inRange<std::size_t>(0, choices)];
  solver::Random random(*rc::gen::arbitrary<std::uint64_t>());
  Grid grid = test::drawn_sub_grid(rules, random);
  std::vector<spec::Mark> crossed = test::drawn_marks(rules, random);
  const auto all = spec::all_marks(rules);
  spec::Conclusion marks{{all[random.below(all.size())]}, {}};
  if (random.below(3) == 0) marks.del.push_back(all[random.below(all.size())]);
  return {rules, std::move(grid), std::move(crossed), std::move(marks)};
}

std::string certificate_of(const Case& drawn) {
  solver::ConstraintLogic logic(drawn.rules);
  logic.cross_out(drawn.crossed);
  return solver::CertificateWriter(drawn.rules, drawn.crossed).write(drawn.grid, logic.decide(drawn.grid));
}

// That the marks follow; nothing where they do not.
std::optional<std::string> certificate_of_marks(const Case& drawn) {
  solver::ConstraintLogic logic(drawn.rules);
  logic.cross_out(drawn.crossed);
  const solver::Demonstration shown = logic.demonstrate(drawn.grid, drawn.marks);
  if (shown.answer != solver::Demonstration::Answer::follows) return std::nullopt;
  return solver::CertificateWriter(drawn.rules, drawn.crossed).write(drawn.grid, shown.proof, drawn.marks);
}

kernel::CertificateJudgement judge(const std::string& certificate, const Case& drawn) {
  const auto rules = std::make_shared<const spec::AnyRules>(drawn.rules);
  const auto judgement = kernel::check_certificate({kernel::whole(certificate), "certificate"},
                                                   {.about = {rules, drawn.grid, drawn.crossed}});
  if (!judgement) throw std::runtime_error(text::to_string(judgement.error()) + "\n" + certificate);
  return *judgement;
}

kernel::Thesis truth_of(const Case& drawn) {
  switch (test::two_completions(drawn.rules, drawn.grid, drawn.crossed).size()) {
    case 0: return kernel::Thesis::contradictory;
    case 1: return kernel::Thesis::unique;
    default: return kernel::Thesis::not_unique;
  }
}

bool has(const Grid& full, const spec::Conclusion& marks) {
  const auto is = [&](const spec::Mark& mark) { return full[mark.cell] == mark.value; };
  return std::all_of(marks.set.begin(), marks.set.end(), is) && std::none_of(marks.del.begin(), marks.del.end(), is);
}

bool every_completion_has(const Case& drawn, const spec::Conclusion& marks) {
  bool all = true;
  solver::enumerate(drawn.rules, drawn.grid, test::as_marks(drawn.rules, drawn.crossed),
                    [&](const Grid& full) { return all = has(full, marks); });
  return all;
}

// One or two alterations: a word removed, repeated, moved, put in another's place, the end cut off, a character changed.
std::vector<std::string> altered(std::vector<std::string> words, std::size_t heading, const Case& drawn,
                                 solver::Random& random) {
  const auto at = [](std::size_t i) { return static_cast<std::ptrdiff_t>(i); };
  for (std::uint64_t times = 1 + random.below(2); times > 0; --times) {
    if (words.size() <= heading) return words;
    const auto any = [&] { return heading + random.below(words.size() - heading); };
    const std::size_t i = any(), j = any();
    std::string& word = words[i];
    switch (random.below(8)) {
      case 0: words.erase(words.begin() + at(i)); break;
      case 1: words.insert(words.begin() + at(j), std::string(word)); break;
      case 2: std::swap(words[i], words[j]); break;
      case 3: words.resize(i); break;
      case 4: word = words[j]; break;
      case 5: {
        static const std::string characters = "01234rc().=<>:-+x";
        word[random.below(word.size())] = characters[random.below(characters.size())];
        break;
      }
      case 6: {  // another constraint for the same mark
        const auto& constraints = constraints_of(drawn.rules).constraints;
        std::string name = constraints[random.below(constraints.size())].name;
        std::replace(name.begin(), name.end(), ' ', '-');
        const std::size_t colon = word.find(':');
        if (colon != std::string::npos) word = word.substr(0, colon + 1) + name;
        break;
      }
      default:  // the opposite value
        if (const std::size_t sign = word.find('='); sign != std::string::npos && sign + 1 < word.size())
          word[sign + 1] = word[sign + 1] == '0' ? '1' : '0';
    }
  }
  return words;
}

std::size_t heading_words(const Case& drawn) { return 6 + (drawn.crossed.empty() ? 0 : 1 + drawn.crossed.size()); }

}  // namespace

TEST_CASE("the certificate of a Takuzu is accepted, and says what plain enumeration says") {
  std::map<kernel::Thesis, int> seen;
  property(
      "on sub-grids of solutions",
      [&] {
        const Case drawn = drawn_case(takuzus().size());
        const std::string certificate = certificate_of(drawn);
        RC_LOG() << certificate;
        const auto judgement = judge(certificate, drawn);
        RC_ASSERT(judgement.reason == "");
        RC_ASSERT(judgement.verdict == Verdict::accepted);
        RC_ASSERT(judgement.thesis == truth_of(drawn));
        ++seen[judgement.thesis];
        if (const auto marks = certificate_of_marks(drawn)) {
          const auto of_marks = judge(*marks, drawn);
          RC_ASSERT(of_marks.verdict == Verdict::accepted);
          RC_ASSERT(of_marks.thesis == kernel::Thesis::follows);
          RC_ASSERT(every_completion_has(drawn, drawn.marks));
          ++seen[kernel::Thesis::follows];
        }
      },
      300);
  for (const auto thesis : {kernel::Thesis::unique, kernel::Thesis::contradictory, kernel::Thesis::not_unique,
                            kernel::Thesis::follows})
    CHECK(seen[thesis] > 30);
}

// Rules that no certificate can name: the kernel's deduction takes the steps of the logic one by one.
TEST_CASE("the kernel takes each step of the logic, whatever the constraints") {
  std::size_t forced = 0, not_so = 0, broken = 0;
  property(
      "on any rules that are a list of constraints",
      [&] {
        const spec::ListedRules rules = *rc::gen::arbitrary<bool>() ? test::two_rows() : test::latin_three();
        solver::Random random(*rc::gen::arbitrary<std::uint64_t>());
        const Grid grid = test::drawn_sub_grid(rules, random);
        const auto crossed = test::drawn_marks(rules, random);
        solver::ConstraintLogic logic(rules);
        logic.cross_out(crossed);
        const solver::Reasoning answer = logic.decide(grid);
        kernel::ConstraintDeduction deduction(rules, grid, crossed);
        bool refuted = false;
        for (const solver::Step& step : answer.proof) {
          const spec::Mark mark{step.cell, step.value};
          RC_ASSERT(!refuted);
          if (step.kind == solver::Step::Kind::forced) {
            RC_ASSERT(deduction.is_open(mark));
            RC_ASSERT(deduction.leaves_no_alternative(step.constraint, mark, !step.is_not));
            deduction.conclude(mark, !step.is_not);
            ++(step.is_not ? not_so : forced);
          } else if (step.kind == solver::Step::Kind::assume) {
            RC_ASSERT(deduction.is_open(mark));
            deduction.assume(step.cell, step.value);
          } else {
            const bool there = step.kind == solver::Step::Kind::broken ? deduction.cannot_hold(step.constraint)
                                                                       : deduction.has_no_value(step.cell);
            RC_ASSERT(there);
            ++broken;
            refuted = deduction.scopes().empty();
            if (!refuted) deduction.discharge();
          }
        }
        RC_ASSERT(refuted == (answer.completions == solver::Completions::none));
        if (answer.completions == solver::Completions::one) RC_ASSERT(deduction.grid() == *answer.first);
      },
      400);
  CHECK(forced > 500);
  CHECK(not_so > 20);
  CHECK(broken > 50);
}

TEST_CASE("an altered certificate over constraints is rejected at the step where the definition says, or is a proof still") {
  std::size_t accepted = 0, marks_accepted = 0, rejected = 0, unreadable = 0;
  property(
      "alterations of certificates over constraints",
      [&] {
        const Case drawn = drawn_case(4);
        solver::Random random(*rc::gen::arbitrary<std::uint64_t>());
        const auto of_marks = random.below(2) == 0 ? certificate_of_marks(drawn) : std::nullopt;
        const std::vector<std::string> words = test::words_of(of_marks ? *of_marks : certificate_of(drawn));
        const std::size_t heading = heading_words(drawn);
        const kernel::Thesis truth = truth_of(drawn);
        for (int i = 0; i < 20; ++i) {
          const std::vector<std::string> other = altered(words, heading, drawn, random);
          const bool crosses_another = other.size() > heading && other[heading].find('<') != std::string::npos &&
                                       other[heading].find(':') == std::string::npos;
          if (crosses_another) continue;
          const auto expected = test::NaiveConstraints(drawn.rules, drawn.grid, drawn.crossed)
                                    .judge({other.begin() + static_cast<std::ptrdiff_t>(heading), other.end()});
          const std::string text = test::joined(other);
          const auto judgement = kernel::check_certificate({kernel::whole(text), "certificate"});
          RC_LOG() << text << "\n";
          RC_ASSERT(static_cast<bool>(judgement) == expected.readable);
          if (!judgement) {
            RC_ASSERT(judgement.error().message.starts_with("step " + std::to_string(expected.step) + ": "));
            ++unreadable;
            continue;
          }
          RC_ASSERT((judgement->verdict == Verdict::accepted) == expected.accepted);
          RC_ASSERT(judgement->step == expected.step);
          if (expected.accepted && judgement->thesis == kernel::Thesis::follows) {
            RC_ASSERT(every_completion_has(drawn, {judgement->set, judgement->del}));
            ++marks_accepted;
          } else if (expected.accepted) {
            RC_ASSERT(judgement->thesis == truth);
          }
          ++(expected.accepted ? accepted : rejected);
        }
      },
      600);
  CHECK(accepted + rejected + unreadable >= 10'000);
  CHECK(accepted > 500);
  CHECK(marks_accepted > 100);
  CHECK(rejected > 2000);
  CHECK(unreadable > 500);
}

TEST_CASE("a shortened certificate over constraints says the same, and each of its steps is needed") {
  std::size_t shorter_ones = 0, needed = 0;
  property(
      "of sub-grids of solutions",
      [&] {
        const Case drawn = drawn_case(takuzus().size());
        const auto of_marks = certificate_of_marks(drawn);
        const std::string certificate = of_marks ? *of_marks : certificate_of(drawn);
        const auto before = judge(certificate, drawn);
        const auto shorter = solve::minimise(certificate);
        RC_ASSERT(static_cast<bool>(shorter));
        const auto after = judge(*shorter, drawn);
        RC_ASSERT(after.verdict == Verdict::accepted);
        RC_ASSERT(after.thesis == before.thesis);
        RC_ASSERT(after.set == before.set);
        RC_ASSERT(after.del == before.del);
        RC_ASSERT(after.step <= before.step);
        shorter_ones += after.step < before.step ? 1U : 0U;
        RC_ASSERT(*solve::minimise(*shorter) == *shorter);
        if (after.step < 2) return;
        // The last step is used by the verdict, or is the contradiction.
        std::vector<std::string> words = test::words_of(*shorter);
        words.erase(words.begin() + static_cast<std::ptrdiff_t>(heading_words(drawn) + after.step - 2));
        const auto without = kernel::check_certificate({kernel::whole(test::joined(words)), "certificate"});
        RC_ASSERT(!without || without->verdict == Verdict::rejected);
        ++needed;
      },
      200);
  CHECK(shorter_ones > 50);
  CHECK(needed > 50);
}

TEST_CASE("a certificate over constraints becomes a refutation of its formula") {
  std::size_t refuted = 0;
  property(
      "of sub-grids of solutions",
      [&] {
        const Case drawn = drawn_case(takuzus().size());
        const auto of_marks = certificate_of_marks(drawn);
        const std::string certificate = of_marks ? *of_marks : certificate_of(drawn);
        if (judge(certificate, drawn).thesis == kernel::Thesis::not_unique) return;
        const auto both = solve::to_refutation(certificate);
        RC_ASSERT(static_cast<bool>(both));
        const auto judgement =
            kernel::check_refutation({kernel::whole(both->formula), "formula"}, {kernel::whole(both->proof), "proof"});
        RC_ASSERT(static_cast<bool>(judgement));
        RC_ASSERT(judgement->reason == "the empty clause follows");
        RC_ASSERT(judgement->verdict == Verdict::accepted);
        ++refuted;
      },
      200);
  CHECK(refuted > 80);
}

TEST_CASE("a certificate over constraints is told in words") {
  const std::string certificate =
      "gridproof-certificate 2\nrules takuzu-4x4\ngivens 1....10....0.1..\n"
      "r3c2=0:r2c2-to-r4c2-are-not-all-1 (r1c3=0 r1c2=0:column-2-has-at-most-2-of-1 )r1c2-to-r1c4-are-not-all-0\n"
      "follows r3c2=0";
  const auto wrong = solve::explain(certificate);
  CHECK(!wrong);  // r1c4 is open
  const auto told = solve::explain(
      "gridproof-certificate 2\nrules takuzu-4x4\ngivens 1....10....0.1..\n"
      "r3c2=0:r2c2-to-r4c2-are-not-all-1 (r3c3=0 )r3c2-to-r3c4-are-not-all-0 follows r3c3=1");
  REQUIRE(told);
  CHECK(*told ==
        "r3c2 is 0: r2c2 to r4c2 are not all 1\n"
        "suppose r3c3 is 0 (HP1)\n"
        "  contradiction: it can no longer be that r3c2 to r3c4 are not all 0\n"
        "so r3c3 is not 0: r3c3 = [0^, 1] HP1 -> invalid\n");
}

TEST_CASE("marks of a Takuzu are proved, or two completions tell that they do not follow") {
  std::size_t proved = 0, open = 0;
  property(
      "marks that a completion has",
      [&] {
        Case drawn = drawn_case(takuzus().size());
        const auto completions = test::two_completions(drawn.rules, drawn.grid, drawn.crossed);
        if (completions.empty()) return;
        const auto cell = drawn.marks.set[0].cell;
        drawn.marks = {{{cell, completions[0][cell]}}, {}};
        const auto answer = solve::prove_marks({drawn.rules, drawn.grid, drawn.crossed}, drawn.marks, completions[0]);
        RC_ASSERT(answer.has_value());
        RC_ASSERT(answer->against.has_value() == !every_completion_has(drawn, drawn.marks));
        RC_ASSERT(judge(answer->certificate, drawn).verdict == Verdict::accepted);
        ++(answer->against ? open : proved);
      },
      200);
  CHECK(proved > 30);
  CHECK(open > 20);
}
