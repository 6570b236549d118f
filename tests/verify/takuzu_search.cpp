// Instruments that take rules of any kind search a Takuzu as a Takuzu, not as a list of constraints.
#include <catch2/catch.hpp>
#include <variant>
#include <vector>

#include "solver/random.hpp"
#include "spec/dialect.hpp"
#include "spec/takuzu/validity.hpp"
#include "verify/claims/game.hpp"
#include "verify/models/spec_machine.hpp"

using namespace gridproof;
using namespace gridproof::spec;

namespace {

// A machine that only looks at the solution.
struct Peeks : DialectOf<Takuzu> {
  static const TierList& tiers() {
    static const TierList list({{"BruteForce", Ground::peek, false}}, true);
    return list;
  }
  template <class D, Bit B>
  static std::vector<Proposals<B>> proposals(const Position<B, Takuzu>& at) {
    std::vector<Proposals<B>> proposed;
    proposed.emplace_back(D::brute_force(at));
    return proposed;
  }
};

}  // namespace

TEST_CASE("a game of Takuzu has the fast search") {
  const Takuzu takuzu(20, 30);
  const verify::GameOf<Peeks> game(takuzu);
  const Marks<Truth> none(takuzu);
  const Grid empty(600);
  const auto first = [](const Grid&) { return false; };
  // So few nodes are not enough for the plain search.
  CHECK(solver::enumerate(takuzu, empty, none, first, {5000}) == solver::Ending::exhausted);
  CHECK(game.for_each_completion(empty, none, first, {5000}) == solver::Ending::stopped);

  solver::Random random(1);
  const auto made = game.random_solution(random);
  REQUIRE(std::holds_alternative<Grid>(made));
  CHECK(is_solution(takuzu, std::get<Grid>(made)).holds());
}
