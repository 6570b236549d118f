#include "text/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace gridproof::text {

namespace {

// Those that a terminal would obey, join to their neighbours or show as nothing are named by their number alone.
bool can_be_shown(char32_t code) {
  constexpr struct {
    char32_t first, last;
  } hidden[] = {{0x00, 0x1F},     {0x7F, 0xA0},     {0xAD, 0xAD},     {0x300, 0x36F},   {0x600, 0x605},
                {0x61C, 0x61C},   {0x180B, 0x180F}, {0x200B, 0x200F}, {0x2028, 0x202F}, {0x205F, 0x206F},
                {0x3000, 0x3000}, {0xE000, 0xF8FF}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}, {0xFFF0, 0xFFFF}};
  if (code >= 0xE0000) return false;  // tags, and what has no meaning that is agreed on
  return std::none_of(std::begin(hidden), std::end(hidden),
                      [&](const auto& range) { return code >= range.first && code <= range.last; });
}

}  // namespace

Character character_at(std::string_view text, std::size_t offset) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[offset + i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return {1, true, first};
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() - offset < length) return {};
  char32_t code = first & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80) return {};
    code = code << 6 | (byte(i) & 0x3FU);
  }
  constexpr char32_t least[] = {0x80, 0x800, 0x10000};  // a longer form than needed is not valid
  if (code < least[length - 2] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) return {};
  return {length, true, code};
}

std::size_t characters(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size(); at += character_at(text, at).length) ++count;
  return count;
}

std::string shown_at(std::string_view text, std::size_t offset) {
  const Character character = character_at(text, offset);
  if (!character.is_valid) return fmt::format("byte 0x{:02X}", static_cast<unsigned char>(text[offset]));
  const auto code = static_cast<std::uint32_t>(character.code);
  if (!can_be_shown(character.code)) return fmt::format("U+{:04X}", code);
  const std::string quoted = fmt::format("'{}'", text.substr(offset, character.length));
  return code < 0x80 ? quoted : fmt::format("U+{:04X} {}", code, quoted);
}

std::string found_at(std::string_view text, std::size_t at) {
  return at < text.size() ? shown_at(text, at) : "the end";
}

std::string shown(std::string_view text) {
  constexpr std::size_t longest = 20;
  std::string result = "\"";
  std::size_t at = 0;
  for (std::size_t count = 0; at < text.size() && count < longest; ++count) {
    const Character character = character_at(text, at);
    const auto code = static_cast<std::uint32_t>(character.code);
    if (!character.is_valid || (code < 0x80 && !can_be_shown(character.code)))
      result += fmt::format("\\x{:02X}", static_cast<unsigned char>(text[at]));
    else if (!can_be_shown(character.code))
      result += fmt::format("\\u{{{:04X}}}", code);
    else
      result += text.substr(at, character.length);
    at += character.length;
  }
  return result + (at < text.size() ? "...\"" : "\"");
}

Place place_of(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, std::min(offset, text.size()));
  const std::size_t feed = before.rfind('\n');
  const std::size_t start = feed == std::string_view::npos ? 0 : feed + 1;
  return {static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1,
          characters(before.substr(start)) + 1};
}

}  // namespace gridproof::text
