#include "text/shell.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <cstdio>
#include <string>
#include <vector>

#include "support/property.hpp"

using namespace gridproof;
using text::shell_quoted;

namespace {

// What a shell makes of the text, as one word: its bytes, with a mark after them, for a newline at the end counts.
std::string read_by_shell(const std::string& text) {
  const std::string program = "set -- " + text + "; printf '%s/%s' \"$#\" \"$1\"";
  // The program itself comes through the environment, so that no second quoting is needed to hand it over.
  REQUIRE(setenv("GRIDPROOF_TEST_PROGRAM", program.c_str(), 1) == 0);
  std::FILE* shell = popen("/bin/sh -c \"$GRIDPROOF_TEST_PROGRAM\"", "r");
  REQUIRE(shell != nullptr);
  std::string output;
  std::array<char, 4096> part;
  while (const std::size_t count = std::fread(part.data(), 1, part.size(), shell)) output.append(part.data(), count);
  CHECK(pclose(shell) == 0);
  unsetenv("GRIDPROOF_TEST_PROGRAM");
  return output;
}

}  // namespace

TEST_CASE("harmless words are not quoted") {
  for (const std::string word : {"a", "3x3+diagonals", "regions:examples/six.map", "--seed", "12", "r1c2", "a@b,c_d"})
    CHECK(shell_quoted(word) == word);
}

TEST_CASE("other words are quoted") {
  CHECK(shell_quoted("") == "''");
  CHECK(shell_quoted("my map") == "'my map'");
  CHECK(shell_quoted("it's") == R"('it'\''s')");
  CHECK(shell_quoted("regions:; touch x #.map") == "'regions:; touch x #.map'");
  for (const char c : std::string(" \t\n\"#$&'()*;<=>?[\\]^`{|}~!%"))
    CHECK(shell_quoted(std::string(1, c)).front() == '\'');
}

TEST_CASE("a shell reads back what was quoted") {
  const std::vector<std::string> words = {
      "",          " ",         "a b", "it's", "''", "'", "\\", "a\\'b", "$HOME",    "$(exit 3)",
      "`exit 3`",  "*",         "~",   "a=b",  "-n", "#", "!!", "-",     "{a,b}",    "\"quoted\"",
      "\xC3\xA9", "\xFF",      "end\n",  "two\nlines", "; touch x #.map"};
  for (const std::string& word : words) {
    CAPTURE(word);
    CHECK(read_by_shell(shell_quoted(word)) == "1/" + word);
  }
}

TEST_CASE("a shell reads back any quoted word") {
  test::property("of any bytes but NUL", [] {
    std::string word;
    for (const int byte : *rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 256)))
      word += static_cast<char>(byte);
    RC_ASSERT(read_by_shell(shell_quoted(word)) == "1/" + word);
  });
}
