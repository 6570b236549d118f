#include "verify/sweep/coverage.hpp"

#include "text/write.hpp"
#include "verify/symbolic/prove.hpp"

namespace gridproof::verify {

Coverage covers(const spec::Board& on, const symbolic::Formulation& statement) {
  const symbolic::Proof proof = symbolic::prove(statement, {.prover = symbolic::Prover::cadical});
  if (proof.answer == symbolic::Answer::proved) return {true, {}};
  if (proof.answer != symbolic::Answer::refuted)
    return {false, "whether init admits other boards than the sweep takes stays open (CaDiCaL)"};
  const auto stage = symbolic::on(statement, proof.counterexample);
  spec::Grid board(on.cells().size());
  for (const spec::Cell c : on.cells())
    for (const spec::Value v : on.values())
      if (stage.boards().front().second.is(c, v).holds()) board[c] = v;
  return {false, "init admits what the sweep does not take: '" + proof.about + "' fails with the solution " +
                     text::to_line(on, board)};
}

}  // namespace gridproof::verify
