// tla/manifest.json: the models, and what each is expected to say. A model is one entry:
//
//   { "name": "MCHintMachine",            what the user calls it
//     "module": "MCHintMachine.tla",      both in the manifest's folder
//     "config": "MCHintMachine.cfg",
//     "layout": "2x2", "dialect": "repaired", "choice": "least",
//     "claims": ["hint_sound"],           what it speaks of; the configuration has to check HintSoundInv, then
//     "deadlock": "allowed",              or "forbidden": whether a state without a next one is an error
//     "expected": {"verdict": "holds"},   or {"verdict": "violated", "property": "HintSoundInv"}, or
//                                         {"verdict": "violated", "property": "Deadlock"}, or {"verdict": "error"}
//     "distinct_states": 64, "depth": 5,  null where TLC does not say (no depth with a violated temporal property)
//     "actions": {"NoHintFound": 2},      how often each is taken; 0 for one that must not be
//     "profile": "quick",                 or "ci", "long"
//     "finding": null,                    or the heading in docs/findings.md that it confirms
//     "says": "..." }                     a sentence for people
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "spec/layout.hpp"
#include "text/result.hpp"
#include "verify/claims.hpp"
#include "verify/profile.hpp"
#include "verify/tlc/config.hpp"

namespace gridproof::tlc {

inline constexpr std::string_view deadlock_property = "Deadlock";

struct Expectation {
  enum class Kind : std::uint8_t { holds, violated, error } kind = Kind::holds;
  std::string property;  // that is violated: a name of the configuration, or Deadlock
  std::optional<std::uint64_t> distinct_states, depth;
  std::vector<std::pair<std::string, std::uint64_t>> actions;  // in the order of the manifest
};

struct Model {
  std::string name;
  std::string module;  // without its suffix, as the runner wants it
  std::string config_file;
  Config config;
  spec::Layout layout;
  verify::Dialect dialect;
  verify::ChoiceRule choice;
  std::vector<verify::Claim> claims;
  bool deadlock_forbidden = false;
  Expectation expected;
  verify::Profile profile;
  std::string finding;  // may be empty
  std::string says;
};

struct Manifest {
  std::filesystem::path folder;
  std::vector<Model> models;

  const Model* find(std::string_view name) const;
};

// An error says which model is wrong and how: a missing file, an unknown claim or word, a claim that the configuration
// does not check, an expectation that says nothing.
text::Result<Manifest> read_manifest(const std::filesystem::path& folder);

// The operators that may state a claim in TLA+: HintSound, HintSoundInv and HintSoundProp for hint_sound; TypeOK.
std::vector<std::string> operator_names(verify::Claim claim);

}  // namespace gridproof::tlc
