#include "verify/cli/menu.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

#include "text/read.hpp"
#include "text/shell.hpp"
#include "verify/batch/famous.hpp"
#include "verify/cli/solve.hpp"
#include "verify/cli/solve_report.hpp"

namespace gridproof::cli {

using namespace batch;

std::optional<std::string> Dialogue::ask(const std::string& question) {
  say(question);
  std::string line;
  if (!std::getline(in_, line)) return std::nullopt;
  const auto begin = line.find_first_not_of(" \t\r");
  if (begin == std::string::npos) return "";
  return line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

namespace {

constexpr std::uint64_t largest_sample = 1'000'000;

constexpr const char* choices =
    "\n  1  enter a puzzle, row by row\n"
    "  2  test on a pool of puzzles with known solutions\n"
    "  3  Al Escargot\n"
    "  4  quit\n\n";

constexpr const char* about_escargot =
    "\nAl Escargot is a puzzle of 23 givens that Arto Inkala, a mathematician from Finland, made in 2006. He called "
    "it\n"
    "the hardest so far, and the newspapers believed him. The name has his initials, A and I, before the snail that "
    "he\n"
    "saw in the way the givens lie. Programs that rate puzzles have found harder ones since: golden-nugget is one.\n\n";

void solve(Dialogue& dialogue, text::Document document) {
  const solve::Way& way = solve::ways().front();
  PuzzleInput input{std::move(document), std::nullopt};
  auto answer = way.classify(input.rules(), input.entry().puzzle, {});
  dialogue.say(to_text(Report{.input = std::move(input), .way = way, .answer = std::move(answer)}));
}

// Nothing at the end of the input.
std::optional<std::uint64_t> ask_for_number(Dialogue& dialogue, const std::string& question) {
  while (true) {
    const auto answer = dialogue.ask(question);
    if (!answer) return std::nullopt;
    const bool digits =
        !answer->empty() && answer->size() <= 7 && answer->find_first_not_of("0123456789") == std::string::npos;
    if (digits && std::stoull(*answer) >= 1 && std::stoull(*answer) <= largest_sample) return std::stoull(*answer);
    dialogue.say(fmt::format("expected a whole number, 1 to {}, found '{}'\n", largest_sample, *answer));
  }
}

// Names the rules by options, and says which they are.
std::string name_rules(const spec::AnyRules& rules, PuzzleArguments& options) {
  if (const spec::Takuzu* takuzu = rules.takuzu()) {
    options.takuzu = true;
    options.size = fmt::format("{}x{}", takuzu->rows(), takuzu->columns());
    options.rules = takuzu->lines_differ() ? "1,2,3" : "1,2";
    return fmt::format("--takuzu --size {} --rules {}", options.size, options.rules);
  }
  options.layout = rules.name();
  return "--layout " + text::shell_quoted(options.layout);
}

// False at the end of the input.
bool test_on_pool(Dialogue& dialogue, std::uint64_t seed) {
  const auto rules = enter_rules(dialogue);
  if (!rules) return false;
  SolveArguments arguments;
  const std::string options = name_rules(*rules, arguments.puzzle);
  const auto file = dialogue.ask("file with puzzles and solutions (csv, or two columns): ");
  if (!file) return false;
  if (*file == "-" || !is_file(*file)) {
    dialogue.say(fmt::format("{}: no such file\n", *file));
    return true;
  }
  arguments.puzzle.puzzle = *file;
  auto stream = PuzzleStream::open(arguments.puzzle);
  if (!stream) {
    dialogue.say(text::to_string(stream.error()) + "\n");
    return true;
  }
  const auto number = ask_for_number(dialogue, "how many of them: ");
  if (!number) return false;
  arguments.sample = *number;
  arguments.seed = seed;
  arguments.verbose = true;
  dialogue.say(fmt::format("gridproof solve {} {} --sample {} --seed {} --verbose\n\n", text::shell_quoted(*file),
                           options, *number, seed));
  cli::test_on_pool(arguments, *stream, dialogue.out());
  return true;
}

void solve_escargot(Dialogue& dialogue) {
  const auto puzzle = famous_puzzle("al-escargot");
  const auto document = text::read_puzzle(puzzle->cells, puzzle->name);
  if (!document) throw std::logic_error("a famous puzzle is malformed");
  dialogue.say(about_escargot);
  solve(dialogue, *document);
}

bool enter_and_solve(Dialogue& dialogue) {
  auto document = enter_puzzle(dialogue);
  if (!document) return false;
  solve(dialogue, *std::move(document));
  return true;
}

}  // namespace

void run_menu(std::istream& in, std::ostream& out, std::uint64_t seed) {
  Dialogue dialogue(in, out);
  dialogue.say("gridproof: solves puzzles, and proves what it says; gridproof --help lists its commands.\n");
  for (bool goes_on = true; goes_on;) {
    dialogue.say(choices);
    const auto choice = dialogue.ask("your choice: ");
    if (!choice || *choice == "4" || *choice == "quit" || *choice == "q") {
      goes_on = false;
      if (!choice) dialogue.say("\n");
    } else if (*choice == "1") {
      goes_on = enter_and_solve(dialogue);
    } else if (*choice == "2") {
      goes_on = test_on_pool(dialogue, seed++);
    } else if (*choice == "3") {
      solve_escargot(dialogue);
    } else {
      dialogue.say(fmt::format("expected a number from 1 to 4, found '{}'\n", *choice));
    }
  }
  dialogue.say("Goodbye.\n");
}

}  // namespace gridproof::cli
