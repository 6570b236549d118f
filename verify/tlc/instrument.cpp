#include "verify/tlc/instrument.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <mutex>

#include "verify/report/columns.hpp"
#include "verify/run/examine.hpp"
#include "verify/run/threads.hpp"
#include "verify/tlc/compare.hpp"
#include "verify/tlc/run.hpp"
#include "verify/tlc/trace.hpp"

namespace gridproof::tlc {

namespace {

using verify::Claim;
using verify::Row;
using verify::Verdict;

template <class T>
bool contains(const std::vector<T>& list, const T& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

bool fits(const Model& model, const ModelRequest& request) {
  const bool of_claims =
      request.claims.empty() || std::any_of(model.claims.begin(), model.claims.end(),
                                            [&](Claim claim) { return contains(request.claims, claim); });
  return of_claims && (!request.layout || model.layout == request.layout) &&
         model.dialect == request.dialect.value_or(model.dialect) &&
         model.choice == request.choice.value_or(model.choice);
}

// Far more than a model of the profile takes: this is for a TLC that hangs.
std::chrono::milliseconds patience(const Model& model, const Selection& selection) {
  if (selection.seconds) return std::chrono::milliseconds(static_cast<std::int64_t>(*selection.seconds * 1000));
  switch (model.profile) {
    case Profile::quick: return std::chrono::minutes(5);
    case Profile::ci: return std::chrono::minutes(15);
    case Profile::long_: break;
  }
  return std::chrono::hours(48);
}

std::string_view kind_in_words(MachineKind machine) {
  switch (machine) {
    case MachineKind::published: return "";
    case MachineKind::printed: return ", as printed";
    case MachineKind::other_tiers: break;
  }
  return ", with other tiers";
}

Row blank_row(const Model& model, verify::Subject subject) {
  return {.subject = std::move(subject),
          .instrument = verify::Instrument::tlc,
          // A model whose boxes fit no grid is about no layout; its boxes are two by three.
          .rules = model.layout ? *model.layout : spec::Layout::boxes(2, 3).named("-"),
          .dialect = model.dialect,
          .choice = model.choice,
          .expected = model.expected.kind == Expectation::Kind::holds ? Verdict::holds : Verdict::violated,
          .verdict = Verdict::not_run,
          .domain = fmt::format("the initial states of {}.tla{}", model.module, kind_in_words(model.machine)),
          .trusted = "TLC and its fingerprints of states; the TLA+ text, compared with the machine elsewhere",
          .telling = {.time = true}};
}

// A model that is expected to break one property says nothing of the others: it has not looked at them to the end. One
// with something wrong put into it says nothing of the machine; a misprint is no dialect, nor are other tiers.
bool speaks_of(const Model& model, Claim claim) {
  if (model.kind == ModelKind::broken || model.machine != MachineKind::published || !model.layout ||
      !contains(model.claims, claim))
    return false;
  if (model.expected.kind != Expectation::Kind::violated) return model.expected.kind == Expectation::Kind::holds;
  return contains(operator_names(claim), model.expected.property);
}

// TLC's counterexample to a claim, to be replayed on the C++ specification as any other.
void take_trace(const Model& model, const Account& account, Row& row) {
  // TLC does not name a temporal property; a model that expects one to fail has no other.
  const std::string& broken = account.property.empty() ? model.expected.property : account.property;
  for (const Claim claim : model.claims) {
    if (!speaks_of(model, claim) || !contains(operator_names(claim), broken)) continue;
    auto recorded = read_behaviour(account.trace, *model.layout, {claim, model.dialect, model.choice});
    if (!recorded) return verify::object(row, verify::no_replay(0, recorded.error().message));
    row.breaks = claim;
    row.trace = std::move(recorded->trace);
  }
}

// The model says for itself what it is about.
Row blank_row(const Model& model) {
  Row row = blank_row(model, {model.name, model.says});
  row.telling.machine = false;
  return row;
}

Row model_row(const Model& model, const Run& run) {
  const Account& account = run.account;
  const Comparison comparison = compare(model, account);
  Row row = blank_row(model);
  row.verdict = comparison.verdict;
  row.differs = !comparison.differences.empty();
  row.seconds = run.seconds;
  row.states = account.distinct;
  for (const ActionCount& count : account.actions) row.actions.emplace_back(count.action, count.taken);
  row.tool = "TLC " + (account.version.empty() ? std::string("of unknown version") : account.version);
  row.figures = figures(model, account);
  row.detail = fmt::format("{}", fmt::join(comparison.differences, "\n"));
  const std::string more = account.ending == Ending::holds ? std::string() : explanation(account);
  if (!row.detail.empty() && !more.empty()) row.detail += "\n";
  row.detail += more;
  if (is_violation(account.ending)) take_trace(model, account, row);
  return row;
}

// Violated counts for more than open, and that for more than holds.
int weight(Verdict verdict) { return verdict == Verdict::holds ? 0 : verdict == Verdict::violated ? 2 : 1; }

// What nobody knows anything of, because the manifest cannot be read.
Row missing_row(verify::Subject subject, const ModelRequest& request, const std::string& why) {
  return {.subject = std::move(subject),
          .instrument = verify::Instrument::tlc,
          .rules = request.layout.value_or(spec::Layout::boxes(2, 2)),
          .dialect = request.dialect.value_or(verify::Dialect::repaired),
          .choice = request.choice.value_or(verify::ChoiceRule::least),
          .expected = Verdict::holds,
          .verdict = Verdict::not_run,
          .domain = "none",
          .detail = why,
          .trusted = "nothing",
          .telling = {.machine = false, .time = true}};
}

// The trace stands in the model's own row.
std::string reason(const Row& from) {
  return from.verdict == Verdict::violated ? "shown by " + from.subject.name : from.detail;
}

void add_claim_row(const Model& model, Claim claim, const Row& from, std::vector<Row>& rows) {
  const auto at = std::find_if(rows.begin(), rows.end(), [&](const Row& row) {
    return row.subject.claim == claim && row.rules == *model.layout && row.dialect == model.dialect &&
           row.choice == model.choice;
  });
  const bool fresh = at == rows.end();
  Row& row = fresh ? rows.emplace_back(blank_row(model, claim)) : *at;
  if (fresh) {
    row.verdict = from.verdict;
    row.figures = model.name;
    row.tool = from.tool;
    row.detail = reason(from);
    row.domain = from.domain;
  } else {
    if (weight(from.expected) > weight(row.expected)) row.expected = from.expected;
    if (weight(from.verdict) > weight(row.verdict)) row.verdict = from.verdict, row.detail = reason(from);
    row.figures += ", " + model.name;
    row.domain += "; " + from.domain;
  }
  if (!row.trace && from.breaks == claim) {
    row.trace = from.trace;
    row.breaks = claim;
    row.counterexample = row.trace->states.front().at;
  }
  row.states += from.states;
  row.seconds += from.seconds;
  row.share = 0;  // the models' own rows have it
}

}  // namespace

std::string in_words(const text::Error& error) {
  return error.line != 0 ? text::to_string(error) : fmt::format("{}: {}", error.source, error.message);
}

text::Result<Selection> select_models(const ModelRequest& request) {
  Selection selection{request.folder, {}, request.claims, request.seconds, {}};
  if (request.claims.empty() && request.names.empty())
    for (const verify::ClaimEntry& entry : verify::claims) selection.claims.push_back(entry.claim);
  const auto without_any = [&](const std::string& why) {
    for (const std::string& name : request.names)
      selection.missing.push_back(missing_row({name, "the model says what is expected of it"}, request, why));
    if (request.names.empty() || !request.claims.empty()) {
      selection.missing.push_back(
          missing_row({"models", "the models of the manifest say what is expected of them"}, request, why));
      selection.missing.back().telling.name = false;
    }
    return selection;
  };
  std::error_code error;
  if (!std::filesystem::exists(request.folder, error))
    return without_any(fmt::format("there is no folder of models {}", request.folder.string()));
  const auto manifest = read_manifest(request.folder);
  if (!manifest && request.ours) return without_any(in_words(manifest.error()));
  if (!manifest) return manifest.error();
  for (const std::string& name : request.names)
    if (manifest->find(name) == nullptr)
      return text::Error{(request.folder / "manifest.json").string(), 0, 0,
                         fmt::format("no model is named '{}'", name)};
  for (const Profile profile : {Profile::quick, Profile::ci, Profile::long_}) {
    if (profile < request.profile || !selection.models.empty()) continue;
    if (profile > request.profile && !request.insist) continue;
    for (const Model& model : manifest->models) {
      const bool named = contains(request.names, model.name);
      const bool asked = request.names.empty() || !request.claims.empty();
      if (named || (asked && model.profile <= profile && fits(model, request))) selection.models.push_back(model);
    }
  }
  return selection;
}

std::vector<Row> run_models(const Selection& selection, const ModelProgress& progress, unsigned threads) {
  if (!selection.missing.empty()) return selection.missing;
  const Found found = find_tools();
  std::mutex telling;
  std::size_t done = 0;
  const auto run = [&](std::size_t i) -> Row {
    const Model& model = selection.models[i];
    const auto tell = [&](const std::string& what) {
      const std::lock_guard lock(telling);
      if (progress)
        progress(fmt::format("tlc {}{}", model.name, what),
                 static_cast<double>(done) / static_cast<double>(selection.models.size()));
    };
    tell("");
    if (const auto* missing = std::get_if<Missing>(&found)) {
      Row row = blank_row(model);
      row.detail = missing->reason;
      return row;
    }
    Row row = model_row(model, run_tlc({.tools = std::get<Tools>(found),
                                        .folder = selection.folder,
                                        .module = model.module,
                                        .config = model.config_file,
                                        .deadlock = model.deadlock_forbidden,
                                        .brief = model.profile != Profile::long_,
                                        .patience = patience(model, selection),
                                        .progress = [&](const Progress& at) { tell(": " + at.sentence()); }}));
    const std::lock_guard lock(telling);
    ++done;
    return row;
  };
  std::vector<Row> rows = verify::make_in_threads(threads, selection.models.size(), run), claim_rows;
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (const Claim claim : selection.claims)
      if (speaks_of(selection.models[i], claim)) add_claim_row(selection.models[i], claim, rows[i], claim_rows);
  std::stable_sort(claim_rows.begin(), claim_rows.end(),
                   [](const Row& a, const Row& b) { return *a.subject.claim < *b.subject.claim; });
  rows.insert(rows.end(), claim_rows.begin(), claim_rows.end());
  return rows;
}

}  // namespace gridproof::tlc
