// The theorems as an instrument: which of them a request asks for, and their rows.
//
//   for (const TheoremJob& job : select_theorems(wanted)) ...
//   std::vector<Row> rows = run_theorems(jobs, threads, progress);
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "proofs/theorem.hpp"
#include "verify/claims.hpp"
#include "verify/report/row.hpp"

namespace gridproof::verify {

struct TheoremRequest {
  std::vector<Claim> claims = {};       // with both lists empty: all theorems
  std::vector<std::string> names = {};  // of theorems that are no claims
  std::optional<spec::Layout> layout = {};
  std::optional<Dialect> dialect = {};
  Profile profile = Profile::quick;
  double seconds = 0;  // a theorem's budget, instead of its own
};

struct TheoremJob {
  proofs::Theorem theorem;
  proofs::Instance instance;
};

bool is_theorem(const std::string& name);

// On a layout that is named every theorem that says something of it, by CaDiCaL unless it has an instance there.
std::vector<TheoremJob> select_theorems(const TheoremRequest& request);

// A counterexample to a claim is also put to the judge, which shares nothing with the provers but the spec; one that it
// does not see is a bug of ours: std::logic_error. The rows come in the order of the jobs, whatever the threads do.
using TheoremProgress = std::function<void(const std::string& theorem, double fraction)>;
std::vector<Row> run_theorems(const std::vector<TheoremJob>& jobs, unsigned threads, const TheoremProgress& progress);

// Writes what each theorem says (SMT-LIB 2) and, where CaDiCaL proves it, its clauses and their refutation (DIMACS and
// DRAT) to files of the folder. Returns what went wrong, or nothing.
std::string export_theorems(const std::vector<TheoremJob>& jobs, const std::filesystem::path& folder);

std::string theorem_list();

}  // namespace gridproof::verify
