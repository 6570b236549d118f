// A broken statement is refuted, and the counterexample replays: prove() throws where it does not.
#pragma once

#include <catch2/catch.hpp>
#include <string>

#include "verify/symbolic/prove.hpp"

namespace gridproof::test {

inline void is_refuted(const std::string& what, const symbolic::Formulation& statement,
                       symbolic::Folding folding = symbolic::Folding::constants) {
  CAPTURE(what);
  const symbolic::Proof proof = symbolic::prove(statement, {.folding = folding, .seconds = 60});
  CHECK(proof.answer == symbolic::Answer::refuted);
  CHECK_FALSE(proof.about.empty());
}

}  // namespace gridproof::test
