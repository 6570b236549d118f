#include "verify/kernel/bytes.hpp"

#include <fmt/format.h>

#include "text/scan.hpp"

namespace gridproof::kernel {

Source whole(std::string_view text) {
  return [text]() mutable { return std::exchange(text, std::string_view()); };
}

bool ByteReader::refill() {
  before_ += part_.size();
  next_ = 0;
  part_ = source_();
  return !part_.empty();
}

text::Error ByteReader::error_at_byte(std::uint64_t offset, const std::string& message) const {
  return {name_, 0, 0, fmt::format("byte {}: {}", offset, message)};
}

std::string found(int byte) { return byte == ByteReader::end ? "the end" : text::shown(static_cast<char>(byte)); }

}  // namespace gridproof::kernel
