#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "verify/tlc/scan.hpp"
#include "verify/tlc/value.hpp"

namespace gridproof::tlc {

Value Scanner::value() {
  const Depth depth(*this);
  if (accept("<<")) return Value::tuple(list(">>"));
  if (accept("{")) return Value::set(list("}"));
  if (accept("[")) return record();
  if (accept("(")) return function();
  const char c = peek();
  if (c == '"') return Value::string(quoted());
  if (c == '-' || is_digit(c)) return number_or_interval();
  if (!is_letter(c)) fail("a value");
  std::string word = identifier();
  if (word == "TRUE" || word == "FALSE") return Value::boolean(word == "TRUE");
  return Value::model(std::move(word));
}

Value Scanner::number_or_interval() {
  const std::int64_t from = integer();
  if (!accept("..")) return Value::integer(from);
  const std::int64_t to = integer();
  constexpr std::int64_t most = 1'000'000;
  if (to - from >= most) fail(fmt::format("an interval of at most {} numbers", most));
  std::vector<Value> elements;
  for (std::int64_t i = from; i <= to; ++i) elements.push_back(Value::integer(i));
  return Value::set(std::move(elements));
}

// What stands between brackets, the opening one being read already.
std::vector<Value> Scanner::list(std::string_view closing) {
  std::vector<Value> elements;
  if (accept(closing)) return elements;
  do {
    elements.push_back(value());
  } while (accept(","));
  expect(closing);
  return elements;
}

Value Scanner::record() {
  std::vector<std::pair<std::string, Value>> fields;
  do {
    skip_space();
    const std::size_t start = position();
    std::string key = identifier();
    for (const auto& field : fields)
      if (field.first == key) fail_at(start, fmt::format("a field other than {}, which is there already", key));
    expect("|->");
    Value item = value();
    fields.emplace_back(std::move(key), std::move(item));
  } while (accept(","));
  expect("]");
  return Value::record(std::move(fields));
}

// ( value ), or ( argument :> value @@ ... ).
Value Scanner::function() {
  std::vector<std::pair<Value, Value>> pairs;
  Value first = value();
  if (accept(")")) return first;
  const std::size_t start = position();
  expect(":>");
  Value item = value();
  pairs.emplace_back(std::move(first), std::move(item));
  while (accept("@@")) {
    Value argument = value();
    expect(":>");
    Value next = value();
    pairs.emplace_back(std::move(argument), std::move(next));
  }
  expect(")");
  Value result = Value::function(std::move(pairs));
  if (std::adjacent_find(result.arguments.begin(), result.arguments.end()) != result.arguments.end())
    fail_at(start, "every argument of the function once");
  return result;
}

namespace {

template <class Read>
text::Result<Value> read_all(std::string_view text, std::string_view source, Read&& read) {
  Scanner scanner(text, source);
  try {
    Value value = read(scanner);
    scanner.expect_end();
    return value;
  } catch (const text::Error& error) {
    return error;
  }
}

}  // namespace

text::Result<Value> parse_value(std::string_view text, std::string_view source) {
  return read_all(text, source, [](Scanner& scanner) { return scanner.value(); });
}

text::Result<Value> parse_state(std::string_view text, std::string_view source) {
  return read_all(text, source, [](Scanner& scanner) {
    std::vector<std::pair<std::string, Value>> variables;
    const bool listed = scanner.accept("/\\");  // a single variable stands without
    do {
      std::string name = scanner.identifier();
      scanner.expect("=");
      Value value = scanner.value();
      for (const auto& variable : variables)
        if (variable.first == name) scanner.fail(fmt::format("a variable other than {}, which is there already", name));
      variables.emplace_back(std::move(name), std::move(value));
    } while (listed && scanner.accept("/\\"));
    return Value::record(std::move(variables));
  });
}

}  // namespace gridproof::tlc
