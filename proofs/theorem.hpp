// The theorems: what is proved about all grids of a layout, by which prover, and what is expected to come out.
//
//   for (const Theorem& theorem : all_theorems())
//     for (const Instance& instance : theorem.instances)
//       Result result = run_theorem(theorem, instance, {});
//
// A theorem that is a claim of the machine has the claim's name. Each family has its statements in a header, generic
// over what they speak about (so that a test can put something broken there), and its entries in the file of the same
// name.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "proofs/profile.hpp"
#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"
#include "verify/symbolic/prove.hpp"

namespace gridproof::proofs {

struct Instance {
  spec::Layout layout;
  symbolic::Prover prover;
  Profile from;
  double seconds;  // the budget; 0: none
};

struct Theorem {
  std::string name;
  std::string family;
  std::string sentence;
  bool as_written = false;  // about the TLA+ module's own dialect
  symbolic::Answer expected = symbolic::Answer::proved;
  symbolic::Folding folding = symbolic::Folding::constants;
  bool cuts = true;
  std::string lemmas = {};  // theorems that it uses instances of
  std::string links = {};   // what ties the source that is read to the code that runs
  // The statement about a layout, where it has one.
  std::function<std::optional<symbolic::Formulation>(const spec::Layout&)> statement = {};
  std::vector<Instance> instances = {};
};

std::vector<Theorem> all_theorems();

// A counterexample that is a position of the machine.
struct Case {
  spec::Grid grid, solution;
  spec::Marks<spec::Truth> crossed;
};

struct Result {
  symbolic::Proof proof;
  std::string counterexample = {};    // the inputs that matter, in words; replayed
  std::optional<Case> position = {};  // where they are one
  std::string tool = {};              // the prover and its version
  std::string trusted = {};
};

// Requires a statement about the instance's layout.
Result run_theorem(const Theorem& theorem, const Instance& instance, const std::function<void(double)>& progress);

// NAME-LAYOUT[-as-written]: .smt2 for an instance of Z3; for one of CaDiCaL that is expected to be proved, a pair of
// .cnf and .drat for each stretch of goals between cuts, numbered. Returns what went wrong, or nothing.
std::string export_theorem(const Theorem& theorem, const Instance& instance, const std::filesystem::path& folder);

std::string prover_version(symbolic::Prover prover);

// The inputs of a counterexample as a reader wants them.
std::string describe(const spec::Layout& layout, const symbolic::Stage<spec::Truth>& stage);

}  // namespace gridproof::proofs
