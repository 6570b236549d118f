// The contracts of the report's solver, checked while it runs: what each function requires and ensures (proofs/why3
// proves that it does). In debug builds a breach stops the program; in release builds nothing is worked out.
//
//   Contracts::require("full_up_to g n", [&] { return spec::full_up_to(takuzu, g, n); });
//
// What they speak of are the definitions of spec/takuzu, read of one grid.
#pragma once

#include <cstdio>
#include <cstdlib>

#include "spec/grid.hpp"

namespace gridproof::takuzu {

// Breaches stop the program.
struct CheckedContracts {
  static spec::Grid remember(const spec::Grid& grid) { return grid; }

  template <class F>
  static void require(const char* what, F&& holds) {
    check("precondition", what, holds().holds());
  }
  template <class F>
  static void ensure(const char* what, F&& holds) {
    check("postcondition", what, holds().holds());
  }

 private:
  static void check(const char* kind, const char* what, bool holds) {
    if (holds) return;
    std::fprintf(stderr, "%s of the report's solver broken: %s\n", kind, what);
    std::abort();
  }
};

struct UncheckedContracts {
  static const spec::Grid& remember(const spec::Grid& grid) { return grid; }  // nobody will ask

  template <class F>
  static void require(const char*, F&&) {}
  template <class F>
  static void ensure(const char*, F&&) {}
};

#ifdef NDEBUG
using Contracts = UncheckedContracts;
#else
using Contracts = CheckedContracts;
#endif

}  // namespace gridproof::takuzu
