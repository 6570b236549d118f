// Judges planes of both kinds and all widths against loops over bits.
#include "engine/planes.hpp"

#include "engine/planes_over.hpp"
#include "mutation/judges/expect.hpp"
#include "spec/truth.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using engine::PlanesOver;
using spec::Truth;

namespace {

bool holds(bool bit) { return bit; }
bool holds(Truth bit) { return bit.holds(); }

// The bits of one plane, as [value][column], both from 1.
struct Bits {
  explicit Bits(int n) : size(n), bits(static_cast<std::size_t>((n + 1) * (n + 1)), 0) {}
  char& at(int value, int column) { return bits[static_cast<std::size_t>(value * (size + 1) + column)]; }
  int in_value(int value) {
    int count = 0;
    for (int column = 1; column <= size; ++column) count += at(value, column);
    return count;
  }
  int in_column(int column) {
    int count = 0;
    for (int value = 1; value <= size; ++value) count += at(value, column);
    return count;
  }

  int size;
  std::vector<char> bits;
};

template <class Plane>
Plane plane_of(Bits& bits) {
  Plane plane = Plane::constant(bits.size, 0);
  for (int v = 1; v <= bits.size; ++v)
    for (int c = 1; c <= bits.size; ++c) {
      if (bits.at(v, c) == 0) continue;
      if constexpr (requires { plane.set(v, c); })
        plane.set(v, c);
      else
        plane.at(v, c) = Truth(true);
    }
  return plane;
}

template <class Plane, class Expected>
bool is(const Plane& plane, int size, Expected&& expected) {
  for (int v = 1; v <= size; ++v)
    for (int c = 1; c <= size; ++c)
      if (holds(plane.is(v, c)) != static_cast<bool>(expected(v, c))) return false;
  return true;
}

template <class Plane>
void judge_planes(int size) {
  Chance chance(4);
  EXPECT(!holds(Plane{}.any()));
  for (int round = 0; round < 12; ++round) {
    Bits a(size), b(size);
    const std::size_t rare = 1 + chance.below(static_cast<std::size_t>(size) + 2);
    for (int v = 1; v <= size; ++v)
      for (int c = 1; c <= size; ++c) {
        a.at(v, c) = chance.one_in(rare) ? 1 : 0;
        b.at(v, c) = chance.one_in(rare) ? 1 : 0;
      }
    const Plane first = plane_of<Plane>(a), second = plane_of<Plane>(b);
    EXPECT(is(first, size, [&](int v, int c) { return a.at(v, c); }));
    EXPECT(is(first & second, size, [&](int v, int c) { return a.at(v, c) && b.at(v, c); }));
    EXPECT(is(first | second, size, [&](int v, int c) { return a.at(v, c) || b.at(v, c); }));
    EXPECT(is(without(first, second), size, [&](int v, int c) { return a.at(v, c) && !b.at(v, c); }));
    EXPECT(is(spread(first), size, [&](int v, int) { return a.in_value(v) > 0; }));
    EXPECT(is(once(first), size, [&](int v, int) { return a.in_value(v) == 1; }));
    EXPECT(is(across(first), size, [&](int, int c) { return a.in_column(c) > 0; }));
    EXPECT(is(across_once(first), size, [&](int, int c) { return a.in_column(c) == 1; }));
    EXPECT(is(first | Plane{}, size, [&](int v, int c) { return a.at(v, c); }));
    EXPECT(is(Plane{} | first, size, [&](int v, int c) { return a.at(v, c); }));
    EXPECT(is(without(first, Plane{}), size, [&](int v, int c) { return a.at(v, c); }));
    EXPECT(is(first & Plane{}, size, [&](int, int) { return false; }));
    EXPECT(is(Plane{} & first, size, [&](int, int) { return false; }));
    const auto mask = static_cast<std::uint32_t>(chance.below(std::size_t{1} << size));
    EXPECT(is(Plane::constant(size, mask), size, [&](int, int c) { return mask >> (c - 1) & 1U; }));
    int sum = 0;
    for (int v = 1; v <= size; ++v) sum += a.in_value(v);
    EXPECT(holds(first.any()) == (sum > 0));
    EXPECT(holds(first.is_empty()) == (sum == 0));
    if constexpr (requires { first.population(); }) {
      EXPECT(first.population() == sum);
      EXPECT(Plane::constant(size, mask).population() == size * std::popcount(mask));
      for (int v = 1; v <= size; ++v)
        for (int c = 1; c <= size; ++c) EXPECT((first.columns(v) >> (c - 1) & 1U) == (a.at(v, c) != 0 ? 1U : 0U));
      auto copy = second;
      for (int v = 1; v <= size; ++v) copy.set_columns(v, first.columns(v));
      EXPECT(is(copy, size, [&](int v, int c) { return a.at(v, c); }));
    } else {
      EXPECT(first.size() == size);
    }
  }
  for (int v = 1; v <= size; ++v)
    for (int c = 1; c <= size; ++c) {
      Bits one(size);
      one.at(v, c) = 1;
      EXPECT(holds(plane_of<Plane>(one).any()));
    }
}

}  // namespace

int main() {
  judge_planes<engine::Planes<4>>(4);
  judge_planes<engine::Planes<8>>(8);
  judge_planes<engine::Planes<16>>(9);
  judge_planes<engine::Planes<16>>(16);
  judge_planes<engine::Planes<25>>(25);
  judge_planes<PlanesOver<Truth>>(5);
}
