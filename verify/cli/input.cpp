#include "verify/cli/input.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "text/layout_name.hpp"
#include "text/read.hpp"
#include "verify/cli/famous.hpp"
#include "verify/cli/files.hpp"

namespace gridproof::cli {

namespace {

// On the command line the rows of a grid may stand side by side: `.... .1.. 1.43 .31.`, as many words as a word has
// characters. Anything else is left as it is.
std::string rows_on_lines(const std::string& argument) {
  std::istringstream stream(argument);
  std::string lines;
  std::size_t words = 0, length = 0;
  for (std::string word; stream >> word; ++words) {
    if (words > 0 && word.size() != length) return argument;
    length = word.size();
    lines += word + "\n";
  }
  return words == length && words > 1 ? lines : argument;
}

}  // namespace

void PuzzleArguments::add_to(CLI::App& command) {
  command.add_option("PUZZLE", puzzle, "the cells as text, a file, - for standard input, or a famous name")->required();
  command.add_option("--layout", layout, "box shape and extras: 2x3, 3x3+diagonals+windows, regions:FILE");
  command.add_option("--symbols", symbols, "the symbols of the values in order: 0-F, ABCDEFGHI");
  command.add_option("--format", format, "line, sdk, csv or drawing, where the text does not tell");
}

text::Result<spec::Layout> read_layout(const std::string& name) {
  constexpr std::string_view prefix = "regions:";
  if (!name.starts_with(prefix)) return text::parse_layout(name, "--layout");
  const std::string path = name.substr(prefix.size());
  const auto map = read_file(path);
  if (!map) return map.error();
  return text::parse_regions(*map, path);
}

text::Result<text::Document> read_puzzle(const PuzzleArguments& arguments) {
  text::ReadOptions options;
  if (!arguments.layout.empty()) {
    auto layout = read_layout(arguments.layout);
    if (!layout) return layout.error();
    options.layout = std::move(*layout);
  }
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
  if (const auto famous = famous_puzzle(arguments.puzzle))
    return text::read_puzzle(famous->cells, famous->name, options);
  std::error_code error;
  if (arguments.puzzle == "-" || std::filesystem::exists(arguments.puzzle, error)) {
    const auto content = read_file(arguments.puzzle);
    if (!content) return content.error();
    return text::read_puzzle(*content, arguments.puzzle == "-" ? "standard input" : arguments.puzzle, options);
  }
  // A name with a slash or an extension was meant as a file; anything else is read as the puzzle itself.
  const std::filesystem::path path(arguments.puzzle);
  const std::string extension = path.extension().string();
  const bool looks_like_file =
      arguments.puzzle.size() < 200 && (text::format_of_source(arguments.puzzle).has_value() || extension == ".txt" ||
                                        arguments.puzzle.find('/') != std::string::npos);
  if (looks_like_file) return text::Error{arguments.puzzle, 0, 0, "no such file"};
  return text::read_puzzle(rows_on_lines(arguments.puzzle), "puzzle", options);
}

std::string layout_line(const text::Document& document) {
  std::string line = "layout " + document.layout.name();
  if (document.layout_chosen_by_length)
    line += fmt::format(" (from the {} cells; --layout names another)", document.layout.cells().size());
  return line;
}

}  // namespace gridproof::cli
