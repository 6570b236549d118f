// What the choice of encoding and of solver makes of one puzzle, and how long the theorems about all 9x9 grids take.
#include <fmt/format.h>

#include "bench/table.hpp"
#include "proofs/theorem.hpp"

namespace gridproof::bench {

namespace {

// One theorem by one prover; 0 where it is not proved.
double proof_seconds(const std::string& name, symbolic::Prover prover) {
  for (const proofs::Theorem& theorem : proofs::all_theorems())
    if (theorem.name == name && !theorem.as_written) {
      const proofs::Instance instance{spec::Layout::boxes(3, 3), prover, Profile::quick, 600};
      bool proved = false;
      const double time = seconds(
          [&] { proved = proofs::run_theorem(theorem, instance, {}).proof.answer == symbolic::Answer::proved; });
      return proved ? time : 0;
    }
  return 0;
}

}  // namespace

void bench_theorems(Table& table) {
  using symbolic::Prover;
  const double words_z3 = proof_seconds("hard_unique", Prover::z3);
  const double words_cadical = proof_seconds("hard_unique", Prover::cadical);
  const double one_hot_z3 = proof_seconds("hard_unique_one_hot", Prover::z3);
  const double one_hot_cadical = proof_seconds("hard_unique_one_hot", Prover::cadical);
  const bool proved = words_z3 > 0 && words_cadical > 0 && one_hot_z3 > 0 && one_hot_cadical > 0;
  fmt::print("hard_unique              Z3          CaDiCaL\n");
  fmt::print("  Cryptol's encoding     {:>8.3f} s  {:>8.3f} s\n", words_z3, words_cadical);
  fmt::print("  one-hot                {:>8.3f} s  {:>8.3f} s\n", one_hot_z3, one_hot_cadical);
  const double ratio = proved ? words_z3 / one_hot_cadical : 0;
  table.add("hard_unique: Cryptol's encoding in Z3 / one-hot in CaDiCaL", fmt::format("{:.0f} times", ratio),
            "at least 100 times", ratio >= 100);
  const double candidate = proof_seconds("single_candidate_forced", Prover::cadical);
  const double place = proof_seconds("single_place_forced", Prover::cadical);
  table.add("singles are forced, all 9x9 grids, marks and cells", fmt::format("{:.2f} s", candidate + place),
            "under 5 s", candidate > 0 && place > 0 && candidate + place < 5);
}

}  // namespace gridproof::bench
