// What the kernel accepts as a proof by the two rules, and at which step it rejects what is none.
#include "verify/kernel/certificate.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "kernel/certificate_cases.hpp"
#include "kernel/subject_cases.hpp"
#include "kernel/unreadable_certificates.hpp"
#include "text/layout_name.hpp"
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

TEST_CASE("a last value and a last place are accepted, from any house that shows them; a full grid needs no steps") {
  judged_as_expected(certificates::right_steps());
}

TEST_CASE("steps that do not follow are rejected, each with its reason") {
  judged_as_expected(certificates::wrong_steps());
}

TEST_CASE("a verdict must have been shown") { judged_as_expected(certificates::wrong_verdicts()); }

TEST_CASE("a contradiction refutes the puzzle, and nothing follows it but the verdict") {
  judged_as_expected(certificates::refutations());
}

TEST_CASE("two completions are evidence only if they are two and complete the puzzle") {
  judged_as_expected(certificates::two_completions());
}

TEST_CASE("a refuted assumption is crossed out in the scope around it, and nothing else of it is kept") {
  judged_as_expected(certificates::scopes());
}

TEST_CASE("every kind of house can be named, and only those that the layout has") {
  judged_as_expected(certificates::houses());
}

TEST_CASE("what cannot be read is an error with its place") { judged_as_expected(certificates::unreadable()); }

TEST_CASE("blanks and ends of lines separate words, and nothing else does") {
  judged_as_expected(certificates::blanks());
}

TEST_CASE("a completion has none of the crossed marks, and a given that is crossed out leaves none") {
  judged_as_expected(certificates::crossed());
}

TEST_CASE("marks follow that every completion has, with no assumption open and no contradiction reached") {
  judged_as_expected(certificates::follows());
}

TEST_CASE("what is none of the second version is an error with its place, and neither are its words in the first") {
  judged_as_expected(certificates::unreadable_of_the_second());
}

TEST_CASE("what the first version says is said in the second as well") {
  std::size_t count = 0;
  for (const CertificateCases& cases : {certificates::right_steps(), certificates::wrong_steps(),
                                        certificates::wrong_verdicts(), certificates::refutations(),
                                        certificates::two_completions(), certificates::scopes(),
                                        certificates::houses(), certificates::unreadable()})
    for (const CertificateCase& each : cases) {
      const auto text = certificates::in_the_second_version(each.text);
      if (!text) continue;
      INFO(*text);
      CHECK(told(*text) == each.answer);
      ++count;
    }
  CHECK(count > 90);
}

TEST_CASE("a list has at most as many marks as there are") {
  const spec::Layout layout = spec::Layout::boxes(5, 5);
  const std::string heading = "gridproof-certificate 2\nrules sudoku 5x5\ngivens " + std::string(625, '.') + "\n";
  const std::vector<spec::Mark> all = spec::all_marks(layout);
  const std::string marks = text::mark_names(layout, {}, all);
  CHECK(told(heading + "crossed " + marks + "\n)r25c25 contradictory").starts_with("accepted at step 2, line 5"));
  // Of so many marks not one can follow: nothing completes the grid.
  CHECK(told(heading + "crossed " + marks + "\nfollows " + marks) ==
        "rejected at step 1, line 5: no completion is shown: of a puzzle that has none, any mark follows");
  CHECK(told(heading + "crossed " + marks + " r25c25<>25") ==
        "p.proof:4:" + std::to_string(10 + marks.size()) + ": expected each mark once, found \"r25c25<>25\" again");
  const auto about = std::make_shared<const spec::AnyRules>(layout);
  CHECK(told(heading + "crossed " + marks + "\n)r1c1 contradictory", {.about = {about, spec::Grid(625), all}})
            .starts_with("accepted"));
}

TEST_CASE("a house that is too small to have every value has no last place") {
  const auto rules = std::make_shared<const spec::AnyRules>(spec::Layout::boxes_on(6, 1, 2));
  spec::Grid givens(36);
  givens[13] = 4;  // r3c2: in box 1 only r1c1 is left for a 4, which may be elsewhere
  const std::string heading =
      "gridproof-certificate 2\nrules sudoku " + rules->name() + "\ngivens .............4......................\n";
  const kernel::CertificateOptions options{.about = {rules, givens}};
  CHECK(told(heading + "4b1 follows r1c1=4", options) ==
        "rejected at step 1, line 4: box 1 is too small to have every value");
  CHECK(told(heading + ")4b2 contradictory", options) ==
        "rejected at step 1, line 4: box 2 is too small to have every value");
}

TEST_CASE("a file may come in parts of any size") {
  for (const CertificateCases& cases : certificates::all())
    for (const CertificateCase& each : cases) {
      if (each.text.size() > 1000) continue;
      for (const std::size_t size : {1U, 2U, 7U}) {
        INFO(each.text);
        CHECK(told(kernel::check_certificate({certificates::in_parts(each.text, size), "p.proof"})) == each.answer);
      }
    }
}

TEST_CASE("whoever asks says what the puzzle is, and a certificate about something else is rejected") {
  for (const certificates::SubjectCase& each : certificates::subjects()) {
    INFO(each.text);
    CHECK(told(each.text, {.about = each.about}) == each.answer);
  }
}

TEST_CASE("rules are the cells of the houses, not their names") {
  for (const certificates::RulesCase& each : certificates::rules()) {
    INFO(text::rules_name(each.a) << " and " << text::rules_name(each.b));
    CHECK(kernel::same_rules(each.a, each.b) == each.same);
    CHECK(kernel::same_rules(each.b, each.a) == each.same);
    CHECK(kernel::same_rules(each.a, each.a));
  }
}

TEST_CASE("the name of the rules has all of them, whatever the layout is called") {
  CHECK(text::rules_name(spec::Layout::boxes(2, 3).named("3x2")) == "2x3");
  CHECK(text::rules_name(spec::Layout::boxes(3, 3).with_windows().with_diagonals()) == "3x3+diagonals+windows");
  CHECK(text::rules_name(certificates::drawn(certificates::quarters).named("regions:a.map")) ==
        "regions:1122/1122/3344/3344");
  CHECK(text::rules_name(certificates::drawn({0, 1, 1, 0}).with_diagonals()) == "regions:12/21+diagonals");
}

TEST_CASE("the check can be stopped, and the observer sees each right step before it is taken") {
  CHECK(certificates::fault_of_stop() == "");
  CHECK(certificates::fault_of_observer() == "");
  CHECK(certificates::fault_of_defaults() == "");
}
