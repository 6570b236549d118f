// What the numbers of a random run count: cases drawn, cases with something to say, cases left undecided.
#include "verify/property/property.hpp"

#include <catch2/catch.hpp>

#include "spec/sudoku/dialects.hpp"
#include "support/request.hpp"

using namespace gridproof;
using namespace gridproof::verify;
using gridproof::test::run_request;

namespace {

// Asked twenty times, of cases numbered from 1.
PropertyReport with_outcomes(const std::function<Outcome(int)>& outcome, int& calls) {
  calls = 0;
  return test_cases({.layout = spec::Layout::boxes(2, 2), .cases = 20}, [&](const Case&) { return outcome(++calls); });
}

// It does not start where marks are crossed out.
struct WithoutMarks : spec::Repaired {
  template <spec::Bit B>
  static B init(const spec::Position<B>& at) {
    return spec::Repaired::init(at) & spec::none(at.crossed.bits(), [](const B& bit) { return bit; });
  }
};

}  // namespace

TEST_CASE("cases without the premise are drawn, and counted as such") {
  int calls = 0;
  const PropertyReport rare =
      with_outcomes([](int call) { return call % 10 == 0 ? Outcome::holds : Outcome::vacuous; }, calls);
  CHECK(rare.verdict == Verdict::tested);
  CHECK(rare.premises == 20);
  CHECK(rare.cases == 200);
  CHECK(calls == 200);
  CHECK(rare.figures() == "200 cases drawn: 20 met the premise, 180 did not");
}

TEST_CASE("cases left undecided are counted as such") {
  int calls = 0;
  const PropertyReport report = with_outcomes(
      [](int call) { return call % 4 == 0 ? Outcome::undecided : call % 4 == 1 ? Outcome::vacuous : Outcome::holds; },
      calls);
  CHECK(report.premises == 20);
  CHECK(report.cases == static_cast<std::uint64_t>(calls));
  CHECK(report.undecided == report.cases / 4);
  CHECK(report.figures() == "39 cases drawn: 20 met the premise, 10 did not, 9 undecided");
}

TEST_CASE("what shrinking tries is not counted") {
  int calls = 0;
  const PropertyReport report = with_outcomes(
      [](int call) { return call < 5 ? Outcome::vacuous : call < 9 ? Outcome::holds : Outcome::violated; }, calls);
  CHECK(report.verdict == Verdict::falsified);
  CHECK(report.cases == 9);
  CHECK(report.premises == 5);  // with the one that is falsified
  CHECK(calls > 9);
}

TEST_CASE("a row of a claim whose premise is rare has more cases than premises") {
  // As written three of four random solutions are no solutions, of which confluence says nothing.
  const RunReport report = run_request({.names = {"confluence", "type_ok"},
                                        .instrument = Instrument::property,
                                        .rules = spec::Layout::boxes(2, 3),
                                        .dialect = Dialect::as_written,
                                        .cases = 40});
  REQUIRE(report.rows.size() == 2);
  const Row& always = report.rows[0];
  const Row& rare = report.rows[1];
  CHECK(rare.subject.claim == Claim::confluence);
  CHECK(rare.verdict == Verdict::tested);
  CHECK(rare.premises == 40);
  CHECK(rare.grids > 80);
  CHECK(rare.figures.find("40 met the premise, " + std::to_string(rare.grids - 40) + " did not") != std::string::npos);
  CHECK(always.grids == 40);
  CHECK(always.premises == 40);
}

TEST_CASE("a case that is drawn where the machine does not start is kept") {
  const spec::Layout four = spec::Layout::boxes(2, 2);
  const auto not_initial = [](const Game& game) {
    return test_property(game, Claim::hint_sound, ChoiceRule::least, 50).not_initial;
  };
  CHECK_FALSE(not_initial(GameOf<spec::Repaired>(four)));
  const auto at = not_initial(GameOf<WithoutMarks>(four));
  REQUIRE(at);
  CHECK(spec::any(at->crossed.bits(), [](const spec::Truth& bit) { return bit; }).holds());
  for (const Dialect dialect : {Dialect::repaired, Dialect::as_written})
    CHECK_FALSE(test_property({.layout = four, .question = {Claim::type_ok, dialect}}).not_initial);
}
