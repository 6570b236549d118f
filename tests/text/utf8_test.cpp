#include "text/utf8.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <string_view>

#include "support/property.hpp"
#include "text/scan.hpp"

using namespace gridproof::text;
using namespace std::string_view_literals;

TEST_CASE("a character is named") {
  CHECK(shown_at("a", 0) == "'a'");
  CHECK(shown_at(" ", 0) == "' '");
  CHECK(shown_at("a\xC3\xA9", 1) == "U+00E9 '\xC3\xA9'");
  CHECK(shown_at("\xE2\x96\xA1", 0) == "U+25A1 '\xE2\x96\xA1'");
  CHECK(shown_at("\xF0\x9F\x90\x8C", 0) == "U+1F40C '\xF0\x9F\x90\x8C'");
  CHECK(shown_at("\0"sv, 0) == "U+0000");
  CHECK(shown_at("\x1B", 0) == "U+001B");
  CHECK(shown_at("\x7F", 0) == "U+007F");
}

TEST_CASE("what a terminal would obey is not shown") {
  CHECK(shown_at("\xC2\x9B", 0) == "U+009B");      // begins a control sequence
  CHECK(shown_at("\xE2\x80\xAE", 0) == "U+202E");  // writes from right to left
  CHECK(shown_at("\xCC\x81", 0) == "U+0301");      // joins the character before it
  CHECK(shown("a\x1B[2J\xE2\x80\xAE\xFF") == "\"a\\x1B[2J\\u{202E}\\xFF\"");
}

TEST_CASE("what is no UTF-8 is a byte") {
  for (const std::string_view text : {"\xFF"sv, "\xA9"sv, "\xC3"sv, "\xC3("sv, "\xE2\x96"sv, "\xC0\xAF"sv,
                                      "\xE0\x80\xAF"sv, "\xED\xA0\x80"sv, "\xF4\x90\x80\x80"sv, "\xF5\x80\x80\x80"sv}) {
    CAPTURE(shown(text));
    CHECK_FALSE(character_at(text, 0).is_valid);
    CHECK(character_at(text, 0).length == 1);
    CHECK(shown_at(text, 0).starts_with("byte 0x"));
  }
}

TEST_CASE("characters are counted, not bytes") {
  CHECK(characters("") == 0);
  CHECK(characters("abc") == 3);
  CHECK(characters("\xC3\xA9t\xC3\xA9") == 3);
  CHECK(characters("\xC3\xC3\xA9\xFF") == 3);
  CHECK(shown("\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9") ==
        "\"\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\"");
  CHECK(shown("123456789012345678901") == "\"12345678901234567890...\"");
}

TEST_CASE("a place in a text") {
  CHECK(place_of("", 0) == Place{1, 1});
  CHECK(place_of("ab\nc\xC3\xA9?", 6) == Place{2, 3});
  CHECK(place_of("ab\n", 3) == Place{2, 1});
  CHECK(place_of("ab", 99) == Place{1, 3});
}

TEST_CASE("the parts of a line know their column") {
  const std::string text = "\xC3\xA9, \xC3\xA9\xC3\xA9 |x";
  LineReader lines(text, "f");
  const auto words = split_words(*lines.next());
  REQUIRE(words);
  REQUIRE(words->words.size() == 3);
  CHECK(words->characters == 4);
  CHECK(words->words[1].error_at(2, "").column == 5);
  CHECK(words->words[2].error_at(0, "").column == 8);
  CHECK(words->words[2].error_at_end("").column == 9);
}

TEST_CASE("characters are made of all the bytes, and of no other") {
  gridproof::test::property("in any text", [] {
    std::string text;
    for (const int byte : *rc::gen::container<std::vector<int>>(rc::gen::oneOf(
             rc::gen::inRange(0, 256), rc::gen::element(0xC3, 0xA9, 0xE2, 0x96, 0xA1, 0xF0, 0x9F, 0x90, 0x8C, 0xED))))
      text += static_cast<char>(byte);
    std::size_t at = 0, count = 0;
    while (at < text.size()) {
      const Character character = character_at(text, at);
      RC_ASSERT(character.length >= 1U && character.length <= 4U);
      RC_ASSERT(character.is_valid || character.length == 1U);
      at += character.length;
      ++count;
    }
    RC_ASSERT(at == text.size());
    RC_ASSERT(characters(text) == count);
  });
}
