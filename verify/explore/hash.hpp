// A hash of plain bytes: multiply to 128 bits and fold, two words at a time.
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

[[gnu::always_inline]] inline std::uint64_t hash_bytes(const void* bytes, std::size_t size,
                                                       std::uint64_t seed = 0x243f6a8885a308d3) {
  const auto* from = static_cast<const unsigned char*>(bytes);
  std::uint64_t hash = seed ^ size;
  std::uint64_t words[2];
  for (; size >= sizeof words; size -= sizeof words, from += sizeof words) {
    std::memcpy(words, from, sizeof words);
    hash = fold(hash ^ words[0], 0x9e3779b97f4a7c15 ^ words[1]);
  }
  if (size != 0) {
    words[0] = words[1] = 0;
    std::memcpy(words, from, size);
    hash = fold(hash ^ words[0], 0x9e3779b97f4a7c15 ^ words[1]);
  }
  return fold(hash, 0xd6e8feb86659fd93);
}

template <class Packed>
std::uint64_t hash_of(const Packed& state) {
  return hash_bytes(&state, sizeof(Packed));
}

}  // namespace gridproof::explore
