// The stored proofs of a development, each given to its prover again. Why3 says itself where a session is not of the
// text: a contract that was changed is not taken for the one that was proved.
#include <fmt/format.h>

#include <fstream>
#include <sstream>

#include "verify/report/columns.hpp"
#include "verify/why3/prove.hpp"

namespace gridproof::why3 {

namespace {

std::uint64_t occurrences(const std::string& text, std::string_view part) {
  std::uint64_t count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += part.size()) ++count;
  return count;
}

// Whether provers disagree with the session, and all of them only in that they ran out of time. With a text and provers
// that are those of the session this is a slow machine.
bool only_slow(const std::string& output) {
  const std::uint64_t complaints = occurrences(output, "   goal '");
  return complaints > 0 && complaints == occurrences(output, "': Timeout (");
}

// Why3 names what it finds wrong on its output; what it cannot read at all, on the other, between reports of progress.
void explain(const Development& development, const Said& said, Proof& proof) {
  const bool obsolete = said.output.find("obsolete session") != std::string::npos ||
                        said.ended.errors.find("session is obsolete") != std::string::npos;
  const bool slow = !obsolete && only_slow(said.output);
  proof.answer = slow ? Answer::unknown : Answer::rejected;
  const std::string file = development.session + ".mlw";
  if (obsolete)
    proof.detail = fmt::format("the stored proofs are not of this text: {}, or one that it uses, has changed", file);
  else if (slow)
    proof.detail = "a prover was not as fast as its time limit";
  else if (said.output.find(" not proved\n") != std::string::npos)
    proof.detail = fmt::format("some goals of {} have no stored proof", file);
  else if (said.ended.code == 0)
    proof.detail = fmt::format("{} does not have {}", file, verify::counted(development.goals, "goal"));
  else
    proof.detail = fmt::format("the stored proofs of {} do not go through", file);
  proof.detail += fmt::format("; Why3 says:\n{}", said.output.empty() ? said.ended.errors : said.output);
}

}  // namespace

Proof replay(const ProofRequest& request) {
  const Development& development = request.development;
  Proof proof{.provers = request.manifest.provers};
  std::ostringstream session;
  session << std::ifstream(request.folder / development.session / "why3session.xml").rdbuf();
  const std::uint64_t obligations = occurrences(session.str(), "<result status=\"valid\"");
  // Why3 goes by what the session says that it is about.
  if (occurrences(session.str(), "<path ") != 2 ||
      occurrences(session.str(), fmt::format("<path name=\"..\"/><path name=\"{}.mlw\"/>", development.session)) != 1) {
    proof.answer = Answer::rejected;
    proof.detail = fmt::format("the session is not about {}.mlw", development.session);
    return proof;
  }
  const Said said =
      run_why3(request.tools, {"replay", "-L", ".", development.session}, request.folder, request.patience);
  if (stopped(said, proof)) return proof;
  const std::string expected = fmt::format(" {0}/{0} (replay OK)", development.goals);
  if (said.ended.code != 0 || said.output.find(expected) == std::string::npos) {
    explain(development, said, proof);
  } else if (obligations != development.obligations) {
    proof.answer = Answer::rejected;
    proof.detail = fmt::format("the session has {} obligations, the manifest {}", obligations, development.obligations);
  } else {
    proof.answer = Answer::proved;
    proof.goals = development.goals;
    proof.obligations = obligations;
  }
  return proof;
}

}  // namespace gridproof::why3
