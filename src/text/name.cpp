#include "text/name.hpp"

#include "text/rules_name.hpp"

namespace gridproof::text {

std::string cell_name(const spec::Board& board, spec::Cell cell) { return board.name(cell); }

std::string house_name(const spec::House& house) { return house.name(); }

std::string value_name(const spec::Board& board, spec::Value value, const std::optional<Symbols>& symbols) {
  return std::string(1, (symbols ? *symbols : symbols_of(board)).symbol_of(value));
}

}  // namespace gridproof::text
