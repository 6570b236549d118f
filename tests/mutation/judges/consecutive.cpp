// Judges the definition of three consecutive zeros in an array and the three loops that find out.
#include "spec/takuzu/consecutive.hpp"

#include <string>

#include "mutation/judges/expect.hpp"
#include "spec/truth.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::spec;

namespace {

struct Digits {
  std::string digits;

  Truth is_zero(int i) const {
    EXPECT(i >= 0 && i < static_cast<int>(digits.size()));  // nothing outside is read
    return Truth(digits[static_cast<std::size_t>(i)] == '0');
  }
};

void judge(const std::string& digits) {
  const Digits array{digits};
  const int length = static_cast<int>(digits.size());
  const bool none = digits.find("000") == std::string::npos;
  EXPECT(no_3_consecutive_zeros(array, length).holds() == none);
  EXPECT(no_3_consecutive_zeros_version_1(array, length).holds() == none);
  EXPECT(no_3_consecutive_zeros_version_2(array, length).holds() == none);
  EXPECT(no_3_consecutive_zeros_version_3(array, length).holds() == none);
  for (int part = 0; part <= length; ++part)
    EXPECT(no_3_consecutive_zeros_sub(array, part).holds() ==
           (digits.substr(0, static_cast<std::size_t>(part)).find("000") == std::string::npos));
}

// What a loop remembers is stated too: theorems speak of it.
void judge_memory() {
  const Digits array{"0010"};
  const auto two = Version2::start(array);
  EXPECT(two.last1.holds() && two.last2.holds());
  EXPECT(Version2::start(Digits{"01"}).last2.holds() && !Version2::start(Digits{"01"}).last1.holds());
  const auto ended = Version2::pass(array, 1, two);
  EXPECT(ended.ends.holds() && ended.after.last1.holds() && ended.after.last2.holds());
  const auto passed = Version2::pass(array, 2, two);
  EXPECT(!passed.ends.holds() && !passed.after.last1.holds() && passed.after.last2.holds());
  auto counted = Version3::start(array);
  const std::array zeros = {0, 1, 2, 0, 1};  // that end before 0, 1, ..., 4
  for (int i = 0;; ++i) {
    for (int k = 0; k < 3; ++k)
      EXPECT(counted.count_zeros[static_cast<std::size_t>(k)].holds() == (k == zeros[static_cast<std::size_t>(i)]));
    if (i == 4) break;
    const auto next = Version3::pass(array, i, counted);
    EXPECT(!next.ends.holds());
    counted = next.after;
  }
  const Digits late{"1000"};
  const auto nothing = Version1::start(late);
  EXPECT(Version1::pass(late, 1, nothing).ends.holds() && !Version1::pass(late, 0, nothing).ends.holds());
}

}  // namespace

int main() {
  for (std::size_t length = 0; length <= 8; ++length)
    for (unsigned number = 0; number < 1U << length; ++number) {
      std::string digits;
      for (std::size_t i = 0; i < length; ++i) digits += (number >> i & 1U) != 0 ? '1' : '0';
      judge(digits);
    }
  judge_memory();
}
