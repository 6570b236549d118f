#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <optional>

#include "text/write.hpp"
#include "verify/cli/exit_code.hpp"
#include "verify/cli/files.hpp"
#include "verify/cli/solve.hpp"
#include "verify/cli/terminal.hpp"
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
  nlohmann::ordered_json whole = {{"program", "gridproof"},
                                  {"version", verify::version},
                                  {"layout", input.layout().name()},
                                  {"layout_chosen_by_length", input.document.layout_chosen_by_length},
                                  {"grid", text::to_line(input.layout(), input.entry().puzzle, input.symbols)},
                                  {"limit", options.limit},
                                  {"count", count.number},
                                  {"exact", count.exact}};
  if (count.out_of_time) whole["gave_up"] = "the time ran out";
  return whole.dump(2) + "\n";
}

std::string to_text(const Count& count, const PuzzleInput& input, const CountOptions& options) {
  const bool is_short = count.out_of_time || (!count.exact && !options.limit_was_chosen);
  const char* why = count.out_of_time ? ": the time ran out" : is_short ? ": the limit; --limit N counts up to N" : "";
  return fmt::format("{}\n\n{}\n{} {}{}\n", layout_line(input.document),
                     text::to_drawing(input.layout(), input.entry().puzzle, input.symbols),
                     paint(is_short ? Tone::bad : Tone::good, "counted:"), cli::to_text(count), why);
}

}  // namespace

int count_one(const SolveArguments& arguments, const PuzzleInput& input) {
  const CountOptions options = count_options(arguments);
  std::optional<Output> json;
  if (!arguments.json.empty()) {
    auto opened = Output::open(arguments.json);
    if (!opened) return complain(opened.error());
    json = *std::move(opened);
  }
  const Count count = Counter(input.layout()).count(input.entry().puzzle, options);
  if (json) {
    const auto written = json->commit(to_json(count, input, options));
    if (!written) return complain(written.error());
  }
  if (!json || !json->is_standard_output()) fmt::print("{}", to_text(count, input, options));
  return count.out_of_time || (!count.exact && !options.limit_was_chosen) ? inconclusive : as_expected;
}

}  // namespace gridproof::cli
