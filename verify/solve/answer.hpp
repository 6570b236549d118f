// What the question "how many completions has this grid?" can be answered with, and the evidence for each answer.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "spec/grid.hpp"
#include "verify/kernel/certificate_reader.hpp"
#include "verify/kernel/refutation.hpp"

namespace gridproof::solve {

enum class Class {
  unique,         // exactly one completion: the first, and no second
  not_unique,     // two different completions
  contradictory,  // none
  unknown,        // the time ran out, or the solver or the checker gave up
};

inline const char* name(Class answer) {
  switch (answer) {
    case Class::unique: return "unique";
    case Class::not_unique: return "not-unique";
    case Class::contradictory: return "contradictory";
    case Class::unknown: break;
  }
  return "unknown";
}

inline Class class_of(kernel::Thesis thesis) {
  switch (thesis) {
    case kernel::Thesis::unique: return Class::unique;
    case kernel::Thesis::not_unique: return Class::not_unique;
    case kernel::Thesis::contradictory: return Class::contradictory;
    case kernel::Thesis::follows: break;  // of any number of completions
  }
  return Class::unknown;
}

// A formula that has no solution, and a proof of that which the kernel has accepted.
struct Refutation {
  std::string formula;               // DIMACS
  std::shared_ptr<std::FILE> proof;  // DRAT; a file without a name, gone with its last owner
  kernel::Judgement judgement;
};

// What it took to find and to write the evidence, by a way that counts it.
struct Effort {
  std::uint64_t assumptions = 0;  // of the proof, or of the search where two completions are the evidence
  std::uint64_t nesting = 0;      // the most assumptions that were open at once
  std::uint64_t steps = 0;        // written
};

// How often a named technique changed something.
struct TechniqueUse {
  std::size_t place = 0;  // in the list, easiest first
  std::string name;
  std::uint64_t times = 0;
};

struct Answer {
  Class answer = Class::unknown;
  std::optional<spec::Grid> first, second;  // completions, checked with the definitions of spec/
  std::optional<Refutation> refutation;     // by a way that writes proofs: of a second completion, or of any
  std::optional<std::string> certificate;   // logic: of any answer, accepted by the kernel
  std::optional<Effort> effort;             // logic
  std::vector<TechniqueUse> techniques;     // techniques: which were needed, easiest first; of any answer
  std::string gave_up;                      // unknown: why
};

class Deadline {
 public:
  using Clock = std::chrono::steady_clock;

  Deadline() = default;  // never
  explicit Deadline(double seconds)
      : end_(Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                std::chrono::duration<double>(seconds < longest ? seconds : longest))) {}

  bool is_set() const { return end_.has_value(); }
  bool has_passed() const { return end_ && Clock::now() >= *end_; }
  double seconds_left() const {
    return end_ ? std::max(0.0, std::chrono::duration<double>(*end_ - Clock::now()).count()) : longest;
  }

 private:
  static constexpr double longest = 1e9;  // what a clock can surely add

  std::optional<Clock::time_point> end_;
};

}  // namespace gridproof::solve
