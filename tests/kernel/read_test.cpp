// The two readers: what is read, what is refused, and where.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "kernel/naive.hpp"
#include "support/property.hpp"
#include "verify/kernel/dimacs.hpp"
#include "verify/kernel/proof.hpp"

using namespace gridproof;
using namespace gridproof::test;
using kernel::Reading;

namespace {

text::Result<Formula> read_formula(const std::string& text) {
  kernel::DimacsReader reader(kernel::whole(text), "f.cnf");
  Formula formula;
  kernel::WrittenClause clause;
  while (true) {
    const auto reading = reader.next(clause);
    if (!reading) return reading.error();
    if (*reading == Reading::at_end) return formula;
    formula.emplace_back(clause.begin(), clause.end());
  }
}

text::Result<Proof> read_proof(const std::string& text) {
  kernel::ProofReader reader(kernel::whole(text), "p.drat");
  Proof proof;
  kernel::Step step;
  while (true) {
    const auto reading = reader.next(step);
    if (!reading) return reading.error();
    if (*reading == Reading::at_end) return proof;
    proof.push_back({step.deletes, {step.clause.begin(), step.clause.end()}});
  }
}

template <class Read>
std::string error_of(const Read& read, const std::string& text) {
  const auto result = read(text);
  if (result) return "no error";
  const text::Error& error = result.error();
  return error.line == 0 ? error.source + ": " + error.message : text::to_string(error);
}
std::string formula_error(const std::string& text) { return error_of(read_formula, text); }
std::string proof_error(const std::string& text) { return error_of(read_proof, text); }

}  // namespace

TEST_CASE("DIMACS is read, with comments anywhere and clauses over lines", "[kernel]") {
  const auto formula =
      read_formula("c first\n\n  p cnf 3 4\r\n1 -2\n 3 0 c between\n0\n-3\t0 2 2\nc in a clause\n-2 0");
  REQUIRE(formula);
  CHECK(*formula == Formula{{1, -2, 3}, {}, {-3}, {2, 2, -2}});
  CHECK(read_formula("p cnf 0 0\n")->empty());
}

TEST_CASE("malformed DIMACS is refused at its place", "[kernel]") {
  CHECK(formula_error("") == "f.cnf:1:1: expected the line p cnf VARIABLES CLAUSES, found the end");
  CHECK(formula_error("c x\n1 0\n") == "f.cnf:2:1: expected the line p cnf VARIABLES CLAUSES, found '1'");
  CHECK(formula_error("p dnf 1 1\n") == "f.cnf:1:3: expected the line p cnf VARIABLES CLAUSES, found 'd'");
  CHECK(formula_error("p cnf x 1\n") == "f.cnf:1:7: expected the number of variables, found 'x'");
  CHECK(formula_error("p cnf 1\n") == "f.cnf:1:8: expected the number of clauses, found '\\x0A'");
  CHECK(formula_error("p cnf 1 -1\n") == "f.cnf:1:9: expected the number of clauses, found a negative number");
  CHECK(formula_error("p cnf 2000000000 1\n") == "f.cnf:1:7: expected the number of variables of at most 1073741823");
  CHECK(formula_error("p cnf 2 1\n1 3 0\n") == "f.cnf:2:3: expected a literal or 0 of at most 2");
  CHECK(formula_error("p cnf 2 1\n1 -0\n") == "f.cnf:2:3: expected a literal or 0, found -0");
  CHECK(formula_error("p cnf 2 1\n1 2x 0\n") == "f.cnf:2:4: expected a blank after a literal or 0, found 'x'");
  CHECK(formula_error("p cnf 2 1\n1 2\n") == "f.cnf:3:1: expected a literal or 0, found the end");
  CHECK(formula_error("p cnf 2 2\n1 2 0\n") == "f.cnf:3:1: expected 2 clauses, found 1");
  CHECK(formula_error("p cnf 2 1\n1 2 0\n1 0\n") == "f.cnf:3:1: expected the end after 1 clause, found '1'");
  CHECK(formula_error(std::string("p cnf 2 1\n\0", 11)) == "f.cnf:2:1: expected a literal or 0, found '\\x00'");
}

TEST_CASE("both forms of a proof are read", "[kernel]") {
  const Proof proof = {{true, {16, -22}}, {false, {1, -64, 1073741823}}, {false, {}}, {true, {-1073741823}}};
  for (const std::string& text : {to_text(proof), "c words\n" + to_text(proof) + "c more", to_binary(proof),
                                  std::string("d 16\n-22\t0 1 -64 1073741823 0 0\r\nd -1073741823 0")}) {
    const auto read = read_proof(text);
    REQUIRE(read);
    REQUIRE(read->size() == proof.size());
    for (std::size_t i = 0; i < proof.size(); ++i) {
      CHECK((*read)[i].deletes == proof[i].deletes);
      CHECK((*read)[i].clause == proof[i].clause);
    }
  }
  CHECK(read_proof("")->empty());
  CHECK(read_proof("c nothing")->empty());
}

TEST_CASE("malformed proofs are refused at their place", "[kernel]") {
  using namespace std::string_literals;
  CHECK(proof_error("1 2\n") == "p.drat:2:1: expected a literal or 0, found the end");
  CHECK(proof_error("1 0\nx 0\n") == "p.drat:2:1: expected a literal, 0 or d, found 'x'");
  CHECK(proof_error("d d 1 0\n") == "p.drat:1:3: expected a literal or 0, found 'd'");
  CHECK(proof_error("1 d 2 0\n") == "p.drat:1:3: expected a literal or 0, found 'd'");
  CHECK(proof_error("1073741824 0\n") == "p.drat:1:1: expected a literal, 0 or d of at most 1073741823");
  CHECK(proof_error("1 0\nc") == "no error");
  CHECK(proof_error("a\x02\0b\x02\0"s) == "p.drat: byte 3: expected a or d at the start of a step, found 'b'");
  CHECK(proof_error("a\x02"s) == "p.drat: byte 2: expected a literal or 0, found the end");
  CHECK(proof_error("a\x80"s) == "p.drat: byte 1: expected a literal or 0, found the end");
  CHECK(proof_error("a\x01\0"s) == "p.drat: byte 1: expected a literal or 0, found the number 1");
  CHECK(proof_error("a\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0"s) ==
        "p.drat: byte 1: expected a variable of at most 1073741823");
}

TEST_CASE("what is written is read back, in both forms", "[kernel]") {
  property("any proof", [] {
    Proof proof;
    const int steps = *rc::gen::inRange(0, 6);
    for (int i = 0; i < steps; ++i) {
      ProofStep step{*rc::gen::arbitrary<bool>(), {}};
      const auto size = static_cast<std::size_t>(*rc::gen::inRange(0, 6));
      for (std::size_t k = 0; k < size; ++k) {
        const int variable = *rc::gen::inRange(1, *rc::gen::element(3, 70, 20'000, 1'073'741'824));
        step.clause.push_back(*rc::gen::arbitrary<bool>() ? variable : -variable);
      }
      proof.push_back(step);
    }
    for (const std::string& text : {to_text(proof), to_binary(proof)}) {
      const auto read = read_proof(text);
      RC_ASSERT(static_cast<bool>(read));
      RC_ASSERT(to_text(*read) == to_text(proof));
    }
  });
}
