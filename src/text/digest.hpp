// A short name for a long text: FNV-1a, 64 bits. Tells runs apart; no protection against forgery.
#pragma once

#include <cstdint>
#include <string_view>

namespace gridproof::text {

constexpr std::uint64_t fnv1a(std::string_view text, std::uint64_t hash = 0xcbf29ce484222325) {
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return hash;
}

}  // namespace gridproof::text
