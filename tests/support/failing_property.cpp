// Fails on purpose: property.cmake reads how to reproduce it and does so.
#include "support/property.hpp"

using gridproof::test::property;

TEST_CASE("one's numbers, [in brackets], are small") {
  property("always", [](int number) { RC_ASSERT(number < 7); });
  property("never falsified", [](int number) { RC_ASSERT(number == number); });
}
