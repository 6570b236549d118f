// Formulas in DIMACS and proofs in DRAT that cannot be read, with what the readers must say of each, as data: for the
// tests and for the judge of the kernel's mutants.
#pragma once

#include <string>
#include <vector>

#include "kernel/naive.hpp"
#include "verify/kernel/dimacs.hpp"
#include "verify/kernel/proof.hpp"

namespace gridproof::test {

inline text::Result<Formula> read_formula(const std::string& text) {
  kernel::DimacsReader reader(kernel::whole(text), "f.cnf");
  Formula formula;
  kernel::WrittenClause clause;
  while (true) {
    const auto reading = reader.next(clause);
    if (!reading) return reading.error();
    if (*reading == kernel::Reading::at_end) return formula;
    formula.emplace_back(clause.begin(), clause.end());
  }
}

inline text::Result<Proof> read_proof(const std::string& text) {
  kernel::ProofReader reader(kernel::whole(text), "p.drat");
  Proof proof;
  kernel::ClauseStep step;
  while (true) {
    const auto reading = reader.next(step);
    if (!reading) return reading.error();
    if (*reading == kernel::Reading::at_end) return proof;
    proof.push_back({step.deletes, {step.clause.begin(), step.clause.end()}});
  }
}

struct ReadingCase {
  std::string text;
  std::string error;  // as error_of() tells it
};

template <class Read>
std::string error_of(const Read& read, const std::string& text) {
  const auto result = read(text);
  if (result) return "no error";
  const text::Error& error = result.error();
  if (error.line != 0) return text::to_string(error);
  return error.source + (error.column == 0 ? ": " : ", with a column and no line: ") + error.message;
}

// Every way to write what is allowed.
struct WellFormed {
  std::string text;
  Formula formula;
};

inline std::vector<WellFormed> well_formed_formulas() {
  return {
      {"c first\n\n  p cnf 3 4\r\n1 -2\n 3 0 c between\n0\n-3\t0 2 2\nc in a clause\n-2 0",
       {{1, -2, 3}, {}, {-3}, {2, 2, -2}}},
      {"p cnf  \t 9 \t1\n9 -9 0\nc after the last\nc and at the end", {{9, -9}}},
      {"p cnf 0 0\n", {}},
      {"p cnf 1073741823 1\n-1073741823 0\n", {{-1073741823}}},
  };
}

// One proof, written in every way that is allowed. Its numbers have bytes of every kind in the binary form: 128 is one
// whose second byte is even.
inline Proof well_formed_proof() {
  return {{true, {16, -22}}, {false, {1, -64, 128, 1073741823}}, {false, {}}, {true, {-1073741823}}};
}

inline std::vector<std::string> ways_to_write_proof() {
  const Proof proof = well_formed_proof();
  return {to_text(proof), "c words\n" + to_text(proof) + "c more", to_binary(proof),
          "d 16\n-22\t0 1 -64 128 1073741823 0 0\r\nd -1073741823 0"};
}

inline std::vector<ReadingCase> malformed_formulas() {
  return {
      {"", "f.cnf:1:1: expected the line p cnf VARIABLES CLAUSES, found the end"},
      {"c x\n1 0\n", "f.cnf:2:1: expected the line p cnf VARIABLES CLAUSES, found '1'"},
      {"p dnf 1 1\n", "f.cnf:1:3: expected the line p cnf VARIABLES CLAUSES, found 'd'"},
      {"p cnf x 1\n", "f.cnf:1:7: expected the number of variables, found 'x'"},
      {"p cnf 1\n", "f.cnf:1:8: expected the number of clauses, found U+000A"},
      {"p cnf 1 -1\n", "f.cnf:1:9: expected the number of clauses, found a negative number"},
      {"p cnf 2000000000 1\n", "f.cnf:1:7: expected the number of variables of at most 1073741823"},
      {"p cnf 2 1\n1 3 0\n", "f.cnf:2:3: expected a literal or 0 of at most 2"},
      {"p cnf 2 1\n1 -0\n", "f.cnf:2:3: expected a literal or 0, found -0"},
      {"p cnf 2 1\n1 2x 0\n", "f.cnf:2:4: expected a blank after a literal or 0, found 'x'"},
      {"p cnf 2 1\n1 2\n", "f.cnf:3:1: expected a literal or 0, found the end"},
      {"p cnf 2 2\n1 2 0\n", "f.cnf:3:1: expected 2 clauses, found 1"},
      {"p cnf 2 1\n1 2 0\n1 0\n", "f.cnf:3:1: expected the end after 1 clause, found '1'"},
      {std::string("p cnf 2 1\n\0", 11), "f.cnf:2:1: expected a literal or 0, found U+0000"},
      // A character is named whole; a byte that is none by itself.
      {"é cnf 2 1\n", "f.cnf:1:1: expected the line p cnf VARIABLES CLAUSES, found U+00E9 'é'"},
      {"p cnf 2 1\n1é 0\n", "f.cnf:2:2: expected a blank after a literal or 0, found U+00E9 'é'"},
      {"p cnf 2 1\n1 0\n€", "f.cnf:3:1: expected the end after 1 clause, found U+20AC '€'"},
      {"p cnf 2 1\n\xC3 0\n", "f.cnf:2:1: expected a literal or 0, found byte 0xC3"},
  };
}

inline std::vector<ReadingCase> malformed_proofs() {
  using namespace std::string_literals;
  return {
      {"1 2\n", "p.drat:2:1: expected a literal or 0, found the end"},
      {"1 0\nx 0\n", "p.drat:2:1: expected a literal, 0 or d, found 'x'"},
      {"d d 1 0\n", "p.drat:1:3: expected a literal or 0, found 'd'"},
      {"1 d 2 0\n", "p.drat:1:3: expected a literal or 0, found 'd'"},
      {"1073741824 0\n", "p.drat:1:1: expected a literal, 0 or d of at most 1073741823"},
      {"1 0\nc", "no error"},
      {"1 c\n2 0\n", "p.drat:1:3: expected a literal or 0, found 'c'"},
      {"1 0\né 0\n", "p.drat:2:1: expected a literal, 0 or d, found U+00E9 'é'"},
      {"1 0\na 0\n", "p.drat:2:1: expected a literal, 0 or d, found 'a'"},
      {"1 \0"s, "p.drat:1:3: expected a literal or 0, found U+0000"},
      {"a\x02\0b\x02\0"s, "p.drat: byte 3: expected a or d at the start of a step, found 'b'"},
      {"a\x02"s, "p.drat: byte 2: expected a literal or 0, found the end"},
      {"a\x80"s, "p.drat: byte 1: expected a literal or 0, found the end"},
      {"a\x01\0"s, "p.drat: byte 1: expected a literal or 0, found the number 1"},
      // One more than the greatest, and a zero with no end.
      {"a\x80\x80\x80\x80\x08\0"s, "p.drat: byte 1: expected a variable of at most 1073741823"},
      {"a\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\0"s,
       "p.drat: byte 1: expected a variable of at most 1073741823"},
      {"a\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0"s, "p.drat: byte 1: expected a variable of at most 1073741823"},
  };
}

}  // namespace gridproof::test
