// The kernel and the definition say the same, of right proofs and of altered ones, to the step.
#include <catch2/catch.hpp>

#include "kernel/cadical_proof.hpp"
#include "kernel/naive.hpp"
#include "support/property.hpp"
#include "verify/kernel/refutation.hpp"

using namespace gridproof;
using namespace gridproof::test;

namespace {

constexpr int variables = 6;

rc::Gen<int> any_literal(int most = variables) {
  return rc::gen::map(rc::gen::pair(rc::gen::inRange(1, most + 1), rc::gen::arbitrary<bool>()),
                      [](const std::pair<int, bool>& drawn) { return drawn.second ? drawn.first : -drawn.first; });
}

// Repeated and opposite literals occur, as files have them.
Literals any_clause(int least, int most) {
  return *rc::gen::container<Literals>(static_cast<std::size_t>(*rc::gen::inRange(least, most + 1)), any_literal());
}

Formula any_formula(int least, int most) {
  Formula formula;
  const int clauses = *rc::gen::inRange(least, most + 1);
  for (int i = 0; i < clauses; ++i) formula.push_back(any_clause(i % 8 == 0 ? 1 : 2, 3));
  return formula;
}

kernel::Judgement judge(const Formula& formula, const std::string& proof) {
  const std::string cnf = to_dimacs(formula, variables);
  const auto judgement = kernel::check_refutation({kernel::whole(cnf), "f.cnf"}, {kernel::whole(proof), "p.drat"});
  RC_ASSERT(static_cast<bool>(judgement));
  return *judgement;
}

// Both, in both forms of the proof; and what is accepted has no solution.
bool agreed_verdict(const Formula& formula, const Proof& proof) {
  const NaiveVerdict expected = check_naively(formula, proof);
  for (const std::string& written : {to_text(proof), to_binary(proof)}) {
    const kernel::Judgement judgement = judge(formula, written);
    RC_ASSERT(judgement.verdict == (expected.accepted ? kernel::Verdict::accepted : kernel::Verdict::rejected));
    RC_ASSERT(judgement.step == expected.step);
    RC_ASSERT(judgement.by_rat == expected.by_rat);
  }
  if (expected.accepted) RC_ASSERT(!has_solution(formula, variables));
  return expected.accepted;
}

std::size_t any_place(std::size_t size) { return *rc::gen::inRange<std::size_t>(0, size); }

// One alteration: a step changed, removed, repeated, moved, the end cut off, a literal flipped, dropped, added or put
// first, an addition made a deletion or the reverse.
Proof altered(Proof proof) {
  if (proof.empty()) return {{false, any_clause(0, 2)}};
  const auto at = [](std::size_t i) { return static_cast<std::ptrdiff_t>(i); };
  const std::size_t i = any_place(proof.size()), j = any_place(proof.size());
  Literals& clause = proof[i].clause;
  switch (*rc::gen::inRange(0, 11)) {
    case 0: proof.erase(proof.begin() + at(i)); break;
    case 1: proof.insert(proof.begin() + at(j), ProofStep(proof[i])); break;
    case 2: std::swap(proof[i], proof[j]); break;
    case 3: proof.resize(i); break;
    case 4: proof[i].deletes = !proof[i].deletes; break;
    case 5: clause = any_clause(0, 3); break;
    case 6: clause.push_back(*any_literal(variables + 1)); break;
    case 7: proof.insert(proof.begin() + at(i), {*rc::gen::arbitrary<bool>(), any_clause(0, 3)}); break;
    case 8:
      if (!clause.empty()) clause[any_place(clause.size())] *= -1;
      break;
    case 9:
      if (!clause.empty()) clause.erase(clause.begin() + at(any_place(clause.size())));
      break;
    default:
      if (!clause.empty()) std::swap(clause.front(), clause[any_place(clause.size())]);
  }
  return proof;
}

struct Count {
  std::size_t accepted = 0, rejected = 0;
  void add(bool was_accepted) { ++(was_accepted ? accepted : rejected); }
};

}  // namespace

TEST_CASE("proofs of CaDiCaL are accepted; altered ones as the definition says", "[kernel]") {
  Count unaltered, alterations;
  property(
      "on random formulas",
      [&] {
        const Formula formula = any_formula(14, 40);
        const CadicalAnswer answer = ask_cadical(formula, false, *rc::gen::arbitrary<bool>());
        RC_ASSERT(answer.satisfiable == has_solution(formula, variables));
        const Proof proof = parse_proof(answer.proof);
        const bool accepted = agreed_verdict(formula, proof);
        RC_ASSERT(accepted == !answer.satisfiable);
        unaltered.add(accepted);
        for (int i = 0; i < 24; ++i) {
          Proof other = altered(proof);
          if (i % 2 == 0) other = altered(other);
          alterations.add(agreed_verdict(formula, other));
        }
      },
      600);
  CHECK(unaltered.accepted > 200);
  CHECK(unaltered.rejected > 10);  // satisfiable: CaDiCaL's own steps, without the empty clause
  CHECK(alterations.accepted + alterations.rejected >= 10'000);
  CHECK(alterations.accepted > 1000);
  CHECK(alterations.rejected > 1000);
}

// Proofs with steps by RAT and deletions of every kind, which CaDiCaL does not write: random steps, kept where the
// definition allows them.
TEST_CASE("proofs by RAT with deletions, right and altered, are judged as the definition says", "[kernel]") {
  Count unaltered, alterations;
  std::size_t by_rat = 0, unit_deletions = 0;
  property(
      "on random steps",
      [&] {
        const Formula formula = any_formula(4, 32);
        Proof proof;
        for (int tries = 0; tries < 30; ++tries) {
          Proof longer = proof;
          const bool deletes = *rc::gen::inRange(0, 3) == 0;
          Formula there = formula;
          for (const ProofStep& step : proof) there.push_back(step.clause);
          longer.push_back({deletes, deletes ? there[any_place(there.size())] : any_clause(1, 3)});
          longer.push_back({false, {}});
          const std::size_t reached = check_naively(formula, longer).step;
          longer.pop_back();
          if (reached <= longer.size()) continue;  // the step itself is wrong
          proof = std::move(longer);
          unit_deletions += deletes && proof.back().clause.size() == 1 ? 1U : 0U;
        }
        by_rat += check_naively(formula, proof).by_rat;
        proof.push_back({false, {}});
        unaltered.add(agreed_verdict(formula, proof));
        for (int i = 0; i < 10; ++i) alterations.add(agreed_verdict(formula, altered(proof)));
      },
      1500);
  CHECK(unaltered.accepted > 20);
  CHECK(unaltered.rejected > 20);
  CHECK(alterations.accepted > 100);
  CHECK(alterations.rejected > 1000);
  CHECK(by_rat > 300);
  CHECK(unit_deletions > 300);
}

TEST_CASE("a satisfiable formula never has an accepted proof", "[kernel]") {
  property(
      "whatever the steps",
      [] {
        const Formula formula = any_formula(0, 10);
        RC_PRE(has_solution(formula, variables));
        Proof proof;
        const int steps = *rc::gen::inRange(0, 12);
        for (int i = 0; i < steps; ++i) proof.push_back({*rc::gen::inRange(0, 4) == 0, any_clause(0, 3)});
        RC_ASSERT(!agreed_verdict(formula, proof));
      },
      1000);
}
