#include "verify/batch/input.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

#include "text/read.hpp"
#include "text/takuzu_name.hpp"
#include "text/utf8.hpp"
#include "verify/batch/famous.hpp"
#include "verify/batch/part_reader.hpp"

namespace gridproof::batch {

namespace {

// On the command line the rows of a grid may stand side by side: `.... .1.. 1.43 .31.`, as many words as a word has
// characters. A Takuzu need not be square: as many words as it has rows, or three at least, for two may be a puzzle and
// its solution. Anything else is left as it is.
std::string rows_on_lines(const std::string& argument, const text::ReadOptions& options) {
  std::istringstream stream(argument);
  std::string lines;
  std::size_t words = 0, length = 0;
  for (std::string word; stream >> word; ++words) {
    if (words > 0 && text::characters(word) != length) return argument;
    length = text::characters(word);
    lines += word + "\n";
  }
  const spec::Takuzu* takuzu = options.rules ? options.rules->takuzu() : nullptr;
  const bool are_rows =
      takuzu != nullptr ? static_cast<int>(words) == takuzu->rows() : options.takuzu && words > 2 && length > 1;
  return are_rows || (words == length && words > 1) ? lines : argument;
}

}  // namespace

bool is_file(const std::string& puzzle) {
  std::error_code error;
  return !famous_puzzle(puzzle) && (puzzle == "-" || std::filesystem::exists(puzzle, error));
}

text::Result<text::Document> read_words(const std::string& puzzle, const text::ReadOptions& options) {
  const bool is_takuzu = options.takuzu || (options.rules && options.rules->takuzu() != nullptr);
  if (is_takuzu && famous_puzzle(puzzle))
    return text::Error{puzzle, 0, 0, "the famous puzzle of this name is a sudoku, not a takuzu"};
  if (const auto famous = famous_puzzle(puzzle)) return text::read_puzzle(famous->cells, famous->name, options);
  // A name with a slash or an extension was meant as a file, a word with letters and dashes as a famous name; anything
  // else is read as the puzzle itself.
  const bool short_enough = puzzle.size() < 200;
  if (short_enough &&
      (text::format_of_source(puzzle).has_value() || puzzle.ends_with(".txt") || puzzle.find('/') != std::string::npos))
    return text::Error{puzzle, 0, 0, "no such file"};
  const auto in_a_name = [](unsigned char c) { return std::isalnum(c) != 0 || c == '-'; };
  if (short_enough && puzzle.find('-') != std::string::npos && std::all_of(puzzle.begin(), puzzle.end(), in_a_name)) {
    std::string names;
    for (const FamousPuzzle& famous : famous_puzzles) names += fmt::format(" {}", famous.name);
    return text::Error{puzzle, 0, 0, "no file and no famous puzzle has this name; famous are:" + names};
  }
  return text::read_puzzles(rows_on_lines(puzzle, options), "puzzle", options);
}

text::Result<text::ReadOptions> read_options(const PuzzleArguments& arguments) {
  text::ReadOptions options;
  const auto wanted = read_rules({arguments.layout, arguments.takuzu, arguments.size, arguments.rules});
  if (!wanted) return wanted.error();
  options.rules = wanted->rules;
  options.takuzu = wanted->takuzu;
  if (!arguments.symbols.empty()) {
    const auto symbols = text::parse_symbols(arguments.symbols, "--symbols");
    if (!symbols) return symbols.error();
    options.symbols = *symbols;
  }
  if (!arguments.format.empty()) {
    const auto format = text::parse_format(arguments.format, "--format");
    if (!format) return format.error();
    options.format = *format;
  }
  return options;
}

text::Result<PuzzleInput> read_puzzle(const PuzzleArguments& arguments) {
  const auto options = read_options(arguments);
  if (!options) return options.error();
  const bool in_file = is_file(arguments.puzzle);
  const std::string source = !in_file ? "puzzle" : arguments.puzzle == "-" ? "standard input" : arguments.puzzle;
  const auto read = [&]() -> text::Result<text::Document> {
    if (!in_file) return read_words(arguments.puzzle, *options);
    auto file = PartReader::open(arguments.puzzle);
    if (!file) return file.error();
    const auto content = file->all();
    if (!content) return content.error();
    return text::read_puzzles(*content, source, *options);
  };
  auto document = read();
  if (!document) return document.error();
  if (document->entries.size() > 1)
    return text::Error{source, document->entries[1].line, 1,
                       fmt::format("expected one puzzle, found {}", document->entries.size())};
  return PuzzleInput{*std::move(document), options->symbols};
}

std::string rules_line(const spec::AnyRules& rules, bool chosen_by_length) {
  if (const spec::Takuzu* takuzu = rules.takuzu())
    return text::sentence(*takuzu) + (chosen_by_length ? " (the size from the cells; --size names another)" : "");
  std::string line = "layout " + rules.name();
  if (chosen_by_length) line += fmt::format(" (from the {} cells; --layout names another)", rules.cells().size());
  return line;
}

std::string rules_line(const text::Document& document) {
  return rules_line(document.rules, document.rules_chosen_by_length);
}

nlohmann::ordered_json rules_fields(const spec::AnyRules& rules, bool chosen_by_length) {
  if (rules.layout() != nullptr) return {{"layout", rules.name()}, {"layout_chosen_by_length", chosen_by_length}};
  return {{"rules", rules.name()}, {"size_chosen_by_length", chosen_by_length}};
}

nlohmann::ordered_json rules_fields(const text::Document& document) {
  return rules_fields(document.rules, document.rules_chosen_by_length);
}

}  // namespace gridproof::batch
