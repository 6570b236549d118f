#include "verify/cli/terminal.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <limits>

namespace gridproof::cli {

namespace {

bool colours() {
  const char* no_color = std::getenv("NO_COLOR");
  const char* term = std::getenv("TERM");
  const bool dumb = term == nullptr || std::string_view(term) == "dumb";
  return isatty(STDOUT_FILENO) != 0 && !dumb && (no_color == nullptr || *no_color == '\0');
}

double plain_interval() {
  const char* wanted = std::getenv("GRIDPROOF_PROGRESS_SECONDS");
  const double seconds = wanted == nullptr ? 30 : std::strtod(wanted, nullptr);
  return seconds > 0 ? seconds : std::numeric_limits<double>::infinity();
}

}  // namespace

std::string paint(Tone tone, std::string_view text) {
  static const bool coloured = colours();
  if (!coloured || tone == Tone::plain) return std::string(text);
  const char* code = tone == Tone::good ? "32" : tone == Tone::bad ? "31" : tone == Tone::faint ? "2" : "1";
  return fmt::format("\x1b[{}m{}\x1b[0m", code, text);
}

bool tells_progress() {
  return isatty(STDERR_FILENO) != 0 || plain_interval() < std::numeric_limits<double>::infinity();
}

ProgressBar::ProgressBar()
    : terminal_(isatty(STDERR_FILENO) != 0),
      interval_(terminal_ ? 0.1 : plain_interval()),
      start_(std::chrono::steady_clock::now()),
      last_(start_) {}

ProgressBar::~ProgressBar() {
  if (shown_) fmt::print(stderr, "\r\x1b[K");
}

void ProgressBar::show(std::string_view what, std::optional<double> fraction) {
  const auto now = std::chrono::steady_clock::now();
  const auto since = [&](auto then) { return std::chrono::duration<double>(now - then).count(); };
  if (since(last_) < interval_ || (terminal_ && since(start_) < 2)) return;
  last_ = now;
  const double elapsed = since(start_);
  const std::string left =
      fraction && *fraction > 0.02 ? fmt::format(", {:.0f} s left", elapsed / *fraction - elapsed) : "";
  if (terminal_)
    draw_bar(what, fraction, left);
  else
    fmt::print(stderr, "gridproof: {:.0f} s, {}{}{}\n", elapsed,
               fraction ? fmt::format("{:.0f}% ", *fraction * 100) : "", what, left);
  std::fflush(stderr);
}

// One line: a longer one would wrap, and could not be taken back.
void ProgressBar::draw_bar(std::string_view what, std::optional<double> fraction, const std::string& left) {
  shown_ = true;
  constexpr int width = 20;
  std::string line(what);
  if (fraction) {
    const int filled = static_cast<int>(std::clamp(*fraction, 0.0, 1.0) * width);
    line = fmt::format("[{:#<{}}{:.<{}}] {:3.0f}% {}{}", "", filled, "", width - filled, *fraction * 100, what, left);
  }
  winsize size{};
  if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1)
    line.resize(std::min<std::size_t>(line.size(), size.ws_col - 1));
  fmt::print(stderr, "\r\x1b[K{}", line);
}

}  // namespace gridproof::cli
