#include "verify/symbolic/stage.hpp"

#include <fmt/format.h>

namespace gridproof::symbolic {

std::string place(const spec::Layout& layout, spec::Cell cell) {
  return layout.name(cell);
}

std::string place(const spec::Layout& layout, spec::Cell cell, spec::Value value) {
  return fmt::format("{}={}", place(layout, cell), value);
}

}  // namespace gridproof::symbolic
