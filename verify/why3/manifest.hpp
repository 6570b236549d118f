// proofs/why3/manifest.json: the developments in WhyML, and what the stored sessions of each hold.
//
//   const auto manifest = read_manifest(developments_folder());
//   if (!manifest) return complain(manifest.error());    // ...manifest.json: takuzu_solve: "goals": expected a number
//   ... for (const Development& development : manifest->developments) ...
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "proofs/profile.hpp"
#include "text/result.hpp"

namespace gridproof::why3 {

// A file, and the session of the same name beside it.
struct Development {
  std::string name;     // "takuzu_solve"
  std::string session;  // "solve": its folder, and solve.mlw
  std::uint64_t goals = 0;
  std::uint64_t obligations = 0;  // what the goals are split into for the provers
  Profile profile = Profile::long_;
  std::string says;
};

struct Manifest {
  std::filesystem::path folder;
  std::vector<std::string> versions;  // of Why3, whose sessions these are
  std::vector<std::string> provers;   // that the sessions name: "CVC4 1.8"
  std::vector<Development> developments;

  const Development* find(std::string_view name) const;
};

text::Result<Manifest> read_manifest(const std::filesystem::path& folder);

// The developments of the program that runs. The folder need not exist.
std::filesystem::path developments_folder();

}  // namespace gridproof::why3
