#include "verify/solve/scopes.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridproof::solve {

void Scopes::assume(std::string square, std::vector<std::string> values, const std::string& assumed) {
  std::vector<std::string> before;
  for (const auto& [where, value] : open_.empty() ? refuted_ : open_.back().refuted)
    if (where == square) before.push_back(value);
  open_.push_back({std::move(square), std::move(values), assumed, std::move(before), ++numbers_});
}

std::string Scopes::path(State innermost) const {
  std::string line;
  for (const Scope& scope : open_) {
    std::string values;
    for (const std::string& value : scope.values) {
      const bool refuted =
          std::find(scope.refuted_before.begin(), scope.refuted_before.end(), value) != scope.refuted_before.end();
      values += fmt::format("{}{}{}", values.empty() ? "" : ", ", value,
                            value == scope.assumed ? "^"
                            : refuted              ? "*"
                                                   : "");
    }
    const bool last = &scope == &open_.back();
    line += fmt::format("{}{} = [{}] HP{} -> {}", line.empty() ? "" : " ", scope.square, values, scope.number,
                        !last                         ? "VALID"
                        : innermost == State::refuted ? "invalid"
                                                      : "valid ...etc");
  }
  return line;
}

void Scopes::refute() {
  const std::string square = open_.back().square, value = open_.back().assumed;
  open_.pop_back();
  (open_.empty() ? refuted_ : open_.back().refuted).emplace_back(square, value);
}

}  // namespace gridproof::solve
