// What a search says of a model's properties and actions, as findings about claims. For any model whose properties are
// named as the claims are.
//
//   findings_about(model, options, claims, Part::call, domain, shows, without);
//
// `shows(action, state)` is a state as a trace has it. `without(i)` is a model that never takes action i, from few
// starts: claims about behaviours have no term to be put before a broken machine, so this one is explored too. It must
// get stuck, and the action must be missed.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

#include "verify/explore/explore.hpp"
#include "verify/models/machine_explorer.hpp"

namespace gridproof::verify {

constexpr Verdict verdict_of(explore::Verdict verdict) {
  switch (verdict) {
    case explore::Verdict::holds: return Verdict::holds;
    case explore::Verdict::violated: return Verdict::violated;
    case explore::Verdict::vacuous: return Verdict::vacuous;
    case explore::Verdict::inconclusive: break;
  }
  return Verdict::inconclusive;
}

template <class State>
Verdict fires(const explore::Report<State>& report) {
  bool all_fire = true, open = false;
  for (const auto& action : report.actions) {
    all_fire = all_fire && action.fired > 0;
    open = open || action.verdict == explore::Verdict::inconclusive;
  }
  return all_fire ? Verdict::holds : open ? Verdict::inconclusive : Verdict::vacuous;
}

// A call is a tree: its states need not be remembered.
template <class M>
constexpr explore::Search search_of = M::tree ? explore::Search::partition : explore::Search::breadth_first;

template <class M, class Shows>
Trace behaviour(const M& model, const explore::Path<typename M::State>& trace, const Shows& shows) {
  Trace result;
  const auto actions = model.actions();
  const auto add = [&](const explore::Move<typename M::State>& step) {
    if (step.action == explore::stutters) return;
    result.states.push_back(shows(step.action == explore::begins
                                      ? std::string(init_name)
                                      : std::string(actions[static_cast<std::size_t>(step.action)].name),
                                  step.state));
  };
  for (const auto& step : trace.steps) add(step);
  if (!trace.loop.empty()) {
    result.loop = result.states.size() - 1;
    for (std::size_t i = 0; i + 1 < trace.loop.size(); ++i) add(trace.loop[i]);
  }
  return result;
}

template <class State, class Without>
void reject_without_actions(const explore::Report<State>& whole, const Without& without,
                            std::vector<ExplorationFinding>& findings) {
  const auto asked = [](const ExplorationFinding& finding) {
    return is_of_behaviours(finding.claim) && finding.verdict == Verdict::holds;
  };
  explore::Options how;
  for (const ExplorationFinding& finding : findings)
    if (asked(finding) && finding.claim != Claim::actions_fire) how.properties.emplace_back(name(finding.claim));
  if (std::none_of(findings.begin(), findings.end(), asked)) return;
  if (how.properties.empty()) how.properties.emplace_back(whole.properties.front().name);
  for (std::size_t i = 0; i < whole.actions.size(); ++i) {
    if (whole.actions[i].fired == 0) continue;
    const auto model = without(i);
    const auto made = explore::explore<search_of<std::remove_cvref_t<decltype(model)>>>(model, how);
    const auto& report = std::get<explore::Report<State>>(made);
    for (ExplorationFinding& finding : findings) {
      if (!asked(finding)) continue;
      const auto* property = report.property(name(finding.claim));
      const bool rejected = finding.claim == Claim::actions_fire
                                ? fires(report) == Verdict::vacuous
                                : property != nullptr && property->verdict == explore::Verdict::violated;
      finding.rejections.push_back({fmt::format("a machine that never takes {}", whole.actions[i].name), rejected});
    }
  }
}

// In the order in which the claims were asked for.
inline void sort_as_asked(const ExplorationOptions& options, std::vector<ExplorationFinding>& findings) {
  const auto place = [&](const ExplorationFinding& finding) {
    return std::find(options.claims.begin(), options.claims.end(), finding.claim);
  };
  std::stable_sort(findings.begin(), findings.end(), [&](const auto& a, const auto& b) { return place(a) < place(b); });
}

// A run explores calls, then games.
enum class Part { call, play };

inline std::filesystem::path checkpoint_of(const std::filesystem::path& name, Part part) {
  return name.empty() ? name : std::filesystem::path(name.string() + (part == Part::call ? ".call" : ".play"));
}

// Or what is wrong with the options.
template <class M, class Shows, class Without>
std::variant<std::vector<ExplorationFinding>, std::string> findings_about(
    const M& model, const ExplorationOptions& options, const std::vector<Claim>& asked, Part part,
    const std::string& domain, const Shows& shows, const Without& without) {
  explore::Options how{.threads = options.threads, .bounds = options.bounds};
  for (const Claim claim : asked)
    if (claim != Claim::actions_fire) how.properties.emplace_back(name(claim));
  if (how.properties.empty()) how.properties.emplace_back(name(Claim::type_ok));
  how.progress = options.progress;
  how.checkpoint = checkpoint_of(options.checkpoint, part);
  // A run that was killed in its first part has no file of the next one yet; the first part must have its own.
  const bool is_first = part == Part::call || std::all_of(options.claims.begin(), options.claims.end(), is_of_play);
  how.resume = options.resume && (is_first || std::filesystem::exists(how.checkpoint));
  auto made = explore::explore<search_of<M>>(model, how);
  if (auto* problem = std::get_if<std::string>(&made)) return *problem;
  const auto& report = std::get<explore::Report<typename M::State>>(made);

  ExplorationFinding common;
  common.initial = report.initial;
  common.states = report.states;
  common.transitions = report.transitions;
  common.domain = domain;
  common.seconds = report.seconds;
  common.stopped = report.stopped;
  for (const auto& action : report.actions) common.actions.emplace_back(action.name, action.fired);
  std::vector<ExplorationFinding> findings;
  for (const Claim claim : asked) {
    ExplorationFinding finding = common;
    finding.claim = claim;
    if (claim == Claim::actions_fire) {
      finding.premises = report.transitions;
      finding.verdict = fires(report);
    } else if (const auto* property = report.property(name(claim))) {
      finding.verdict = verdict_of(property->verdict);
      finding.premises = property->premises;
      finding.violations = property->verdict == explore::Verdict::violated ? property->hits : 0;
      if (property->verdict == explore::Verdict::violated && property->trace) {
        finding.trace = behaviour(model, *property->trace, shows);
        finding.counterexample = finding.trace->states.front().at;
      }
    }
    findings.push_back(std::move(finding));
  }
  reject_without_actions(report, without, findings);
  return findings;
}

}  // namespace gridproof::verify
