// What the output looks like: colours and a progress bar on a terminal, plain text elsewhere.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "verify/report/matrix.hpp"

namespace gridproof::cli {

using verify::Tone;

// Coloured where standard output is a terminal and NO_COLOR is not set.
std::string paint(Tone tone, std::string_view text);

// Whether times and progress are told: on a terminal, and elsewhere unless GRIDPROOF_PROGRESS_SECONDS is 0.
bool tells_progress();

// How far the work is, on standard error. On a terminal a bar, once it has taken two seconds, and gone when it is
// destroyed; elsewhere a plain line every 30 seconds, or as many as GRIDPROOF_PROGRESS_SECONDS says (0: none).
class ProgressBar {
 public:
  ProgressBar();
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(std::string_view what, std::optional<double> fraction);  // nothing where the end is not known

 private:
  void draw_bar(std::string_view what, std::optional<double> fraction, const std::string& left);

  bool terminal_;
  bool shown_ = false;
  double interval_;  // seconds between reports; the first comes after it too, on a terminal after two
  std::chrono::steady_clock::time_point start_, last_;
};

}  // namespace gridproof::cli
