// A development proved without its session.
//
//   const Proof proof = prove_anew(request);     // proved, or unknown and what stays open
#pragma once

#include <string>
#include <vector>

#include "verify/why3/prove.hpp"

namespace gridproof::why3 {

Proof prove_anew(const ProofRequest& request);

// One of the things that Why3 asks a prover to show.
struct Obligation {
  std::string place;  // ":78", the line of the text; empty where Why3 names none
  bool proved = false;

  friend bool operator==(const Obligation&, const Obligation&) = default;
};

// What `why3 prove` says of each, in order.
std::vector<Obligation> obligations_in(const std::string& output, const std::string& file);

}  // namespace gridproof::why3
