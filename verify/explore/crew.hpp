// Threads that share out numbered tasks.
//
//   Crew crew(4);
//   crew.each(100, [&](std::size_t task, unsigned worker) { ... });   // returns when all are done
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace gridproof::explore {

class Crew {
 public:
  using Work = std::function<void(std::size_t task, unsigned worker)>;

  explicit Crew(unsigned threads);
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;
  ~Crew();

  unsigned size() const { return static_cast<unsigned>(threads_.size()) + 1; }

  // The caller is worker 0. What a task throws is thrown here, once all workers are at rest.
  void each(std::size_t tasks, const Work& work);

 private:
  void leave();
  void serve(unsigned worker);
  void take_tasks(unsigned worker) noexcept;

  std::mutex mutex_;
  std::condition_variable called_, done_;
  const Work* work_ = nullptr;
  std::size_t tasks_ = 0;
  std::atomic<std::size_t> next_ = 0;
  std::uint64_t call_ = 0;
  unsigned busy_ = 0;
  bool leaving_ = false;
  std::exception_ptr thrown_;
  std::vector<std::thread> threads_;
};

}  // namespace gridproof::explore
