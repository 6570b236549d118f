// What goes wrong in a thread is thrown to the caller, and the others come to their end.
#include "verify/run/threads.hpp"

#include <atomic>
#include <catch2/catch.hpp>
#include <new>
#include <set>
#include <stdexcept>

using gridproof::verify::in_threads;

TEST_CASE("the work is done in so many threads, the caller's among them") {
  for (const unsigned threads : {0U, 1U, 2U, 5U}) {
    std::mutex guard;
    std::set<std::thread::id> seen;
    std::atomic<unsigned> begun = 0;
    in_threads(
        threads,
        [&] {
          ++begun;
          while (begun < threads) std::this_thread::yield();  // so that none does the work of another
          const std::lock_guard lock(guard);
          seen.insert(std::this_thread::get_id());
        },
        [] {});
    CHECK(seen.size() == (threads == 0 ? 1 : threads));
    CHECK(seen.contains(std::this_thread::get_id()));
  }
}

TEST_CASE("what a thread throws is thrown to the caller, and the others are stopped") {
  for (const unsigned threads : {1U, 2U, 4U}) {
    std::atomic<bool> stopped = false;
    std::atomic<int> number = 0;
    CHECK_THROWS_AS(in_threads(
                        threads,
                        [&] {
                          if (number++ == 0) throw std::bad_alloc();
                          while (!stopped) std::this_thread::yield();
                        },
                        [&] { stopped = true; }),
                    std::bad_alloc);
    CHECK(stopped);
  }
}
