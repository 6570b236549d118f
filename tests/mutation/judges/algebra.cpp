// Judges the algebra, its folds and its two readings.
#include "spec/algebra.hpp"

#include "mutation/judges/expect.hpp"
#include "spec/lanes.hpp"
#include "spec/truth.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::spec;

namespace {

void judge_truth() {
  EXPECT(!Truth().holds());
  for (const bool a : {false, true}) {
    EXPECT(Truth(a).holds() == a);
    EXPECT((~Truth(a)).holds() == !a);
    for (const bool b : {false, true}) {
      EXPECT((Truth(a) & Truth(b)).holds() == (a && b));
      EXPECT((Truth(a) | Truth(b)).holds() == (a || b));
      EXPECT((Truth(a) == Truth(b)) == (a == b));
      EXPECT(and_then(Truth(a), [&] { return Truth(b); }).holds() == (a && b));
      EXPECT(implies(Truth(a), Truth(b)).holds() == (!a || b));
      EXPECT(differ(Truth(a), Truth(b)).holds() == (a != b));
      EXPECT(same(Truth(a), Truth(b)).holds() == (a == b));
      for (const bool c : {false, true}) EXPECT(mux(Truth(c), Truth(a), Truth(b)).holds() == (c ? a : b));
    }
  }
}

void judge_folds() {
  for (unsigned length = 0; length <= 4; ++length)
    for (unsigned pattern = 0; pattern < 1U << length; ++pattern) {
      std::vector<Truth> items;
      unsigned count = 0, least = length;
      for (unsigned i = 0; i < length; ++i) {
        const bool here = (pattern >> i & 1U) != 0;
        items.push_back(Truth(here));
        if (here && count++ == 0) least = i;
      }
      const auto itself = [](Truth bit) { return bit; };
      EXPECT(all(items, itself).holds() == (count == length));
      EXPECT(any(items, itself).holds() == (count > 0));
      EXPECT(none(items, itself).holds() == (count == 0));
      EXPECT(at_most_one(items, itself).holds() == (count <= 1));
      EXPECT(exactly_one(items, itself).holds() == (count == 1));
      EXPECT(count_up_to_two(items, itself).some.holds() == (count >= 1));
      EXPECT(count_up_to_two(items, itself).several.holds() == (count >= 2));
      const std::vector<Truth> chosen = first(items, itself);
      EXPECT(chosen.size() == length);
      for (unsigned i = 0; i < length; ++i) EXPECT(chosen[i].holds() == (i == least));
    }
}

void judge_lanes() {
  EXPECT(Lanes(true).population() == 256 && Lanes(true).any());
  EXPECT(Lanes(false).population() == 0 && !Lanes(false).any());
  EXPECT(Lanes() == Lanes(false) && !(Lanes(true) == Lanes(false)));
  Chance chance(1);
  for (int round = 0; round < 4; ++round) {
    bool a[256], b[256];
    Lanes first(false), second(false);
    for (std::size_t i = 0; i < 256; ++i) {
      if ((a[i] = chance.one_in(2))) first.set(i);
      if ((b[i] = chance.one_in(2))) second.set(i);
    }
    std::size_t population = 0;
    for (std::size_t i = 0; i < 256; ++i) {
      population += a[i] ? 1 : 0;
      EXPECT(first.at(i) == a[i]);
      EXPECT((first & second).at(i) == (a[i] && b[i]));
      EXPECT(and_then(first, [&] { return second; }).at(i) == (a[i] && b[i]));
      EXPECT((first | second).at(i) == (a[i] || b[i]));
      EXPECT((~first).at(i) != a[i]);
      for (unsigned k = 0; k < 8; ++k) EXPECT(first.with_variable_set(k).at(i) == a[i | std::size_t{1} << k]);
    }
    EXPECT(first.population() == population);
  }
  for (std::size_t i = 0; i < 256; ++i) {
    Lanes one(false);
    one.set(i);
    EXPECT(one.any() && one.population() == 1 && !(one == Lanes(false)));
    for (unsigned k = 0; k < 8; ++k) EXPECT(Lanes::variable(k).at(i) == ((i >> k & 1) != 0));
    EXPECT(Lanes::below(i).population() == i && !Lanes::below(i).at(i));
  }
}

}  // namespace

int main() {
  judge_truth();
  judge_folds();
  judge_lanes();
}
