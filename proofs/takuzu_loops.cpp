#include "proofs/takuzu_loops.hpp"

#include "proofs/families.hpp"

namespace gridproof::proofs {

namespace {

using enum Profile;

template <class Version>
void add_loop(std::vector<Theorem>& theorems, const char* name, const char* how) {
  theorems.push_back(
      {.name = name,
       .family = "takuzu loops",
       .sentence = std::string("arrays of any length: no three consecutive zeros, found by a loop that ") + how,
       .statement = about_no_board([] { return symbolic::Formulation::of_arrays(LoopRight<Version>{}); }),
       .instances = instances(symbolic::Prover::z3, {{std::nullopt, quick}})});
}

}  // namespace

void add_takuzu_loops(std::vector<Theorem>& theorems) {
  theorems.push_back({.name = "three_zeros_versions_agree",
                      .family = "takuzu loops",
                      .sentence = "three loops and the definition agree on every array of up to 12 elements",
                      .statement = about_no_board([] { return ThreeZerosVersionsAgree<>{12}; }),
                      .instances = instances(symbolic::Prover::cadical, {{std::nullopt, quick}})});
  add_loop<Version1>(theorems, "no_3_consecutive_zeros_version_1", "looks at each window");
  add_loop<Version2>(theorems, "no_3_consecutive_zeros_version_2", "remembers two elements");
  add_loop<Version3>(theorems, "no_3_consecutive_zeros_version_3", "counts zeros");
}

}  // namespace gridproof::proofs
