// gridproof solve: how many completions a puzzle has, none, one or several, and the evidence; of one puzzle or of many.
#include "verify/cli/solve.hpp"

#include <fmt/format.h>

#include <iostream>
#include <optional>

#include "verify/cli/commands.hpp"
#include "verify/cli/proof_output.hpp"
#include "verify/cli/puzzle_argument.hpp"
#include "verify/batch/famous.hpp"

namespace gridproof::cli {

using namespace batch;

namespace {

using solve::Class;

// What the way that was asked for cannot do.
std::optional<std::string> objection(const SolveArguments& arguments, const solve::Way& way) {
  if (!arguments.proof.empty() && !way.writes_proofs)
    return fmt::format("--by {} has no proof to write; --by logic and --by cadical have", way.name);
  if ((arguments.explain || arguments.minimise) && !way.writes_certificates)
    return fmt::format("--by {} has no certificate to {}; --by logic has", way.name,
                       arguments.explain ? "explain" : "minimise");
  return std::nullopt;
}

std::vector<FileUse> files(const SolveArguments& arguments) {
  std::vector<FileUse> uses = files_of(arguments.puzzle);
  uses.push_back({FileUse::Kind::writes, "--json", arguments.json});
  const auto proofs = ProofOutput::files(arguments.proof, solve::way_named(arguments.by)->writes_certificates);
  uses.insert(uses.end(), proofs.begin(), proofs.end());
  return uses;
}

int run(const SolveArguments& arguments) {
  if (const auto wrong = objection(arguments, *solve::way_named(arguments.by))) return complain(*wrong);
  if (arguments.puzzle.puzzle.empty() && arguments.puzzle.size.empty())
    return complain("expected a PUZZLE, or --takuzu --size N for the empty board");
  auto stream = PuzzleStream::open(arguments.puzzle);
  if (!stream) return complain(stream.error());
  const bool wants_evidence = !arguments.proof.empty() || arguments.explain || arguments.minimise;
  const bool one = stream->holds_one() && !arguments.batch && !arguments.verbose && arguments.sample == 0;
  if (!one && (wants_evidence || !arguments.crossed.empty()))
    return complain("--proof, --crossed, --explain and --minimise take one puzzle");
  if (arguments.sample > 0) return test_on_pool(arguments, *stream, std::cout);
  if (arguments.count) return one ? count_one(arguments, stream->only()) : count_many(arguments, *stream);
  return one ? classify_one(arguments, stream->only()) : classify_many(arguments, *stream);
}

std::string footer() {
  return "Of a file with a player's state the givens are solved. By logic: disjunctive syllogism and indirect proof "
         "(docs/logic.md).\n"
         "By techniques: those that people use, easiest first, without a guess; it tells which were needed and which "
         "was\n"
         "the hardest, and of several puzzles how many each beginning of the list decides. Where they have nothing "
         "more "
         "to\n"
         "say, it is inconclusive.\n"
         "A certificate, or a refutation by CaDiCaL, is always checked by our own checker before a word is said;\n"
         "--proof keeps it, for gridproof check or gridproof-check.\n"
         "Several puzzles: a line for each in the order of the input, with any number of threads, and then what they\n"
         "come to. A malformed line ends the batch; what stands before it has been answered. Where the file has\n"
         "solutions, the first puzzle that does not have exactly this one ends it too. Times are told on standard "
         "error.\n"
         "Exit codes: 0 answered, whatever the answer; 1 not as --expect says, or not the solution in the file; 2 bad "
         "input;\n"
         "3 the time ran out, techniques had no more to say, or the usual limit of --count was reached (one that "
         "--limit names is no failure).\n"
         "Famous puzzles:\n" +
         famous_list() +
         "Examples:\n  gridproof solve al-escargot --proof escargot.proof --minimise\n"
         "  gridproof solve examples/nine.txt --explain\n"
         "  gridproof solve 1.3...1..1..3.2. --layout 2x2 --by z3 --expect unique\n"
         "  gridproof solve examples/nine.txt --by techniques\n"
         "  gridproof solve four --count\n"
         "  gridproof solve 1..0..0..0..1..0 --takuzu\n"
         "  gridproof solve --takuzu --size 10 --count\n"
         "  gridproof generate --number 100 --format csv | gridproof solve - --sample 10 --seed 7 --verbose\n";
}

void add_batch_options(Command& command, SolveArguments& arguments, const Option& proof) {
  command.flag("--batch", arguments.batch, "a line a puzzle, also where there is one puzzle only");
  command.option("--threads", arguments.threads, "several puzzles: default one a core; the output is the same")
      .whole_number(1, 1024);
  Option& sample = command
                       .option("--sample", arguments.sample,
                               "solve so many puzzles of the file, drawn at random, and compare with its solutions")
                       .whole_number(1, 1'000'000)
                       .excludes(proof);
  command.option("--seed", arguments.seed, "of the sample").whole_number(0).shows_default();
  command.flag("--verbose", arguments.verbose, "of each puzzle the computed and the given solution");
  Option& count = command.flag("--count", arguments.count, "only count the completions")
                      .excludes(proof)
                      .excludes(sample)
                      .excludes("--by")
                      .excludes("--crossed")
                      .excludes("--expect")
                      .excludes("--verbose")
                      .excludes("--explain")
                      .excludes("--minimise");
  command
      .option("--limit", arguments.limit,
              fmt::format("count up to this: \"at least N\" where it is reached; default {}", default_count_limit))
      .whole_number(1)
      .needs(count);
}

}  // namespace

void add_solve(CommandLine& line) {
  auto arguments = std::make_shared<SolveArguments>();
  Command& command = line.add(
      "solve", "how many completions a puzzle has: none, one or several, proved",
      [arguments] { return files(*arguments); }, [arguments] { return run(*arguments); });
  add_puzzle(command, arguments->puzzle,
             "the cells as text, a file of one or many, - for standard input, or a famous name;\n"
             "without it the empty board of --takuzu --size N");
  std::vector<std::string> names;
  for (const solve::Way& way : solve::ways()) names.push_back(way.name);
  command.option("--by", arguments->by, "which solver").one_of(names).shows_default();
  Option& proof =
      command
          .option("--proof", arguments->proof,
                  "write the evidence: logic a certificate to NAME (- for standard output), or, where NAME ends\n"
                  "in .cnf or .drat, a refutation as NAME.cnf and NAME.drat; cadical always the latter")
          .type_name("NAME")
          .not_empty();
  command
      .option("--crossed", arguments->crossed, "only completions without these marks: 'r1c2<>4 r3c3<>1'; of one puzzle")
      .not_empty();
  command.flag("--explain", arguments->explain, "logic: tell every step in words");
  command.flag("--minimise", arguments->minimise, "logic: leave out the steps that the verdict does not need");
  command.option("--expect", arguments->expect, "exit code 1 where the answer is another one")
      .one_of({name(Class::unique), name(Class::not_unique), name(Class::contradictory)});
  command.option("--time", arguments->time, "give up a puzzle, inconclusive, after so many seconds").positive();
  command
      .option("--json", arguments->json,
              "write a report for machines to a file (- for standard output); of several puzzles JSON lines")
      .not_empty();
  add_batch_options(command, *arguments, proof);
  command.footer(footer());
}

}  // namespace gridproof::cli
