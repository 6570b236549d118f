// The theorems as an instrument: which of them a request asks for, and their rows.
//
//   TheoremRunner().tasks(request, wanted);
//   for (const TheoremJob& job : select_theorems(wanted)) ...
//   std::vector<Row> rows = run_theorems(jobs, threads, progress);
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "proofs/theorem.hpp"
#include "verify/claims/claims.hpp"
#include "verify/report/row.hpp"
#include "verify/run/runner.hpp"

namespace gridproof::verify {

struct TheoremRequest {
  std::vector<Claim> claims = {};       // with both lists empty: all theorems
  std::vector<std::string> names = {};  // of theorems that are no claims
  spec::MaybeRules rules = {};  // where they are named
  std::optional<text::TakuzuRules> takuzu = {};  // those of the profile about such a Takuzu
  std::optional<Dialect> dialect = {};
  Profile profile = Profile::quick;
  double seconds = 0;  // a theorem's budget, instead of its own
};

struct TheoremJob {
  proofs::Theorem theorem;
  proofs::Instance instance;
};

// On rules that are named every theorem that says something of them, by CaDiCaL unless it has an instance there.
std::vector<TheoremJob> select_theorems(const TheoremRequest& request);

// The rows come in the order of the jobs, whatever the threads do.
using TheoremProgress = std::function<void(const std::string& theorem, double fraction)>;
std::vector<Row> run_theorems(const std::vector<TheoremJob>& jobs, unsigned threads, const TheoremProgress& progress);

class TheoremRunner : public Runner {
 public:
  std::vector<Instrument> instruments() const override { return {Instrument::theorem}; }
  std::string noun() const override { return "theorem"; }
  std::string heading() const override { return "Theorems"; }
  std::vector<Subject> subjects() const override;
  std::variant<Tasks, std::string> tasks(const PlanRequest& request, const Wanted& wanted) const override;
};

// Writes what each theorem says (SMT-LIB 2) and, where CaDiCaL proves it, its clauses and their refutation (DIMACS and
// DRAT) to files of the folder. Returns what went wrong, or nothing.
std::string export_theorems(const std::vector<TheoremJob>& jobs, const std::filesystem::path& folder);

}  // namespace gridproof::verify
