// gridproof check: what a file claims to show, judged again.
#include <fmt/format.h>

#include <filesystem>

#include "verify/cli/commands.hpp"
#include "verify/cli/files.hpp"
#include "verify/replay.hpp"
#include "verify/tlc/trace.hpp"

namespace gridproof::cli {

namespace {

struct Subject {
  std::string source;
  verify::ItfTrace trace;
  bool by_tlc = false;  // a module in TLA+: TLC judges it
};

// A module begins with dashes, JSON does not.
bool is_module(const std::string& path, const std::string& content) {
  if (std::filesystem::path(path).extension() == ".tla") return true;
  const std::size_t first = content.find_first_not_of(" \t\r\n");
  return first != std::string::npos && content.compare(first, 4, "----") == 0;
}

text::Result<Subject> read(const std::string& path) {
  const auto content = read_file(path);
  if (!content) return content.error();
  const std::string source = path == "-" ? "standard input" : path;
  const bool by_tlc = is_module(path, *content);
  auto trace = by_tlc ? tlc::read_module(*content, source) : verify::read_itf(*content, source);
  if (!trace) return trace.error();
  return Subject{source, *std::move(trace), by_tlc};
}

int judge_by_tlc(const Subject& subject) {
  const tlc::TraceAnswer answer = tlc::check_trace(subject.trace, {});
  const auto say = [&](const char* verdict, const char* meaning) {
    fmt::print("{}: {}: {} ({}, {} choice{})\n", verdict, subject.source, meaning, subject.trace.layout.name(),
               name(subject.trace.question.choice), answer.tlc_version.empty() ? "" : ", by TLC " + answer.tlc_version);
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
    fmt::print("{}: {}: {} ({}, {}, {} choice)\n  state {}: {}\n", verdict, subject.source, meaning,
               subject.trace.layout.name(), name(question.dialect), name(question.choice), answer.state,
               answer.sentence);
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

// All files are read before one is judged.
int run(const std::vector<std::string>& paths) {
  std::vector<Subject> subjects;
  int status = as_expected;
  for (const std::string& path : paths) {
    auto subject = read(path);
    if (subject)
      subjects.push_back(*std::move(subject));
    else
      status = complain(subject.error());
  }
  if (status != as_expected) return status;
  bool rejected = false, open = false;
  for (const Subject& subject : subjects) {
    const int answer = judge(subject);
    rejected = rejected || answer == finding;
    open = open || answer == inconclusive;
  }
  return rejected ? finding : open ? inconclusive : as_expected;
}

}  // namespace

void add_check(CLI::App& app, int& status) {
  auto paths = std::make_shared<std::vector<std::string>>();
  CLI::App* command = app.add_subcommand("check", "judges exported counterexamples and traces again");
  command
      ->add_option("FILE", *paths,
                   "traces in ITF, as verify --export and hint --trace itf write them, or in TLA+, as\n"
                   "hint --trace tla does (TLC judges those); - for standard input")
      ->required()
      ->check(not_empty());
  command->footer(
      "\nExit codes: 0 all are still counterexamples, or behaviours of the machine; 1 one is not; 2 bad input;\n"
      "3 a search gave up, or there is no TLC.\nExamples:\n"
      "  gridproof verify --dialect as-written --export findings\n"
      "  gridproof check findings/hint_sound-2x2-as-written-least-sweep.itf.json\n"
      "  gridproof hint al-escargot --trace tla | gridproof check -\n");
  command->callback([paths, &status] { status = run(*paths); });
}

}  // namespace gridproof::cli
