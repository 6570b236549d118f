#include "verify/kernel/certificate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/validity.hpp"
#include "text/marks.hpp"
#include "text/rules_name.hpp"
#include "text/scan.hpp"
#include "text/write.hpp"
#include "verify/kernel/constraint_steps.hpp"
#include "verify/kernel/house_steps.hpp"
#include "verify/kernel/rules.hpp"

namespace gridproof::kernel {

namespace {

// Every rule of the puzzle, as spec/ states it; the valid boards of a sudoku by their all-different reading.
bool is_valid(const spec::AnyRules& rules, const spec::Grid& grid) {
  if (const spec::Layout* layout = rules.layout()) return spec::valid_alt(*layout, grid).holds();
  return grid.is_full() && spec::is_solution(*rules.listed(), grid).holds();
}

CertificateJudgement opened(Heading heading) {
  return {.rules = std::move(heading.rules),
          .puzzle = std::move(heading.puzzle),
          .crossed = std::move(heading.crossed)};
}

CertificateJudgement finished(CertificateJudgement judgement, Verdict verdict, const CertificateReader& reader,
                              std::string reason = {}) {
  judgement.verdict = verdict;
  judgement.step = reader.steps();
  judgement.line = reader.steps() == 0 ? 0 : reader.line();
  judgement.reason = std::move(reason);
  return judgement;
}

template <class Steps>  // HouseSteps or ConstraintSteps
class Checker {
 public:
  Checker(CertificateJudgement judgement, const CertificateOptions& options)
      : judgement_(std::move(judgement)),
        steps_(*judgement_.rules, judgement_.puzzle, judgement_.crossed),
        options_(options) {}

  // Why the step is not right; nothing where it is, and it is taken.
  std::optional<std::string> take(const Inference& step);
  std::optional<std::string> conclude(const CertificateReader& verdict);

  CertificateJudgement judgement() && { return std::move(judgement_); }

 private:
  std::optional<std::string> objection_to_unique(const spec::Grid& solution) const;
  std::optional<std::string> objection_to_several(const std::vector<spec::Grid>& completions) const;
  std::optional<std::string> objection_to_marks() const;
  std::optional<std::string> objection_to_thesis() const;
  bool is_valid_extension(const spec::Grid& grid) const {
    return is_valid(rules(), grid) && spec::extends(rules(), judgement_.puzzle, grid).holds();
  }
  bool spares_crossed(const spec::Grid& grid) const {
    return std::none_of(judgement_.crossed.begin(), judgement_.crossed.end(),
                        [&](const spec::Mark& mark) { return grid[mark.cell] == mark.value; });
  }
  bool is_completion(const spec::Grid& grid) const { return is_valid_extension(grid) && spares_crossed(grid); }
  std::string no_completion(const spec::Grid& grid) const {
    return text::to_line(rules(), grid) + " is no completion of the puzzle";
  }
  const spec::AnyRules& rules() const { return *judgement_.rules; }
  const auto& deduction() const { return steps_.deduction(); }
  std::string still_open() const {
    return fmt::format("{} still open", text::counted(deduction().scopes().size(), "assumption") +
                                            (deduction().scopes().size() == 1 ? " is" : " are"));
  }

