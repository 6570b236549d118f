#include "verify/explore/crew.hpp"

#include <utility>

namespace gridproof::explore {

Crew::Crew(unsigned threads) {
  try {
    for (unsigned worker = 1; worker < threads; ++worker) threads_.emplace_back([this, worker] { serve(worker); });
  } catch (...) {  // the system has no more of them: those that are there must end before they are forgotten
    leave();
    throw;
  }
}

Crew::~Crew() { leave(); }

void Crew::leave() {
  {
    const std::lock_guard lock(mutex_);
    leaving_ = true;
  }
  called_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Crew::each(std::size_t tasks, const Work& work) {
  if (threads_.empty() || tasks <= 1) {
    for (std::size_t task = 0; task < tasks; ++task) work(task, 0);
    return;
  }
  {
    const std::lock_guard lock(mutex_);
    work_ = &work;
    tasks_ = tasks;
    next_ = 0;
    busy_ = static_cast<unsigned>(threads_.size());
    ++call_;
  }
  called_.notify_all();
  take_tasks(0);
  std::unique_lock lock(mutex_);
  done_.wait(lock, [&] { return busy_ == 0; });
  if (thrown_) std::rethrow_exception(std::exchange(thrown_, nullptr));
}

void Crew::serve(unsigned worker) {
  for (std::uint64_t answered = 0;;) {
    {
      std::unique_lock lock(mutex_);
      called_.wait(lock, [&] { return leaving_ || call_ != answered; });
      if (leaving_) return;
      answered = call_;
    }
    take_tasks(worker);
    const std::lock_guard lock(mutex_);
    if (--busy_ == 0) done_.notify_one();
  }
}

void Crew::take_tasks(unsigned worker) noexcept {
  try {
    for (std::size_t task = next_++; task < tasks_; task = next_++) (*work_)(task, worker);
  } catch (...) {
    const std::lock_guard lock(mutex_);
    if (!thrown_) thrown_ = std::current_exception();
    next_ = tasks_;
  }
}

}  // namespace gridproof::explore
