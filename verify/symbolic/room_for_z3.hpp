// A member that stands before a z3::context. Where the memory for a context cannot be had, Z3's C++ interface goes on
// with a null pointer and crashes; this throws std::bad_alloc instead. Found by trial: 16 MiB are too few for one
// context, and several threads may ask at the same time.
#pragma once

#include <cstddef>
#include <new>

namespace gridproof::symbolic {

struct RoomForZ3 {
  RoomForZ3() {
    constexpr std::size_t enough = std::size_t{64} << 20;
    ::operator delete(::operator new(enough));  // asked for and given back, never touched
  }
};

}  // namespace gridproof::symbolic
