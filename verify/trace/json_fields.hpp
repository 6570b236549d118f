// The members of a JSON object, each read as what it must be. What is wrong is thrown as a Fault and caught where the
// file is read: such a reader has one way out, whatever it finds.
//
//   const json& entry = ...;
//   const std::string name = fields::word(entry, "name");      // Fault: "name": expected a text, found 3
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

namespace gridproof::verify::fields {

using nlohmann::json;

struct Fault {
  std::string message;
};

inline std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  content << file.rdbuf();
  if (!file) throw Fault{fmt::format("cannot read {}", path.filename().string())};
  return std::move(content).str();
}

// No other keys, for a misspelt one would go unseen. `what` is what the object is: "a model".
inline void only(const json& object, std::span<const std::string_view> keys, std::string_view what) {
  for (const auto& [key, value] : object.items())
    if (std::find(keys.begin(), keys.end(), key) == keys.end())
      throw Fault{fmt::format("\"{}\": {} has no such key", key, what)};
}

inline const json& member(const json& object, const char* key) {
  const auto at = object.find(key);
  if (at == object.end()) throw Fault{fmt::format("\"{}\" is missing", key)};
  return *at;
}

inline std::string word_of(const json& value, const char* key) {
  if (!value.is_string() || value.get<std::string>().empty())
    throw Fault{fmt::format("\"{}\": expected a text, found {}", key, value.dump())};
  return value.get<std::string>();
}

inline std::string word(const json& object, const char* key) { return word_of(member(object, key), key); }

// One of a few words.
template <class T>
T choice_of(const json& object, const char* key, std::initializer_list<std::pair<std::string_view, T>> words) {
  const std::string found = word(object, key);
  std::string expected;
  for (const auto& [name, meaning] : words) {
    if (name == found) return meaning;
    expected += fmt::format("{}\"{}\"", expected.empty() ? "" : " or ", name);
  }
  throw Fault{fmt::format("\"{}\": expected {}, found \"{}\"", key, expected, found)};
}

// The name of a file that is there, beside the file that is read.
inline std::string file_of(const json& object, const char* key, const std::filesystem::path& folder,
                           std::string_view suffix) {
  const std::string file = word(object, key);
  if (!file.ends_with(suffix) || file.find('/') != std::string::npos)
    throw Fault{fmt::format("\"{}\": expected the name of a {} file of the folder, found \"{}\"", key, suffix, file)};
  std::error_code error;
  if (!std::filesystem::is_regular_file(folder / file, error))
    throw Fault{fmt::format("\"{}\": there is no file {} beside the manifest", key, file)};
  return file;
}

}  // namespace gridproof::verify::fields
