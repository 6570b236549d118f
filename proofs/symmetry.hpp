// Symmetries of a layout map valid boards to valid boards, candidates to candidates, and what each tier proposes to
// what it proposes: so one grid of each class stands for the class. (The row-major choice among proposals is not
// symmetric.)
#pragma once

#include <functional>
#include <numeric>

#include "proofs/position.hpp"

namespace gridproof::proofs {

// Where each cell and each value goes.
struct Symmetry {
  std::string name;
  std::vector<Cell> cell;
  std::vector<Value> value;  // by value; 0 stays 0

  static Symmetry of(const Layout& layout, std::string name) {
    Symmetry symmetry{std::move(name), layout.cells(), {0}};
    for (const Value v : layout.values()) symmetry.value.push_back(v);
    return symmetry;
  }
};

// Exchanges the lines a and b, counted from 1, with `count` neighbours each: rows, or columns.
inline Symmetry exchange(const Layout& layout, bool rows, int a, int b, int count) {
  Symmetry symmetry = Symmetry::of(layout, std::string(rows ? "rows" : "columns") + " from " + std::to_string(a) +
                                               " and " + std::to_string(b) + ", " + std::to_string(count) + " each");
  const auto moved = [&](int line) {
    if (line >= a && line < a + count) return line - a + b;
    if (line >= b && line < b + count) return line - b + a;
    return line;
  };
  for (const Cell c : layout.cells()) {
    const int row = layout.row(c), column = layout.column(c);
    symmetry.cell[c] = rows ? layout.cell(moved(row), column) : layout.cell(row, moved(column));
  }
  return symmetry;
}

inline std::vector<Symmetry> relabellings(const Layout& layout) {
  std::vector<Symmetry> all;
  for (int v = 1; v < layout.size(); ++v) {
    all.push_back(Symmetry::of(layout, "values " + std::to_string(v) + " and " + std::to_string(v + 1)));
    std::swap(all.back().value[static_cast<std::size_t>(v)], all.back().value[static_cast<std::size_t>(v) + 1]);
  }
  return all;
}
// Neighbouring lines of a band or stack.
inline std::vector<Symmetry> line_exchanges(const Layout& layout, bool rows) {
  const int depth = rows ? layout.box_rows() : layout.box_columns();
  std::vector<Symmetry> all;
  for (int line = 1; line < layout.size(); ++line)
    if (line % depth != 0) all.push_back(exchange(layout, rows, line, line + 1, 1));
  return all;
}
// Neighbouring bands or stacks.
inline std::vector<Symmetry> band_exchanges(const Layout& layout, bool rows) {
  const int depth = rows ? layout.box_rows() : layout.box_columns();
  std::vector<Symmetry> all;
  for (int line = 1; line + depth <= layout.size(); line += depth)
    all.push_back(exchange(layout, rows, line, line + depth, depth));
  return all;
}
inline std::vector<Symmetry> transposition(const Layout& layout) {
  Symmetry symmetry = Symmetry::of(layout, "rows and columns");
  for (const Cell c : layout.cells()) symmetry.cell[c] = layout.cell(layout.column(c), layout.row(c));
  return {symmetry};
}

// Neighbours suffice: every permutation is a product of exchanges of neighbours, and the statement composes.
template <class D>
struct Symmetric {
  Layout layout;
  std::function<std::vector<Symmetry>(const Layout&)> symmetries;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Position<B> at{layout, stage.marks("grid", layout), stage.marks("crossed", layout),
                         stage.marks("solution", layout)};
    stage.exhibit("grid", at.grid);
    stage.exhibit("crossed", at.crossed);
    stage.exhibit("solution", at.solution);
    const Marks<B> open = D::candidates(at);
    for (const Symmetry& symmetry : symmetries(layout)) {
      const auto image = [&](const Marks<B>& marks) {
        Marks<B> moved(layout);
        for (const Cell c : layout.cells())
          for (const Value v : layout.values()) moved.at(symmetry.cell[c], symmetry.value[v]) = marks.is(c, v);
        return moved;
      };
      // `moved` is what the notion says of the image, `marks` what it says of the original.
      const auto show = [&](const std::string& notion, const Marks<B>& marks, const Marks<B>& moved) {
        for (const Cell c : layout.cells())
          stage.show(notion + " at " + symbolic::place(layout, c) + ", " + symmetry.name,
                     all(layout.values(),
                         [&](Value v) { return same(marks.is(c, v), moved.is(symmetry.cell[c], symmetry.value[v])); }));
      };
      const Position<B> moved{layout, image(at.grid), image(at.crossed), image(at.solution)};
      for (const House& house : layout.houses()) {
        Group there;
        for (const Cell c : house) there.push_back(symmetry.cell[c]);
        stage.show("group of " + symbolic::place(layout, house.cells.front()) + " and " +
                       symbolic::place(layout, house.cells.back()) + ", " + symmetry.name,
                   same(check_alt(layout, at.solution, house.cells), check_alt(layout, moved.solution, there)));
      }
      stage.show("valid, " + symmetry.name, same(valid_alt(layout, at.solution), valid_alt(layout, moved.solution)));
      show("candidates", open, D::candidates(moved));
      // The candidates on both sides are now each other's image, so the tiers are compared on any such pair.
      const Marks<B> any_open = marks<B>(layout, [&](Cell c, Value v) {
        return stage.stand_in(symmetry.name + ", candidates." + symbolic::place(layout, c, v), open.is(c, v));
      });
      const Marks<B> one = D::only_choice(at, any_open), other = D::only_choice(moved, image(any_open));
      const Marks<B> two = D::last_remaining(at, any_open), second = D::last_remaining(moved, image(any_open));
      const Marks<B> three = D::brute_force(at), third = D::brute_force(moved);
      show("tier 1", one, other);
      show("tier 2", two, second);
      show("tier 3", three, third);
      const auto some = [&](const Marks<B>& tier) {
        return any(layout.cells(),
                   [&](Cell c) { return any(layout.values(), [&](Value v) { return B(tier.is(c, v)); }); });
      };
      stage.show("tier 1 enabled, " + symmetry.name, same(some(one), some(other)));
      stage.show("tier 2 enabled, " + symmetry.name, same(some(two), some(second)));
      stage.show("tier 3 enabled, " + symmetry.name, same(some(three), some(third)));
    }
  }
};

}  // namespace gridproof::proofs
