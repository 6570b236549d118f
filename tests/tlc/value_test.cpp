// Values of TLA+ as TLC prints them: read, written, and what is said of texts that are none.
#include "verify/tlc/value.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "support/property.hpp"

namespace gridproof::tlc {

namespace {

std::string again(const std::string& text) {
  const auto value = parse_value(text, "text");
  return value ? to_text(*value) : text::to_string(value.error());
}

rc::Gen<Value> leaf() {
  const auto word = rc::gen::map(rc::gen::inRange(0, 5), [](int i) { return "m" + std::to_string(i); });
  const auto characters = rc::gen::container<std::string>(rc::gen::elementOf(std::string("a\"\\\n\t \r\f|->{}<,")));
  return rc::gen::oneOf(
      rc::gen::map(rc::gen::inRange<std::int64_t>(-50, 50), [](std::int64_t n) { return Value::integer(n); }),
      rc::gen::map(characters, [](std::string s) { return Value::string(std::move(s)); }),
      rc::gen::map(rc::gen::arbitrary<bool>(), [](bool b) { return Value::boolean(b); }),
      rc::gen::map(word, [](std::string s) { return Value::model(std::move(s)); }));
}

rc::Gen<Value> any_value(int depth) {
  if (depth == 0) return leaf();
  const auto some = rc::gen::scale(0.2, rc::gen::container<std::vector<Value>>(any_value(depth - 1)));
  const auto record = rc::gen::map(some, [](const std::vector<Value>& values) {
    std::vector<std::pair<std::string, Value>> fields;
    for (const Value& value : values) fields.emplace_back("f" + std::to_string(values.size() - fields.size()), value);
    return fields.empty() ? Value::boolean(true) : Value::record(std::move(fields));
  });
  const auto function = rc::gen::map(some, [](const std::vector<Value>& values) {
    std::vector<std::pair<Value, Value>> pairs;
    for (const Value& argument : Value::set(values).items)
      pairs.emplace_back(argument, Value::integer(static_cast<std::int64_t>(pairs.size())));
    return pairs.empty() ? Value::tuple({}) : Value::function(std::move(pairs));
  });
  return rc::gen::oneOf(leaf(), rc::gen::map(some, [](std::vector<Value> v) { return Value::set(std::move(v)); }),
                        rc::gen::map(some, [](std::vector<Value> v) { return Value::tuple(std::move(v)); }), record,
                        function);
}

}  // namespace

TEST_CASE("values are read in any order and written in one") {
  CHECK(again("-3") == "-3");
  CHECK(again("TRUE") == "TRUE");
  CHECK(again("m1") == "m1");
  CHECK(again(R"("a\"b\\c")") == R"("a\"b\\c")");
  CHECK(again("{ 3,1 ,\n 2, 1}") == "{1, 2, 3}");
  CHECK(again("1..3") == "{1, 2, 3}");
  CHECK(again("3..1") == "{}");
  CHECK(again("<<>>") == "<<>>");
  CHECK(again("<<1, <<2>>>>") == "<<1, <<2>>>>");
  CHECK(again("[row |-> 1, col |-> 2]") == "[col |-> 2, row |-> 1]");
  CHECK(again("(<<2, 1>> :> 7 @@ <<1, 10>> :> 5 @@ <<1, 2>> :> 6)") ==
        "(<<1, 2>> :> 6 @@ <<1, 10>> :> 5 @@ <<2, 1>> :> 7)");
  CHECK(again("(4)") == "4");
  CHECK(again("1 \\* a comment") == "1");
  CHECK(again("(* one (* in *) another *) 1") == "1");
}

TEST_CASE("fields and places are found by name and argument") {
  const auto record = parse_value("[row |-> 1, col |-> 2, type |-> \"None\"]", "text");
  REQUIRE(record);
  REQUIRE(record->field("row") != nullptr);
  CHECK(record->field("row")->number == 1);
  CHECK(record->field("type")->text == "None");
  CHECK(record->field("die") == nullptr);
  const auto function = parse_value("(<<2, 1>> :> 7 @@ <<1, 1>> :> 5)", "text");
  REQUIRE(function);
  REQUIRE(function->at(*parse_value("<<2, 1>>", "")) != nullptr);
  CHECK(function->at(*parse_value("<<2, 1>>", ""))->number == 7);
  CHECK(function->at(*parse_value("<<2, 2>>", "")) == nullptr);
}

TEST_CASE("what is no value is told with its place") {
  CHECK(again("") == "text:1:1: expected a value, found the end");
  CHECK(again("<<1,\n  ?>>") == "text:2:3: expected a value, found '?>>'");
  CHECK(again("{1, 2") == "text:1:6: expected }, found the end");
  CHECK(again("[row 1]") == "text:1:6: expected |->, found '1]'");
  CHECK(again("[row |-> 1, row |-> 2]") ==
        "text:1:13: expected a field other than row, which is there already, found 'row |-> 2]'");
  CHECK(again("(1 :> 2 @@ 1 :> 3)") == "text:1:4: expected every argument of the function once, found ':> 2 @@ 1 :>'");
  CHECK(again("1 2") == "text:1:3: expected the end, found '2'");
  CHECK(again("\"a") == "text:1:1: expected a string that ends on its line, found '\"a'");
  CHECK(again("\"\\q\"") == R"(text:1:2: expected \n, \r, \t, \f, \" or \\, found '\q"')");
  CHECK(again("99999999999") == "text:1:1: expected a number of at most ten digits, found '99999999999'");
  CHECK(again("1..9999999") == "text:1:11: expected an interval of at most 1000000 numbers, found the end");
  CHECK(again("(* never") == "text:1:1: expected a comment that ends, found '(* never'");
  CHECK(again(std::string(100000, '{')).find("expected values nested less deeply") != std::string::npos);
}

TEST_CASE("a state is a record of its variables") {
  const auto state = parse_state("/\\ pc = \"start\"\n/\\ grid = (1 :> 0 @@ 2 :> 5)", "label");
  REQUIRE(state);
  CHECK(to_text(*state) == "[grid |-> (1 :> 0 @@ 2 :> 5), pc |-> \"start\"]");
  const auto single = parse_state("pc = \"start\"", "label");
  REQUIRE(single);
  CHECK(to_text(*single) == "[pc |-> \"start\"]");
  CHECK_FALSE(parse_state("/\\ pc = 1 /\\ pc = 2", "label"));
  CHECK_FALSE(parse_state("pc = 1 /\\ x = 2", "label"));
  CHECK_FALSE(parse_state("/\\ pc", "label"));
}

TEST_CASE("every value comes back as it was written") {
  test::property("round trip", [] {
    const Value value = *any_value(3);
    const auto read = parse_value(to_text(value), "text");
    RC_ASSERT(static_cast<bool>(read));
    RC_ASSERT(*read == value);
  });
}

}  // namespace gridproof::tlc
