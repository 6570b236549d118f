#include "verify/batch/line_blocks.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>

#include "text/scan.hpp"

namespace gridproof::batch {

namespace {

constexpr std::size_t npos = std::string::npos;
constexpr std::size_t portion = std::size_t{1} << 18;

bool has_content(std::string_view line) {
  for (const char c : line)
    if (!text::is_blank(c) && c != '\n') return c != '#';
  return false;
}

}  // namespace

text::Result<bool> LineBlocks::fill() {
  taken_ += begin_;
  buffer_.erase(0, begin_);
  begin_ = 0;
  const std::size_t size = buffer_.size();
  buffer_.resize(size + portion);
  const auto read = read_(buffer_.data() + size, portion);
  buffer_.resize(size + (read ? *read : 0));
  asked_ = npos;
  if (!read) return read.error();
  ended_ = *read == 0;
  const std::string_view mark = "\xEF\xBB\xBF";
  if (!started_ && (buffer_.size() >= mark.size() || ended_)) {
    started_ = true;
    taken_ = buffer_.size() - text::without_byte_order_mark(buffer_).size();
    buffer_.erase(0, taken_);
  }
  return true;
}

std::size_t LineBlocks::end_of_line(std::size_t from) {
  if (from >= buffer_.size() || !started_) return npos;
  if (from < asked_ || from > line_feed_) line_feed_ = std::min(buffer_.find('\n', from), buffer_.size());
  asked_ = from;
  const auto* found = static_cast<const char*>(std::memchr(buffer_.data() + from, '\r', line_feed_ - from));
  if (found == nullptr) {
    if (line_feed_ < buffer_.size()) return line_feed_ + 1;
    return ended_ ? buffer_.size() : npos;
  }
  const auto after = static_cast<std::size_t>(found - buffer_.data()) + 1;
  if (after == buffer_.size()) return ended_ ? after : npos;  // a line feed that belongs to it may come yet
  return buffer_[after] == '\n' ? after + 1 : after;
}

LineBlocks::Span LineBlocks::scan(Span span, std::size_t contents) {
  while (span.contents < contents) {
    const std::size_t end = end_of_line(span.end);
    if (end == npos) break;
    ++span.lines;
    if (has_content(std::string_view(buffer_).substr(span.end, end - span.end)) && lines_ + span.lines != header_)
      ++span.contents;
    span.end = end;
  }
  return span;
}

text::Result<bool> LineBlocks::fill_after(const Span& span) {
  if (buffer_.size() - span.end > longest_line)
    return text::Error{source_, lines_ + span.lines + 1, 1,
                       fmt::format("expected a line of at most {} bytes, found more", longest_line)};
  return fill();
}

text::Result<std::string_view> LineBlocks::peek(std::size_t contents) {
  while (true) {
    const Span span = scan({.end = begin_, .lines = 0, .contents = 0}, contents);
    if (span.contents == contents || ended_) return std::string_view(buffer_).substr(begin_, span.end - begin_);
    const auto filled = fill_after(span);
    if (!filled) return filled.error();
  }
}

text::Result<Block> LineBlocks::take(std::size_t contents) {
  while (true) {
    const Span span = scan({.end = begin_, .lines = 0, .contents = 0}, contents);
    const bool is_done = span.contents > 0 || ended_;
    Block block{is_done ? buffer_.substr(begin_, span.end - begin_) : "", lines_ + 1, span.contents};
    begin_ = span.end;  // blank lines and comments alone are not kept
    lines_ += span.lines;
    if (is_done) return block;
    const auto filled = fill_after({.end = begin_, .lines = 0, .contents = 0});
    if (!filled) return filled.error();
  }
}

text::Result<std::string> LineBlocks::take_all() {
  while (!ended_) {
    const auto filled = fill();
    if (!filled) return filled.error();
  }
  std::string all = buffer_.substr(begin_);
  begin_ = buffer_.size();
  return all;
}

text::Result<LineBlocks::Read> open_bytes(const std::string& path, std::function<bool()> cancel) {
  int file = STDIN_FILENO;
  std::shared_ptr<void> closer;
  if (path != "-") {
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
      return text::Error{path, 0, 0, "expected a file, found a directory"};
    file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return text::Error{path, 0, 0, fmt::format("cannot read the file: {}", std::strerror(errno))};
    closer = std::shared_ptr<void>(nullptr, [file](void*) { close(file); });
  }
  const std::string source = path == "-" ? "standard input" : path;
  return LineBlocks::Read([=](char* buffer, std::size_t size) -> text::Result<std::size_t> {
    static_cast<void>(closer);
    while (true) {
      pollfd waiting{file, POLLIN, 0};
      constexpr int milliseconds = 100;
      const int ready = poll(&waiting, 1, milliseconds);
      if (cancel && cancel()) return std::size_t{0};
      if (ready == 0) continue;
      const ssize_t count = read(file, buffer, size);
      if (count >= 0) return static_cast<std::size_t>(count);
      if (errno != EINTR && errno != EAGAIN)
        return text::Error{source, 0, 0, fmt::format("cannot read the file: {}", std::strerror(errno))};
    }
  });
}

}  // namespace gridproof::batch
