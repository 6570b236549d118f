// Between the plain relations and those of spec/.
#pragma once

#include <vector>

#include "mutation/judges/plain.hpp"
#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"
#include "spec/position.hpp"
#include "spec/truth.hpp"

namespace gridproof::mutation {

inline plain::Relation plain_of(const spec::Layout& layout, const spec::Marks<spec::Truth>& marks) {
  return plain::relation(layout.size(), [&](int c, int v) {
    return marks.is(static_cast<spec::Cell>(c), static_cast<spec::Value>(v)).holds();
  });
}

template <spec::Bit B>
spec::Marks<B> marks_of(const spec::Layout& layout, const plain::Relation& relation) {
  spec::Marks<B> marks(layout);
  for (int c = 0; c < relation.size * relation.size; ++c)
    for (int v = 1; v <= relation.size; ++v)
      marks.at(static_cast<spec::Cell>(c), static_cast<spec::Value>(v)) = B(relation.is(c, v));
  return marks;
}

template <spec::Bit B>
spec::Position<B> spec_of(const spec::Layout& layout, const plain::Position& at) {
  return {layout, marks_of<B>(layout, at.grid), marks_of<B>(layout, at.crossed), marks_of<B>(layout, at.solution)};
}

inline spec::Grid grid_of(const plain::World& world) {
  std::vector<spec::Value> values;
  for (const char cell : world.solution) values.push_back(static_cast<spec::Value>(cell - '0'));
  return spec::Grid(values);
}

}  // namespace gridproof::mutation
