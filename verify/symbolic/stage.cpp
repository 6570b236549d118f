#include "verify/symbolic/stage.hpp"

#include <fmt/format.h>

namespace gridproof::symbolic {

std::string place(const spec::Board& board, spec::Cell cell) {
  return board.name(cell);
}

std::string place(const spec::Board& board, spec::Cell cell, spec::Value value) {
  return fmt::format("{}={}", place(board, cell), board.number(value));
}

}  // namespace gridproof::symbolic
