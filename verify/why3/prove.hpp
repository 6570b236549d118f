// One development given to Why3 in a child process. Its stored proofs are replayed; with a Why3 or provers that the
// manifest does not name they mean nothing, and then everything is proved anew.
//
//   const Proof proof = prove({tools, manifest, copy, development});
//   if (proof.answer == Answer::proved) fmt::print("{} obligations\n", proof.obligations);
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
  rejected,  // the text takes something for granted, or the stored proofs are not of it, or a prover says otherwise
  unknown,   // a limit was hit, or some obligations stay open
  not_run,
};

struct Proof {
  Answer answer = Answer::unknown;
  bool anew = false;                      // without the stored proofs
  bool interrupted = false;               // this process was asked to end
  std::uint64_t goals = 0;                // of a replay
  std::uint64_t obligations = 0;          // that were proved
  std::vector<std::string> provers = {};  // that were asked
  double seconds = 0;
  std::string detail = {};  // what went wrong
};

struct ProofRequest {
  static constexpr std::chrono::milliseconds usual_patience = std::chrono::minutes(30);  // for a Why3 that hangs

  const Tools& tools;
  const Manifest& manifest;
  std::filesystem::path folder;  // a copy of the developments: Why3 may write to it
  const Development& development;
  std::chrono::milliseconds patience = usual_patience;
};

// Whether the sessions are of this Why3 and these provers.
bool can_replay(const Tools& tools, const Manifest& manifest);

Proof prove(const ProofRequest& request);

Proof replay(const ProofRequest& request);

// Where Why3 has not come to an end of its own the proof is undecided, and says why.
bool stopped(const Said& said, Proof& proof);

}  // namespace gridproof::why3
