#include "verify/cli/certificate.hpp"

#include <fmt/format.h>

#include "text/scan.hpp"
#include "text/write.hpp"

namespace gridproof::cli {

namespace {

const char* meaning(kernel::Conclusion conclusion) {
  switch (conclusion) {
    case kernel::Conclusion::unique: return "the puzzle has exactly one completion";
    case kernel::Conclusion::not_unique: return "the puzzle has several completions";
    case kernel::Conclusion::contradictory: break;
  }
  return "the puzzle has no completion";
}

}  // namespace

bool is_certificate(std::string_view beginning) {
  const std::size_t first = beginning.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && beginning.substr(first).starts_with("gridproof-certificate");
}

text::Result<kernel::CertificateJudgement> judge_certificate(PartReader& file,
                                                             const std::optional<spec::Grid>& puzzle) {
  auto judgement = kernel::check_certificate(file.document());
  if (file.is_broken()) return file.failed();
  if (judgement && puzzle && judgement->puzzle != *puzzle) {
    judgement->verdict = kernel::Verdict::rejected;
    judgement->step = 0;
    judgement->reason =
        fmt::format("it is about another puzzle: {}", text::to_line(*judgement->layout, judgement->puzzle));
  }
  return judgement;
}

std::string steps_sentence(const kernel::CertificateJudgement& judgement) {
  std::string text = fmt::format("{}, {}, {}", text::counted(judgement.last_values, "last value"),
                                 text::counted(judgement.last_places, "last place"),
                                 text::counted(judgement.assumptions, "assumption"));
  if (judgement.nesting > 1) text += fmt::format(", at most {} at once", judgement.nesting);
  return text;
}

std::string report(const std::string& name, const kernel::CertificateJudgement& judgement) {
  const std::string heading = fmt::format("{}: {}: ", kernel::name(judgement.verdict), name);
  const std::string puzzle = text::to_line(*judgement.layout, judgement.puzzle);
  if (judgement.verdict != kernel::Verdict::accepted) {
    const std::string where =
        judgement.step == 0 ? "" : fmt::format("step {} (line {}): ", judgement.step, judgement.line);
    return heading +
           fmt::format("not shown of {} ({})\n  {}{}\n", puzzle, judgement.layout->name(), where, judgement.reason);
  }
  std::string text =
      heading + fmt::format("{} ({})\n  {}\n", meaning(judgement.conclusion), judgement.layout->name(), puzzle);
  for (const spec::Grid& completion : judgement.completions)
    text += fmt::format("  {}\n", text::to_line(*judgement.layout, completion));
  if (judgement.conclusion != kernel::Conclusion::not_unique) text += fmt::format("  {}\n", steps_sentence(judgement));
  return text;
}

}  // namespace gridproof::cli
