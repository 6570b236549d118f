// Work in any number of threads on the parts of a stream, with the results in the order of the stream.
//
//   InOrder<Portion, Lines> work(threads);
//   work.run([&](std::size_t size) { return stream.next(size); },              // std::nullopt at the end
//            [&] { return [&](const Portion& portion) { return answer(portion); }; },  // made once in each thread
//            [&](Lines lines) { print(lines); return true; },                  // false: enough
//            [&] { bar.show(); },                                              // now and then
//            [&] { stream.cancel(); });                                        // whoever waits in the first, come out
//
// Parts are taken by one thread at a time, and used by the caller's thread. A part that takes long holds the others
// up only when a window of them is waiting, so memory is bounded. How large the parts are is found out on the way: work
// of some milliseconds. What a thread throws is thrown to the caller.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace gridproof::batch {

// The number of puzzles in a part, so that one takes a few milliseconds.
class PartSize {
 public:
  std::size_t get() const { return size_.load(std::memory_order_relaxed); }

  void learn(std::chrono::steady_clock::duration took) {
    using std::chrono::milliseconds;
    const std::size_t size = get();
    if (took < milliseconds(2) && size < greatest) size_ = size * 2;
    if (took > milliseconds(20) && size > 1) size_ = size / 2;
  }

 private:
  static constexpr std::size_t greatest = 2048;

  std::atomic<std::size_t> size_ = 1;
};

template <class Part, class Made>
class InOrder {
 public:
  explicit InOrder(unsigned threads) : threads_(threads), window_(std::uint64_t{8} * threads + 8) {}

  template <class Take, class MakeWorker, class Use, class Idle, class Cancel>
  void run(Take&& take, MakeWorker&& make_worker, Use&& use, Idle&& idle, Cancel&& cancel) {
    std::vector<std::thread> crew;
    const auto join = [&] {
      stop();
      cancel();
      for (std::thread& thread : crew) thread.join();
    };
    try {
      for (unsigned i = 0; i < threads_; ++i) crew.emplace_back([&] { guarded([&] { work(take, make_worker); }); });
      hand_out(use, idle);
    } catch (...) {
      join();
      throw;
    }
    join();
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  template <class Run>
  void guarded(Run&& run) {
    try {
      run();
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      stopped_ = true;
      made_.notify_all();
      room_.notify_all();
    }
  }

  template <class Take, class MakeWorker>
  void work(Take& take, MakeWorker& make_worker) {
    auto worker = make_worker();
    while (true) {
      std::unique_lock turn(taking_);
      {
        std::unique_lock lock(mutex_);
        room_.wait(lock, [&] { return stopped_ || ended_ || taken_ - used_ < window_; });
        if (stopped_ || ended_) return;
      }
      std::optional<Part> part = take(size_.get());
      std::uint64_t number = 0;
      {
        const std::lock_guard lock(mutex_);
        ended_ = ended_ || !part;
        if (part) number = taken_++;
      }
      turn.unlock();
      if (!part) break;
      const auto start = std::chrono::steady_clock::now();
      Made made = worker(*std::move(part));
      size_.learn(std::chrono::steady_clock::now() - start);
      const std::lock_guard lock(mutex_);
      results_.emplace(number, std::move(made));
      if (number == used_) made_.notify_all();
    }
    made_.notify_all();
    room_.notify_all();
  }

  template <class Use, class Idle>
  void hand_out(Use& use, Idle& idle) {
    std::unique_lock lock(mutex_);
    while (!stopped_) {
      if (const auto next = results_.find(used_); next != results_.end()) {
        Made made = std::move(next->second);
        results_.erase(next);
        ++used_;
        room_.notify_all();
        lock.unlock();
        const bool go_on = use(std::move(made));
        idle();
        if (!go_on) return;
        lock.lock();
      } else if (ended_ && used_ == taken_) {
        return;
      } else if (made_.wait_for(lock, std::chrono::milliseconds(100)) == std::cv_status::timeout) {
        lock.unlock();
        idle();
        lock.lock();
      }
    }
  }

  void stop() {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    room_.notify_all();
  }

  unsigned threads_;
  std::uint64_t window_;
  PartSize size_;
  std::mutex taking_, mutex_;  // the second guards what follows; a thread that has both took them in this order
  std::condition_variable made_, room_;
  std::map<std::uint64_t, Made> results_;
  std::uint64_t taken_ = 0, used_ = 0;
  bool ended_ = false, stopped_ = false;
  std::exception_ptr failure_;
};

}  // namespace gridproof::batch
