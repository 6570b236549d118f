// A certificate with as many steps as wanted, part by part. r1c9 has no value left, so any scope can be closed at once;
// what the scopes assume is part of a valid grid, so any of it can be assumed after any other. All subsets of it, each
// a scope in the next smaller one: of n assumptions 2^(n+1) steps with the last contradiction and the verdict.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace gridproof::test {

class ManyScopes {
 public:
  static constexpr std::size_t part_size = 4000;

  // Requires at most 16.
  explicit ManyScopes(std::size_t assumptions) : assumptions_(assumptions) {
    open_.reserve(assumptions);
    part_.reserve(part_size + 100);
  }

  // Valid until the next call; empty at the end.
  std::string_view next() {
    part_.clear();
    if (!begun_) {
      begun_ = true;
      part_ =
          "gridproof-certificate 1\nlayout 3x3\n"
          "puzzle 12345678....................................9....................................\n";
    }
    while (!done_ && part_.size() < part_size) {
      ++steps_;
      if (next_ < assumptions_) {
        (part_ += all[next_]) += ' ';
        open_.push_back(next_++);
      } else if (!open_.empty()) {
        part_ += ")r1c9 ";
        next_ = open_.back() + 1;
        open_.pop_back();
      } else {
        part_ += ")r1c9 contradictory";
        ++steps_;
        done_ = true;
      }
    }
    return part_;
  }

  std::size_t steps() const { return steps_; }

 private:
  static constexpr std::array<const char*, 16> all = {
      "(r6c1=3", "(r6c2=1", "(r6c3=2", "(r7c1=6", "(r7c2=4", "(r7c3=5", "(r7c4=8", "(r7c5=7",
      "(r8c1=8", "(r8c2=7", "(r8c4=2", "(r8c5=3", "(r8c6=1", "(r9c1=9", "(r9c2=3", "(r9c3=1"};

  std::size_t assumptions_;
  std::string part_;
  std::vector<std::size_t> open_;  // a subset, the next to be taken after the last
  std::size_t next_ = 0, steps_ = 0;
  bool begun_ = false, done_ = false;
};

}  // namespace gridproof::test
