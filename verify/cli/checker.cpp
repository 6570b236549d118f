// gridproof-check: the checkers of the kernel and nothing else. Its answers are those of `gridproof check`.
//
//   gridproof-check [--memory MIB] F.cnf P.drat ...
//
// Each kind of evidence has a row in `judge_all`; a file is known by its name.
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <string_view>
#include <vector>

#include "verify/cli/refutation.hpp"
#include "verify/version.hpp"

namespace {

using namespace gridproof;

enum ExitCode : int { as_expected = 0, finding = 1, bad_input = 2, inconclusive = 3, own_bug = 70 };

constexpr const char* help =
    "Judges evidence without any solver.\n"
    "Usage: gridproof-check [--memory MIB] F.cnf P.drat ...\n\n"
    "  F.cnf P.drat    the proof P (DRAT, text or binary) shows that the formula F (DIMACS) has no solution\n"
    "  --memory MIB    give up, inconclusive, where the clauses need more\n\n"
    "Exit codes: 0 all accepted; 1 one is rejected; 2 bad input; 3 a bound was hit.\n";

int complain(const std::string& message) {
  fmt::print(stderr, "error: {}\n", message);
  return bad_input;
}

int exit_code(kernel::Verdict verdict) {
  return verdict == kernel::Verdict::accepted   ? as_expected
         : verdict == kernel::Verdict::rejected ? finding
                                                : inconclusive;
}

// All is judged before the first word is said, so that bad input says nothing else.
int judge_all(const std::vector<std::string>& paths, const kernel::Limits& limits) {
  std::string told;
  bool rejected = false, open = false;
  for (std::size_t i = 0; i < paths.size(); ++i) {
    if (!cli::is_formula(paths[i])) return complain(paths[i] + ": expected F.cnf, then its proof");
    if (i + 1 == paths.size()) return complain(paths[i] + ": expected its proof after it");
    const cli::RefutationFiles files{paths[i], paths[i + 1]};
    ++i;
    const auto judgement = cli::judge(files, limits);
    if (!judgement) {
      const text::Error& error = judgement.error();
      return complain(error.line == 0 ? error.source + ": " + error.message : text::to_string(error));
    }
    told += cli::report(files, *judgement);
    rejected = rejected || exit_code(judgement->verdict) == finding;
    open = open || exit_code(judgement->verdict) == inconclusive;
  }
  std::fputs(told.c_str(), stdout);
  if (std::fflush(stdout) != 0) return complain("standard output: cannot write");
  return rejected ? finding : open ? inconclusive : as_expected;
}

int run(const std::vector<std::string>& words) {
  kernel::Limits limits;
  std::vector<std::string> paths;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--help" || words[i] == "--version") {
      std::fputs(words[i] == "--help" ? help : fmt::format("gridproof-check {}\n", verify::version).c_str(), stdout);
      return as_expected;
    }
    if (words[i] == "--memory") {
      const std::string mebibytes = i + 1 < words.size() ? words[++i] : "";
      if (mebibytes.empty() || mebibytes.size() > 9 || mebibytes.find_first_not_of("0123456789") != std::string::npos ||
          std::stoull(mebibytes) == 0)
        return complain("--memory: expected a whole number, 1 to 999999999, found '" + mebibytes + "'");
      limits.bytes = std::stoull(mebibytes) << 20;
    } else if (words[i].size() > 1 && words[i].front() == '-') {
      return complain("no option is named '" + words[i] + "'\n" + help);
    } else {
      paths.push_back(words[i]);
    }
  }
  if (paths.empty()) return complain(std::string("expected F.cnf P.drat\n") + help);
  return judge_all(paths, limits);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run({argv + 1, argv + argc});
  } catch (const std::exception& error) {
    fmt::print(stderr, "bug: {}\n", error.what());
  } catch (...) {
    fmt::print(stderr, "bug: unknown exception\n");
  }
  return own_bug;
}
