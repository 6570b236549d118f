// Every way to choose so many of the first numbers, in order: {0, 1}, {0, 2}, {1, 2} of 3.
//
//   for (const Chosen& two : combinations(9, 2)) houses[two[0]], houses[two[1]];
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace gridproof::spec {

using Chosen = std::vector<std::size_t>;

inline std::vector<Chosen> combinations(std::size_t of, std::size_t how_many) {
  std::vector<Chosen> all = {{}};
  for (std::size_t taken = 0; taken < how_many; ++taken) {
    std::vector<Chosen> longer;
    for (const Chosen& chosen : all)
      for (std::size_t next = chosen.empty() ? 0 : chosen.back() + 1; next < of; ++next) {
        longer.push_back(chosen);
        longer.back().push_back(next);
      }
    all = std::move(longer);
  }
  return all;
}

}  // namespace gridproof::spec
