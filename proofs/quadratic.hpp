// The first example: an equation over 8 bits, its roots, and that there is no other. Arithmetic is modulo 256, where a
// quadratic may have more than two.
#pragma once

#include <string>
#include <vector>

#include "verify/symbolic/stage.hpp"

namespace gridproof::proofs {

// a*x*x + b*x + c == 0 over 8 bits has exactly these roots.
struct Roots {
  unsigned a, b, c;
  std::vector<unsigned> roots;

  template <spec::Bit B>
  void operator()(symbolic::Stage<B>& stage) const {
    using symbolic::Word;
    const Word<B> x = stage.word("x", 8);
    stage.exhibit("x", x);
    const auto number = [](unsigned value) { return Word<B>::constant(value % 256, 8); };
    const B holds = symbolic::is(number(a) * x * x + number(b) * x + number(c), 0);
    stage.assume("the equation holds", holds);
    B named(false);
    for (const unsigned root : roots) named = named | symbolic::is(x, root);
    stage.show("x is one of the roots named", named);
    for (const unsigned root : roots)
      stage.show(std::to_string(root) + " is a root", symbolic::is(x, root), symbolic::is(x, root) & holds);
  }
};

}  // namespace gridproof::proofs
