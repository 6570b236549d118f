#include "verify/why3/prove.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "verify/process/child.hpp"

namespace gridproof::why3 {

namespace {

using process::Ended;

struct Said {
  Ended ended;
  std::string output;
};

Said run_why3(const ProofRequest& request, std::vector<std::string> words) {
  words.insert(words.begin(), {request.tools.program.string(), "-C", request.tools.configuration.string()});
  Said said;
  said.ended = process::run_process({std::move(words), request.folder, request.patience},
                                    [&](std::string_view piece) { said.output += piece; });
  return said;
}

std::string problem_of(const Said& said) {
  switch (said.ended.how) {
    case Ended::How::by_itself: break;
    case Ended::How::by_signal: return fmt::format("Why3 was ended by signal {}", said.ended.code);
    case Ended::How::timed_out: return "Why3 was stopped at the time limit";
    case Ended::How::interrupted: return "interrupted";
    case Ended::How::not_started: return "Why3 cannot be started: " + said.ended.errors;
  }
  return {};
}

// Whether Why3 has not come to its own end; the proof then says why.
bool stopped(const Said& said, Proof& proof) {
  proof.interrupted = said.ended.how == Ended::How::interrupted;
  proof.detail = problem_of(said);
  return said.ended.how != Ended::How::by_itself;
}

std::uint64_t occurrences(const std::string& text, std::string_view part) {
  std::uint64_t count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += part.size()) ++count;
  return count;
}

Proof replay(const ProofRequest& request) {
  const Development& development = request.development;
  std::ostringstream session;
  session << std::ifstream(request.folder / development.session / "why3session.xml").rdbuf();
  const Said said = run_why3(request, {"replay", "-L", ".", development.session});
  Proof proof;
  if (stopped(said, proof)) return proof;
  const std::string expected = fmt::format(" {0}/{0} (replay OK)", development.goals);
  const std::uint64_t obligations = occurrences(session.str(), "<result status=\"valid\"");
  if (said.ended.code != 0 || said.output.find(expected) == std::string::npos) {
    proof.detail = fmt::format("the stored proofs do not go through; of {} goals, Why3 says:\n{}", development.goals,
                               said.output.empty() ? said.ended.errors : said.output);
  } else if (obligations != development.obligations) {
    proof.detail = fmt::format("the session has {} obligations, the manifest {}", obligations, development.obligations);
  } else {
    proof.answer = Answer::proved;
    proof.goals = development.goals;
    proof.obligations = obligations;
  }
  return proof;
}

// By each prover in turn, until nothing is open.
Proof prove_anew(const ProofRequest& request) {
  Proof proof;
  proof.answer = Answer::unknown;
  proof.anew = true;
  std::vector<bool> proved;
  for (const std::string& prover : request.tools.provers) {
    const std::size_t space = prover.rfind(' ');
    const std::string named = prover.substr(0, space) + "," + prover.substr(space + 1) + ",";
    const Said said = run_why3(request, {"prove", "-L", ".", "-a", "split_vc", "-t", "30", "-P", named,
                                         request.development.session + ".mlw"});
    if (stopped(said, proof)) return proof;
    const std::vector<bool> verdicts = verdicts_of(said.output);
    if (verdicts.empty()) {
      proof.detail = fmt::format("Why3 has no obligations for {}:\n{}{}", prover, said.output, said.ended.errors);
      return proof;
    }
    if (proved.empty()) proved.resize(verdicts.size());
    if (proved.size() != verdicts.size()) {
      proof.detail = fmt::format("{} obligations for one prover, {} for another", proved.size(), verdicts.size());
      return proof;
    }
    for (std::size_t i = 0; i < proved.size(); ++i) proved[i] = proved[i] || verdicts[i];
    proof.obligations = static_cast<std::uint64_t>(std::count(proved.begin(), proved.end(), true));
    if (proof.obligations == proved.size()) break;
  }
  if (proof.obligations == proved.size())
    proof.answer = Answer::proved;
  else
    proof.detail = fmt::format("of {} obligations {} stay open", proved.size(), proved.size() - proof.obligations);
  return proof;
}

}  // namespace

bool can_replay(const Tools& tools, const Manifest& manifest) {
  const auto has = [](const std::vector<std::string>& list, const std::string& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
  };
  return has(manifest.versions, tools.version) &&
         std::all_of(manifest.provers.begin(), manifest.provers.end(),
                     [&](const std::string& prover) { return has(tools.provers, prover); });
}

std::vector<bool> verdicts_of(const std::string& output) {
  constexpr std::string_view mark = "Prover result is: ";
  std::vector<bool> verdicts;
  for (std::size_t at = 0; (at = output.find(mark, at)) != std::string::npos;) {
    at += mark.size();
    verdicts.push_back(output.compare(at, 5, "Valid") == 0);
  }
  return verdicts;
}

Proof prove(const ProofRequest& request) {
  const auto start = std::chrono::steady_clock::now();
  Proof proof = can_replay(request.tools, request.manifest) ? replay(request) : prove_anew(request);
  proof.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return proof;
}

}  // namespace gridproof::why3
