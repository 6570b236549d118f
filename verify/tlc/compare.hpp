// A run held against what the manifest expects of it.
//
//   const Comparison comparison = compare(model, run.account);
//   for (const std::string& difference : comparison.differences) fmt::print("{}\n", difference);
#pragma once

#include <string>
#include <vector>

#include "verify/claims/claims.hpp"
#include "verify/tlc/manifest.hpp"
#include "verify/tlc/messages.hpp"

namespace gridproof::tlc {

struct Comparison {
  verify::Verdict expected, verdict;     // of the reports: an expression without a value counts as violated
  std::string property;                  // that is violated, also where TLC does not name it
  std::vector<std::string> differences;  // in words; none: all is as expected. Empty too where the run is open
};

Comparison compare(const Model& model, const Account& account);

// "64 states, depth 5, 7 of 7 actions taken"; with a violation the property first. No times: for the digest.
std::string figures(const Model& model, const Account& account);

// The trace of a violation for people: every step with the variables that it changes. Or what TLC said is wrong.
std::string explanation(const Account& account);

}  // namespace gridproof::tlc
