#include "verify/kernel/certificate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/validity.hpp"
#include "text/layout_name.hpp"
#include "text/marks.hpp"
#include "text/name.hpp"
#include "text/scan.hpp"
#include "text/write.hpp"
#include "verify/kernel/rules.hpp"

namespace gridproof::kernel {

namespace {

class Checker {
 public:
  Checker(Heading heading, const Observer& observer)
      : judgement_{.layout = std::move(heading.layout),
                   .puzzle = std::move(heading.puzzle),
                   .crossed = std::move(heading.crossed)},
        deduction_(*judgement_.layout, judgement_.puzzle, judgement_.crossed),
        observer_(observer) {}

  // Why the step is not right; nothing where it is, and it is taken.
  std::optional<std::string> take(const Inference& step);
  std::optional<std::string> conclude(const CertificateReader& verdict);

  CertificateJudgement finish(Verdict verdict, const CertificateReader& reader, std::string reason = {}) && {
    judgement_.verdict = verdict;
    judgement_.step = reader.steps();
    judgement_.line = reader.steps() == 0 ? 0 : reader.line();
    judgement_.reason = std::move(reason);
    return std::move(judgement_);
  }

 private:
  std::optional<std::string> objection(const Inference& step) const;
  std::optional<std::string> objection_to_unique(const spec::Grid& solution) const;
  std::optional<std::string> objection_to_several(const std::vector<spec::Grid>& completions) const;
  std::optional<std::string> objection_to_marks() const;
  bool is_valid_extension(const spec::Grid& grid) const {
    return (spec::valid_alt(layout(), grid) & spec::extends(layout(), judgement_.puzzle, grid)).holds();
  }
  bool spares_crossed(const spec::Grid& grid) const {
    return std::none_of(judgement_.crossed.begin(), judgement_.crossed.end(),
                        [&](const spec::Mark& mark) { return grid[mark.cell] == mark.value; });
  }
  void apply(const Inference& step);
  const spec::Layout& layout() const { return *judgement_.layout; }

  std::string cell(const Inference& step) const { return text::cell_name(layout(), step.cell); }
  std::string house(const Inference& step) const { return text::house_name(layout().houses()[step.house]); }
  std::string still_open() const {
    return fmt::format("{} still open", text::counted(deduction_.scopes().size(), "assumption") +
                                            (deduction_.scopes().size() == 1 ? " is" : " are"));
  }

