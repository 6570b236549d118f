#include "verify/run/plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <stdexcept>

#include "takuzu/enumerate.hpp"
#include "verify/run/examine.hpp"

namespace gridproof::verify {

namespace {

// Who has a name: the claims, or one of the runners. Where nobody can tell, one that may have it.
struct Names {
  std::vector<Claim> claims;
  std::vector<std::vector<std::string>> of_runner;
};

std::variant<Names, std::string> resolve(const PlanRequest& request, const Runners& runners) {
  Names names{{}, std::vector<std::vector<std::string>>(runners.size())};
  for (const std::string& name : request.names) {
    if (const auto claim = claim_named(name)) {
      if (std::find(names.claims.begin(), names.claims.end(), *claim) == names.claims.end())
        names.claims.push_back(*claim);
      continue;
    }
    std::size_t owner = runners.size();
    auto best = Runner::Known::no;
    for (std::size_t i = 0; i < runners.size(); ++i) {
      const auto known = runners[i]->knows(name, request);
      if (const auto* problem = std::get_if<std::string>(&known)) return *problem;
      if (std::get<Runner::Known>(known) > best) best = std::get<Runner::Known>(known), owner = i;
    }
    if (owner == runners.size())
      return fmt::format("{} is named '{}'\n{}", no_name(runners), name, list_of_names(runners));
    const std::vector<Instrument> by = runners[owner]->instruments();
    if (request.instrument && std::find(by.begin(), by.end(), *request.instrument) == by.end())
      return fmt::format("{} does not answer for {}: use --by {}", verify::name(*request.instrument), name,
                         verify::name(by.front()));
    names.of_runner[owner].push_back(name);
  }
  return names;
}

}  // namespace

std::variant<Plan, std::string> make_plan(const PlanRequest& request, const Runners& runners) {
  auto resolved = resolve(request, runners);
  if (auto* problem = std::get_if<std::string>(&resolved)) return *problem;
  const Names& names = std::get<Names>(resolved);
  if (request.rules && (request.names.empty() || !names.claims.empty())) {
    solver::Random random(request.seed);
    const auto solution =
        visit(*request.rules, [&](const auto& rules) { return solver::random_solution(rules, random); });
    if (const auto* failure = std::get_if<solver::Failure>(&solution)) return failure->message;
  }
  Plan plan{.request = request};
  for (std::size_t i = 0; i < runners.size(); ++i) {
    const std::vector<Instrument> by = runners[i]->instruments();
    if (request.instrument && std::find(by.begin(), by.end(), *request.instrument) == by.end()) continue;
    const Wanted wanted{request.names.empty(), names.claims, names.of_runner[i]};
    if (wanted.nothing()) continue;
    auto tasks = runners[i]->tasks(request, wanted);
    if (auto* problem = std::get_if<std::string>(&tasks)) return *problem;
    auto& made = std::get<Tasks>(tasks);
    std::move(made.begin(), made.end(), std::back_inserter(plan.tasks));
  }
  if (plan.tasks.empty()) return "no instrument answers these claims with these options";
  return plan;
}

std::variant<RunReport, std::string> run(const Plan& plan, const RunProgress& progress) {
  const PlanRequest& request = plan.request;
  RunReport report{.profile = std::string(name(request.profile)),
                   .seed = request.seed,
                   .cases = request.cases,
                   .bounds = request.bounds};
  std::size_t whole = 0, before = 0;
  for (const Task& task : plan.tasks) whole += task.weight;
  Examiner examine;
  for (const Task& task : plan.tasks) {
    auto made = task.run([&](std::string_view what, double fraction) {
      if (progress)
        progress(what, (static_cast<double>(before) + fraction * static_cast<double>(task.weight)) /
                           static_cast<double>(std::max<std::size_t>(whole, 1)));
    });
    if (auto* problem = std::get_if<std::string>(&made)) return *problem;
    if (std::get<std::vector<Row>>(made).empty()) throw std::logic_error("a run has ended and says nothing");
    for (Row& row : std::get<std::vector<Row>>(made)) {
      examine(row);
      report.rows.push_back(std::move(row));
    }
    before += task.weight;
  }
  return report;
}

}  // namespace gridproof::verify
