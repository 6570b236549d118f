// Judges what the engine's finders work with (sets of cells, places, what is known, what a reason says) by what they
// find with it: the reasons of spec's families that hold and change something, at many small positions.
#include <optional>

#include "engine/techniques/find.hpp"
#include "mutation/judges/expect.hpp"

using namespace gridproof;
using namespace gridproof::engine;
using namespace gridproof::mutation;
using namespace gridproof::spec;

namespace {

constexpr int words = 2;
using Set = CellSet<words>;

struct Heard {
  const Known<words>& known;
  std::vector<Reason> reasons;
  bool ranked = true;  // each says what its reason does

  void operator()(const Says<words>& says, const MakeReason& make) {
    if (!says.changes(known)) return;
    reasons.push_back(make());
    const Reason& reason = reasons.back();
    const Mark& first = says.places ? reason.set.front() : reason.del.front();
    ranked = ranked && says.rank() == 32U * first.cell + first.value - 1U + (says.places ? 0U : 65536U) &&
             says.places == reason.del.empty() && is_said(says, says.places ? reason.set : reason.del);
  }

  static bool is_said(const Says<words>& says, const std::vector<Mark>& marks) {
    for (const Mark& m : marks)
      if (!says.cells.has(m.cell) || (says.values & only(m.value)) == 0) return false;
    return marks.size() == static_cast<std::size_t>(says.cells.count() * std::popcount(says.values));
  }
};

bool same(const std::vector<Reason>& a, const std::vector<Reason>& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (comes_before(a[i], b[i]) || comes_before(b[i], a[i])) return false;
  return true;
}

struct Position {
  Grid grid;
  Marks<Truth> crossed;
};

// What is known, by definition.
void judge_known(const Layout& layout, const Places<words>& places, const Known<words>& known, const Grid& grid,
                 const Marks<Truth>& open) {
  const auto gone = absent(layout, grid, open);
  for (const Mark& m : all_marks(layout)) {
    EXPECT(known.open_at(m.value).has(m.cell) == open.is(m.cell, m.value).holds());
    EXPECT(known.alive_at(m.value).has(m.cell) != gone.is(m.cell, m.value).holds());
    EXPECT(((known.values[m.cell] & only(m.value)) != 0) != gone.is(m.cell, m.value).holds());
  }
  for (const Cell c : layout.cells()) EXPECT(known.empty.has(c) == (grid[c] == 0));
  EXPECT(places.size == static_cast<std::size_t>(layout.size()));
}

// Crossing out and placing, beside the position that they come to.
void judge_changes(const Layout& layout, const Places<words>& places, Position at, Chance& chance) {
  Known<words> known(places, at.grid, &at.crossed);
  known.collect_values(places);
  judge_known(layout, places, known, at.grid, candidates(layout, at.grid, at.crossed));
  for (int i = 0; i < 4; ++i) {
    const Marks<Truth> open = candidates(layout, at.grid, at.crossed);
    Set cells;
    bool changes = false;
    const auto values = static_cast<ValueSet>(chance.below(1U << layout.size()));
    for (const Cell c : layout.cells()) {
      if (!chance.one_in(3)) continue;
      cells.add(c);
      for (const Value v : layout.values())
        if ((values & only(v)) != 0) {
          changes = changes || open.is(c, v).holds();
          at.crossed.at(c, v) = Truth(true);
        }
    }
    EXPECT(Says<words>(is_not(cells, values)).changes(known) == changes);
    EXPECT(known.cross_out(cells, values) == changes);
    judge_known(layout, places, known, at.grid, candidates(layout, at.grid, at.crossed));
    const Mark mark = all_marks(layout)[chance.below(all_marks(layout).size())];
    if (!known.open_at(mark.value).has(mark.cell)) continue;
    known.place(places, mark.cell, mark.value);
    at.grid[mark.cell] = mark.value;
    judge_known(layout, places, known, at.grid, candidates(layout, at.grid, at.crossed));
  }
}

void judge_finders(const Layout& layout, const std::vector<Position>& positions) {
  const Places<words> places(layout);
  const SudokuRules rules(layout);
  std::vector<Known<words>> known;
  std::vector<Marks<Truth>> open, gone;
  for (const Position& at : positions) {
    known.emplace_back(places, at.grid, &at.crossed);
    known.back().collect_values(places);
    open.push_back(candidates(layout, at.grid, at.crossed));
    gone.push_back(absent(layout, at.grid, open.back()));
  }
  for (const NamedTechnique& technique : named_techniques()) {
    EXPECT(kind_named(technique.key));
    const bool is_chain = technique.hodoku >= "0400" && technique.hodoku < "0900";
    if (is_chain && technique.key != "empty_rectangle") continue;  // too many for a judge
    std::vector<std::vector<Reason>> expected(positions.size());
    go_through(technique.family, layout, rules, [&](const Reason& reason) {
      for (std::size_t i = 0; i < positions.size(); ++i)
        if (premises_hold(reason, gone[i]).holds() && changes_something(reason, open[i]).holds())
          expected[i].push_back(reason);
    });
    for (std::size_t i = 0; i < positions.size(); ++i) {
      Heard heard{known[i], {}};
      find(kind_of(technique), true, places, known[i], Tell<words>(heard));
      put_in_order(heard.reasons);
      put_in_order(expected[i]);
      EXPECT(heard.ranked && same(heard.reasons, expected[i]));
    }
  }
}

// Of one solution: some that it completes, some that nothing does.
std::vector<Position> positions_of(const Layout& layout, const Grid& solution, std::size_t how_many, Chance& chance) {
  std::vector<Position> positions;
  for (std::size_t i = 0; i < how_many; ++i) {
    Position at{solution, Marks<Truth>(layout)};
    const std::size_t clues = 2 + chance.below(3), crossed = 2 + chance.below(8);
    for (const Cell c : layout.cells()) {
      if (!chance.one_in(clues)) at.grid[c] = 0;
      for (const Value v : layout.values())
        if (chance.one_in(crossed) && (i % 3 == 0 || solution[c] != v)) at.crossed.at(c, v) = Truth(true);
    }
    positions.push_back(std::move(at));
  }
  return positions;
}

void judge_sets() {
  Chance chance(2);
  for (int i = 0; i < 200; ++i) {
    std::vector<bool> a(Set::capacity), b(Set::capacity);
    Set x, y;
    for (Cell c = 0; c < Set::capacity; ++c) {
      if (chance.one_in(1 + i % 9)) a[c] = true, x.add(c);
      if (chance.one_in(1 + i % 7)) b[c] = true, y.add(c);
    }
    const Cell gone = static_cast<Cell>(chance.below(Set::capacity));
    a[gone] = false, x.remove(gone);
    int count = 0, first = -1;
    bool both = false;
    std::vector<Cell> all;
    for (Cell c = 0; c < Set::capacity; ++c) {
      EXPECT(x.has(c) == a[c] && (x & y).has(c) == (a[c] && b[c]) && (x | y).has(c) == (a[c] || b[c]));
      EXPECT(without(x, y).has(c) == (a[c] && !b[c]));
      both = both || (a[c] && b[c]);
      if (!a[c]) continue;
      ++count;
      if (first < 0) first = c;
      all.push_back(c);
    }
    EXPECT(x.count() == count && x.is_empty() == (count == 0) && meet(x, y) == both);
    EXPECT(count == 0 || x.first() == first);
    std::vector<Cell> gone_through;
    x.each([&](Cell c) { gone_through.push_back(c); });
    EXPECT(gone_through == all && (x == y) == (a == b));
    Set sum = x;
    sum |= y;
    EXPECT(sum == (x | y));
    for (unsigned size = 1; size <= 11; ++size) {
      Set copy;
      for (unsigned from = 0; from + size <= Set::capacity; from += size) {
        const std::uint32_t field = x.field(from, size);
        for (unsigned bit = 0; bit < 32; ++bit)
          EXPECT((field >> bit & 1U) == (bit < size && a[from + bit] ? 1U : 0U));
        copy.add_field(from, size, field);
      }
      for (Cell c = 0; c < Set::capacity / size * size; ++c) EXPECT(copy.has(c) == a[c]);
    }
  }
}

void judge_bits() {
  EXPECT(words_for(2) == 2 && words_for(11) == 2 && words_for(12) == 4 && words_for(16) == 4 && words_for(17) == 10);
  EXPECT(words_for(25) == 10 && only(1) == 1 && only(3) == 4);
  for (std::uint32_t bits = 0; bits < 32; ++bits) {
    std::uint32_t sum = 0;
    each_value(bits, [&](Value v) { sum += 1U << (v - 1U); });
    EXPECT(sum == bits);
    for (int size = 0; size <= 5; ++size) {
      std::vector<std::uint32_t> found, expected;
      each_superset(bits & 23U, size, 23U, [&](std::uint32_t more) { found.push_back(more); });
      for (std::uint32_t more = 0; more < 32; ++more)
        if ((more & ~23U) == 0 && (bits & 23U & ~more) == 0 && std::popcount(more) == size) expected.push_back(more);
      std::sort(found.begin(), found.end());
      EXPECT(found == expected);
    }
  }
  Chance chance(3);
  for (int i = 0; i < 200; ++i) {
    std::array<std::uint32_t, 6> others{};
    for (auto& each : others) each = static_cast<std::uint32_t>(chance.below(64) & chance.below(64));
    const auto candidates = static_cast<std::uint32_t>(chance.below(64));
    for (int size = 1; size <= 4; ++size) {
      std::vector<std::uint32_t> found, expected;
      each_tight(others, candidates, size, [&](std::uint32_t chosen, std::uint32_t sum) {
        found.push_back(chosen << 8 | sum);
      });
      for (std::uint32_t chosen = 0; chosen < 64; ++chosen) {
        std::uint32_t sum = 0;
        for (std::size_t bit = 0; bit < 6; ++bit)
          if ((chosen >> bit & 1U) != 0) sum |= others[bit];
        if ((chosen & ~candidates) == 0 && std::popcount(chosen) == size && std::popcount(sum) <= size)
          expected.push_back(chosen << 8 | sum);
      }
      std::sort(found.begin(), found.end());
      std::sort(expected.begin(), expected.end());
      EXPECT(found == expected);
    }
  }
}

}  // namespace

