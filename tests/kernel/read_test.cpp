// The two readers: what is read, what is refused, and where.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "kernel/reading_cases.hpp"
#include "support/property.hpp"

using namespace gridproof;
using namespace gridproof::test;

TEST_CASE("DIMACS is read, with comments anywhere and clauses over lines", "[kernel]") {
  for (const WellFormed& each : well_formed_formulas()) {
    CAPTURE(each.text);
    const auto formula = read_formula(each.text);
    REQUIRE(formula);
    CHECK(*formula == each.formula);
  }
}

TEST_CASE("malformed DIMACS is refused at its place", "[kernel]") {
  for (const ReadingCase& each : malformed_formulas()) CHECK(error_of(read_formula, each.text) == each.error);
}

TEST_CASE("a character that lies in two parts of a file is named whole", "[kernel]") {
  std::string_view rest = "p cnf 1 1\n€";
  kernel::DimacsReader reader(
      [&] {
        const std::string_view byte = rest.substr(0, 1);
        rest.remove_prefix(byte.size());
        return byte;
      },
      "f.cnf");
  kernel::WrittenClause clause;
  CHECK(to_string(reader.next(clause).error()) == "f.cnf:2:1: expected a literal or 0, found U+20AC '€'");
}

TEST_CASE("both forms of a proof are read", "[kernel]") {
  const Proof proof = well_formed_proof();
  for (const std::string& text : ways_to_write_proof()) {
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
  for (const ReadingCase& each : malformed_proofs()) CHECK(error_of(read_proof, each.text) == each.error);
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
