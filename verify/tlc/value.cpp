#include "verify/tlc/value.hpp"

#include <algorithm>

namespace gridproof::tlc {

namespace {

Value of_kind(Kind kind) {
  Value value;
  value.kind = kind;
  return value;
}

// Puts the pairs in order by what stands first.
template <class Key>
void put_in_order(std::vector<std::pair<Key, Value>>& pairs) {
  std::sort(pairs.begin(), pairs.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
}

void append_quoted(const std::string& characters, std::string& to) {
  to += '"';
  for (const char c : characters) {
    switch (c) {
      case '\n': to += "\\n"; break;
      case '\t': to += "\\t"; break;
      case '\r': to += "\\r"; break;
      case '\f': to += "\\f"; break;
      case '"':
      case '\\': to += '\\'; [[fallthrough]];
      default: to += c;
    }
  }
  to += '"';
}

// opening one, two, three closing
template <class Append>
void append_list(const char* opening, const char* separator, const char* closing, std::size_t count, std::string& to,
                 Append&& append) {
  to += opening;
  for (std::size_t i = 0; i < count; ++i) {
    if (i != 0) to += separator;
    append(i);
  }
  to += closing;
}

}  // namespace

Value Value::integer(std::int64_t number) {
  Value value = of_kind(Kind::integer);
  value.number = number;
  return value;
}

Value Value::string(std::string text) {
  Value value = of_kind(Kind::string);
  value.text = std::move(text);
  return value;
}

Value Value::boolean(bool holds) {
  Value value = of_kind(Kind::boolean);
  value.number = holds ? 1 : 0;
  return value;
}

Value Value::model(std::string name) {
  Value value = of_kind(Kind::model);
  value.text = std::move(name);
  return value;
}

Value Value::set(std::vector<Value> elements) {
  Value value = of_kind(Kind::set);
  value.items = std::move(elements);
  std::sort(value.items.begin(), value.items.end());
  value.items.erase(std::unique(value.items.begin(), value.items.end()), value.items.end());
  return value;
}

Value Value::tuple(std::vector<Value> elements) {
  Value value = of_kind(Kind::tuple);
  value.items = std::move(elements);
  return value;
}

Value Value::record(std::vector<std::pair<std::string, Value>> fields) {
  Value value = of_kind(Kind::record);
  put_in_order(fields);
  for (auto& [key, item] : fields) {
    value.keys.push_back(std::move(key));
    value.items.push_back(std::move(item));
  }
  return value;
}

Value Value::function(std::vector<std::pair<Value, Value>> pairs) {
  Value value = of_kind(Kind::function);
  put_in_order(pairs);
  for (auto& [argument, item] : pairs) {
    value.arguments.push_back(std::move(argument));
    value.items.push_back(std::move(item));
  }
  return value;
}

const Value* Value::field(std::string_view name) const {
  const auto found = std::lower_bound(keys.begin(), keys.end(), name);
  if (found == keys.end() || *found != name) return nullptr;
  return &items[static_cast<std::size_t>(found - keys.begin())];
}

const Value* Value::at(const Value& argument) const {
  const auto found = std::lower_bound(arguments.begin(), arguments.end(), argument);
  if (found == arguments.end() || *found != argument) return nullptr;
  return &items[static_cast<std::size_t>(found - arguments.begin())];
}

std::strong_ordering operator<=>(const Value& a, const Value& b) {
  if (const auto order = a.kind <=> b.kind; order != 0) return order;
  if (const auto order = a.number <=> b.number; order != 0) return order;
  if (const auto order = a.text <=> b.text; order != 0) return order;
  if (const auto order = a.keys <=> b.keys; order != 0) return order;
  if (const auto order = a.arguments <=> b.arguments; order != 0) return order;
  return a.items <=> b.items;
}

void append_text(const Value& value, std::string& to) {
  const std::vector<Value>& items = value.items;
  const auto item = [&](std::size_t i) { append_text(items[i], to); };
  switch (value.kind) {
    case Kind::integer: to += std::to_string(value.number); return;
    case Kind::string: return append_quoted(value.text, to);
    case Kind::boolean: to += value.number != 0 ? "TRUE" : "FALSE"; return;
    case Kind::model: to += value.text; return;
    case Kind::set: return append_list("{", ", ", "}", items.size(), to, item);
    case Kind::tuple: return append_list("<<", ", ", ">>", items.size(), to, item);
    case Kind::record:
      return append_list("[", ", ", "]", items.size(), to, [&](std::size_t i) {
        to += value.keys[i] + " |-> ";
        item(i);
      });
    case Kind::function:
      return append_list("(", " @@ ", ")", items.size(), to, [&](std::size_t i) {
        append_text(value.arguments[i], to);
        to += " :> ";
        item(i);
      });
  }
}

std::string to_text(const Value& value) {
  std::string text;
  append_text(value, text);
  return text;
}

}  // namespace gridproof::tlc
