#include "verify/cli/puzzle_argument.hpp"

namespace gridproof::cli {

Option& add_puzzle(Command& command, PuzzleArguments& arguments, const char* what) {
  Option& puzzle = command.option("PUZZLE", arguments.puzzle, what);
  add_rules(command, arguments, "box shape and extras: 2x3, 3x3+diagonals+windows, regions:FILE");
  command.option("--symbols", arguments.symbols, "the symbols of the values in order: 0-F, ABCDEFGHI").not_empty();
  command.option("--format", arguments.format, text::format_names() + ",\nwhere the text does not tell").not_empty();
  return puzzle;
}

void add_rules(Command& command, PuzzleArguments& arguments, const char* layout) {
  command.option("--layout", arguments.layout, layout).not_empty();
  command.flag("--takuzu", arguments.takuzu, "it is a takuzu: cells of 0 and 1, even sides; never guessed");
  command
      .option("--size", arguments.size, "of the takuzu, N or ROWSxCOLUMNS, where the text does not tell: 8, 6x8")
      .not_empty();
  command.option("--rules", arguments.rules, "of the takuzu: 1,2,3 (the default), or 1,2 where lines may be equal")
      .not_empty();
}

std::vector<FileUse> files_of(const PuzzleArguments& arguments) {
  using Kind = FileUse::Kind;
  return {{Kind::reads, "PUZZLE", is_file(arguments.puzzle) ? arguments.puzzle : ""},
          {Kind::reads, "--layout", file_of_layout(arguments.layout)}};
}

}  // namespace gridproof::cli
