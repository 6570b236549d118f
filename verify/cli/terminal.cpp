#include "verify/cli/terminal.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace gridproof::cli {

namespace {

bool colours() {
  const char* no_color = std::getenv("NO_COLOR");
  const char* term = std::getenv("TERM");
  const bool dumb = term == nullptr || std::string_view(term) == "dumb";
  return isatty(STDOUT_FILENO) != 0 && !dumb && (no_color == nullptr || *no_color == '\0');
}

}  // namespace

std::string paint(Tone tone, std::string_view text) {
  static const bool coloured = colours();
  if (!coloured || tone == Tone::plain) return std::string(text);
  const char* code = tone == Tone::good ? "32" : tone == Tone::bad ? "31" : tone == Tone::faint ? "2" : "1";
  return fmt::format("\x1b[{}m{}\x1b[0m", code, text);
}

ProgressBar::ProgressBar()
    : terminal_(isatty(STDERR_FILENO) != 0), start_(std::chrono::steady_clock::now()), last_(start_) {}

ProgressBar::~ProgressBar() {
  if (shown_) fmt::print(stderr, "\r\x1b[K");
}

void ProgressBar::show(std::string_view what, double fraction) {
  using namespace std::chrono_literals;
  const auto now = std::chrono::steady_clock::now();
  if (!terminal_ || now - start_ < 2s || (shown_ && now - last_ < 100ms)) return;
  shown_ = true;
  last_ = now;
  constexpr int width = 30;
  const int filled = static_cast<int>(std::clamp(fraction, 0.0, 1.0) * width);
  const double elapsed = std::chrono::duration<double>(now - start_).count();
  const std::string left = fraction > 0.02 ? fmt::format(", {:.0f} s left", elapsed / fraction - elapsed) : "";
  fmt::print(stderr, "\r\x1b[K[{:#<{}}{:.<{}}] {:3.0f}% {}{}", "", filled, "", width - filled, fraction * 100, what,
             left);
  std::fflush(stderr);
}

}  // namespace gridproof::cli
