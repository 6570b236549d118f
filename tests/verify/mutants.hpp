// Broken variants of the machine, each a dialect that hides one rule. A claim that none of them violates would be a
// claim that cannot fail.
#pragma once

#include "spec/sudoku/dialects.hpp"

namespace gridproof::test {

using namespace spec;

// Tier 1 takes any candidate instead of the only one.
struct HastyOnlyChoice : Repaired {
  template <Bit B>
  static Marks<B> only_choice(const Position<B>&, const Marks<B>& candidates) {
    return candidates;
  }
};

// Tier 2 is content with a house in which the value has at most two places.
struct HastyLastRemaining : Repaired {
  template <Bit B>
  static Marks<B> last_remaining(const Position<B>& at, const Marks<B>& candidates) {
    return marks<B>(at.rules, [&](Cell c, Value v) {
      return candidates.is(c, v) & any(at.rules.houses_of(c), [&](HouseIndex h) {
               B some(false), several(false), many(false);
               for (const Cell x : at.rules.houses()[h]) {
                 many = many | (several & candidates.is(x, v));
                 several = several | (some & candidates.is(x, v));
                 some = some | candidates.is(x, v);
               }
               return ~many;
             });
    });
  }
};

// A candidate must not be in the next cell of the row either: too much is excluded.
struct Overexcluding : Repaired {
  template <Bit B>
  static Marks<B> candidates(const Position<B>& at) {
    const Marks<B> right = Repaired::candidates(at);
    return marks<B>(at.rules, [&](Cell c, Value v) {
      const Value next = static_cast<Value>(v % at.rules.size() + 1);
      return right.is(c, v) & ~at.grid.is(static_cast<Cell>((c + 1) % at.rules.cells().size()), next);
    });
  }
};

// Tier 2 ignores that the cell must be open for the value: it names every cell of the house.
struct WholeHouse : Repaired {
  template <Bit B>
  static Marks<B> last_remaining(const Position<B>& at, const Marks<B>& candidates) {
    return marks<B>(at.rules, [&](Cell c, Value v) {
      return any(at.rules.houses_of(c), [&](HouseIndex h) {
        return exactly_one(at.rules.houses()[h], [&](Cell x) { return candidates.is(x, v); });
      });
    });
  }
};

// Tier 3 proposes cells that are filled.
struct FilledBruteForce : Repaired {
  template <Bit B>
  static Marks<B> brute_force(const Position<B>& at) {
    return at.solution;
  }
};

// Tier 3 never answers.
struct NoBruteForce : Repaired {
  template <Bit B>
  static Marks<B> brute_force(const Position<B>& at) {
    return Marks<B>(at.rules);
  }
};

// A tier may be passed over although it has a hint.
struct Impatient : Repaired {
  template <Bit B>
  static B moves_on(const B&) {
    return B(true);
  }
};

// A tier answers although it has no hint.
struct Talkative : Repaired {
  template <Bit B>
  static B finds(const B&) {
    return B(true);
  }
};

// A cell's only candidate stops being one when the cell before it is filled: what is proposed depends on the order.
struct Fickle : Repaired {
  template <Bit B>
  static Marks<B> only_choice(const Position<B>& at, const Marks<B>& candidates) {
    const Marks<B> right = Repaired::only_choice(at, candidates);
    return marks<B>(at.rules, [&](Cell c, Value v) {
      return c == 0 ? B(right.is(c, v)) : right.is(c, v) & is_empty(at.rules, at.grid, static_cast<Cell>(c - 1));
    });
  }
  template <Bit B>
  static Marks<B> last_remaining(const Position<B>& at, const Marks<B>&) {
    return Marks<B>(at.rules);
  }
};

}  // namespace gridproof::test
