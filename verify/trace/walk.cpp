#include "verify/trace/walk.hpp"

#include <fmt/format.h>

#include "solver/search.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/sudoku/possible.hpp"
#include "text/name.hpp"
#include "text/write.hpp"

namespace gridproof::verify {

namespace {

template <class D>
std::vector<spec::CallStep> walk_with(const spec::Layout& layout, const Case& subject) {
  const spec::Position<spec::Truth> at{layout, spec::constant<spec::Truth>(layout, subject.grid), subject.crossed,
                                       spec::constant<spec::Truth>(layout, subject.solution)};
  const spec::Machine<D, spec::Truth> machine(at);
  std::vector<spec::CallStep> steps;
  auto control = machine.start();
  while (machine.enabled(control).holds()) {
    for (const spec::Action action : spec::all_actions) {
      if (!machine.enabled(control, action).holds()) continue;
      control = machine.step(control, action);
      steps.push_back({action, spec::transition(action).to, spec::record(layout, machine.state(control).hint)});
      break;
    }
  }
  return steps;
}

}  // namespace

std::optional<spec::Grid> other_completion(const spec::Layout& layout, const Case& subject,
                                           const spec::HintRecord& hint) {
  const spec::Cell cell = layout.cell(hint.row, hint.column);
  for (const spec::Value v : layout.values()) {
    if (v == hint.value) continue;
    spec::Grid guess = subject.grid;
    guess[cell] = v;
    solver::Solver solver(layout);
    solver.cross_out(subject.crossed);
    auto found = solver.completions(guess, 1);
    if (!found.empty()) return std::move(found.front());
  }
  return std::nullopt;
}

std::vector<spec::CallStep> walk(const spec::Layout& layout, const Case& subject, Dialect dialect) {
  return dialect == Dialect::repaired ? walk_with<spec::Repaired>(layout, subject)
                                      : walk_with<spec::AsWritten>(layout, subject);
}

std::string complaint(const spec::Layout& layout, const Case& subject, Claim claim, const spec::HintRecord& hint) {
  if (hint.type == spec::HintType::none) return {};
  const spec::Cell cell = layout.cell(hint.row, hint.column);
  switch (claim) {
    case Claim::hint_sound:
    case Claim::play_consistent:
      return fmt::format("the solution has {} there", text::value_name(layout, subject.solution[cell]));
    case Claim::hint_forced:
    case Claim::brute_force_forced: {
      const auto other = other_completion(layout, subject, hint);
      if (!other) return {};
      return fmt::format("another completion has {} there: {}", text::value_name(layout, (*other)[cell]),
                         text::to_line(layout, *other));
    }
    case Claim::hint_legal:
      for (const spec::HouseIndex h : layout.houses_of(cell))
        if (spec::is_value_in(subject.grid, layout.houses()[h], hint.value).holds())
          return fmt::format("{} already has {}", text::house_name(layout.houses()[h]),
                             text::value_name(layout, hint.value));
      return {};
    default: return {};
  }
}

}  // namespace gridproof::verify
