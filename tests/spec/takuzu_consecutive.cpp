// Three consecutive zeros: the definition and its three loops, on every short array.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "spec/takuzu/consecutive.hpp"
#include "spec/truth.hpp"

using namespace gridproof::spec;

namespace {

struct Digits {
  std::string digits;
  Truth is_zero(int i) const { return Truth(digits.at(static_cast<std::size_t>(i)) == '0'); }  // throws outside
};

// By definition, then by each version.
std::vector<bool> answers(const std::string& digits) {
  const Digits array{digits};
  const int length = static_cast<int>(digits.size());
  return {no_3_consecutive_zeros(array, length).holds(), no_3_consecutive_zeros_version_1(array, length).holds(),
          no_3_consecutive_zeros_version_2(array, length).holds(),
          no_3_consecutive_zeros_version_3(array, length).holds()};
}

}  // namespace

TEST_CASE("arrays of every length up to 12 are searched for three zeros, and never read outside") {
  for (std::size_t length = 0; length <= 12; ++length)
    for (unsigned number = 0; number < 1U << length; ++number) {
      std::string digits;
      for (std::size_t i = 0; i < length; ++i) digits += (number >> i & 1U) != 0 ? '1' : '0';
      const bool none = digits.find("000") == std::string::npos;
      if (answers(digits) != std::vector<bool>(4, none)) FAIL("on " << digits);
    }
  SUCCEED();
}

TEST_CASE("arrays that are too short have no three zeros") {
  for (const char* digits : {"", "0", "00"}) CHECK(answers(digits) == std::vector<bool>(4, true));
  CHECK(answers("000") == std::vector<bool>(4, false));
}

TEST_CASE("other numbers than zero interrupt") {
  CHECK(answers("0070010100") == std::vector<bool>(4, true));
  CHECK(answers("9100038") == std::vector<bool>(4, false));
}

TEST_CASE("the part before an index is asked by itself") {
  const Digits array{"10001"};
  CHECK(no_3_consecutive_zeros_sub(array, 3).holds());
  CHECK_FALSE(no_3_consecutive_zeros_sub(array, 4).holds());
}
