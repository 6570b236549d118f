#include "text/symbols.hpp"

#include <catch2/catch.hpp>
#include <optional>
#include <string>

using namespace gridproof;
using namespace gridproof::text;

namespace {

std::string spelled(const Symbols& symbols) {
  std::string result;
  for (int value = 1; value <= symbols.size(); ++value) result += symbols.symbol_of(static_cast<spec::Value>(value));
  return result;
}

std::string empties(const Symbols& symbols) {
  std::string result;
  for (int c = 0; c < 256; ++c)
    if (symbols.value_of(static_cast<char>(c)) == spec::Value{0}) result += static_cast<char>(c);
  return result;
}

}  // namespace

TEST_CASE("usual symbols are digits, then letters in either case") {
  CHECK(spelled(Symbols::standard(4)) == "1234");
  CHECK(spelled(Symbols::standard(9)) == "123456789");
  CHECK(spelled(Symbols::standard(25)) == "123456789ABCDEFGHIJKLMNOP");
  CHECK(Symbols::standard(16).value_of('A') == spec::Value{10});
  CHECK(Symbols::standard(16).value_of('g') == spec::Value{16});
  CHECK(Symbols::standard(16).value_of('H') == std::nullopt);
  CHECK(Symbols::standard(4).value_of('5') == std::nullopt);
}

TEST_CASE("X is empty up to size 9 only") {
  CHECK(empties(Symbols::standard(9)) == "*.0X_x");
  CHECK(empties(Symbols::standard(10)) == "*.0_");
  CHECK(empties(Symbols::standard(25)) == "*.0_");
}

TEST_CASE("a declared symbol is never empty") {
  CHECK(empties(*parse_symbols("0-8")) == "*.X_x");
  CHECK(empties(*parse_symbols("0-F")) == "*._");
  CHECK(empties(*parse_symbols("WXYZ")) == "*.0_");
  CHECK(parse_symbols("WXYZ")->value_of('x') == spec::Value{2});
}

TEST_CASE("symbols are declared as ranges, lists or both") {
  CHECK(spelled(*parse_symbols("0-F")) == "0123456789ABCDEF");
  CHECK(spelled(*parse_symbols("8-b")) == "89AB");
  CHECK(spelled(*parse_symbols("ihgfedcba")) == "IHGFEDCBA");
  CHECK(spelled(*parse_symbols("1-4A-DZ")) == "1234ABCDZ");
  CHECK(parse_symbols("1-9")->are_declared());
  CHECK_FALSE(Symbols::standard(9).are_declared());
}

TEST_CASE("symbols that cannot be declared are errors at their place") {
  const auto [text, expected] = GENERATE(table<std::string, std::string>({
      {"", "symbols:1:1: expected 2 to 25 symbols, found 0"},
      {"A", "symbols:1:2: expected 2 to 25 symbols, found 1"},
      {"0-Z", "symbols:1:4: expected 2 to 25 symbols, found 36"},
      {"AB.", "symbols:1:3: expected a letter or a digit, found '.'"},
      {"A B", "symbols:1:2: expected a letter or a digit, found ' '"},
      {"A-", "symbols:1:3: expected the end of the range, found the end of the text"},
      {"A-*", "symbols:1:3: expected a letter or a digit, found '*'"},
      {"-A", "symbols:1:1: expected a letter or a digit, found '-'"},
      {"F-A", "symbols:1:3: expected a symbol after 'F' in 0-9, A-Z, found 'A'"},
      {"A-A", "symbols:1:3: expected a symbol after 'A' in 0-9, A-Z, found 'A'"},
      {"ABCa", "symbols:1:4: expected distinct symbols, found 'A' twice"},
      {"1-9A5-6", "symbols:1:5: expected distinct symbols, found '5' twice"},
  }));
  const Result<Symbols> symbols = parse_symbols(text);
  REQUIRE_FALSE(symbols);
  CHECK(to_string(symbols.error()) == expected);
}

TEST_CASE("symbols describe themselves") {
  CHECK(Symbols::standard(9).description() == "1-9, or . 0 _ * X where empty");
  CHECK(Symbols::standard(16).description() == "1-9, A-G, or . 0 _ * where empty");
  CHECK(parse_symbols("0-8")->description() == "0-8, or . _ * X where empty");
  CHECK(parse_symbols("CBAX")->description() == "C, B, A, X, or . 0 _ * where empty");
}
