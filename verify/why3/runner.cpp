#include "verify/why3/runner.hpp"

#include <fmt/format.h>

#include <cmath>

#include "verify/process/child.hpp"
#include "verify/process/temporary_folder.hpp"
#include "verify/report/columns.hpp"
#include "verify/why3/prove.hpp"
#include "verify/why3/texts.hpp"

namespace gridproof::why3 {

namespace {

using verify::PlanRequest;
using verify::Row;
using verify::RunProgress;
using verify::Subject;
using verify::Task;
using verify::Tasks;
using verify::Verdict;
using verify::Wanted;

// A development is about no board of its own, and about no machine.
Row blank_row(Subject subject) {
  return {.subject = std::move(subject),
          .instrument = verify::Instrument::why3,
          .rules = {},
          .dialect = verify::Dialect::repaired,
          .choice = verify::ChoiceRule::least,
          .expected = Verdict::proved,
          .verdict = Verdict::not_run,
          .domain = "all that the contracts admit, of any size",
          .trusted = "Why3's obligations and library; the provers; the contracts say what they should",
          .telling = {.machine = false, .time = true}};
}

Subject subject_of(const Development& development) {
  return {development.name, development.says};
}

Verdict verdict_of(Answer answer) {
  switch (answer) {
    case Answer::proved: return Verdict::proved;
    case Answer::rejected: return Verdict::rejected;
    case Answer::unknown: return Verdict::unknown;
    case Answer::not_run: break;
  }
  return Verdict::not_run;
}

Row row_of(const Development& development, const std::vector<std::string>& others, const Tools& tools,
           const Proof& proof) {
  Row row = blank_row(subject_of(development));
  row.verdict = verdict_of(proof.answer);
  row.seconds = proof.seconds;
  row.tool = "Why3 " + tools.version;
  if (!proof.provers.empty()) row.tool += fmt::format(" with {}", fmt::join(proof.provers, " and "));
  const std::string obligations = verify::counted(proof.obligations, "obligation");
  if (proof.anew)
    row.figures = obligations + " proved anew";
  else if (proof.answer == Answer::proved)
    row.figures = fmt::format("{}, {}", verify::counted(proof.goals, "goal"), obligations);
  row.detail = proof.detail;
  // The lemmas of these are taken for proved here, and are in rows of their own.
  if (!others.empty()) row.trusted += fmt::format("; the lemmas of {}", fmt::join(others, ", "));
  return row;
}

std::vector<Row> run(const Manifest& manifest, const std::vector<Development>& developments,
                     std::chrono::milliseconds patience, const RunProgress& progress) {
  process::SignalWatch watch;
  process::TemporaryFolder home("gridproof-why3");
  std::vector<Row> rows;
  const auto none = [&](const std::string& reason) {
    for (const Development& development : developments) {
      rows.push_back(blank_row(subject_of(development)));
      rows.back().detail = reason;
    }
    return rows;
  };
  if (home.path().empty()) return none("cannot make a temporary folder");
  const Found found = find_tools(home.path());
  if (const auto* missing = std::get_if<Missing>(&found)) return none(missing->reason);
  const std::filesystem::path copy = home.path() / "developments";
  std::error_code error;
  std::filesystem::copy(manifest.folder, copy, std::filesystem::copy_options::recursive, error);
  if (error) return none(fmt::format("cannot copy {}: {}", manifest.folder.string(), error.message()));
  const auto& tools = std::get<Tools>(found);
  double all = 0, done = 0;
  for (const Development& development : developments) all += static_cast<double>(development.obligations);
  for (const Development& development : developments) {
    progress("why3 " + development.name, done / all);
    const Proof proof = prove({tools, manifest, copy, development, patience});
    if (proof.interrupted) {
      home.remove();
      watch.end_with_others();
    }
    rows.push_back(row_of(development, stands_on(copy, development.session), tools, proof));
    done += static_cast<double>(development.obligations);
  }
  return rows;
}

std::string in_words(const text::Error& error) {
  return error.line != 0 ? text::to_string(error) : fmt::format("{}: {}", error.source, error.message);
}

// The folder is always the program's own: what is wrong with it is no fault of the request, which is not run.
std::variant<Manifest, std::string> manifest_of(const std::filesystem::path& folder) {
  std::error_code error;
  if (!std::filesystem::exists(folder, error))
    return fmt::format("there is no folder of developments {}", folder.string());
  auto manifest = read_manifest(folder);
  if (!manifest) return in_words(manifest.error());
  return *std::move(manifest);
}

Tasks not_there(const std::string& why, const Wanted& wanted) {
  std::vector<Row> rows;
  for (const std::string& name : wanted.names)
    rows.push_back(blank_row({name, "the development says what it proves"}));
  if (rows.empty()) {
    rows.push_back(blank_row({"developments", "the developments of the manifest"}));
    rows.back().telling.name = false;
  }
  for (Row& row : rows) row.detail = why;
  return {Task{.run = [rows](const RunProgress&) { return rows; }}};
}

}  // namespace

std::variant<verify::Runner::Known, std::string> DevelopmentRunner::knows(const std::string& name,
                                                                          const PlanRequest& request) const {
  // Anything that is asked of Why3 by name; else a missing folder would claim every misspelt name.
  const auto read = manifest_of(folder_);
  const auto* manifest = std::get_if<Manifest>(&read);
  if (manifest == nullptr) return request.instrument == verify::Instrument::why3 ? Known::perhaps : Known::no;
  return manifest->find(name) != nullptr ? Known::yes : Known::no;
}

std::string DevelopmentRunner::heading() const { return subjects().empty() ? std::string() : "Developments in WhyML"; }

std::vector<Subject> DevelopmentRunner::subjects() const {
  std::vector<Subject> subjects;
  if (const auto manifest = read_manifest(folder_))
    for (const Development& development : manifest->developments) subjects.push_back(subject_of(development));
  return subjects;
}

// Of what is asked for, by its name or with the instrument, the profile has no say: all of it takes about a minute. It
// is of Takuzu with its three rules, and has nothing to say of one size, a dialect or a choice.
std::variant<Tasks, std::string> DevelopmentRunner::tasks(const PlanRequest& request, const Wanted& wanted) const {
  const bool asked = request.instrument == verify::Instrument::why3 || !wanted.names.empty();
  if (!wanted.everything && wanted.names.empty()) return Tasks{};
  if (request.rules || request.dialect || request.choice) return Tasks{};
  if (request.takuzu && !request.takuzu->lines_differ) return Tasks{};
  auto read = manifest_of(folder_);
  if (const auto* why = std::get_if<std::string>(&read)) {
    if (!asked && request.profile == Profile::quick) return Tasks{};
    return not_there(*why, wanted);
  }
  Manifest& manifest = std::get<Manifest>(read);
  std::vector<Development> developments;
  for (const std::string& name : wanted.names) developments.push_back(*manifest.find(name));
  if (wanted.everything)
    for (const Development& development : manifest.developments)
      if (asked || development.profile <= request.profile) developments.push_back(development);
  if (developments.empty()) return Tasks{};
  const auto patience = std::isfinite(request.bounds.seconds)
                            ? std::chrono::milliseconds(static_cast<std::int64_t>(request.bounds.seconds * 1000))
                            : ProofRequest::usual_patience;
  return Tasks{Task{.weight = developments.size(),
                    .run = [manifest = std::move(manifest), developments, patience](const RunProgress& progress) {
                      return run(manifest, developments, patience, progress);
                    }}};
}

}  // namespace gridproof::why3
