#include "text/name.hpp"

#include <fmt/format.h>

namespace gridproof::text {

std::string_view kind_name(spec::HouseKind kind) {
  switch (kind) {
    case spec::HouseKind::row: return "row";
    case spec::HouseKind::column: return "column";
    case spec::HouseKind::box: return "box";
    case spec::HouseKind::region: return "region";
    case spec::HouseKind::diagonal: return "diagonal";
    case spec::HouseKind::window: return "window";
  }
  return "house";
}

std::string cell_name(const spec::Layout& layout, spec::Cell cell) {
  return fmt::format("r{}c{}", layout.row(cell), layout.column(cell));
}

std::string house_name(const spec::House& house) { return fmt::format("{} {}", kind_name(house.kind), house.number); }

std::string value_name(const spec::Layout& layout, spec::Value value, const std::optional<Symbols>& symbols) {
  return std::string(1, (symbols ? *symbols : Symbols::standard(layout.size())).symbol_of(value));
}

}  // namespace gridproof::text
