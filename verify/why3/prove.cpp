#include "verify/why3/prove.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "verify/why3/anew.hpp"
#include "verify/why3/texts.hpp"

namespace gridproof::why3 {

bool stopped(const Said& said, Proof& proof) {
  using How = process::Ended::How;
  switch (said.ended.how) {
    case How::by_itself: return false;
    case How::by_signal: proof.detail = fmt::format("Why3 was ended by signal {}", said.ended.code); break;
    case How::timed_out: proof.detail = "Why3 was stopped at the time limit"; break;
    case How::interrupted: proof.interrupted = true; break;
    case How::not_started:
      proof.answer = Answer::not_run;
      proof.detail = "Why3 cannot be started: " + said.ended.errors;
      return true;
  }
  proof.answer = Answer::unknown;
  return true;
}

bool can_replay(const Tools& tools, const Manifest& manifest) {
  const auto has = [](const std::vector<std::string>& list, const std::string& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
  };
  return has(manifest.versions, tools.version) &&
         std::all_of(manifest.provers.begin(), manifest.provers.end(),
                     [&](const std::string& prover) { return has(tools.provers, prover); });
}

Proof prove(const ProofRequest& request) {
  const auto start = std::chrono::steady_clock::now();
  Proof proof;
  proof.detail = objection_to(request.folder, request.development.session);
  if (proof.detail.empty())
    proof = can_replay(request.tools, request.manifest) ? replay(request) : prove_anew(request);
  else
    proof.answer = Answer::rejected;
  proof.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return proof;
}

}  // namespace gridproof::why3
