#include "spec/any_rules.hpp"

#include <catch2/catch.hpp>

using namespace gridproof::spec;

TEST_CASE("rules are the same where they say the same, whatever they are called") {
  const AnyRules four = Layout::boxes(2, 2), takuzu = Takuzu(4, 4);
  CHECK(four == AnyRules(Layout::boxes(2, 2).named("mine")));
  CHECK(takuzu == AnyRules(Takuzu(4, 4)));
  CHECK_FALSE(four == takuzu);
  CHECK_FALSE(four == AnyRules(Layout::boxes(2, 2).with_diagonals()));
  CHECK_FALSE(takuzu == AnyRules(Takuzu(4, 4, false)));
  CHECK_FALSE(takuzu == AnyRules(Takuzu(4, 6)));
}

TEST_CASE("what is about no board has a dash for a name") {
  CHECK(name(MaybeRules(Takuzu(4, 6))) == "takuzu-4x6");
  CHECK(name(MaybeRules(Layout::boxes(2, 3))) == "2x3");
  CHECK(name(MaybeRules()) == "-");
}
