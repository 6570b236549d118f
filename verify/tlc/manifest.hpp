// tla/manifest.json: the models, and what each is expected to say. tla/README.md has the table of its keys.
//
//   const auto manifest = read_manifest(models_folder());
//   if (!manifest) return complain(manifest.error());    // ...manifest.json: model MCPlay: "claims": no claim is named
//   ... for (const Model& model : manifest->models) ...
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "proofs/profile.hpp"
#include "spec/sudoku/layout.hpp"
#include "text/result.hpp"
#include "verify/claims/claims.hpp"
#include "verify/tlc/config.hpp"

namespace gridproof::tlc {

// In the place of a property, where a state without a next one is what is wrong.
inline constexpr std::string_view deadlock_property = "deadlock";

struct Expectation {
  enum class Kind : std::uint8_t { holds, violated, error } kind = Kind::holds;
  std::string property;                                 // that is violated: a name of the configuration, or deadlock
  std::string contains;                                 // what the error says
  std::optional<std::uint64_t> distinct_states, depth;  // not compared where the manifest has null
  std::vector<std::string> actions;                     // that are taken; no others may be
};

enum class ModelKind : std::uint8_t {
  model,    // says what is so
  finding,  // shows what is wrong with the text
  broken,   // has something wrong put into it, and shows that the claim can fail
};

enum class MachineKind : std::uint8_t {
  published,    // that of the dialect
  printed,      // as written, down to the misprints
  other_tiers,  // repaired, with a list of tiers of its own
};

struct Model {
  std::string name;
  ModelKind kind;
  std::string module;  // without its suffix, as the runner wants it
  std::string config_file;
  Config config;
  std::optional<spec::Layout> layout;  // none where the boxes do not fit the grid
  verify::Dialect dialect;
  MachineKind machine = MachineKind::published;
  verify::ChoiceRule choice;
  std::vector<verify::Claim> claims;
  bool deadlock_forbidden = false;
  Expectation expected;
  Profile profile;
  std::string finding;  // may be empty
  std::string says;
};

struct Manifest {
  std::filesystem::path folder;
  std::vector<Model> models;

  const Model* find(std::string_view name) const;
};

// An error says which model is wrong and how: a missing file, an unknown key, claim or word, a claim that the
// configuration does not check, an expectation that says nothing.
text::Result<Manifest> read_manifest(const std::filesystem::path& folder);

// The operators that may state a claim in TLA+: HintSound, HintSoundInv and HintSoundProp for hint_sound; TypeOK.
std::vector<std::string> operator_names(verify::Claim claim);

}  // namespace gridproof::tlc
