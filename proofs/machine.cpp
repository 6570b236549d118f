// The claims under their own names: of the published machine, repaired on these layouts, as written on the smallest.
#include "proofs/machine.hpp"

#include "proofs/families.hpp"
#include "spec/claim.hpp"

namespace gridproof::proofs {

namespace {

using enum Profile;

std::vector<Instance> on(std::initializer_list<std::pair<const char*, Profile>> layouts) {
  return instances(symbolic::Prover::cadical, layouts);
}

std::vector<Instance> repaired_instances(Claim claim) {
  switch (claim) {
    case Claim::confluence: return on({{"2x2", quick}, {"2x3", ci}});
    case Claim::play_consistent: return on({{"2x2", quick}, {"2x3", ci}, {"3x3", ci}, {"4x4", long_}});
    case Claim::hint_sound:
    case Claim::hint_forced:
    case Claim::tier_order:
    case Claim::done_ok:
    case Claim::step_bound: return on({{"2x2", quick}, {"2x3", quick}, {"3x3", quick}, {"4x4", long_}});
    default: return on({{"2x2", quick}, {"2x3", quick}, {"3x3", ci}, {"4x4", long_}});
  }
}

template <class D>
Theorem about(Claim claim, bool as_written, std::vector<Instance> instances) {
  Theorem theorem = claim_theorem(claim, D::grants, "machine");
  theorem.as_written = as_written;
  theorem.lemmas = "group_lemma";
  theorem.statement = everywhere([claim](const Layout& layout) { return ClaimTheorem<D>{claim, layout}; });
  theorem.instances = std::move(instances);
  return theorem;
}

}  // namespace

Theorem claim_theorem(Claim claim, const Grants& grants, const char* family) {
  const char* how = claim == Claim::type_ok      ? ": inductive"
                    : claim == Claim::step_bound ? ": the pc's rank goes up"
                                                 : "";
  return {.name = std::string(name(claim)),
          .family = family,
          .sentence = std::string(entry(claim).sentence) + how,
          .expected = expected_to_hold(claim, grants) ? symbolic::Answer::proved : symbolic::Answer::refuted};
}

void add_machine(std::vector<Theorem>& theorems) {
  for (const ClaimEntry& each : claims) {
    if (is_of_behaviours(each.claim)) continue;
    theorems.push_back(about<Repaired>(each.claim, false, repaired_instances(each.claim)));
    theorems.push_back(about<AsWritten>(
        each.claim, true,
        each.claim == Claim::confluence ? on({{"2x2", ci}}) : on({{"2x2", quick}, {"2x3", ci}})));
  }
}

}  // namespace gridproof::proofs
