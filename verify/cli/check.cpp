// gridproof check: what a file claims to show, judged again.
#include <fmt/format.h>

#include <filesystem>
#include <functional>

#include "text/rules_name.hpp"
#include "verify/cli/certificate.hpp"
#include "verify/cli/commands.hpp"
#include "verify/cli/puzzle_argument.hpp"
#include "verify/batch/input.hpp"
#include "verify/batch/part_reader.hpp"
#include "verify/cli/formula_of_puzzle.hpp"
#include "verify/cli/refutation.hpp"
#include "verify/trace/replay.hpp"
#include "verify/tlc/trace.hpp"

namespace gridproof::cli {

using namespace batch;

namespace {

struct Subject {
  std::string source;
  verify::RecordedTrace trace;
  bool by_tlc = false;  // a module in TLA+: TLC judges it
};

// A module begins with dashes, JSON does not.
bool is_module(const std::string& path, const std::string& content) {
  if (std::filesystem::path(path).extension() == ".tla") return true;
  const std::size_t first = content.find_first_not_of(" \t\r\n");
  return first != std::string::npos && content.compare(first, 4, "----") == 0;
}

text::Result<Subject> read(const std::string& path, PartReader& file) {
  const auto content = file.all();
  if (!content) return content.error();
  const std::string& source = file.name();
  const bool by_tlc = is_module(path, *content);
  auto trace = by_tlc ? tlc::read_module(*content, source) : verify::read_itf(*content, source);
  if (!trace) return trace.error();
  return Subject{source, *std::move(trace), by_tlc};
}

int judge_by_tlc(const Subject& subject) {
  const tlc::TraceAnswer answer = tlc::check_trace(subject.trace, {});
  const auto say = [&](const char* verdict, const char* meaning) {
    fmt::print("{}: {}: {} ({}, {} choice{})\n", verdict, subject.source, meaning,
               text::rules_name(subject.trace.rules), name(subject.trace.question.choice),
               answer.tlc_version.empty() ? "" : ", by TLC " + answer.tlc_version);
  };
  switch (answer.outcome) {
    case tlc::TraceOutcome::accepted:
      say("accepted", "a behaviour of HintMachine.tla");
      fmt::print("  state {}: {}\n", answer.state, answer.sentence);
      return as_expected;
    case tlc::TraceOutcome::rejected:
      say("rejected", "no behaviour of HintMachine.tla");
      fmt::print("  state {}: {}\n", answer.state, answer.sentence);
      return finding;
    case tlc::TraceOutcome::inconclusive: say("inconclusive", "TLC has no answer"); break;
    case tlc::TraceOutcome::not_run: say("not-run", "TLC is to judge this file"); break;
  }
  fmt::print("  {}\n", answer.sentence);
  return inconclusive;
}

int judge(const Subject& subject) {
  if (subject.by_tlc) return judge_by_tlc(subject);
  const verify::Question& question = subject.trace.question;
  const verify::Replay answer = verify::replay(subject.trace);
  const auto say = [&](const char* verdict, const std::string& meaning) {
    const bool dialects = subject.trace.rules.layout() != nullptr;
    fmt::print("{}: {}: {} ({}, {}{} choice)\n  state {}: {}\n", verdict, subject.source, meaning,
               text::rules_name(subject.trace.rules), dialects ? fmt::format("{}, ", name(question.dialect)) : "",
               name(question.choice), answer.state, answer.sentence);
  };
  const auto about = [&](const char* what) { return fmt::format("{} {}", what, name(question.claim)); };
  switch (answer.outcome) {
    case verify::ReplayOutcome::counterexample: say("accepted", about("a counterexample to")); return as_expected;
    case verify::ReplayOutcome::behaviour: say("accepted", "a behaviour of the machine"); return as_expected;
    case verify::ReplayOutcome::no_counterexample: say("rejected", about("no counterexample to")); return finding;
    case verify::ReplayOutcome::no_behaviour:
      say("rejected", subject.trace.has_claim ? about("no behaviour of the machine, for")
                                              : std::string("no behaviour of the machine"));
      return finding;
    case verify::ReplayOutcome::inconclusive: break;
  }
  say("inconclusive", about("perhaps a counterexample to"));
  return inconclusive;
}

struct CheckArguments {
  std::vector<std::string> paths;
  PuzzleArguments about;  // what a certificate must be about; without a puzzle its rules
  std::string crossed;    // empty: none was named
  std::uint64_t mebibytes = 0;          // 0: no bound
};

using Answer = std::function<int()>;  // tells the verdict; returns the exit code for it

int exit_code(kernel::Verdict verdict) {
  switch (verdict) {
    case kernel::Verdict::accepted: return as_expected;
    case kernel::Verdict::rejected: return finding;
    case kernel::Verdict::inconclusive: break;
  }
  return inconclusive;
}

// Of a puzzle that was named the formula must be the one.
text::Result<Answer> judge_refutation(const RefutationFiles& files, std::uint64_t mebibytes,
                                      const CertificateSubject& subject) {
  FormulaMeaning meaning;
  if (subject.about.puzzle) {
    auto formula = PartReader::open(files.formula);
    if (!formula) return formula.error();
    const auto text = formula->all();
    if (!text) return text.error();
    meaning = meaning_of(*text, subject.about);
  }
  kernel::Limits limits;
  if (mebibytes != 0) limits.bytes = mebibytes << 20;
  const auto judgement = judge(files, limits);
  if (!judgement) return judgement.error();
  return Answer([files, judgement = *judgement, meaning]() -> int {
    const bool accepted = judgement.verdict == kernel::Verdict::accepted;
    if (accepted && !meaning.objection.empty()) {
      fmt::print("rejected: {}: {} is not the formula of the puzzle: {}\n", files.proof, files.formula,
                 meaning.objection);
      return finding;
    }
    fmt::print("{}", report(files, judgement));
    if (accepted && !meaning.sentence.empty()) fmt::print("  {}\n", meaning.sentence);
    return exit_code(judgement.verdict);
  });
}

// What --puzzle, --layout, --takuzu and --crossed cannot bind is not judged with them.
text::Error no_certificate(const std::string& name) {
  return {name, 0, 0, "expected a certificate, which --puzzle, --layout and --takuzu speak of"};
}
text::Error no_puzzle(const std::string& name) {
  return {name, 0, 0, "of a formula and its proof --puzzle says what they must be about, not --layout alone"};
}

text::Result<CertificateSubject> read_subject(const CheckArguments& check) {
  if (!check.about.puzzle.empty()) {
    const auto input = read_puzzle(check.about);
    if (!input) return input.error();
    return subject_of(input->document, check.crossed.empty() ? std::nullopt : std::optional(check.crossed));
  }
  const auto options = read_options(check.about);
  if (!options) return options.error();
  if (options->takuzu) return text::Error{"--takuzu", 0, 0, "expected its --size, or --puzzle"};
  return options->rules ? subject_of(*options->rules) : CertificateSubject{};
}

// The first bytes tell the kind of a file that stands alone.
text::Result<Answer> judge_file(const std::string& path, const CertificateSubject& about) {
  auto file = PartReader::open(path);
  if (!file) return file.error();
  if (is_certificate(file->beginning())) {
    const auto judgement = judge_certificate(*file, about);
    if (!judgement) return judgement.error();
    return Answer([name = file->name(), judgement = *judgement]() -> int {
      fmt::print("{}", report(name, judgement));
      return exit_code(judgement.verdict);
    });
  }
  if (!about.is_any()) return no_certificate(file->name());
  auto subject = read(path, *file);
  if (!subject) return subject.error();
  return Answer([subject = *std::move(subject)] { return judge(subject); });
}

// All files are read before one verdict is told; a proof is too large to be kept, and is judged while it is read.
int run(const CheckArguments& arguments) {
  const std::vector<std::string>& paths = arguments.paths;
  const auto about = read_subject(arguments);
  if (!about) return complain(about.error());
  std::vector<Answer> answers;
  int status = as_expected;
  for (std::size_t i = 0; i < paths.size(); ++i) {
    if (is_formula(paths[i])) {
      if (i + 1 == paths.size()) return complain(paths[i] + ": expected its proof after it: F.cnf P.drat");
      if (!about->is_any() && !about->about.puzzle) return complain(no_puzzle(paths[i]));
      auto answer = judge_refutation({paths[i], paths[i + 1]}, arguments.mebibytes, *about);
      ++i;
      if (answer)
        answers.push_back(*std::move(answer));
      else
        status = complain(answer.error());
      continue;
    }
    if (paths[i].ends_with(".drat")) return complain(paths[i] + ": expected its formula before it: F.cnf P.drat");
    auto answer = judge_file(paths[i], *about);
    if (answer)
      answers.push_back(*std::move(answer));
    else
      status = complain(answer.error());
  }
  if (status != as_expected) return status;
  bool rejected = false, open = false;
  for (const Answer& tell : answers) {
    const int answer = tell();
    rejected = rejected || answer == finding;
    open = open || answer == inconclusive;
  }
  return rejected ? finding : open ? inconclusive : as_expected;
}

}  // namespace

void add_check(CommandLine& line) {
  auto arguments = std::make_shared<CheckArguments>();
  Command& command =
      line.add("check", "judges exported counterexamples, traces and proofs again, without what made them",
               [] { return std::vector<FileUse>{}; },  // it writes nothing
               [arguments] { return run(*arguments); });
  command
      .option("FILE", arguments->paths,
              "certificates, as solve --proof and hint --proof write them; traces in ITF, as verify --export\n"
              "and hint --trace itf do, or in TLA+, as hint --trace tla does (TLC judges those);\n"
              "F.cnf P.drat; - for standard input")
      .required()
      .not_empty();
  command.option("--memory", arguments->mebibytes, "proofs: give up, inconclusive, where the clauses need more MiB")
      .whole_number(1, 999'999'999);
  const Option& puzzle =
      command
          .option("--puzzle", arguments->about.puzzle,
                  "certificates, and formulas with their proofs: only about this puzzle (text, a file, or a\n"
                  "famous name), with the rules of --layout or --takuzu; without them, a sudoku of its number\n"
                  "of cells; a hint also about the state in the file")
          .not_empty();
  command
      .option("--crossed", arguments->crossed,
              "certificates: only about the puzzle with these marks crossed out: 'r1c2<>4 r3c3<>1';\n"
              "without it, with none")
      .not_empty()
      .needs(puzzle);
  add_rules(command, arguments->about,
            "certificates: only about these rules: 2x3, 3x3+diagonals+windows, regions:FILE");
  command.footer(
      "\nExit codes: 0 all are accepted; 1 one is rejected; 2 bad input; 3 a search gave up, a bound was hit, or\n"
      "there is no TLC.\nExamples:\n"
      "  gridproof verify --dialect as-written --export findings\n"
      "  gridproof check findings/hint_sound-2x2-as-written-least-sweep.itf.json\n"
      "  gridproof hint al-escargot --trace tla | gridproof check -\n"
      "  gridproof solve al-escargot --proof escargot.proof && gridproof check escargot.proof --puzzle al-escargot\n"
      "  gridproof hint inkala-2010 --proof hint.proof && gridproof check hint.proof --puzzle inkala-2010\n"
      "  gridproof hint .1...0..11....0. --takuzu --trace itf | gridproof check -\n"
      "  gridproof solve al-escargot --by cadical --proof escargot && gridproof check escargot.cnf escargot.drat\n");
}

}  // namespace gridproof::cli
