// What is inside an arena: Z3's context and expressions. Only for the few files that talk to Z3.
#pragma once

#include <z3++.h>

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "verify/symbolic/formula.hpp"
#include "verify/symbolic/room_for_z3.hpp"

namespace gridproof::symbolic {

struct Arena::Contents {
  RoomForZ3 room;
  z3::context context;  // outlives its expressions
  std::vector<z3::expr> terms;
  int bound = 0;  // numbers under quantifiers, so far

  Contents() {
    add(context.bool_val(false));
    add(context.bool_val(true));
  }

  const z3::expr& operator[](Formula formula) const { return terms[static_cast<std::size_t>(formula.index())]; }
  Formula add(const z3::expr& term) {
    const auto [known, is_new] = by_id.try_emplace(term.id(), static_cast<int>(terms.size()));
    if (is_new) terms.push_back(term);
    return Formula::at(known->second);
  }

  // Each term is built once, however often the source says it.
  template <class Build>
  Formula once(char operation, Formula a, Formula b, Build&& build) {
    const auto [known, is_new] = by_parts.try_emplace(Parts{operation, a.index(), b.index()}, 0);
    if (is_new) known->second = add(build(z3::expr((*this)[a]), z3::expr((*this)[b]))).index();
    return Formula::at(known->second);
  }

 private:
  struct Parts {
    char operation;
    int left, right;
    bool operator==(const Parts&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Parts& parts) const {
      const auto pair = static_cast<std::uint64_t>(static_cast<std::uint32_t>(parts.left)) << 32U |
                        static_cast<std::uint32_t>(parts.right);
      return static_cast<std::size_t>((pair * 3U + static_cast<unsigned char>(parts.operation)) * 0x9E3779B97F4A7C15U);
    }
  };
  std::unordered_map<Parts, int, Hash> by_parts;
  std::unordered_map<unsigned, int> by_id;
};

}  // namespace gridproof::symbolic
