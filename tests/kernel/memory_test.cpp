// The bound on the memory is kept by what is really allocated, counted here, and a long proof needs no more than a
// short one.
#include <malloc.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <new>

#include "kernel/cadical_proof.hpp"
#include "kernel/naive.hpp"
#include "kernel/pigeonhole.hpp"
#include "verify/kernel/certificate.hpp"
#include "verify/kernel/refutation.hpp"

namespace {

std::size_t live = 0, peak = 0;

void* counted_or_null(std::size_t size) noexcept {
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) return nullptr;
  live += malloc_usable_size(memory);
  peak = std::max(peak, live);
  return memory;
}

void* counted(std::size_t size) {
  void* memory = counted_or_null(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

void discounted(void* memory) noexcept {
  if (memory != nullptr) live -= malloc_usable_size(memory);
  std::free(memory);
}

}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted_or_null(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return counted_or_null(size); }
void operator delete(void* memory) noexcept { discounted(memory); }
void operator delete[](void* memory) noexcept { discounted(memory); }
void operator delete(void* memory, std::size_t) noexcept { discounted(memory); }
void operator delete[](void* memory, std::size_t) noexcept { discounted(memory); }

using namespace gridproof;
using namespace gridproof::test;
using kernel::Verdict;

namespace {

struct Measured {
  Verdict verdict;
  std::size_t bytes;  // at the peak
};

Measured measure(const std::string& formula, const kernel::Source& proof, std::size_t bytes) {
  const std::size_t before = live;
  peak = live;
  const auto judgement = kernel::check_refutation({kernel::whole(formula), "f"}, {proof, "p"}, {.bytes = bytes});
  REQUIRE(judgement);
  return {judgement->verdict, peak - before};
}

}  // namespace

TEST_CASE("no more memory is taken than allowed", "[kernel]") {
  constexpr std::size_t beside = 4096;  // sentences, the clause that is being read
  for (const int holes : {5, 7}) {
    const Formula formula = pigeonhole_formula(holes);
    const std::string cnf = to_dimacs(formula, holes * (holes + 1));
    const std::string proof = ask_cadical(formula).proof;
    std::size_t accepted = 0, stopped = 0;
    for (std::size_t bytes = 1000; bytes < 3'000'000; bytes += bytes / 4) {
      const Measured measured = measure(cnf, kernel::whole(proof), bytes);
      CAPTURE(holes, bytes, measured.bytes);
      CHECK(measured.bytes <= bytes + bytes / 10 + beside);  // a tenth for what one step moves
      ++(measured.verdict == Verdict::accepted ? accepted : stopped);
      if (measured.verdict == Verdict::accepted) CHECK(measured.bytes > 5000);  // it is counted at all
    }
    CHECK(accepted > 3);
    CHECK(stopped > 3);
  }
}

TEST_CASE("what is deleted makes room", "[kernel]") {
  const std::string formula = "p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n";
  const std::string step = "1 2 -3 0\nd 1 2 -3 0\n";
  std::string end = "1 0\n0\n";
  std::size_t rounds = 0;
  const kernel::Source proof = [&]() -> std::string_view {
    if (++rounds <= 100'000) return step;
    return rounds == 100'001 ? std::string_view(end) : std::string_view();
  };
  const Measured measured = measure(formula, proof, 30'000);
  CHECK(measured.verdict == Verdict::accepted);
  CHECK(measured.bytes < 30'000);
}

TEST_CASE("a certificate of a hundred thousand steps needs no more memory than a short one", "[kernel]") {
  // r1c9 has no value left, so any scope can be closed at once; what the scopes assume is part of a valid grid, so any
  // of it can be assumed after any other. All subsets of it, each a scope in the next smaller one.
  const std::string heading =
      "gridproof-certificate 1\nlayout 3x3\n"
      "puzzle 12345678....................................9....................................\n";
  const std::vector<std::string> assumptions = {"(r6c1=3", "(r6c2=1", "(r6c3=2", "(r7c1=6", "(r7c2=4", "(r7c3=5",
                                                "(r7c4=8", "(r7c5=7", "(r8c1=8", "(r8c2=7", "(r8c4=2", "(r8c5=3",
                                                "(r8c6=1", "(r9c1=9", "(r9c2=3", "(r9c3=1"};
  std::size_t steps = 0, most_in_a_part = 0;
  const auto peak_of = [&](std::size_t count) {
    steps = 0;
    std::string part = heading;
    std::vector<std::size_t> open;  // a subset, the next to be taken after the last
    std::size_t next = 0;
    bool done = false;
    const kernel::Source source = [&]() -> std::string_view {
      if (!part.empty() && steps == 0) {
        steps = 1;
        return part;
      }
      part.clear();
      while (!done && part.size() < 4000) {
        if (next < count) {
          part += assumptions[next] + " ";
          open.push_back(next++);
        } else if (!open.empty()) {
          part += ")r1c9 ";
          next = open.back() + 1;
          open.pop_back();
        } else {
          part += ")r1c9 contradictory";
          done = true;
        }
        ++steps;
      }
      most_in_a_part = std::max(most_in_a_part, part.size());
      return part;
    };
    const std::size_t before = live;
    peak = live;
    const auto judgement = kernel::check_certificate({source, "p"});
    REQUIRE(judgement);
    INFO(judgement->reason);
    CHECK(judgement->verdict == Verdict::accepted);
    CHECK(judgement->assumptions == (std::size_t{1} << count) - 1);
    CHECK(judgement->nesting == count);
    return peak - before;
  };
  const std::size_t of_few = peak_of(8), of_many = peak_of(16);
  CHECK(steps > 130'000);
  CHECK(of_few > 5000);                                     // it is counted at all
  CHECK(of_many < of_few + 8 * 1000 + 2 * most_in_a_part);  // eight scopes more, each with a grid and its exclusions
}
