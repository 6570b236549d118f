// What every judge needs: a way to stop at the first disagreement, and chance that is the same in every run.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

// In the judges only: one line says what was expected, and the mutant is dead.
#define EXPECT(what) ((what) ? void() : gridproof::mutation::disagree(#what, __FILE__, __LINE__))

namespace gridproof::mutation {

[[noreturn]] inline void disagree(const char* what, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: expected %s\n", file, line, what);
  std::_Exit(1);
}

// splitmix64: the standard's distributions differ from one library to the next.
class Chance {
 public:
  explicit Chance(std::uint64_t seed) : state_(seed) {}

  std::size_t below(std::size_t limit) { return static_cast<std::size_t>(next() % limit); }
  bool one_in(std::size_t n) { return below(n) == 0; }

 private:
  std::uint64_t next() {
    std::uint64_t mixed = state_ += 0x9E3779B97F4A7C15;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
    return mixed ^ mixed >> 31;
  }

  std::uint64_t state_;
};

}  // namespace gridproof::mutation
