// The moment at which a budget of seconds is used up.
#pragma once

#include <algorithm>
#include <chrono>

namespace gridproof::symbolic {

class Deadline {
 public:
  explicit Deadline(double seconds) : limited_(seconds > 0), seconds_(seconds) {}

  double elapsed() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }
  bool limited() const { return limited_; }
  bool passed() const { return limited_ && elapsed() >= seconds_; }
  double left() const { return std::max(0.001, seconds_ - elapsed()); }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point start_ = Clock::now();
  bool limited_;
  double seconds_;
};

}  // namespace gridproof::symbolic
