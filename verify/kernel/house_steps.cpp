#include "verify/kernel/house_steps.hpp"

#include <fmt/format.h>

#include "text/name.hpp"
#include "text/scan.hpp"

namespace gridproof::kernel {

std::string HouseSteps::cell(const Inference& step) const { return text::cell_name(deduction_.layout(), step.cell); }

std::string HouseSteps::house(const Inference& step) const {
  return text::house_name(deduction_.layout().houses()[step.house]);
}

std::optional<std::string> HouseSteps::objection(const Inference& step) const {
  const int value = step.value;
  switch (step.rule) {
    case Rule::last_value:
      if (deduction_.grid()[step.cell] != 0) return fmt::format("{} has a value already", cell(step));
      if (const int left = deduction_.candidate_count(step.cell); left != 1)
        return fmt::format("{} has {} left, not one", cell(step),
                           text::counted(static_cast<std::size_t>(left), "value"));
      return std::nullopt;
    case Rule::last_place:
      if (!must_have_every_value(step.house)) return no_claim_to_a_place(step);
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
      if (!must_have_every_value(step.house)) return no_claim_to_a_place(step);
      if (!deduction_.has_no_place(step.house, step.value))
        return fmt::format("{} stands in {}, or has a place left there", value, house(step));
      return std::nullopt;
    case Rule::twice:
      if (!deduction_.has_twice(step.house, step.value))
        return fmt::format("{} does not stand twice in {}", value, house(step));
      return std::nullopt;
    case Rule::forced:
    case Rule::broken: return "the rules are no list of constraints";
    case Rule::verdict: break;
  }
  return "a verdict is no step";
}

bool HouseSteps::must_have_every_value(spec::HouseIndex house) const {
  return deduction_.layout().has_every_value(deduction_.layout().houses()[house]);
}

std::string HouseSteps::no_claim_to_a_place(const Inference& step) const {
  return fmt::format("{} is too small to have every value", house(step));
}

void HouseSteps::conclude(const Inference& step, CertificateJudgement& judgement) {
  if (step.rule == Rule::last_value) {
    deduction_.conclude_value(step.cell);
    ++judgement.last_values;
  } else {
    deduction_.conclude_place(step.house, step.value);
    ++judgement.last_places;
  }
}

}  // namespace gridproof::kernel
