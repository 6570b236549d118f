// Whatever the bytes are, JSON is read to a value or to an error in words: nothing crashes and nothing is thrown.
#include "verify/trace/parse_json.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "support/property.hpp"
#include "verify/trace/replay.hpp"

namespace gridproof::test {
namespace {

using nlohmann::json;
using verify::parse_json;

std::string refusal(const std::string& text) {
  const auto read = parse_json(text, "f");
  return read ? "read as " + read->dump() : to_string(read.error());
}

std::string nested(std::size_t depth, const std::string& open = "[", const std::string& close = "]") {
  std::string text;
  for (std::size_t i = 0; i < depth; ++i) text += open;
  text += "1";
  for (std::size_t i = 0; i < depth; ++i) text += close;
  return text;
}

}  // namespace

TEST_CASE("JSON is read") {
  const auto read = parse_json("{\"a\": [1, -2, 0.5, \"\xC3\xA9\", null, true], \"b\": {\"a\": {}}}\n", "f");
  REQUIRE(read);
  CHECK(*read == json{{"a", {1, -2, 0.5, "\xC3\xA9", nullptr, true}}, {"b", {{"a", json::object()}}}});
}

TEST_CASE("nesting is bounded before it is parsed") {
  const std::size_t greatest = verify::greatest_json_nesting;
  CHECK(parse_json(nested(greatest), "f"));
  CHECK(refusal(nested(greatest + 1)) ==
        "f:1:65: expected JSON with at most 64 brackets inside one another, found more");
  CHECK(parse_json(nested(greatest, "{\"a\":", "}"), "f"));
  CHECK_FALSE(parse_json(nested(greatest + 1, "{\"a\":", "}"), "f"));
  for (const std::size_t depth : {100'000U, 3'000'000U}) {
    CHECK_THAT(refusal(nested(depth)), Catch::Contains("inside one another"));
    CHECK_THAT(refusal(nested(depth, "{\"a\":", "}")), Catch::Contains("inside one another"));
    CHECK_THAT(refusal(std::string(depth, '[')), Catch::Contains("inside one another"));
    CHECK_THAT(to_string(verify::read_itf(nested(depth), "f").error()), Catch::Contains("inside one another"));
  }
}

TEST_CASE("brackets in strings, and those that have closed, do not nest") {
  CHECK(parse_json("[\"" + std::string(1000, '[') + "\"]", "f"));
  CHECK(parse_json("[\"\\\"" + std::string(1000, '{') + "\\\\\"]", "f"));
  std::string flat = "[";
  for (int i = 0; i < 1000; ++i) flat += "[[]],{\"a\":[]},";
  CHECK(parse_json(flat + "[]]", "f"));
}

TEST_CASE("numbers that do not fit are refused") {
  CHECK_THAT(refusal("1e400"), Catch::Contains("expected JSON: number overflow parsing '1e400'"));
  CHECK_THAT(refusal("{\"a\": [-1e999]}"), Catch::Contains("number overflow"));
  CHECK_THAT(refusal("1" + std::string(100'000, '0')), Catch::StartsWith("f:1:1: expected JSON: number overflow"));
  CHECK(refusal("1" + std::string(100'000, '0')).size() < 300);
  CHECK(parse_json("123456789012345678901234567890", "f"));  // a double, where it is used as something else an error
  CHECK(parse_json("1e-400", "f"));
}

TEST_CASE("a key stands once in its object") {
  CHECK(refusal("{\"a\": 1, \"a\": 1}") == "f:1:1: expected every key once in its object, found \"a\" twice");
  CHECK_THAT(refusal("[{\"b\": {\"pc\": 1, \"p\\u0063\": 2}}]"), Catch::Contains("found \"pc\" twice"));
  CHECK_THAT(refusal("{\"a\": {}, \"b\": {\"b\": 1}, \"a\": 2}"), Catch::Contains("found \"a\" twice"));
  CHECK(parse_json("{\"a\": {\"a\": 1}, \"b\": [{\"a\": 1}, {\"a\": 1}]}", "f"));
}

TEST_CASE("other bytes than JSON are refused at their place") {
  CHECK(refusal("") == "f:1:1: expected JSON, found nothing");
  CHECK(refusal(" \n\t") == "f:1:1: expected JSON, found nothing");
  CHECK_THAT(refusal("{\n  \"\xC3\xA9\": }"), Catch::StartsWith("f:2:8: expected JSON: "));
  CHECK_THAT(refusal("[1, 2"), Catch::StartsWith("f:1:6: expected JSON: "));
  CHECK_THAT(refusal("{} x"), Catch::StartsWith("f:1:4: expected JSON: "));
  CHECK_THAT(refusal("\"\xFF\""), Catch::Contains("expected JSON: "));
  CHECK_THAT(refusal("\"\xC3(\""), Catch::Contains("expected JSON: "));
  CHECK_THAT(refusal("\"\\ud800\""), Catch::Contains("expected JSON: "));
  CHECK_THAT(refusal("NaN"), Catch::Contains("expected JSON: "));
  CHECK(refusal(std::string("{}\0 {", 5)) == "f:1:3: expected JSON, found a NUL byte");
  CHECK(refusal(std::string("\0", 1)) == "f:1:1: expected JSON, found a NUL byte");
  CHECK(refusal("\"" + std::string(1'000'000, 'x')).size() < 400);
}

TEST_CASE("any bytes are read or refused") {
  property(
      "made of what JSON is made of",
      [] {
        std::string text;
        const auto piece = rc::gen::element<std::string>("[", "]", "{", "}", ":", ",", "\"", "\"a\"", "\\", "1", "-",
                                                         "e", "1e999", "null", " ", "\n", "\xC3\xA9", "\xFF", "\x01");
        for (const std::string& part : *rc::gen::container<std::vector<std::string>>(piece)) text += part;
        const auto read = parse_json(text, "f");
        if (read) {
          const auto again = parse_json(read->dump(), "f");
          RC_ASSERT(again && *again == *read);
        } else {
          RC_ASSERT(!read.error().message.empty());
          RC_ASSERT(read.error().line >= 1U && read.error().column >= 1U);
        }
        RC_ASSERT(!verify::read_itf(text, "f"));
      },
      2000);
}

}  // namespace gridproof::test
