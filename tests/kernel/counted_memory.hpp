// The bytes that are asked for, counted to the byte. For one source of a program: it replaces operator new.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace gridproof::test {

inline std::size_t live = 0, peak = 0;

// What `act` takes beyond what is held already, at its peak.
template <class Act>
std::size_t peak_of(Act&& act) {
  const std::size_t before = live;
  peak = live;
  act();
  return peak - before;
}

namespace counted {

constexpr std::size_t head = 16;  // the size stands before what is handed out

inline void* or_null(std::size_t size) noexcept {
  auto* memory = static_cast<std::size_t*>(std::malloc(size + head));
  if (memory == nullptr) return nullptr;
  *memory = size;
  live += size;
  peak = std::max(peak, live);
  return memory + head / sizeof(std::size_t);
}

inline void* or_throw(std::size_t size) {
  void* memory = or_null(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

inline void back(void* memory) noexcept {
  if (memory == nullptr) return;
  std::size_t* begin = static_cast<std::size_t*>(memory) - head / sizeof(std::size_t);
  live -= *begin;
  std::free(begin);
}

}  // namespace counted

}  // namespace gridproof::test

void* operator new(std::size_t size) { return gridproof::test::counted::or_throw(size); }
void* operator new[](std::size_t size) { return gridproof::test::counted::or_throw(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return gridproof::test::counted::or_null(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
  return gridproof::test::counted::or_null(size);
}
void operator delete(void* memory) noexcept { gridproof::test::counted::back(memory); }
void operator delete[](void* memory) noexcept { gridproof::test::counted::back(memory); }
void operator delete(void* memory, std::size_t) noexcept { gridproof::test::counted::back(memory); }
void operator delete[](void* memory, std::size_t) noexcept { gridproof::test::counted::back(memory); }
