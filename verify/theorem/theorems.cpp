#include "verify/theorem/theorems.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <climits>
#include <cmath>
#include <mutex>
#include <set>
#include <utility>

#include "verify/report/columns.hpp"
#include "verify/run/threads.hpp"

namespace gridproof::verify {

namespace {

Verdict verdict(symbolic::Answer answer) {
  switch (answer) {
    case symbolic::Answer::proved: return Verdict::proved;
    case symbolic::Answer::refuted: return Verdict::refuted;
    case symbolic::Answer::vacuous: return Verdict::vacuous;
    case symbolic::Answer::unknown: break;
  }
  return Verdict::unknown;
}

std::string figures(const symbolic::Proof& proof, symbolic::Prover prover) {
  return fmt::format("{}, {} {}, {} learned", counted(proof.goals, "goal"), grouped(proof.clauses),
                     prover == symbolic::Prover::cadical ? "clauses" : "terms", grouped(proof.learned));
}

std::string detail(const proofs::Result& result, double limit) {
  switch (result.proof.answer) {
    case symbolic::Answer::refuted: return fmt::format("fails: {}\n{}", result.proof.about, result.counterexample);
    case symbolic::Answer::vacuous: return fmt::format("cannot be met: {}", result.proof.about);
    case symbolic::Answer::unknown:
      return limit > 0 && result.proof.seconds >= limit
                 ? fmt::format("stopped at the time limit of {} s at: {}", limit, result.proof.about)
                 : fmt::format("the prover gave up at: {}", result.proof.about);
    case symbolic::Answer::proved: break;
  }
  return {};
}

Row row_of(const TheoremJob& job, proofs::Result result) {
  const auto claim = claim_named(job.theorem.name);
  Row row{.subject = claim ? Subject(*claim) : Subject(job.theorem.name, job.theorem.sentence),
          .instrument = Instrument::theorem,
          .rules = job.instance.rules,
          .dialect = job.theorem.as_written ? Dialect::as_written : Dialect::repaired,
          .choice = ChoiceRule::least,
          .expected = verdict(job.theorem.expected),
          .verdict = verdict(result.proof.answer),
          .seconds = result.proof.seconds,
          .domain = job.instance.rules ? "all grids" : "all inputs",
          .tool = result.tool,
          .figures = figures(result.proof, job.instance.prover),
          .detail = detail(result, job.instance.seconds),
          .trusted = result.trusted,
          .telling = {.time = true}};
  if (claim) row.telling.looked_at = fmt::format("{} by {}, {}", row.subject.name, row.tool, row.figures);
  if (claim && result.position) {
    row.counterexample = std::move(result.position);
    row.detail.clear();  // the report draws it
  }
  return row;
}

// Z3 may crash where another thread, of whatever prover, takes the memory that it has just asked for. So where memory
// is limited one theorem comes after the other.
unsigned most_threads() {
  rlimit limit{};
  return getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY ? 1 : UINT_MAX;
}

}  // namespace

std::vector<TheoremJob> select_theorems(const TheoremRequest& request) {
  std::vector<TheoremJob> jobs;
  const auto wanted = [&](const proofs::Theorem& theorem) {
    if (request.dialect && theorem.as_written != (*request.dialect == Dialect::as_written)) return false;
    if (request.claims.empty() && request.names.empty()) return true;
    const auto claim = claim_named(theorem.name);
    return claim ? std::find(request.claims.begin(), request.claims.end(), *claim) != request.claims.end()
                 : std::find(request.names.begin(), request.names.end(), theorem.name) != request.names.end();
  };
  // Claims are about layouts where nothing else is asked for; what is said of a Takuzu besides is always told.
  const auto in_profile = [&](const proofs::Theorem& theorem, const proofs::Instance& instance) {
    const spec::Takuzu* takuzu = instance.rules ? instance.rules->takuzu() : nullptr;
    const bool asked = request.takuzu ? takuzu != nullptr && takuzu->lines_differ() == request.takuzu->lines_differ
                                      : takuzu == nullptr || !claim_named(theorem.name);
    return asked && instance.from <= request.profile;
  };
  for (const proofs::Theorem& theorem : proofs::all_theorems()) {
    if (!wanted(theorem)) continue;
    const std::size_t before = jobs.size();
    const auto add = [&](proofs::Instance instance) {
      if (request.seconds > 0) instance.seconds = request.seconds;
      jobs.push_back({theorem, std::move(instance)});
    };
    for (const proofs::Instance& instance : theorem.instances)
      if (request.rules ? instance.rules == request.rules : in_profile(theorem, instance)) add(instance);
    if (request.rules && jobs.size() == before && theorem.statement(request.rules))
      add({request.rules, symbolic::Prover::cadical, Profile::quick, 300});
  }
  return jobs;
}

std::vector<Row> run_theorems(const std::vector<TheoremJob>& jobs, unsigned threads, const TheoremProgress& progress) {
  std::vector<double> done(jobs.size(), 0);
  std::mutex telling;
  const auto tell = [&](std::size_t i, double fraction) {
    const std::lock_guard lock(telling);
    done[i] = fraction;
    double sum = 0;
    for (const double part : done) sum += part;
    if (progress) progress(jobs[i].theorem.name, sum / static_cast<double>(jobs.size()));
  };
  threads = std::min(threads, most_threads());
  return make_in_threads(static_cast<unsigned>(std::min<std::size_t>(threads, jobs.size())), jobs.size(),
                         [&](std::size_t i) {
                           Row row = row_of(jobs[i], proofs::run_theorem(jobs[i].theorem, jobs[i].instance,
                                                                         [&](double fraction) { tell(i, fraction); }));
                           tell(i, 1);
                           return row;
                         });
}

std::string export_theorems(const std::vector<TheoremJob>& jobs, const std::filesystem::path& folder) {
  for (const TheoremJob& job : jobs) {
    const std::string problem = proofs::export_theorem(job.theorem, job.instance, folder);
    if (!problem.empty()) return problem;
  }
  return {};
}

std::vector<Subject> TheoremRunner::subjects() const {
  std::vector<Subject> subjects;
  std::set<std::string> listed;
  for (const proofs::Theorem& theorem : proofs::all_theorems())
    if (!claim_named(theorem.name) && listed.insert(theorem.name).second)
      subjects.emplace_back(theorem.name, theorem.sentence);
  return subjects;
}

// On rules that are named theorems speak up where they have an instance, on any other only if asked for. They are
// about the least choice.
std::variant<Tasks, std::string> TheoremRunner::tasks(const PlanRequest& request, const Wanted& wanted) const {
  if (request.choice.value_or(ChoiceRule::least) != ChoiceRule::least) return Tasks{};
  auto jobs = select_theorems({.claims = wanted.claims,
                               .names = wanted.names,
                               .rules = request.rules,
                               .takuzu = request.takuzu,
                               .dialect = request.dialect,
                               .profile = request.profile,
                               .seconds = std::isinf(request.bounds.seconds) ? 0 : request.bounds.seconds});
  const bool asked = request.instrument || !wanted.names.empty();
  if (!asked)
    std::erase_if(jobs, [&](const TheoremJob& job) {
      return job.instance.from > request.profile ||
             std::none_of(job.theorem.instances.begin(), job.theorem.instances.end(),
                          [&](const auto& known) { return known.rules == job.instance.rules; });
    });
  if (jobs.empty()) return Tasks{};
  Task task{.run = [jobs, threads = request.threads](const RunProgress& progress) {
    return run_theorems(jobs, threads, [&](const std::string& theorem, double fraction) {
      progress("theorem " + theorem, fraction);
    });
  }};
  // Proofs are long: they are written where theorems were asked for.
  if (asked) task.write = [jobs](const std::filesystem::path& folder) { return export_theorems(jobs, folder); };
  return Tasks{std::move(task)};
}

}  // namespace gridproof::verify
