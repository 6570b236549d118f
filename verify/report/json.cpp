#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "text/digest.hpp"
#include "text/layout_name.hpp"
#include "text/marks.hpp"
#include "text/write.hpp"
#include "verify/claims/forced.hpp"
#include "verify/report/columns.hpp"
#include "verify/report/row.hpp"
#include "verify/trace/walk.hpp"
#include "verify/version.hpp"

namespace gridproof::verify {

namespace {

using nlohmann::ordered_json;

// The published machine's record, or the marks of any other's.
ordered_json hint_of(const Game& game, const spec::PlainHint& hint) {
  const std::string type = game.tiers().name(hint.type);
  if (!is_published(game.tiers()))
    return {{"type", type}, {"marks", text::mark_names(game.board(), hint.set, hint.del)}};
  const spec::HintRecord record = spec::record(game.board(), hint);
  return {{"type", type}, {"dieValue", record.value}, {"row", record.row}, {"col", record.column}};
}

ordered_json case_of(const spec::Board& board, const Case& subject) {
  ordered_json result = {{"grid", text::to_line(board, subject.grid)},
                         {"solution", text::to_line(board, subject.solution)},
                         {"crossed", crossed_out(board, subject.crossed)}};
  if (subject.givens) result["givens"] = text::to_line(board, *subject.givens);
  return result;
}

ordered_json trace_of(const Game& game, const Trace& trace) {
  const spec::Board& board = game.board();
  ordered_json steps = ordered_json::array();
  for (const TraceState& state : trace.states) {
    ordered_json step = {{"action", state.action == init_name ? "" : state.action},
                         {"grid", text::to_line(board, state.at.grid)},
                         {"pc", game.tiers().name(state.pc)},
                         {"hint", hint_of(game, state.hint)}};
    if (auto crossed = crossed_out(board, state.at.crossed); !crossed.empty()) step["crossed"] = std::move(crossed);
    steps.push_back(std::move(step));
  }
  ordered_json result = {{"steps", std::move(steps)}};
  if (trace.loop) result["loop"] = *trace.loop;
  return result;
}

// Everything that a row holds: the one list of its fields, which the digest is taken of. What is zero where it is not
// counted is left out.
ordered_json entry_of(const Row& row) {
  // Each by its name: with one more or less this does not compile.
  const auto& [subject, instrument, rules, dialect, choice, expected, verdict, grids, premises, violations, seconds,
               share, range, by_tier, counterexample, trace, breaks, states, transitions, actions, domain, tool,
               figures, detail, rejects, differs, trusted, telling] = row;
  static_cast<void>(telling);  // it says nothing that the others do not
  ordered_json entry = {{subject.claim ? "claim" : "subject", subject.name},
                        {"sentence", subject.sentence},
                        {"instrument", name(instrument)},
                        {"layout", name(rules)},
                        {"dialect", name(dialect)},
                        {"choice", name(choice)},
                        {"expected", name(expected)},
                        {"verdict", name(verdict)},
                        {"differs", differs},
                        {"grids", grids},
                        {"premises", premises},
                        {"seconds", seconds * share},
                        {"run_seconds", seconds},
                        {"domain", domain},
                        {"trusted", trusted}};
  const spec::Layout* layout = rules ? rules->layout() : nullptr;
  if (layout != nullptr && !layout->has_boxes()) entry["regions"] = text::region_rows(*layout);
  if (range) entry["range"] = {{range->kind == GridRange::Kind::few_empty ? "empty" : "given", range->most}};
  for (const auto& [tier, count] : by_tier) entry["by_tier"][tier] = count;
  if (!tool.empty()) entry["tool"] = tool;
  if (!figures.empty()) entry["figures"] = figures;
  if (!detail.empty()) entry["detail"] = detail;
  if (!rejects.empty()) entry["rejects"] = rejects;
  const bool explore = instrument == Instrument::explore, tlc = instrument == Instrument::tlc;
  if (violations != 0 || (instrument != Instrument::property && !tlc)) entry["violations"] = violations;
  if (states != 0 || explore || tlc) entry["states"] = states;
  if (transitions != 0 || explore) entry["transitions"] = transitions;
  if (!actions.empty() || explore || tlc) {
    entry["actions"] = ordered_json::object();
    for (const auto& [action, fired] : actions) entry["actions"][action] = fired;
  }
  if (counterexample) entry["counterexample"] = case_of(*rules, *counterexample);
  if (trace) entry["trace"] = trace_of(*game_of(*rules, dialect), *trace);
  if (breaks) entry["breaks"] = name(*breaks);
  return entry;
}

// A file's name may have bytes that are no text.
std::string written(const ordered_json& value, int indent) {
  return value.dump(indent, ' ', false, ordered_json::error_handler_t::replace);
}

// What a reader of a counterexample wants to know and could find out: the hint, what is wrong with it, and the
// completion that shows it.
void explain(const Row& row, ordered_json& counterexample) {
  const Case& subject = *row.counterexample;
  const auto game = game_of(rules_of(row), row.dialect);
  const spec::PlainHint hint = judge(*game, subject, *row.subject.claim, row.choice).hint;
  if (hint.type == spec::HintType::none) return;
  counterexample["hint"] = hint_of(*game, hint);
  const std::string why = complaint(*game, subject, *row.subject.claim, hint);
  if (!why.empty()) counterexample["why"] = why;
  if (!is_of_completions(*row.subject.claim)) return;
  if (const auto other = forced(*game, subject, *row.subject.claim, hint).against)
    counterexample["completion"] = text::to_line(rules_of(row), *other);
}

}  // namespace

std::string digest(const RunReport& report) {
  std::uint64_t hash = text::fnv1a("");
  for (const Row& row : report.rows) {
    ordered_json entry = entry_of(row);
    for (const char* time : {"seconds", "run_seconds"}) entry.erase(time);
    hash = text::fnv1a(written(entry, -1) + "\n", hash);
  }
  return fmt::format("{:016x}", hash);
}

std::string to_json(const RunReport& report) {
  ordered_json rows = ordered_json::array();
  for (const Row& row : report.rows) {
    ordered_json entry = entry_of(row);
    entry["as_expected"] = row.as_expected();
    entry["reproduce"] = reproduce(row, report);
    if (row.counterexample && row.subject.claim) explain(row, entry["counterexample"]);
    rows.push_back(std::move(entry));
  }
  const ordered_json whole = {{"program", "gridproof"},         {"version", version},     {"tools", tool_versions()},
                              {"profile", report.profile},      {"seed", report.seed},    {"digest", digest(report)},
                              {"exit_code", exit_code(report)}, {"rows", std::move(rows)}};
  return written(whole, 2) + "\n";
}

}  // namespace gridproof::verify
