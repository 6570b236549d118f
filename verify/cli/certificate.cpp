#include "verify/cli/certificate.hpp"

#include <fmt/format.h>

#include <memory>
#include <utility>

#include "text/marks.hpp"
#include "text/rules_name.hpp"
#include "text/scan.hpp"
#include "text/write.hpp"
#include "verify/kernel/rules.hpp"

namespace gridproof::cli {

namespace {

std::string meaning(const kernel::CertificateJudgement& judgement) {
  const char* grid = judgement.of_state ? "the player's state" : "the puzzle";
  const char* spared = judgement.crossed.empty() ? "" : " without the crossed marks";
  switch (judgement.thesis) {
    case kernel::Thesis::unique: return fmt::format("{} has exactly one completion{}", grid, spared);
    case kernel::Thesis::not_unique: return fmt::format("{} has several completions{}", grid, spared);
    case kernel::Thesis::contradictory: return fmt::format("{} has no completion{}", grid, spared);
    case kernel::Thesis::follows: break;
  }
  return fmt::format("in every completion of {}{} {}", grid, spared,
                     text::mark_names(*judgement.rules, judgement.set, judgement.del));
}

}  // namespace

bool is_certificate(std::string_view beginning) {
  const std::size_t first = beginning.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && beginning.substr(first).starts_with("gridproof-certificate");
}

text::Result<CertificateSubject> subject_of(const text::Document& puzzle, const std::optional<std::string>& crossed) {
  const text::Entry& entry = puzzle.entries.front();
  CertificateSubject subject{
      {.rules = std::make_shared<const spec::AnyRules>(puzzle.rules), .puzzle = entry.puzzle, .state = entry.state},
      puzzle.rules_chosen_by_length};
  if (crossed && crossed->empty()) return text::parse_crossed(puzzle.rules, *crossed, "--crossed").error();
  auto marks = text::crossed_marks(puzzle.rules, entry, crossed.value_or(""), "--crossed");
  if (!marks) return marks.error();
  subject.about.crossed = *std::move(marks);
  return subject;
}

CertificateSubject subject_of(spec::AnyRules rules) {
  return {{.rules = std::make_shared<const spec::AnyRules>(std::move(rules))}};
}

text::Result<kernel::CertificateJudgement> judge_certificate(PartReader& file, const CertificateSubject& subject) {
  auto judgement = kernel::check_certificate(file.document(), {.about = subject.about});
  if (file.is_broken()) return file.failed();
  if (judgement && subject.rules_chosen_by_length && !kernel::same_rules(*judgement->rules, *subject.about.rules))
    judgement->reason +=
        fmt::format(" (from the {} cells; {} names another)", subject.about.rules->cells().size(),
                    subject.about.rules->layout() != nullptr ? "--layout" : "--size");
  return judgement;
}

std::string steps_sentence(const kernel::CertificateJudgement& judgement) {
  const std::string steps = judgement.rules->layout() != nullptr
                                ? fmt::format("{}, {}", text::counted(judgement.last_values, "last value"),
                                              text::counted(judgement.last_places, "last place"))
                                : text::counted(judgement.forced, "forced mark");
  std::string text = fmt::format("{}, {}", steps, text::counted(judgement.assumptions, "assumption"));
  if (judgement.nesting > 1) text += fmt::format(", at most {} at once", judgement.nesting);
  return text;
}

std::string report(const std::string& name, const kernel::CertificateJudgement& judgement) {
  const std::string heading = fmt::format("{}: {}: ", kernel::name(judgement.verdict), name);
  const std::string puzzle = text::to_line(*judgement.rules, judgement.puzzle);
  const std::string rules = text::rules_name(*judgement.rules);
  const std::string crossed =
      judgement.crossed.empty()
          ? ""
          : fmt::format("  crossed out: {}\n", text::mark_names(*judgement.rules, {}, judgement.crossed));
  if (judgement.verdict != kernel::Verdict::accepted) {
    const std::string where =
        judgement.step == 0 ? "" : fmt::format("step {} (line {}): ", judgement.step, judgement.line);
    return heading + fmt::format("not shown of {} ({})\n{}  {}{}\n", puzzle, rules, crossed, where, judgement.reason);
  }
  std::string text = heading + fmt::format("{} ({})\n  {}\n{}", meaning(judgement), rules, puzzle, crossed);
  const char* role = judgement.thesis == kernel::Thesis::follows ? "a completion: " : "";
  for (const spec::Grid& completion : judgement.completions)
    text += fmt::format("  {}{}\n", role, text::to_line(*judgement.rules, completion));
  if (judgement.thesis != kernel::Thesis::not_unique) text += fmt::format("  {}\n", steps_sentence(judgement));
  return text;
}

}  // namespace gridproof::cli
