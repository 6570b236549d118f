// A text or a binary file as a stream of bytes that knows its place. Whoever has the file hands it over part by part,
// so that a proof of any length needs no more memory than one part.
//
//   ByteReader reader(whole("p cnf 1 2\n1 0 -1 0\n"), "f.cnf");
//   while (reader.peek() != ByteReader::end) use(reader.get());
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "text/result.hpp"

namespace gridproof::kernel {

// Gives the next part of the bytes, which stays valid until the next call; an empty part is the end.
using Source = std::function<std::string_view()>;

// All in one part. The text must outlive the source.
Source whole(std::string_view text);

class ByteReader {
 public:
  static constexpr int end = -1;

  ByteReader(Source source, std::string name) : source_(std::move(source)), name_(std::move(name)) {}

  int peek() {
    if (next_ == part_.size() && !refill()) return end;
    return static_cast<unsigned char>(part_[next_]);
  }

  int get() {
    const int byte = peek();
    if (byte == end) return end;
    ++next_;
    if (byte == '\n') {
      ++line_;
      line_begin_ = offset();
    }
    return byte;
  }

  std::string_view part() { return peek() == end ? std::string_view() : part_.substr(next_); }  // what lies ready
  std::uint64_t offset() const { return before_ + next_; }                                      // of the next byte
  std::size_t line() const { return line_; }                                                    // of the next byte
  std::size_t column() const { return static_cast<std::size_t>(offset() - line_begin_) + 1; }

  text::Error error(std::string message) const { return {name_, line_, column(), std::move(message)}; }
  text::Error error_at(std::size_t line, std::size_t column, std::string message) const {
    return {name_, line, column, std::move(message)};
  }
  text::Error error_at_byte(std::uint64_t offset, const std::string& message) const;
  // "expected ..., found U+00E9 'é'": names the next character of a text, and reads past it.
  text::Error unexpected(const std::string& expected);

 private:
  bool refill();

  Source source_;
  std::string name_;
  std::string_view part_;
  std::size_t next_ = 0;      // in the part
  std::uint64_t before_ = 0;  // bytes in earlier parts
  std::uint64_t line_begin_ = 0;
  std::size_t line_ = 1;
};

// A byte of a binary file, for messages: "'x'", "the end".
std::string found(int byte);

}  // namespace gridproof::kernel