  CertificateJudgement judgement_;
  Steps steps_;  // refers to the rules of the judgement
  const CertificateOptions& options_;
  bool refuted_ = false;  // a contradiction with no assumption open: the puzzle has no completion
  bool any_ = false;      // a step was taken
};

template <class Steps>
std::optional<std::string> Checker<Steps>::take(const Inference& step) {
  if (refuted_) return "the puzzle is refuted already: only the verdict may follow";
  if (auto wrong = steps_.objection(step)) return wrong;
  if (const auto& observer = steps_.observer(options_)) observer(step, deduction());
  any_ = true;
  if (step.rule == Rule::assume) {
    steps_.deduction().assume(step.cell, step.value);
    ++judgement_.assumptions;
    judgement_.nesting = std::max<std::uint64_t>(judgement_.nesting, deduction().scopes().size());
  } else if (!is_contradiction(step.rule)) {
    steps_.conclude(step, judgement_);
  } else if (deduction().scopes().empty()) {
    refuted_ = true;
  } else {
    steps_.deduction().discharge();
  }
  return std::nullopt;
}

template <class Steps>
std::optional<std::string> Checker<Steps>::objection_to_unique(const spec::Grid& solution) const {
  if (refuted_) return "the puzzle is refuted: it has no completion";
  if (!deduction().scopes().empty()) return still_open();
  const spec::Grid& grid = deduction().grid();
  if (!grid.is_full()) return text::counted(grid.size() - grid.givens(), "cell") + " of the grid did not follow";
  if (!is_valid_extension(grid)) return "the full grid breaks the rules";
  if (!spares_crossed(grid)) return "the full grid has a crossed mark";
  if (grid != solution) return "the grid that follows is another one";
  return std::nullopt;
}

template <class Steps>
std::optional<std::string> Checker<Steps>::objection_to_several(const std::vector<spec::Grid>& completions) const {
  if (any_) return "two completions need no steps";
  for (const spec::Grid& grid : completions)
    if (!is_completion(grid)) return no_completion(grid);
  if (completions[0] == completions[1]) return "the two completions are one";
  return std::nullopt;
}

template <class Steps>
std::optional<std::string> Checker<Steps>::objection_to_marks() const {
  if (refuted_) return "the puzzle is refuted: it has no completion, and the verdict is contradictory";
  if (!deduction().scopes().empty()) return still_open();
  for (const spec::Mark& mark : judgement_.set)
    if (!deduction().is(mark)) return text::mark_names(rules(), {mark}, {}) + " did not follow";
  for (const spec::Mark& mark : judgement_.del)
    if (!deduction().is_not(mark)) return text::mark_names(rules(), {}, {mark}) + " did not follow";
  if (judgement_.completions.empty()) return "no completion is shown: of a puzzle that has none, any mark follows";
  if (!is_completion(judgement_.completions[0])) return no_completion(judgement_.completions[0]);
  return std::nullopt;
}

template <class Steps>
std::optional<std::string> Checker<Steps>::conclude(const CertificateReader& verdict) {
  judgement_.thesis = verdict.thesis();
  judgement_.completions = verdict.completions();
  judgement_.set = verdict.set();
  judgement_.del = verdict.del();
  const bool is_of_givens = verdict.thesis() == Thesis::unique || verdict.thesis() == Thesis::contradictory;
  if (judgement_.of_state && is_of_givens)
    return fmt::format("{} is said of the player's state, and asked of the givens", name(verdict.thesis()));
  return objection_to_thesis();
}

template <class Steps>
std::optional<std::string> Checker<Steps>::objection_to_thesis() const {
  switch (judgement_.thesis) {
    case Thesis::unique: return objection_to_unique(judgement_.completions[0]);
    case Thesis::not_unique: return objection_to_several(judgement_.completions);
    case Thesis::follows: return objection_to_marks();
    case Thesis::contradictory: break;
  }
  if (refuted_) return std::nullopt;
  return deduction().scopes().empty() ? "no contradiction has been reached" : still_open();
}

// Those of `a` that are not in `b`; both by cell, then by value.
std::string names_without(const spec::Board& board, const std::vector<spec::Mark>& a,
                          const std::vector<spec::Mark>& b) {
  std::vector<spec::Mark> rest;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(rest),
                      [](const spec::Mark& x, const spec::Mark& y) {
                        return std::pair(x.cell, x.value) < std::pair(y.cell, y.value);
                      });
  return text::mark_names(board, {}, rest);
}

bool is_of_state(const Heading& heading, const Subject& asked) {
  return asked.puzzle && heading.puzzle != *asked.puzzle && asked.state && heading.puzzle == *asked.state;
}

// Why it is about something else.
std::optional<std::string> objection_to_subject(const Heading& heading, const Subject& asked) {
  if (!asked.rules) return asked.puzzle ? std::optional<std::string>("no rules were named") : std::nullopt;
  if (!same_rules(*heading.rules, *asked.rules))
    return fmt::format("it is about other rules: {}, not {}", text::rules_name(*heading.rules),
                       text::rules_name(*asked.rules));
  if (asked.puzzle && heading.puzzle != *asked.puzzle && !is_of_state(heading, asked))
    return fmt::format("it is about another puzzle: {}, not {}", text::to_line(*heading.rules, heading.puzzle),
                       text::to_line(*asked.rules, *asked.puzzle));
  if (!asked.puzzle || heading.crossed == asked.crossed) return std::nullopt;
  const std::string more = names_without(*heading.rules, heading.crossed, asked.crossed);
  const std::string fewer = names_without(*heading.rules, asked.crossed, heading.crossed);
  return fmt::format("it is about other crossed marks: {}{}{}", more.empty() ? "" : "with " + more,
                     more.empty() || fewer.empty() ? "" : ", ", fewer.empty() ? "" : "without " + fewer);
}

template <class Steps>
text::Result<CertificateJudgement> check_steps(CertificateReader& reader, CertificateJudgement judgement,
                                               const CertificateOptions& options) {
  Checker<Steps> checker(std::move(judgement), options);
  const auto finish = [&](Verdict verdict, std::string reason = {}) {
    return finished(std::move(checker).judgement(), verdict, reader, std::move(reason));
  };
  while (true) {
    const auto step = reader.next();
    if (!step) return step.error();
    const bool last = step->rule == Rule::verdict;
    auto wrong = last ? checker.conclude(reader) : checker.take(*step);
    if (wrong) return finish(Verdict::rejected, *std::move(wrong));
    if (last) return finish(Verdict::accepted);
    if (options.stop && reader.steps() % 1024 == 0 && options.stop())
      return finish(Verdict::inconclusive, "the time ran out");
  }
}

}  // namespace

text::Result<CertificateJudgement> check_certificate(Document document, const CertificateOptions& options) {
  CertificateReader reader(std::move(document), options.about.rules);
  auto heading = reader.heading();
  if (!heading) return heading.error();
  auto other = objection_to_subject(*heading, options.about);
  const bool of_state = is_of_state(*heading, options.about);
  CertificateJudgement judgement = opened(*std::move(heading));
  if (other) return finished(std::move(judgement), Verdict::rejected, reader, *std::move(other));
  judgement.of_state = of_state;
  return judgement.rules->layout() != nullptr
             ? check_steps<HouseSteps>(reader, std::move(judgement), options)
             : check_steps<ConstraintSteps>(reader, std::move(judgement), options);
}

}  // namespace gridproof::kernel
