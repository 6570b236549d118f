#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <cstdint>
#include <limits>
#include <optional>

#include "text/write.hpp"
#include "verify/cli/exit_code.hpp"
#include "verify/cli/files.hpp"
#include "verify/cli/solve.hpp"
#include "verify/cli/terminal.hpp"
#include "verify/report/columns.hpp"
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
  whole["limit"] = options.limit;
  whole["count"] = count.number;
  whole["exact"] = count.exact;
  if (count.out_of_time) whole["gave_up"] = "the time ran out";
  return whole.dump(2) + "\n";
}

std::string to_text(const Count& count, const PuzzleInput& input, const CountOptions& options) {
  const bool is_short = count.out_of_time || (!count.exact && !options.limit_was_chosen);
  const char* why = count.out_of_time ? ": the time ran out" : is_short ? ": the limit; --limit N counts up to N" : "";
  return fmt::format("{}\n\n{}\n{} {}{}\n", rules_line(input.document),
                     text::to_drawing(input.rules(), input.entry().puzzle, input.symbols),
                     paint(is_short ? Tone::bad : Tone::good, "counted:"), cli::to_text(count), why);
}

// The bar tells how many have been found: how many there are is the question.
Count count_boards(const spec::AnyRules& rules, CountOptions options) {
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
  const Count count = is_empty_board ? count_boards(input.rules(), options)
                                     : Counter(input.rules()).count(input.entry().puzzle, options);
  if (json) {
    const auto written = json->commit(to_json(count, input, options));
    if (!written) return complain(written.error());
  }
  if (!json || !json->is_standard_output()) fmt::print("{}", to_text(count, input, options));
  return count.out_of_time || (!count.exact && !options.limit_was_chosen) ? inconclusive : as_expected;
}

}  // namespace gridproof::cli
