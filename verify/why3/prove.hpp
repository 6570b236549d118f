// One development given to Why3 in a child process. Its stored proofs are replayed; with a Why3 or provers that the
// manifest does not name they mean nothing, and then everything is proved anew.
//
//   const Proof proof = prove({.tools = tools, .manifest = manifest, .folder = copy, .development = development});
//   if (proof.answer == Answer::proved) fmt::print("{} goals\n", proof.goals);
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "verify/why3/manifest.hpp"
#include "verify/why3/tools.hpp"

namespace gridproof::why3 {

enum class Answer : std::uint8_t {
  proved,
  rejected,  // the stored proofs do not go through, or are not those of the manifest
  unknown,   // proved anew: some obligations stay open
};

struct Proof {
  Answer answer = Answer::rejected;
  bool anew = false;
  bool interrupted = false;        // this process was asked to end
  std::uint64_t goals = 0;        // of a replay
  std::uint64_t obligations = 0;  // that were proved
  double seconds = 0;
  std::string detail;  // what went wrong
};

struct ProofRequest {
  const Tools& tools;
  const Manifest& manifest;
  std::filesystem::path folder;  // a copy of the developments: Why3 may write to it
  const Development& development;
  std::chrono::milliseconds patience = std::chrono::minutes(20);
};

Proof prove(const ProofRequest& request);

// Whether the sessions are of this Why3 and these provers.
bool can_replay(const Tools& tools, const Manifest& manifest);

// What `why3 prove` says of each obligation, in order: whether it is proved.
std::vector<bool> verdicts_of(const std::string& output);

}  // namespace gridproof::why3
