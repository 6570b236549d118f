#include "verify/cli/count.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>

#include "text/marks.hpp"
#include "verify/cli/exit_code.hpp"
#include "verify/report/columns.hpp"
#include "verify/solve/answer.hpp"

namespace gridproof::cli {

namespace {

using CountingSolver = std::variant<solver::Solver, TakuzuSolver, solver::BandSolver>;

// The fast solver knows no crossed marks.
CountingSolver counting_solver(const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed) {
  const bool is_fast = rules.layout() != nullptr && solver::BandSolver::fits(*rules.layout());
  if (is_fast && crossed.empty()) return solver::BandSolver();
  return std::visit(
      [&](auto&& known) {
        known.cross_out(text::marks_at(rules, crossed));
        return CountingSolver(std::move(known));
      },
      solver_for(rules));
}

// Visits as many completions as so many nodes reach; the fast solver is at the end of any search soon, and counts none.
solver::Ending visit_some(CountingSolver& any, const spec::Grid& grid, const solver::Solver::Visitor& visit,
                          std::uint64_t nodes) {
  if (auto* fast = std::get_if<solver::BandSolver>(&any)) return fast->for_each_completion(grid, visit);
  if (auto* takuzu = std::get_if<TakuzuSolver>(&any)) return takuzu->for_each_completion(grid, visit, {nodes});
  return std::get<solver::Solver>(any).for_each_completion(grid, visit, {nodes});
}

}  // namespace

Counter::Counter(const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed)
    : solver_(counting_solver(rules, crossed)) {}

Count Counter::count(const spec::Grid& grid, const CountOptions& options) {
  if (options.seconds > 0) return count_for(grid, options);
  if (options.progress) return count_and_tell(grid, options);
  const std::uint64_t number = std::visit([&](auto& solver) { return solver.count(grid, options.limit); }, solver_);
  return {number, number < options.limit};
}

Count Counter::count_and_tell(const spec::Grid& grid, const CountOptions& options) {
  constexpr std::uint64_t now_and_then = 1 << 12;
  std::uint64_t found = 0;
  const auto visit = [&](const spec::Grid&) {
    if (++found % now_and_then == 0) options.progress(found);
    return found < options.limit;
  };
  std::visit([&](auto& solver) { solver.for_each_completion(grid, visit); }, solver_);
  return {found, found < options.limit};
}

// The solver counts nodes and knows no clock: it searches again with twice as many until it is done or the time is
// over, which costs at most twice the last search.
Count Counter::count_for(const spec::Grid& grid, const CountOptions& options) {
  const solve::Deadline deadline(options.seconds);
  std::uint64_t best = 0;
  for (std::uint64_t nodes = 1 << 12;; nodes *= 2) {
    std::uint64_t found = 0;
    const auto visit = [&](const spec::Grid&) {
      ++found;
      return found < options.limit && !(found % 256 == 0 && deadline.has_passed());
    };
    const solver::Ending ending = visit_some(solver_, grid, visit, nodes);
    best = std::max(best, found);
    if (ending == solver::Ending::complete) return {found, true};
    if (best >= options.limit) return {best, false};
    if (ending == solver::Ending::stopped || deadline.has_passed()) return {best, false, true};
  }
}

std::string to_text(const Count& count) {
  return (count.exact ? "" : "at least ") + verify::counted(count.number, "completion");
}

namespace {

void add_json(std::string& out, const Count& count, const text::Entry& entry, const Place& place,
              const spec::Board& rules, const text::Symbols& symbols) {
  fmt::format_to(std::back_inserter(out), "{{\"puzzle\":{},\"line\":{},\"grid\":\"", place.number, place.line);
  for (const spec::Value value : entry.puzzle) out += symbols.symbol_of(value);  // letters, digits and dots
  out += '"';
  if (!entry.crossed.empty())
    fmt::format_to(std::back_inserter(out), ",\"crossed\":\"{}\"", text::mark_names(rules, {}, entry.crossed));
  fmt::format_to(std::back_inserter(out), ",\"count\":{},\"exact\":{}{}}}\n", count.number, count.exact,
                 count.out_of_time ? ",\"gave_up\":\"the time ran out\"" : "");
}

}  // namespace

std::function<Answerer<CountTally>()> counter(const PuzzleStream& stream, const CountOptions& options) {
  return [&stream, options]() -> Answerer<CountTally> {
    return [&stream, options, counter = std::make_shared<Counter>(stream.rules())](
               const text::Entry& entry, const Place& place, Answered<CountTally>& made) {
      const Count count = entry.crossed.empty() ? counter->count(entry.puzzle, options)
                                                : Counter(stream.rules(), entry.crossed).count(entry.puzzle, options);
      made.tally.count(count.number, count.exact, count.out_of_time, place);
      if (options.lines)
        fmt::format_to(std::back_inserter(made.text), "{} {}{}{}\n", place.number, count.exact ? "" : "at least ",
                       count.number, count.out_of_time ? ": the time ran out" : "");
      if (options.json) add_json(made.json, count, entry, place, stream.rules(), stream.symbols());
      return true;
    };
  };
}

int exit_code(const CountTally& tally, const CountOptions& options) {
  const std::uint64_t unasked = options.limit_was_chosen ? tally.out_of_time : tally.cut_off;
  return unasked > 0 ? inconclusive : as_expected;
}

}  // namespace gridproof::cli
