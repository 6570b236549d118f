// What is claimed of a state, a hint or a reason: where the premise is met, the conclusion must hold. An instrument
// that never meets the premise has shown nothing.
#pragma once

#include "spec/algebra.hpp"

namespace gridproof::spec {

template <Bit B>
struct Statement {
  B premise;
  B conclusion;

  B holds() const { return implies(premise, conclusion); }
};

}  // namespace gridproof::spec
