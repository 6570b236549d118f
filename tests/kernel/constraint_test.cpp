// What the kernel accepts as a proof over constraints, and at which step it rejects what is none.
#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "kernel/constraint_cases.hpp"
#include "kernel/random_constraint_steps.hpp"
#include "support/property.hpp"
#include "text/rules_name.hpp"
#include "verify/kernel/rules.hpp"

using namespace gridproof;
using namespace gridproof::test;

namespace {

void judged_as_expected(const CertificateCases& cases) {
  for (const CertificateCase& each : cases) {
    INFO(each.text);
    CHECK(told(each.text) == each.answer);
  }
}

}  // namespace

TEST_CASE("a step is right where the constraint that it names leaves no alternative", "[kernel]") {
  judged_as_expected(constraint_certificates::right_steps());
}

TEST_CASE("a step over constraints that does not follow is rejected", "[kernel]") {
  judged_as_expected(constraint_certificates::wrong_steps());
}

TEST_CASE("a constraint that cannot hold any more is a contradiction, and so is a cell without a value", "[kernel]") {
  judged_as_expected(constraint_certificates::contradictions());
}

TEST_CASE("assumptions over constraints are refuted one by one, and what followed from them is forgotten", "[kernel]") {
  judged_as_expected(constraint_certificates::scopes());
}

TEST_CASE("verdicts of a Takuzu", "[kernel]") { judged_as_expected(constraint_certificates::verdicts()); }

TEST_CASE("what is no certificate over constraints is refused at its place", "[kernel]") {
  judged_as_expected(constraint_certificates::unreadable());
}

TEST_CASE("a certificate of a Takuzu is about the rules, the puzzle and the marks that were asked for", "[kernel]") {
  for (const certificates::SubjectCase& each : constraint_certificates::subjects()) {
    INFO(each.text);
    CHECK(told(each.text, {.about = each.about}) == each.answer);
  }
}

TEST_CASE("the observer sees each right step over constraints before it is taken", "[kernel]") {
  CHECK(constraint_certificates::fault_of_observer().empty());
}

TEST_CASE("a constraint has one name, in one word", "[kernel]") {
  using spec::Takuzu;
  for (const Takuzu& rules : {Takuzu(2, 2), Takuzu(4, 6), Takuzu(14, 14), Takuzu(30, 30)}) {
    std::set<std::string> words;
    for (const spec::Constraint& constraint : constraints_of(rules).constraints)
      words.insert(text::constraint_word(constraint));
    CHECK(words.size() == constraints_of(rules).constraints.size());
    CHECK(words.count("row-1-and-row-2-differ") == 1);
    for (const std::string& word : words) CHECK(word.find_first_of(" \t\r\n") == std::string::npos);
    for (const spec::Cell cell : rules.cells()) CHECK(words.count(rules.name(cell)) == 0);
  }
}

TEST_CASE("rules are read back as they are written", "[kernel]") {
  for (int rows = 2; rows <= 30; rows += 2)
    for (const int columns : {2, 8, 10, 30})
      for (const bool lines_differ : {true, false}) {
        const spec::Takuzu takuzu(rows, columns, lines_differ);
        const auto read = text::parse_takuzu(text::rules_name(takuzu));
        REQUIRE(read);
        CHECK(kernel::same_rules(*read, takuzu));
      }
}

TEST_CASE("of random steps over constraints the kernel and the definition say the same", "[kernel]") {
  std::size_t right = 0, wrong = 0;
  property(
      "on sub-grids of solutions",
      [&] {
        static const spec::Takuzu four(4, 4), free(4, 4, false), flat(2, 6, false);
        const auto seed = *rc::gen::arbitrary<unsigned>();
        RandomConstraintSteps all(four, constraint_certificates::solution, seed);
        RandomConstraintSteps two(free, "0011110000111100", seed);
        RandomConstraintSteps wide(flat, "001011110100", seed);
        for (RandomConstraintSteps* steps : {&all, &two, &wide}) {
          const std::string fault = steps->fault(1);
          RC_LOG() << fault << "\n";
          RC_ASSERT(fault.empty());
          right += steps->right;
          wrong += steps->wrong;
        }
      },
      160);
  CHECK(right > 1500);
  CHECK(wrong > 5000);
}
