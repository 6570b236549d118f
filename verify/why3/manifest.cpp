#include "verify/why3/manifest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "verify/claims/claims.hpp"
#include "verify/process/places.hpp"
#include "verify/trace/json_fields.hpp"
#include "verify/trace/parse_json.hpp"

namespace gridproof::why3 {

namespace {

using namespace verify::fields;

constexpr std::array<std::string_view, 3> keys = {"why3", "provers", "developments"};
constexpr std::array<std::string_view, 6> keys_of_development = {"name",        "file",    "goals",
                                                                 "obligations", "profile", "says"};

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
  for (const json& item : list(object, key)) found.push_back(word_of(item, key));
  return found;
}

Development development_of(const json& entry, const std::filesystem::path& folder) {
  only(entry, keys_of_development, "a development");
  constexpr std::string_view suffix = ".mlw";
  const std::string file = file_of(entry, "file", folder, suffix);
  Development development{
      .name = word(entry, "name"),
      .session = file.substr(0, file.size() - suffix.size()),
      .goals = number(entry, "goals"),
      .obligations = number(entry, "obligations"),
      .profile = choice_of<Profile>(entry, "profile",
                                    {{"quick", Profile::quick}, {"ci", Profile::ci}, {"long", Profile::long_}}),
      .says = word(entry, "says")};
  std::error_code error;
  if (!std::filesystem::is_regular_file(folder / development.session / "why3session.xml", error))
    throw Fault{fmt::format("there is no {}/why3session.xml beside the manifest", development.session)};
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
    only(*read, keys, "the manifest");
    Manifest manifest{folder, words(*read, "why3"), words(*read, "provers"), {}};
    for (const json& entry : list(*read, "developments")) {
      at = fmt::format("development {}: ", manifest.developments.size() + 1);
      if (!entry.is_object()) throw Fault{"expected an object"};
      at = fmt::format("development {}: ", word(entry, "name"));
      Development development = development_of(entry, folder);
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
