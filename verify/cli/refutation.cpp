#include "verify/cli/refutation.hpp"

#include <fmt/format.h>

#include <new>

#include "text/scan.hpp"
#include "verify/batch/part_reader.hpp"

namespace gridproof::cli {

using namespace batch;

text::Result<kernel::Judgement> judge(const RefutationFiles& files, const kernel::Limits& limits) {
  if (files.formula == "-" && files.proof == "-")
    return text::Error{"standard input", 0, 0, "cannot be the formula and the proof"};
  const auto formula = PartReader::open(files.formula);
  if (!formula) return formula.error();
  const auto proof = PartReader::open(files.proof);
  if (!proof) return proof.error();
  text::Result<kernel::Judgement> judgement = kernel::Judgement{};
  try {
    judgement = kernel::check_refutation(formula->document(), proof->document(), limits);
  } catch (const std::bad_alloc&) {
    return kernel::Judgement{.verdict = kernel::Verdict::inconclusive, .reason = "this machine has no more memory"};
  }
  if (formula->is_broken()) return formula->failed();
  if (proof->is_broken()) return proof->failed();
  return judgement;
}

std::string steps_sentence(const kernel::Judgement& judgement) {
  const std::string rat = judgement.by_rat != 0 ? fmt::format(" ({} by RAT)", judgement.by_rat) : "";
  return fmt::format("{}: {} added{}, {} deleted", text::counted(judgement.additions + judgement.deletions, "step"),
                     text::counted(judgement.additions, "clause"), rat, judgement.deletions);
}

std::string report(const RefutationFiles& files, const kernel::Judgement& judgement) {
  const std::string proof = files.proof == "-" ? "standard input" : files.proof;
  const std::string formula = files.formula == "-" ? "standard input" : files.formula;
  const auto meaning = [&] {
    switch (judgement.verdict) {
      case kernel::Verdict::accepted: return "a refutation of";
      case kernel::Verdict::rejected: return "no refutation of";
      case kernel::Verdict::inconclusive: break;
    }
    return "perhaps a refutation of";
  };
  std::string text = fmt::format("{}: {}: {} {} ({}, {})\n", name(judgement.verdict), proof, meaning(), formula,
                                 text::counted(static_cast<std::size_t>(judgement.variables), "variable"),
                                 text::counted(static_cast<std::size_t>(judgement.clauses), "clause"));
  if (judgement.verdict == kernel::Verdict::accepted) return text + "  " + steps_sentence(judgement) + "\n";
  const std::string where =
      judgement.place.empty() ? "" : fmt::format("step {} ({}): ", judgement.step, judgement.place);
  return text + "  " + where + judgement.reason + "\n";
}

}  // namespace gridproof::cli
