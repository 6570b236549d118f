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

text::Error ByteReader::unexpected(const std::string& expected) {
  text::Error error = this->error("");
  std::string character;  // its bytes may lie in two parts
  while (peek() != end && (character.empty() || (character.size() < 4 && (peek() & 0xC0) == 0x80)))
    character += static_cast<char>(get());
  error.message = fmt::format("expected {}, found {}", expected, text::found_at(character, 0));
  return error;
}

std::string found(int byte) { return byte == ByteReader::end ? "the end" : text::shown(static_cast<char>(byte)); }

}  // namespace gridproof::kernel
