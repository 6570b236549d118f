// gridproof generate: puzzles with exactly one solution, the same for a seed on any machine.
#include "solver/generate.hpp"
#include "takuzu/generate.hpp"

#include <fmt/format.h>

#include "text/write.hpp"
#include "verify/cli/commands.hpp"
#include "verify/cli/puzzle_argument.hpp"
#include "verify/cli/files.hpp"
#include "verify/batch/input.hpp"
#include "verify/cli/terminal.hpp"

namespace gridproof::cli {

using namespace batch;

namespace {

struct Arguments {
  PuzzleArguments rules;  // its layout, or its Takuzu
  std::uint64_t seed = 1;
  int clues = -1;
  bool minimal = false;
  int number = 1;
  std::string format = "line";
  std::string output = "-";
};

std::string written(const spec::AnyRules& rules, const std::vector<text::Entry>& entries, text::Format format) {
  if (format == text::Format::csv) return text::to_csv(rules, entries);
  std::string all;
  for (const text::Entry& entry : entries) {
    if (!all.empty() && !is_list(format)) all += "\n";
    switch (format) {
      case text::Format::sdk: all += text::to_sdk(rules, entry); break;
      case text::Format::drawing: all += text::to_drawing(rules, entry.puzzle); break;
      case text::Format::candidates: all += text::to_candidates(rules, entry); break;
      case text::Format::candidate_line: all += text::to_candidate_line(rules, entry) + "\n"; break;
      case text::Format::hodoku: all += text::to_hodoku(rules, entry) + "\n"; break;
      case text::Format::line:
      case text::Format::csv: all += text::to_line(rules, entry.puzzle) + "\n"; break;
    }
  }
  return all;
}

std::vector<FileUse> files(const Arguments& arguments) {
  std::vector<FileUse> uses = files_of(arguments.rules);
  uses.push_back({FileUse::Kind::writes, "--output", arguments.output});
  return uses;
}

int run(const Arguments& arguments) {
  const auto wanted = read_options(arguments.rules);
  if (!wanted) return complain(wanted.error());
  if (wanted->takuzu) return complain("--takuzu: expected its --size, N or ROWSxCOLUMNS");
  const spec::AnyRules rules = wanted->rules ? *wanted->rules : spec::AnyRules(spec::Layout::boxes(3, 3));
  const auto format = text::parse_format(arguments.format, "--format");
  if (!format) return complain(format.error());
  if (*format == text::Format::sdk && arguments.number > 1)
    return complain("an .sdk file holds one puzzle; use --format line or csv for several");
  if (*format == text::Format::hodoku && !text::fits_hodoku(rules))
    return complain("--format hodoku: the format has at most 9 rows, columns and values");
  auto output = Output::open(arguments.output);
  if (!output) return complain(output.error());
  solver::GenerateOptions options{.minimal = arguments.minimal};
  if (arguments.clues >= 0) options.clues = arguments.clues;

  std::vector<text::Entry> entries;
  bool unproved = false;
  {
    ProgressBar bar;
    for (int i = 0; i < arguments.number; ++i) {
      bar.show("generating", static_cast<double>(i) / arguments.number);
      // A seed of its own for each, so that asking for more puzzles does not change the first ones.
      solver::Random random(arguments.seed + static_cast<std::uint64_t>(i) * 0x9E3779B97F4A7C15);
      auto made = visit(rules, [&](const auto& known) { return solver::generate(known, random, options); });
      if (const auto* failure = std::get_if<solver::Failure>(&made)) {
        const bool gave_up = failure->obstacle == solver::Obstacle::solution_not_found ||
                             failure->obstacle == solver::Obstacle::clues_not_reached;
        if (!gave_up) return complain(failure->message);
        fmt::print(stderr, "inconclusive: {}\n", failure->message);
        return inconclusive;
      }
      auto& puzzle = std::get<solver::Puzzle>(made);
      unproved = unproved || (arguments.minimal && !puzzle.minimal_proved);
      entries.push_back({.puzzle = std::move(puzzle.givens), .solution = std::move(puzzle.solution)});
    }
  }
  const auto done = output->commit(written(rules, entries, *format));
  if (!done) return complain(done.error());
  if (unproved) {
    fmt::print(stderr, "inconclusive: the search budget ran out before every clue was shown to be needed\n");
    return inconclusive;
  }
  return as_expected;
}

}  // namespace

void add_generate(CommandLine& line) {
  auto arguments = std::make_shared<Arguments>();
  Command& command = line.add(
      "generate", "puzzles with exactly one solution", [arguments] { return files(*arguments); },
      [arguments] { return run(*arguments); });
  add_rules(command, arguments->rules, "box shape and extras, or regions:FILE; default 3x3");
  command.option("--seed", arguments->seed, "the same seed gives the same puzzles").whole_number(0).shows_default();
  Option& clues = command.option("--clues", arguments->clues, "exactly so many givens").whole_number(0, 900);
  command.flag("--minimal", arguments->minimal, "no given can be left out").excludes(clues);
  command.option("--number", arguments->number, "how many puzzles").whole_number(1, 1'000'000).shows_default();
  command.option("--format", arguments->format, text::format_names() + "; csv has the solutions").shows_default();
  command.option("--output", arguments->output, "a file, or - for standard output").not_empty().shows_default();
  command.footer(
      "Without --clues and --minimal about 40% of the cells are given.\n"
      "Exit codes: 0 done; 2 bad input, or the layout has no solution; 3 not found within the search budget.\n"
      "Examples:\n  gridproof generate --layout 2x3 --seed 7 --minimal\n"
      "  gridproof generate --takuzu --size 8 --minimal\n"
      "  gridproof generate --number 100 --format csv --output pool.csv\n");
}

}  // namespace gridproof::cli
