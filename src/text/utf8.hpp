// The characters of a text in UTF-8, for messages. A byte that is not part of valid UTF-8 counts as one character.
//
//   characters("é") == 1
//   shown_at("aé", 1) == "U+00E9 'é'"
//   place_of("ab\ncé?", 6) == Place{2, 3}
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace gridproof::text {

struct Character {
  std::size_t length = 1;  // in bytes
  bool is_valid = false;
  char32_t code = 0;  // where it is valid
};

// The character that begins at the offset, which is inside the text.
Character character_at(std::string_view text, std::size_t offset);

std::size_t characters(std::string_view text);

// A character by its name: 'a', U+00E9 'é', U+0007 (nothing to show, or what a terminal would obey), byte 0xFF.
std::string shown_at(std::string_view text, std::size_t offset);

// The same, or "the end" one past the last character.
std::string found_at(std::string_view text, std::size_t at);

// "53..7é", cut after 20 characters; what cannot be shown is \x07, \u{202E} or, where it is no UTF-8, \xFF.
std::string shown(std::string_view text);

struct Place {
  std::size_t line = 1, column = 1;  // from 1; the column in characters

  friend bool operator==(const Place&, const Place&) = default;
};

// Lines end with \n. The offset may be one past the end.
Place place_of(std::string_view text, std::size_t offset);

}  // namespace gridproof::text
