// gridproof check: what a file claims to show, judged again.
#include <fmt/format.h>

#include "verify/cli/commands.hpp"
#include "verify/cli/files.hpp"
#include "verify/replay.hpp"

namespace gridproof::cli {

namespace {

struct Subject {
  std::string source;
  verify::ItfTrace trace;
};

text::Result<Subject> read(const std::string& path) {
  const auto content = read_file(path);
  if (!content) return content.error();
  const std::string source = path == "-" ? "standard input" : path;
  auto trace = verify::read_itf(*content, source);
  if (!trace) return trace.error();
  return Subject{source, *std::move(trace)};
}

int judge(const Subject& subject) {
  const verify::Question& question = subject.trace.question;
  const verify::Replay answer = verify::replay(subject.trace);
  const auto say = [&](const char* verdict, const char* meaning) {
    fmt::print("{}: {}: {} {} ({}, {}, {} choice)\n  state {}: {}\n", verdict, subject.source, meaning,
               name(question.claim), subject.trace.layout.name(), name(question.dialect), name(question.choice),
               answer.state, answer.sentence);
  };
  switch (answer.outcome) {
    case verify::ReplayOutcome::counterexample: say("accepted", "a counterexample to"); return as_expected;
    case verify::ReplayOutcome::no_counterexample: say("rejected", "no counterexample to"); return finding;
    case verify::ReplayOutcome::no_behaviour: say("rejected", "no behaviour of the machine, for"); return finding;
    case verify::ReplayOutcome::inconclusive: break;
  }
  say("inconclusive", "perhaps a counterexample to");
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
  CLI::App* command = app.add_subcommand("check", "judges exported counterexamples again, on the spec's own machine");
  command->add_option("FILE", *paths, "traces in ITF, as verify --export writes them; - for standard input")
      ->required()
      ->check(not_empty());
  command->footer(
      "\nExit codes: 0 all are still counterexamples; 1 one is not; 2 bad input; 3 a search gave up.\nExamples:\n"
      "  gridproof verify --dialect as-written --export findings\n"
      "  gridproof check findings/hint_sound-2x2-as-written-least-sweep.itf.json\n");
  command->callback([paths, &status] { status = run(*paths); });
}

}  // namespace gridproof::cli