  CertificateJudgement judgement_;
  Deduction deduction_;  // refers to the layout of the judgement
  const Observer& observer_;
  bool refuted_ = false;  // a contradiction with no assumption open: the puzzle has no completion
  bool any_ = false;      // a step was taken
};

std::optional<std::string> Checker::objection(const Inference& step) const {
  if (refuted_) return "the puzzle is refuted already: only the verdict may follow";
  const int value = step.value;
  switch (step.rule) {
    case Rule::last_value:
      if (deduction_.grid()[step.cell] != 0) return fmt::format("{} has a value already", cell(step));
      if (const int left = deduction_.candidate_count(step.cell); left != 1)
        return fmt::format("{} has {} left, not one", cell(step),
                           text::counted(static_cast<std::size_t>(left), "value"));
      return std::nullopt;
    case Rule::last_place:
      if (deduction_.occurrences(step.house, step.value) != 0)
        return fmt::format("{} has {} already", house(step), value);
      if (const int left = deduction_.places(step.house, step.value); left != 1)
        return fmt::format("{} has {} left in {}, not one", value,
                           text::counted(static_cast<std::size_t>(left), "place"), house(step));
      return std::nullopt;
    case Rule::assume:
      if (!deduction_.is_candidate(step.cell, step.value))
        return fmt::format("{} is no candidate of {}: there is nothing to assume", value, cell(step));
      return std::nullopt;
    case Rule::no_value:
      if (!deduction_.has_no_value(step.cell)) return fmt::format("{} has a value, or one left", cell(step));
      return std::nullopt;
    case Rule::no_place:
      if (!deduction_.has_no_place(step.house, step.value))
        return fmt::format("{} stands in {}, or has a place left there", value, house(step));
      return std::nullopt;
    case Rule::twice:
      if (!deduction_.has_twice(step.house, step.value))
        return fmt::format("{} does not stand twice in {}", value, house(step));
      return std::nullopt;
    case Rule::verdict: break;
  }
  return "a verdict is no step";
}

void Checker::apply(const Inference& step) {
  switch (step.rule) {
    case Rule::last_value:
      deduction_.conclude_value(step.cell);
      ++judgement_.last_values;
      return;
    case Rule::last_place:
      deduction_.conclude_place(step.house, step.value);
      ++judgement_.last_places;
      return;
    case Rule::assume:
      deduction_.assume(step.cell, step.value);
      ++judgement_.assumptions;
      judgement_.nesting = std::max<std::uint64_t>(judgement_.nesting, deduction_.scopes().size());
      return;
    case Rule::no_value:
    case Rule::no_place:
    case Rule::twice:
      if (deduction_.scopes().empty())
        refuted_ = true;
      else
        deduction_.discharge();
      return;
    case Rule::verdict: return;
  }
}

std::optional<std::string> Checker::take(const Inference& step) {
  if (auto wrong = objection(step)) return wrong;
  if (observer_) observer_(step, deduction_);
  apply(step);
  any_ = true;
  return std::nullopt;
}

std::optional<std::string> Checker::objection_to_unique(const spec::Grid& solution) const {
  if (refuted_) return "the puzzle is refuted: it has no completion";
  if (!deduction_.scopes().empty()) return still_open();
  if (!deduction_.grid().is_full())
    return text::counted(deduction_.grid().size() - deduction_.grid().givens(), "cell") + " of the grid did not follow";
  if (!is_valid_extension(deduction_.grid())) return "the full grid breaks the rules";
  if (!spares_crossed(deduction_.grid())) return "the full grid has a crossed mark";
  if (deduction_.grid() != solution) return "the grid that follows is another one";
  return std::nullopt;
}

std::optional<std::string> Checker::objection_to_several(const std::vector<spec::Grid>& completions) const {
  if (any_) return "two completions need no steps";
  for (const spec::Grid& grid : completions)
    if (!is_valid_extension(grid) || !spares_crossed(grid))
      return fmt::format("{} is no completion of the puzzle", text::to_line(layout(), grid));
  if (completions[0] == completions[1]) return "the two completions are one";
  return std::nullopt;
}

std::optional<std::string> Checker::objection_to_marks() const {
  if (refuted_) return "the puzzle is refuted: it has no completion, and the verdict is contradictory";
  if (!deduction_.scopes().empty()) return still_open();
  for (const spec::Mark& mark : judgement_.set)
    if (!deduction_.is(mark)) return text::mark_names(layout(), {mark}, {}) + " did not follow";
  for (const spec::Mark& mark : judgement_.del)
    if (!deduction_.is_not(mark)) return text::mark_names(layout(), {}, {mark}) + " did not follow";
  return std::nullopt;
}

std::optional<std::string> Checker::conclude(const CertificateReader& verdict) {
  judgement_.thesis = verdict.thesis();
  judgement_.completions = verdict.completions();
  judgement_.set = verdict.set();
  judgement_.del = verdict.del();
  switch (verdict.thesis()) {
    case Thesis::unique: return objection_to_unique(judgement_.completions[0]);
    case Thesis::not_unique: return objection_to_several(judgement_.completions);
    case Thesis::follows: return objection_to_marks();
    case Thesis::contradictory: break;
  }
  if (refuted_) return std::nullopt;
  return deduction_.scopes().empty() ? "no contradiction has been reached" : still_open();
}

// Those of `a` that are not in `b`; both by cell, then by value.
std::string names_without(const spec::Layout& layout, const std::vector<spec::Mark>& a,
                          const std::vector<spec::Mark>& b) {
  std::vector<spec::Mark> rest;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(rest),
                      [](const spec::Mark& x, const spec::Mark& y) {
                        return std::pair(x.cell, x.value) < std::pair(y.cell, y.value);
                      });
  return text::mark_names(layout, {}, rest);
}

// Why it is about something else.
std::optional<std::string> objection_to_subject(const Heading& heading, const Subject& asked) {
  if (!asked.layout) return asked.puzzle ? std::optional<std::string>("no rules were named") : std::nullopt;
  if (!same_rules(*heading.layout, *asked.layout))
    return fmt::format("it is about other rules: {}, not {}", text::rules_name(*heading.layout),
                       text::rules_name(*asked.layout));
  if (asked.puzzle && heading.puzzle != *asked.puzzle)
    return fmt::format("it is about another puzzle: {}, not {}", text::to_line(*heading.layout, heading.puzzle),
                       text::to_line(*asked.layout, *asked.puzzle));
  if (!asked.puzzle || heading.crossed == asked.crossed) return std::nullopt;
  const std::string more = names_without(*heading.layout, heading.crossed, asked.crossed);
  const std::string fewer = names_without(*heading.layout, asked.crossed, heading.crossed);
  return fmt::format("it is about other crossed marks: {}{}{}", more.empty() ? "" : "with " + more,
                     more.empty() || fewer.empty() ? "" : ", ", fewer.empty() ? "" : "without " + fewer);
}

}  // namespace

text::Result<CertificateJudgement> check_certificate(Document document, const CertificateOptions& options) {
  CertificateReader reader(std::move(document), options.about.layout);
  auto heading = reader.heading();
  if (!heading) return heading.error();
  auto other = objection_to_subject(*heading, options.about);
  Checker checker(*std::move(heading), options.observer);
  if (other) return std::move(checker).finish(Verdict::rejected, reader, *std::move(other));
  while (true) {
    const auto step = reader.next();
    if (!step) return step.error();
    const bool last = step->rule == Rule::verdict;
    auto wrong = last ? checker.conclude(reader) : checker.take(*step);
    if (wrong) return std::move(checker).finish(Verdict::rejected, reader, *std::move(wrong));
    if (last) return std::move(checker).finish(Verdict::accepted, reader);
    if (options.stop && reader.steps() % 1024 == 0 && options.stop())
      return std::move(checker).finish(Verdict::inconclusive, reader, "the time ran out");
  }
}

}  // namespace gridproof::kernel
