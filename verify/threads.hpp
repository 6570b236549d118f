// The same work in several threads, the caller's among them.
//
//   in_threads(4, [&] { for (std::size_t i = next++; i < count; i = next++) ...; }, [&] { next = count; });
//
// Where one of them throws, or the system has no more threads to give, `stop` is called, so that the others come to
// their end, and the first exception is thrown to the caller once all have ended.
#pragma once

#include <exception>
#include <mutex>
#include <thread>
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

}  // namespace gridproof::verify
