// The claims about the hint machine of a Takuzu, each the statement of machine.hpp over its rules and tiers.
#include <utility>

#include "proofs/families.hpp"
#include "proofs/machine.hpp"
#include "spec/claim.hpp"
#include "spec/takuzu/dialects.hpp"

namespace gridproof::proofs {

void add_takuzu_machine(std::vector<Theorem>& theorems) {
  using enum Profile;
  const std::vector<Instance> usual = instances(
      symbolic::Prover::cadical,
      {{Takuzu(4, 4), quick}, {Takuzu(6, 6), quick}, {Takuzu(4, 4, false), quick}, {Takuzu(6, 6, false), ci}});
  // Confluence compares two machines, and the sweep of 4x4 has it in less than a second.
  const std::vector<Instance> small =
      instances(symbolic::Prover::cadical, {{Takuzu(4, 4), ci}, {Takuzu(4, 4, false), ci}});
  for (const ClaimEntry& each : claims) {
    const Claim claim = each.claim;
    if (is_of_behaviours(claim)) continue;
    Theorem theorem = claim_theorem(claim, TakuzuHints::grants, "takuzu machine");
    theorem.statement = on_takuzu([claim](const Takuzu& takuzu) { return ClaimTheorem<TakuzuHints>{claim, takuzu}; });
    theorem.instances = claim == Claim::confluence ? small : usual;
    theorems.push_back(std::move(theorem));
  }
}

}  // namespace gridproof::proofs
