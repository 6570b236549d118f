#include "verify/trace/parse_json.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "text/scan.hpp"
#include "text/utf8.hpp"

namespace gridproof::verify {

namespace {

using nlohmann::json;

text::Error error_at(std::string_view text, std::string_view source, std::size_t offset, const std::string& message) {
  const text::Place place = text::place_of(text, offset);
  return {std::string(source), place.line, place.column, message};
}

// Brackets outside strings, whether or not they match: that is for the parser to say.
std::optional<std::size_t> find_too_deep(std::string_view text) {
  int depth = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string && c == '\\')
      ++i;
    else if (c == '"')
      in_string = !in_string;
    else if (!in_string && (c == '[' || c == '{') && ++depth > greatest_json_nesting)
      return i;
    else if (!in_string && (c == ']' || c == '}'))
      --depth;
  }
  return std::nullopt;
}

// The library's words without its numbers, and without a token of a megabyte.
std::string reason(const json::exception& error) {
  std::string_view what = error.what();
  if (const std::size_t start = what.find("syntax error"); start != std::string_view::npos)
    what.remove_prefix(start);
  else if (const std::size_t bracket = what.find("] "); bracket != std::string_view::npos)
    what.remove_prefix(bracket + 2);
  constexpr std::size_t longest = 200;
  return what.size() <= longest ? std::string(what) : fmt::format("{}...", what.substr(0, longest));
}

// Which key stands twice in one object, if there is one; told by the parser's events.
class KeyWatch {
 public:
  bool operator()(json::parse_event_t event, const json& parsed) {
    using Event = json::parse_event_t;
    if (event == Event::object_start) keys_.emplace_back();
    if (event == Event::object_end) keys_.pop_back();
    if (event == Event::key && !keys_.back().insert(parsed.get<std::string>()).second && !twice_)
      twice_ = parsed.get<std::string>();
    return true;
  }

  const std::optional<std::string>& twice() const { return twice_; }

 private:
  std::vector<std::set<std::string>> keys_;
  std::optional<std::string> twice_;
};

}  // namespace

text::Result<json> parse_json(std::string_view text, std::string_view source) {
  if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos)
    return error_at(text, source, nul, "expected JSON, found a NUL byte");
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
    return error_at(text, source, 0, "expected JSON, found nothing");
  if (const auto deep = find_too_deep(text))
    return error_at(text, source, *deep,
                    fmt::format("expected JSON with at most {} brackets inside one another, found more",
                                greatest_json_nesting));
  try {
    KeyWatch watch;
    auto value = json::parse(
        text, [&](int, json::parse_event_t event, json& parsed) { return watch(event, parsed); });
    if (watch.twice())
      return text::Error{std::string(source), 1, 1,
                         fmt::format("expected every key once in its object, found {} twice",
                                     text::shown(std::string_view(*watch.twice())))};
    return value;
  } catch (const json::parse_error& error) {
    // The byte counts from 1 and is the last one read; at the end of the text it is one past it.
    return error_at(text, source, error.byte > 0 ? error.byte - 1 : 0, "expected JSON: " + reason(error));
  } catch (const json::exception& error) {  // a number that does not fit
    return text::Error{std::string(source), 1, 1, "expected JSON: " + reason(error)};
  }
}

}  // namespace gridproof::verify
