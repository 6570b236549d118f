// Certificates over constraints: accepted, and in agreement with the definition when they are altered.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "kernel/naive_constraints.hpp"
#include "solve/takuzu_cases.hpp"
#include "takuzu/generate.hpp"
#include "verify/kernel/certificate.hpp"

using namespace gridproof;
using kernel::Verdict;
using spec::Grid;
using namespace gridproof::test;

namespace {

// One or two alterations: a word removed, repeated, moved, put in another's place, the end cut off, a character
// changed.
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

TEST_CASE("minimal puzzles of 10x10 to 20x20 are decided by logic, and the kernel accepts that they are unique") {
  for (const auto& [side, puzzles] : {std::pair{10, 3}, {14, 3}, {20, 1}}) {
    const spec::Takuzu rules(side, side);
    solver::Random random(1);
    for (int i = 0; i < puzzles; ++i) {
      CAPTURE(side, i);
      const auto puzzle = std::get<solver::Puzzle>(solver::generate(rules, random, {.minimal = true}));
      const auto judgement = judge(certificate_of({rules, puzzle.givens, {}, {}}), {rules, puzzle.givens, {}, {}});
      CHECK(judgement.reason == "");
      CHECK(judgement.verdict == Verdict::accepted);
      CHECK(judgement.thesis == kernel::Thesis::unique);
      CHECK(judgement.completions == std::vector<Grid>{puzzle.solution});
      CHECK(judgement.assumptions > 0);  // what is forced at once is not all
    }
  }
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
  CHECK(forced > 100);
  CHECK(not_so > 3);
  CHECK(broken > 10);
}

TEST_CASE("an altered certificate over constraints is rejected where the definition says, or is a proof still") {
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
  CHECK(accepted > 100);
  CHECK(marks_accepted > 20);
  CHECK(rejected > 2000);
  CHECK(unreadable > 100);
}
