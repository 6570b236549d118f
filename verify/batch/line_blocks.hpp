// A stream of lines in blocks, for files too large to hold.
//
//   LineBlocks blocks("list.sdm", read);      // read(buffer, size): how many bytes came, 0 at the end
//   blocks.peek(2);                           // the text up to the second line with content, or all there is
//   Result<Block> block = blocks.take(1000);  // as many lines with content, or as have come so far; empty at the end
//
// A block has whole lines only. Blank lines and comments may be in it, but do not count.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "text/result.hpp"

namespace gridproof::batch {

struct Block {
  std::string text;
  std::size_t first_line = 1;
  std::size_t contents = 0;  // 0: the stream has ended
};

class LineBlocks {
 public:
  using Read = std::function<text::Result<std::size_t>(char* buffer, std::size_t size)>;

  static constexpr std::size_t longest_line = std::size_t{1} << 20;

  LineBlocks(std::string source, Read read) : source_(std::move(source)), read_(std::move(read)) {}

  text::Result<std::string_view> peek(std::size_t contents);
  text::Result<Block> take(std::size_t contents);
  text::Result<std::string> take_all();

  bool ended() const { return ended_; }  // nothing more will be read; some of it may be there still
  std::uint64_t bytes_taken() const { return taken_ + begin_; }
  void skip_in_count(std::size_t line) { header_ = line; }  // a line with content that is no puzzle

 private:
  struct Span {
    std::size_t end = 0;  // in the buffer
    std::size_t lines = 0, contents = 0;
  };

  text::Result<bool> fill();
  text::Result<bool> fill_after(const Span& span);  // unless the line that begins there is too long
  std::size_t end_of_line(std::size_t from);        // past it; npos where it has not come whole
  Span scan(Span from, std::size_t contents);

  std::string source_;
  Read read_;
  std::string buffer_;
  std::size_t begin_ = 0;    // of what has not been taken
  std::uint64_t taken_ = 0;  // bytes that have left the buffer
  std::size_t lines_ = 0;    // that have been taken
  std::size_t header_ = 0;
  std::size_t asked_ = std::string::npos;  // where a line was last looked for
  std::size_t line_feed_ = 0;              // the next one from there, or the end of the buffer
  bool started_ = false, ended_ = false;
};

// The bytes of a file, or of standard input for `-`. `cancel` lets a caller out who waits for more.
text::Result<LineBlocks::Read> open_bytes(const std::string& path, std::function<bool()> cancel);

}  // namespace gridproof::batch
