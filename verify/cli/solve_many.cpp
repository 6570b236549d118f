#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <thread>

#include "verify/cli/classify.hpp"
#include "verify/cli/exit_code.hpp"
#include "verify/cli/files.hpp"
#include "verify/batch/pool.hpp"
#include "verify/cli/solve.hpp"
#include "verify/cli/terminal.hpp"
#include "verify/version.hpp"

namespace gridproof::cli {

using namespace batch;

namespace {

unsigned threads_of(const SolveArguments& arguments) {
  return arguments.threads > 0 ? arguments.threads : std::max(1U, std::thread::hardware_concurrency());
}

ClassifyOptions classify_options(const SolveArguments& arguments) {
  return {.way = solve::way_named(arguments.by),
          .seconds = arguments.time,
          .expected = arguments.expect,
          .verbose = arguments.verbose,
          .lines = arguments.sample == 0,
          .json = !arguments.json.empty()};
}

nlohmann::ordered_json about(const PuzzleStream& stream) {
  nlohmann::ordered_json fields = {{"program", "gridproof"}, {"version", verify::version}};
  fields.update(rules_fields(stream.rules(), stream.rules_chosen_by_length()));
  return fields;
}

// A batch: how a puzzle is answered, and what is said at the end.
template <class Tally>
struct Batch {
  std::function<Answerer<Tally>()> answerer;
  std::string opening;  // of the text
  std::function<std::string(const Tally&)> text;
  std::function<nlohmann::ordered_json(const Tally&)> json;
};

template <class Tally>
BatchEnd<Tally> run(const Batch<Tally>& batch, PuzzleStream& stream, unsigned threads, const BatchOutput& output) {
  if (output.text != nullptr) *output.text << batch.opening;
  ProgressBar bar;
  auto end = run_batch<Tally>(
      stream, threads, batch.answerer, output,
      [&](std::string_view what, std::optional<double> fraction) { bar.show(what, fraction); });
  if (end.error) return end;
  if (output.text != nullptr) *output.text << batch.text(end.tally) << std::flush;
  if (output.json != nullptr) *output.json << nlohmann::ordered_json{{"summary", batch.json(end.tally)}}.dump() << "\n";
  return end;
}

// Nothing where something went wrong, which has been told then.
template <class Tally>
std::optional<Tally> run(const Batch<Tally>& batch, PuzzleStream& stream, const SolveArguments& arguments,
                         std::ostream& out) {
  BatchOutput output{.text = arguments.json == "-" ? nullptr : &out};
  BatchEnd<Tally> end;
  if (arguments.json.empty()) {
    end = run(batch, stream, threads_of(arguments), output);
  } else {
    auto opened = Output::open(arguments.json);
    if (!opened) return complain(opened.error()), std::nullopt;
    const auto written = opened->commit([&](std::ostream& json) {
      output.json = &json;
      end = run(batch, stream, threads_of(arguments), output);
      return !end.error;
    });
    if (!written) return complain(written.error()), std::nullopt;
  }
  if (end.error) return complain(*end.error), std::nullopt;
  if (tells_progress())
    fmt::print(stderr, "gridproof: {}\n", times_sentence(end.tally.puzzles, end.seconds, end.tally.slowest));
  return end.tally;
}

int classify(const SolveArguments& arguments, PuzzleStream& stream, const std::optional<Sample>& sample,
             std::ostream& out) {
  const ClassifyOptions options = classify_options(arguments);
  const Batch<ClassTally> batch{
      .answerer = classifier(stream, options),
      .opening = sample ? sample->sentence(arguments.seed) + "\n" : "",
      .text =
          [&](const ClassTally& tally) {
            const bool has_lines = options.lines || options.verbose;
            return fmt::format("{}{}{}; by {} (trusted: {})\n{}", has_lines ? "\n" : "", to_text(tally),
                               rules_line(stream.rules(), stream.rules_chosen_by_length()), options.way->name,
                               options.way->trusted, objections(stream, tally, arguments.expect));
          },
      .json =
          [&](const ClassTally& tally) {
            auto summary = about(stream);
            summary["by"] = options.way->name;
            summary["trusted"] = options.way->trusted;
            if (sample) summary["sample"] = {{"size", sample->size}, {"of", sample->pool}, {"seed", arguments.seed}};
            summary.update(to_json(tally));
            return summary;
          }};
  const auto tally = run(batch, stream, arguments, out);
  return tally ? exit_code(*tally) : bad_input;
}

}  // namespace

int classify_many(const SolveArguments& arguments, PuzzleStream& stream) {
  return classify(arguments, stream, std::nullopt, std::cout);
}

int test_on_pool(const SolveArguments& arguments, PuzzleStream& stream, std::ostream& out) {
  const auto sample = draw_sample(stream, arguments.sample, arguments.seed);
  if (!sample) return complain(sample.error());
  return classify(arguments, stream, *sample, out);
}

int count_many(const SolveArguments& arguments, PuzzleStream& stream) {
  const CountOptions options = count_options(arguments);
  const Batch<CountTally> batch{.answerer = counter(stream, options),
                                .opening = "",
                                .text =
                                    [&](const CountTally& tally) {
                                      return fmt::format("\n{}{}; limit {}\n", to_text(tally),
                                                         rules_line(stream.rules(), stream.rules_chosen_by_length()),
                                                         verify::grouped(options.limit));
                                    },
                                .json =
                                    [&](const CountTally& tally) {
                                      auto summary = about(stream);
                                      summary["limit"] = options.limit;
                                      summary.update(to_json(tally));
                                      return summary;
                                    }};
  const auto tally = run(batch, stream, arguments, std::cout);
  return tally ? exit_code(*tally, options) : bad_input;
}

}  // namespace gridproof::cli
