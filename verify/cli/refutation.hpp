// F.cnf and P.drat as files, judged by the kernel and told in words; both programs do it this way.
//
//   const RefutationFiles files{"f.cnf", "p.drat"};
//   const auto judgement = judge(files, limits);
//   if (!judgement) return complain(judgement.error());
//   fmt::print("{}", report(files, *judgement));
#pragma once

#include <string>
#include <string_view>

#include "text/result.hpp"
#include "verify/kernel/refutation.hpp"

namespace gridproof::cli {

struct RefutationFiles {
  std::string formula, proof;  // one of them may be - for standard input
};

// Such a file is followed by its proof.
inline bool is_formula(std::string_view path) { return path.ends_with(".cnf") || path.ends_with(".dimacs"); }

text::Result<kernel::Judgement> judge(const RefutationFiles& files, const kernel::Limits& limits);

std::string report(const RefutationFiles& files, const kernel::Judgement& judgement);

// "12 steps: 9 clauses added (1 by RAT), 3 deleted"
std::string steps_sentence(const kernel::Judgement& judgement);

}  // namespace gridproof::cli
