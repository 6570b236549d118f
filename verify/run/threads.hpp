// The same work in several threads, the caller's among them.
//
//   in_threads(4, [&] { for (std::size_t i = next++; i < count; i = next++) ...; }, [&] { next = count; });
//
// Where one of them throws, or the system has no more threads to give, `stop` is called, so that the others come to
// their end, and the first exception is thrown to the caller once all have ended.
#pragma once

#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace gridproof::verify {

template <class Work, class Stop>
void in_threads(unsigned threads, const Work& work, const Stop& stop) {
  std::mutex guard;
  std::exception_ptr failure;
  const auto guarded = [&](const auto& run) noexcept {
    try {
      run();
    } catch (...) {
      const std::lock_guard lock(guard);
      if (!failure) failure = std::current_exception();
      stop();
    }
  };
  {
    std::vector<std::jthread> crew;
    guarded([&] {
      for (unsigned i = 1; i < threads; ++i) crew.emplace_back([&] { guarded(work); });
    });
    guarded(work);
  }
  if (failure) std::rethrow_exception(failure);
}

// What `make(i)` gives for each i below `count`, in that order, whoever makes it.
template <class Make>
auto make_in_threads(unsigned threads, std::size_t count, const Make& make) {
  using Made = std::invoke_result_t<const Make&, std::size_t>;
  std::vector<std::optional<Made>> made(count);
  std::atomic<std::size_t> next = 0;
  in_threads(
      threads,
      [&] {
        for (std::size_t i = next++; i < count; i = next++) made[i] = make(i);
      },
      [&] { next = count; });
  std::vector<Made> all;
  all.reserve(count);
  for (std::optional<Made>& each : made) all.push_back(*std::move(each));
  return all;
}

}  // namespace gridproof::verify