int main() {
  judge_sets();
  judge_bits();
  Chance chance(1);
  const Layout four = Layout::boxes(2, 2), diagonals = four.with_diagonals(), six = Layout::boxes(2, 3);
  const Grid on_four(std::vector<Value>{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});
  const Grid on_diagonals(std::vector<Value>{1, 2, 3, 4, 3, 4, 1, 2, 4, 3, 2, 1, 2, 1, 4, 3});
  const Grid on_six(std::vector<Value>{1, 2, 3, 4, 5, 6, 4, 5, 6, 1, 2, 3, 2, 3, 1, 5, 6, 4,
                                       5, 6, 4, 2, 3, 1, 3, 1, 2, 6, 4, 5, 6, 4, 5, 3, 1, 2});
  judge_finders(four, positions_of(four, on_four, 20, chance));
  judge_finders(diagonals, positions_of(diagonals, on_diagonals, 30, chance));
  judge_finders(six, positions_of(six, on_six, 6, chance));
  // Regions in which a row or a column has one cell.
  const Layout jigsaw = Layout::regions(4, {0, 0, 1, 1, 0, 2, 1, 1, 0, 2, 2, 3, 2, 3, 3, 3});
  const Grid on_jigsaw(std::vector<Value>{1, 2, 3, 4, 3, 4, 2, 1, 4, 3, 1, 2, 2, 1, 4, 3});
  judge_finders(jigsaw, positions_of(jigsaw, on_jigsaw, 20, chance));
  const Layout small = Layout::boxes_on(6, 2, 2);  // whose boxes lack values; a solution of it by shifts
  Grid on_small(36);
  for (const Cell c : small.cells()) on_small[c] = static_cast<Value>((c / 6 * 2 + c % 6 + c / 18) % 6 + 1);
  judge_finders(small, positions_of(small, on_small, 6, chance));
  for (const Layout& layout : {four, diagonals, six}) {
    const Places<words> places(layout);
    const Grid& solution = layout == four ? on_four : layout == six ? on_six : on_diagonals;
    for (const Position& at : positions_of(layout, solution, 30, chance)) judge_changes(layout, places, at, chance);
  }
  EXPECT(!kind_named("z_wing"));
  const auto width = [](const Layout& layout) {
    return with_words(layout, []<int width>(std::integral_constant<int, width>) { return width; });
  };
  EXPECT(width(four) == 2 && width(Layout::boxes(3, 4)) == 4 && width(Layout::boxes(4, 4)) == 4);
  EXPECT(width(Layout::boxes(5, 5)) == 10);
}
