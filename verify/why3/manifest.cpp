#include "verify/why3/manifest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "verify/claims/claims.hpp"
#include "verify/process/places.hpp"
#include "verify/trace/parse_json.hpp"

namespace gridproof::why3 {

namespace {

using nlohmann::json;

// Thrown and caught within this file: the reader has one way out, whatever it finds wrong.
struct Fault {
  std::string message;
};

std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  content << file.rdbuf();
  if (!file) throw Fault{fmt::format("cannot read {}", path.filename().string())};
  return std::move(content).str();
}

const json& member(const json& object, const char* key) {
  const auto at = object.find(key);
  if (at == object.end()) throw Fault{fmt::format("\"{}\" is missing", key)};
  return *at;
}

std::string word(const json& value, const char* key) {
  if (!value.is_string() || value.get<std::string>().empty())
    throw Fault{fmt::format("\"{}\": expected a text, found {}", key, value.dump())};
  return value.get<std::string>();
}

std::uint64_t number(const json& object, const char* key) {
  const json& value = member(object, key);
  if (!value.is_number_unsigned() || value.get<std::uint64_t>() == 0)
    throw Fault{fmt::format("\"{}\": expected a number of at least 1, found {}", key, value.dump())};
  return value.get<std::uint64_t>();
}

const json& list(const json& object, const char* key) {
  const json& value = member(object, key);
  if (!value.is_array() || value.empty()) throw Fault{fmt::format("\"{}\": expected a list", key)};
  return value;
}

std::vector<std::string> words(const json& object, const char* key) {
  std::vector<std::string> found;
  for (const json& item : list(object, key)) found.push_back(word(item, key));
  return found;
}

Development development_of(const json& entry, const std::filesystem::path& folder) {
  constexpr std::string_view suffix = ".mlw";
  const std::string file = word(member(entry, "file"), "file");
  if (!file.ends_with(suffix) || file.find('/') != std::string::npos)
    throw Fault{fmt::format("\"file\": expected the name of a .mlw file of the folder, found \"{}\"", file)};
  Development development{.name = word(member(entry, "name"), "name"),
                          .session = file.substr(0, file.size() - suffix.size()),
                          .goals = number(entry, "goals"),
                          .obligations = number(entry, "obligations"),
                          .says = word(member(entry, "says"), "says")};
  std::error_code error;
  for (const auto& path : {folder / file, folder / development.session / "why3session.xml"})
    if (!std::filesystem::is_regular_file(path, error))
      throw Fault{fmt::format("\"file\": there is no {}", path.lexically_relative(folder).string())};
  return development;
}

}  // namespace

const Development* Manifest::find(std::string_view name) const {
  const auto at = std::find_if(developments.begin(), developments.end(),
                               [&](const Development& development) { return development.name == name; });
  return at == developments.end() ? nullptr : &*at;
}

text::Result<Manifest> read_manifest(const std::filesystem::path& folder) {
  const std::filesystem::path path = folder / "manifest.json";
  std::string at;
  try {
    const auto read = verify::parse_json(content_of(path), path.string());
    if (!read) return read.error();
    if (!read->is_object()) throw Fault{"expected an object"};
    Manifest manifest{folder, words(*read, "why3"), words(*read, "provers"), {}};
    for (const json& entry : list(*read, "developments")) {
      at = fmt::format("development {}: ", manifest.developments.size() + 1);
      if (!entry.is_object()) throw Fault{"expected an object"};
      Development development = development_of(entry, folder);
      at = development.name + ": ";
      if (manifest.find(development.name) != nullptr) throw Fault{"the name is there twice"};
      if (verify::claim_named(development.name)) throw Fault{"the name is that of a claim"};
      manifest.developments.push_back(std::move(development));
    }
    return manifest;
  } catch (const Fault& fault) {
    return text::Error{path.string(), 0, 0, at + fault.message};
  }
}

std::filesystem::path developments_folder() {
  const process::DataFolder data = process::data_folder_of(process::this_program());
  return data.path / (data.installed ? "why3" : "proofs/why3");
}

}  // namespace gridproof::why3
