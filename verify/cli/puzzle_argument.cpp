#include "verify/cli/puzzle_argument.hpp"

namespace gridproof::cli {

void add_puzzle(Command& command, PuzzleArguments& arguments, const char* what) {
  command.option("PUZZLE", arguments.puzzle, what).required();
  command.option("--layout", arguments.layout, "box shape and extras: 2x3, 3x3+diagonals+windows, regions:FILE")
      .not_empty();
  command.option("--symbols", arguments.symbols, "the symbols of the values in order: 0-F, ABCDEFGHI").not_empty();
  command.option("--format", arguments.format, "line, sdk, csv or drawing, where the text does not tell").not_empty();
}

}  // namespace gridproof::cli
