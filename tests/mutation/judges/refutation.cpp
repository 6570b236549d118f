// Judges the checker of refutations: the cases of tests/kernel, random steps against the definition, and the memory
// that is really taken.
#include "verify/kernel/refutation.hpp"

#include "kernel/memory_cases.hpp"
#include "kernel/pigeonhole.hpp"
#include "kernel/reading_cases.hpp"
#include "kernel/refutation_cases.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::test;

namespace {

constexpr int variables = 5;

Chance chance(11);

Literals any_clause(std::size_t least, std::size_t most) {
  Literals clause(least + chance.below(most - least + 1));
  for (int& literal : clause) literal = (1 + static_cast<int>(chance.below(variables))) * (chance.one_in(2) ? -1 : 1);
  return clause;
}

std::string in_either_form(const Proof& proof) { return chance.one_in(2) ? to_text(proof) : to_binary(proof); }

void agree(const Formula& formula, const Proof& proof) {
  const NaiveVerdict expected = check_naively(formula, proof);
  const std::string cnf = to_dimacs(formula, variables), drat = in_either_form(proof);
  const auto judgement = kernel::check_refutation({kernel::whole(cnf), "f.cnf"}, {kernel::whole(drat), "p.drat"});
  EXPECT(static_cast<bool>(judgement));
  EXPECT(judgement->verdict == (expected.accepted ? kernel::Verdict::accepted : kernel::Verdict::rejected));
  EXPECT(judgement->step == expected.step);
  EXPECT(judgement->by_rat == expected.by_rat);
}

// Random steps, kept where the definition allows them: RUP, RAT and deletions of every kind.
void judge_random_proof() {
  Formula formula;
  const std::size_t clauses = 3 + chance.below(22);
  for (std::size_t i = 0; i < clauses; ++i) formula.push_back(any_clause(i % 8 == 0 ? 1 : 2, 3));
  Proof proof;
  for (int tries = 0; tries < 25; ++tries) {
    Proof longer = proof;
    const bool deletes = chance.one_in(3);
    Formula there = formula;
    for (const ProofStep& step : proof) there.push_back(step.clause);
    longer.push_back({deletes, deletes ? there[chance.below(there.size())] : any_clause(1, 3)});
    agree(formula, longer);
    longer.push_back({false, {}});
    if (check_naively(formula, longer).step < longer.size()) continue;  // the step itself is wrong
    longer.pop_back();
    proof = std::move(longer);
  }
  proof.push_back({false, {}});
  agree(formula, proof);
}

void judge_cases() {
  for (const RefutationCase& each : refutations::all()) EXPECT(told(each.formula, each.proof) == each.answer);
  EXPECT(refutations::fault_of_limits().empty());
  EXPECT(refutations::fault_of_defaults().empty());
  for (const ReadingCase& each : malformed_formulas()) EXPECT(error_of(read_formula, each.text) == each.error);
  for (const ReadingCase& each : malformed_proofs()) EXPECT(error_of(read_proof, each.text) == each.error);
  for (const WellFormed& each : well_formed_formulas()) {
    const auto formula = read_formula(each.text);
    EXPECT(static_cast<bool>(formula) && *formula == each.formula);
  }
  for (const std::string& text : ways_to_write_proof()) {
    const auto read = read_proof(text);
    EXPECT(static_cast<bool>(read) && to_text(*read) == to_text(well_formed_proof()));
  }
}

std::size_t taken_by(const std::string& formula, const std::string& proof, std::size_t bytes,
                     kernel::Verdict& verdict) {
  return peak_of([&] {
    const auto judgement =
        kernel::check_refutation({kernel::whole(formula), "f"}, {kernel::whole(proof), "p"}, {.bytes = bytes});
    EXPECT(static_cast<bool>(judgement));
    verdict = judgement->verdict;
  });
}

// No more than allowed, and not much less than what was said to be needed.
void judge_memory() {
  EXPECT(fault_of_store(false).empty());
  EXPECT(fault_of_store(true).empty());
  EXPECT(fault_of_tables(false).empty());
  EXPECT(fault_of_tables(true).empty());
  EXPECT(fault_of_gaps().empty());
  const Pigeonhole pigeonhole = refuted_pigeonhole(4);
  const std::string formula = to_dimacs(pigeonhole.formula, pigeonhole.variables), proof = to_text(pigeonhole.proof);
  kernel::Verdict verdict{};
  const std::size_t needed = taken_by(formula, proof, std::size_t{1} << 40, verdict);
  EXPECT(verdict == kernel::Verdict::accepted);
  constexpr std::size_t beside = 4096;  // sentences, the clause that is being read
  std::size_t least = 0;
  for (std::size_t bytes = 1000; bytes < 300'000; bytes += bytes / 16) {
    const std::size_t taken = taken_by(formula, proof, bytes, verdict);
    EXPECT(taken <= bytes + bytes / 10 + beside);
    EXPECT(verdict != kernel::Verdict::rejected);
    if (verdict == kernel::Verdict::accepted && least == 0) least = bytes;
    EXPECT(least == 0 || verdict == kernel::Verdict::accepted);
  }
  EXPECT(least != 0 && least > needed / 2 && least < 4 * needed);
  // What is deleted makes room, whether the clauses are contradictory already or not yet.
  std::string rounds;
  for (int i = 0; i < 3000; ++i) rounds += "1 2 -3 0\nd 1 2 -3 0\n";
  for (const std::string& steps : {"1 0\n" + rounds + "0\n", rounds + "1 0\n0\n"}) {
    EXPECT(taken_by(refutations::all_four, steps, 30'000, verdict) < 30'000);
    EXPECT(verdict == kernel::Verdict::accepted);
  }
}

}  // namespace

int main() {
  judge_cases();
  judge_memory();
  for (int round = 0; round < 80; ++round) judge_random_proof();
  const Pigeonhole pigeonhole = refuted_pigeonhole(3);
  EXPECT(told(to_dimacs(pigeonhole.formula, pigeonhole.variables), to_text(pigeonhole.proof)).starts_with("accepted"));
}
