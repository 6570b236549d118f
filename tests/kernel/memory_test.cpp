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
