#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <thread>

#include "takuzu/count_boards.hpp"
#include "text/marks.hpp"
#include "text/write.hpp"
#include "verify/cli/exit_code.hpp"
#include "verify/cli/files.hpp"
#include "verify/cli/solve.hpp"
#include "verify/cli/solve_report.hpp"
#include "verify/cli/terminal.hpp"
#include "verify/report/columns.hpp"
#include "verify/solve/answer.hpp"
#include "verify/version.hpp"

namespace gridproof::cli {

CountOptions count_options(const SolveArguments& arguments) {
  return {.limit = arguments.limit > 0 ? arguments.limit : default_count_limit,
          .limit_was_chosen = arguments.limit > 0,
          .seconds = arguments.time,
          .lines = true,
          .json = !arguments.json.empty()};
}

namespace {

std::string to_json(const Count& count, const PuzzleInput& input, const CountOptions& options) {
  nlohmann::ordered_json whole = {{"program", "gridproof"}, {"version", verify::version}};
  whole.update(rules_fields(input.document));
  whole["grid"] = text::to_line(input.rules(), input.entry().puzzle, input.symbols);
  for (const spec::Mark& mark : input.entry().crossed)
    whole["crossed"].push_back(text::mark_names(input.rules(), {}, {mark}));
  whole["limit"] = options.limit;
  whole["count"] = count.number;
  whole["exact"] = count.exact;
  if (count.out_of_time) whole["gave_up"] = "the time ran out";
  return whole.dump(2) + "\n";
}

std::string to_text(const Count& count, const PuzzleInput& input, const CountOptions& options) {
  const bool is_short = count.out_of_time || (!count.exact && !options.limit_was_chosen);
  const char* why = count.out_of_time ? ": the time ran out" : is_short ? ": the limit; --limit N counts up to N" : "";
  return fmt::format("{}\n\n{}{} {}{}\n", rules_line(input.document),
                     position_text(input, input.entry().puzzle, input.entry().crossed),
                     paint(is_short ? Tone::bad : Tone::good, "counted:"), cli::to_text(count), why);
}

// How many boards there are of a Takuzu, without visiting them; nothing where the board is too large for that.
std::optional<Count> count_by_halves(const spec::Takuzu& takuzu, const CountOptions& options, unsigned threads) {
  const solve::Deadline deadline = options.seconds > 0 ? solve::Deadline(options.seconds) : solve::Deadline();
  ProgressBar bar;
  const takuzu::BoardCount count =
      takuzu::count_boards(takuzu, {.threads = threads,
                                    .progress = [&](double fraction) { bar.show("counting boards", fraction); },
                                    .stop = [&] { return deadline.has_passed(); }});
  constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  if (count.ending == solver::Ending::stopped) return Count{0, false, true};
  if (count.ending != solver::Ending::complete) return std::nullopt;
  return count.number > most ? Count{most, false} : Count{static_cast<std::uint64_t>(count.number), true};
}

// Else one by one: the bar tells how many have been found, for how many there are is the question.
Count count_boards(const spec::AnyRules& rules, CountOptions options, unsigned threads) {
  if (rules.takuzu() != nullptr && !options.limit_was_chosen)
    if (const auto count = count_by_halves(*rules.takuzu(), options, threads)) return *count;
  ProgressBar bar;
  options.progress = [&](std::uint64_t found) { bar.show(verify::counted(found, "board"), std::nullopt); };
  return Counter(rules).count(spec::Grid(rules.cells().size()), options);
}

}  // namespace

int count_one(const SolveArguments& arguments, const PuzzleInput& input) {
  CountOptions options = count_options(arguments);
  const bool is_empty_board = arguments.puzzle.puzzle.empty();
  if (is_empty_board && !options.limit_was_chosen) options.limit = std::numeric_limits<std::uint64_t>::max();
  std::optional<Output> json;
  if (!arguments.json.empty()) {
    auto opened = Output::open(arguments.json);
    if (!opened) return complain(opened.error());
    json = *std::move(opened);
  }
  const unsigned threads =
      arguments.threads > 0 ? arguments.threads : std::max(1U, std::thread::hardware_concurrency());
  const Count count = is_empty_board ? count_boards(input.rules(), options, threads)
                                     : Counter(input.rules(), input.entry().crossed)
                                           .count(input.entry().puzzle, options);
  if (json) {
    const auto written = json->commit(to_json(count, input, options));
    if (!written) return complain(written.error());
  }
  if (!json || !json->is_standard_output()) fmt::print("{}", to_text(count, input, options));
  return count.out_of_time || (!count.exact && !options.limit_was_chosen) ? inconclusive : as_expected;
}

}  // namespace gridproof::cli
