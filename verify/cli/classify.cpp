#include "verify/cli/classify.hpp"

#include <fmt/format.h>

#include <iterator>
#include <nlohmann/json.hpp>

#include "text/marks.hpp"
#include "text/write.hpp"
#include "verify/cli/exit_code.hpp"

namespace gridproof::cli {

using solve::Answer;
using solve::Class;

namespace {

std::string line_of(const spec::Grid& grid, const text::Symbols& symbols) {
  std::string line;
  line.reserve(grid.size());
  for (const spec::Value value : grid) line += symbols.symbol_of(value);
  return line;
}

void add_text(std::string& out, const Answer& answer, const Place& place, const text::Symbols& symbols) {
  fmt::format_to(std::back_inserter(out), "{} {}", place.number, name(answer.answer));
  if (answer.answer == Class::unknown) out += ": " + answer.gave_up;
  for (const auto* grid : {&answer.first, &answer.second})
    if (answer.answer != Class::unknown && *grid) out += " " + line_of(**grid, symbols);
  if (answer.effort)
    fmt::format_to(std::back_inserter(out), " assumptions {} nesting {}", answer.effort->assumptions,
                   answer.effort->nesting);
  if (!answer.techniques.empty()) out += " hardest: " + answer.techniques.back().name;
  out += '\n';
}

void add_verbose(std::string& out, const Answer& answer, const text::Entry& entry, const Place& place,
                 const text::Symbols& symbols) {
  fmt::format_to(std::back_inserter(out), "{}: {}\n", place.name(), name(answer.answer));
  if (answer.first) out += "  computed " + line_of(*answer.first, symbols) + "\n";
  if (entry.solution) out += "  given    " + line_of(*entry.solution, symbols) + "\n";
}

std::string to_json_line(const Answer& answer, const text::Entry& entry, const Place& place,
                         const spec::Board& rules, const text::Symbols& symbols) {
  nlohmann::ordered_json line = {{"puzzle", place.number},
                                 {"line", place.line},
                                 {"grid", line_of(entry.puzzle, symbols)}};
  if (!entry.crossed.empty()) line["crossed"] = text::mark_names(rules, {}, entry.crossed);
  line["class"] = name(answer.answer);
  if (answer.answer == Class::unknown) line["gave_up"] = answer.gave_up;
  if (answer.answer == Class::unique) line["solution"] = line_of(*answer.first, symbols);
  if (answer.answer == Class::not_unique)
    line["completions"] = {line_of(*answer.first, symbols), line_of(*answer.second, symbols)};
  if (answer.effort) {
    line["assumptions"] = answer.effort->assumptions;
    line["nesting"] = answer.effort->nesting;
    line["steps"] = answer.effort->steps;
  }
  for (const auto& [_, technique, times] : answer.techniques) line["techniques"][technique] = times;
  if (entry.solution) line["given"] = line_of(*entry.solution, symbols);
  return line.dump() + "\n";
}

void note_unexpected(ClassTally& tally, const Answer& answer, const Place& place, const std::string& expected) {
  if (expected.empty() || answer.answer == Class::unknown || expected == name(answer.answer)) return;
  if (!tally.unexpected) tally.unexpected = ClassTally::Unexpected{place, answer.answer};
}

// Whether the batch goes on.
bool compare(ClassTally& tally, const Answer& answer, const text::Entry& entry, const Place& place) {
  if (!entry.solution || answer.answer == Class::unknown) return true;
  ++tally.compared;
  if (answer.answer == Class::unique && *answer.first == *entry.solution) {
    ++tally.agreeing;
    return true;
  }
  tally.failing = ClassTally::Failing{place, entry, answer.answer, answer.first};
  return false;
}

}  // namespace

std::function<Answerer<ClassTally>()> classifier(const PuzzleStream& stream, const ClassifyOptions& options) {
  return [&stream, options]() -> Answerer<ClassTally> {
    return [&stream, options, classify = options.way->prepare(stream.rules(), {})](
               const text::Entry& entry, const Place& place, Answered<ClassTally>& made) {
      const auto deadline = options.seconds > 0 ? solve::Deadline(options.seconds) : solve::Deadline();
      const Answer answer = entry.crossed.empty()
                                ? classify(entry.puzzle, deadline)
                                : options.way->classify(stream.rules(), entry.puzzle, deadline, entry.crossed);
      made.tally.count(answer, place);
      note_unexpected(made.tally, answer, place, options.expected);
      if (options.verbose)
        add_verbose(made.text, answer, entry, place, stream.symbols());
      else if (options.lines)
        add_text(made.text, answer, place, stream.symbols());
      if (options.json) made.json += to_json_line(answer, entry, place, stream.rules(), stream.symbols());
      return compare(made.tally, answer, entry, place);
    };
  };
}

std::string objections(const PuzzleStream& stream, const ClassTally& tally, const std::string& expected) {
  std::string text;
  if (tally.unexpected)
    text += fmt::format("expected {}, but {} is {}\n", expected, tally.unexpected->place.name(),
                        name(tally.unexpected->answer));
  if (!tally.failing) return text;
  const auto& [place, entry, answer, computed] = *tally.failing;
  text += fmt::format("failed: {} {}\n\n{}\n", place.name(),
                      answer == Class::unique ? "has another solution than the one in the file"
                                              : fmt::format("is {}, and the file has a solution for it", name(answer)),
                      text::to_drawing(stream.rules(), entry.puzzle, stream.symbols()));
  text += fmt::format("puzzle   {}\n", line_of(entry.puzzle, stream.symbols()));
  if (computed) text += fmt::format("computed {}\n", line_of(*computed, stream.symbols()));
  return text + fmt::format("given    {}\n", line_of(*entry.solution, stream.symbols()));
}

int exit_code(const ClassTally& tally) {
  if (tally.unexpected || tally.failing) return finding;
  return tally.of(Class::unknown) > 0 ? inconclusive : as_expected;
}

}  // namespace gridproof::cli
