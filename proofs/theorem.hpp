// The theorems: what is proved about all grids of a board, by which prover, and what is expected to come out.
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
#include "spec/any_rules.hpp"
#include "spec/grid.hpp"
#include "verify/symbolic/prove.hpp"

namespace gridproof::proofs {

struct Instance {
  spec::MaybeRules rules;
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
  // What it says of these rules, where it says anything.
  std::function<std::optional<symbolic::Formulation>(const spec::MaybeRules&)> statement = {};
  std::vector<Instance> instances = {};
};

std::vector<Theorem> all_theorems();

// A counterexample that is a position of the machine.
struct Case {
  spec::Grid grid, solution;
  spec::Marks<spec::Truth> crossed;
  std::optional<spec::Grid> givens;  // where it speaks of them
};

struct Result {
  symbolic::Proof proof;
  std::string counterexample = {};    // the inputs that matter, in words; replayed
  std::optional<Case> position = {};  // where they are one
  std::string tool = {};              // the prover and its version
  std::string trusted = {};
};

// Of at most four columns, or of no board.
inline bool is_small(const Instance& instance) { return !instance.rules || instance.rules->columns() <= 4; }

// Requires a statement about what the instance is of.
Result run_theorem(const Theorem& theorem, const Instance& instance, const std::function<void(double)>& progress);

// NAME-RULES[-as-written]; of no rules where it is about no board.
std::string file_name(const Theorem& theorem, const Instance& instance);

// Files of that name: .smt2 for an instance of Z3; for one of CaDiCaL that is expected to be proved, a pair of
// .cnf and .drat for each stretch of goals between cuts, numbered. Returns what went wrong, or nothing.
std::string export_theorem(const Theorem& theorem, const Instance& instance, const std::filesystem::path& folder);

std::string prover_version(symbolic::Prover prover);

// The inputs of a counterexample as a reader wants them.
std::string describe(const spec::MaybeRules& rules, const symbolic::Stage<spec::Truth>& stage);

}  // namespace gridproof::proofs
