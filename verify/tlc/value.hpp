// Values of TLA+ as TLC prints them, read and written.
//
//   text::Result<Value> value = parse_value("[row |-> 1, type |-> \"None\"]", "label");
//   value->field("row")->number == 1;
//   to_text(*value);   // one text for one value: sets, records and functions are in order, whatever order TLC had
//
//   TLC prints                        kind
//   -3                                integer
//   "start"                           string
//   TRUE                              boolean
//   m1                                model (a model value)
//   {1, 2}   1..2                     set
//   <<1, 2>>                          tuple; the empty function too is <<>>
//   [row |-> 1, col |-> 2]            record
//   (<<1, 1>> :> 0 @@ <<1, 2>> :> 4)  function
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/result.hpp"

namespace gridproof::tlc {

enum class Kind : std::uint8_t { integer, string, boolean, model, set, tuple, record, function };

struct Value {
  Kind kind = Kind::integer;
  std::int64_t number = 0;             // integer; boolean: 0 or 1
  std::string text = {};               // string, model: its characters
  std::vector<Value> items = {};       // set, tuple: the elements; record, function: the values
  std::vector<std::string> keys = {};  // record: the names of its fields
  std::vector<Value> arguments = {};   // function: its domain

  static Value integer(std::int64_t number);
  static Value string(std::string text);
  static Value boolean(bool holds);
  static Value model(std::string name);
  static Value set(std::vector<Value> elements);  // in any order, with repetitions
  static Value tuple(std::vector<Value> elements);
  static Value record(std::vector<std::pair<std::string, Value>> fields);  // in any order; names differ
  static Value function(std::vector<std::pair<Value, Value>> pairs);       // in any order; arguments differ

  // Of a record; nothing where it has no such field, or the value is no record.
  const Value* field(std::string_view name) const;
  // Of a function; nothing where it is not defined there.
  const Value* at(const Value& argument) const;

  friend bool operator==(const Value& a, const Value& b) { return (a <=> b) == std::strong_ordering::equal; }
  friend std::strong_ordering operator<=>(const Value& a, const Value& b);
};

std::string to_text(const Value& value);
void append_text(const Value& value, std::string& to);

// One value, and nothing after it but space. An error has its line and column.
text::Result<Value> parse_value(std::string_view text, std::string_view source);

// A state as TLC prints it, "/\ pc = "start"\n/\ step = 1" or "pc = "start"": a record of its variables.
text::Result<Value> parse_state(std::string_view text, std::string_view source);

}  // namespace gridproof::tlc
