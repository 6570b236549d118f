// More pigeons than holes: formulas whose short refutations need new variables, which in DRAT come by RAT.
#pragma once

#include "kernel/naive.hpp"

namespace gridproof::test {

// Variable of "pigeon sits in hole" among so many holes, both from 0, after `base`.
inline int sits(int base, int holes, int pigeon, int hole) { return base + pigeon * holes + hole + 1; }

inline Formula pigeonhole_formula(int holes) {
  Formula formula;
  for (int pigeon = 0; pigeon <= holes; ++pigeon) {
    Literals somewhere;
    for (int hole = 0; hole < holes; ++hole) somewhere.push_back(sits(0, holes, pigeon, hole));
    formula.push_back(somewhere);
  }
  for (int hole = 0; hole < holes; ++hole)
    for (int pigeon = 0; pigeon <= holes; ++pigeon)
      for (int other = 0; other < pigeon; ++other)
        formula.push_back({-sits(0, holes, pigeon, hole), -sits(0, holes, other, hole)});
  return formula;
}

struct Pigeonhole {
  Formula formula;
  int variables = 0;
  Proof proof;
};

// Cook's refutation: with the last pigeon and the last hole gone, a pigeon sits in a hole if it did before, or if it
// sat in the last hole and the last pigeon in this one.
inline Pigeonhole refuted_pigeonhole(int holes) {
  Pigeonhole result{pigeonhole_formula(holes), (holes + 1) * holes, {}};
  const auto add = [&](Literals clause) { result.proof.push_back({false, std::move(clause)}); };
  int base = 0;
  for (int n = holes; n > 1; --n) {
    const int next = base + (n + 1) * n;
    const auto before = [&](int pigeon, int hole) { return sits(base, n, pigeon, hole); };
    const auto now = [&](int pigeon, int hole) { return sits(next, n - 1, pigeon, hole); };
    const int last = n - 1;  // hole; the last pigeon is n
    for (int pigeon = 0; pigeon < n; ++pigeon)
      for (int hole = 0; hole < last; ++hole) {
        add({now(pigeon, hole), -before(pigeon, hole)});
        add({now(pigeon, hole), -before(pigeon, last), -before(n, hole)});
        add({-now(pigeon, hole), before(pigeon, hole), before(pigeon, last)});
        add({-now(pigeon, hole), before(pigeon, hole), before(n, hole)});
      }
    for (int pigeon = 0; pigeon < n; ++pigeon) {
      Literals somewhere;
      for (int hole = 0; hole < last; ++hole) somewhere.push_back(now(pigeon, hole));
      add(somewhere);
      for (int other = 0; other < pigeon; ++other)
        for (int hole = 0; hole < last; ++hole) {
          add({-now(pigeon, hole), -now(other, hole), before(pigeon, hole)});
          add({-now(pigeon, hole), -now(other, hole)});
        }
    }
    base = next;
  }
  add({});
  return result;
}

}  // namespace gridproof::test
