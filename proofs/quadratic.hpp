// The first example: an equation over 8 bits, its roots, and that there is no other. Arithmetic is modulo 256, where a
// quadratic may have more than two.
#pragma once

#include <string>
#include <vector>

#include "verify/symbolic/stage.hpp"

namespace gridproof::proofs {

// a*x*x + b*x + c == 0 over 8 bits. By itself it is what the dialogue asks about: a root, another, and so on.
struct Equation {
  unsigned a, b, c;

  template <spec::Bit B>
  B of(const symbolic::Word<B>& x) const {
    const auto number = [](unsigned value) { return symbolic::Word<B>::constant(value % 256, 8); };
    return symbolic::is(number(a) * x * x + number(b) * x + number(c), 0);
  }
  template <spec::Bit B>
  void operator()(symbolic::Stage<B>& stage) const {
    stage.assume("the equation holds", of(stage.word("x", 8)));
  }
};

// It has exactly these roots.
struct Roots {
  Equation equation;
  std::vector<unsigned> roots;

  template <spec::Bit B>
  void operator()(symbolic::Stage<B>& stage) const {
    const symbolic::Word<B> x = stage.word("x", 8);
    stage.exhibit("x", x);
    B named(false);
    for (const unsigned root : roots) named = named | symbolic::is(x, root);
    stage.show("a root is one of those named", equation.of(x), named);
    for (const unsigned root : roots)
      stage.show(std::to_string(root) + " is a root", symbolic::is(x, root), equation.of(x));
  }
};

}  // namespace gridproof::proofs
