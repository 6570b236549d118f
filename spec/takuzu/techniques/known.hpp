// What the techniques of a Takuzu look at: where a cell cannot be the opposite of a value, it is that value. `gone` are
// the marks that cannot be (absent, in spec/reason.hpp): because the cell is filled with the other value, or because it
// is crossed out.
#pragma once

#include <cstddef>
#include <vector>

#include "spec/reason.hpp"
#include "spec/takuzu/constraints.hpp"
#include "spec/takuzu/takuzu.hpp"

namespace gridproof::spec {

template <Bit B>
const B& is_known(const Marks<B>& gone, Cell cell, Value value) {
  return gone.is(cell, opposite(value));
}

// The row and the column of a cell, and where it stands there.
struct PlaceInLine {
  std::size_t line;
  std::size_t place;
};
inline std::vector<PlaceInLine> places_of(const Takuzu& takuzu, Cell cell) {
  return {{takuzu.row_of(cell), static_cast<std::size_t>(takuzu.column(cell) - 1)},
          {takuzu.column_of(cell), static_cast<std::size_t>(takuzu.row(cell) - 1)}};
}

// A premise: the cell is known to be this value. It has one, and not the other.
inline void add_known(const Takuzu& takuzu, Cell cell, Value value, Reason& reason) {
  reason.premises.push_back({cell, opposite(value)});
  reason.constraints.push_back(has_value(takuzu, cell));
}

// Some mark of every empty cell, where `concludes` says so of its value and of a line that it is in.
template <Bit B, class F>
Marks<B> placed_in_lines(const Takuzu& takuzu, const Marks<B>& open, F&& concludes) {
  return marks<B>(takuzu, [&](Cell c, Value v) {
    return and_then(open.is(c, v), [&] {
      return any(places_of(takuzu, c), [&](const PlaceInLine& at) { return B(concludes(at, v)); });
    });
  });
}

}  // namespace gridproof::spec
