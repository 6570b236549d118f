// A hash of plain bytes: multiply to 128 bits and fold, word by word.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace gridproof::explore {

inline std::uint64_t fold(std::uint64_t a, std::uint64_t b) {
  __extension__ using Wide = unsigned __int128;
  const Wide product = static_cast<Wide>(a) * b;
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

inline std::uint64_t hash_bytes(const void* bytes, std::size_t size, std::uint64_t seed = 0x243f6a8885a308d3) {
  const auto* from = static_cast<const unsigned char*>(bytes);
  std::uint64_t hash = seed ^ size;
  for (; size >= 8; size -= 8, from += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, from, 8);
    hash = fold(hash ^ word, 0x9e3779b97f4a7c15);
  }
  std::uint64_t rest = 0;
  if (size != 0) std::memcpy(&rest, from, size);
  return fold(hash ^ rest, 0xd6e8feb86659fd93);
}

template <class Packed>
std::uint64_t hash_of(const Packed& state) {
  return hash_bytes(&state, sizeof(Packed));
}

}  // namespace gridproof::explore
