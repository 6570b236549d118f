// What the output looks like: colours and a progress bar on a terminal, plain text elsewhere.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "verify/report/matrix.hpp"

namespace gridproof::cli {

using verify::Tone;

// Coloured where standard output is a terminal and NO_COLOR is not set.
std::string paint(Tone tone, std::string_view text);

// A bar on standard error, where that is a terminal and once the work has taken two seconds. Gone when it is destroyed.
class ProgressBar {
 public:
  ProgressBar();
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(std::string_view what, double fraction);

 private:
  bool terminal_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point start_, last_;
};

}  // namespace gridproof::cli
