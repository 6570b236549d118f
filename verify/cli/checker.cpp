// gridproof-check: the checkers of the kernel and nothing else. Its answers are those of `gridproof check`.
//
//   gridproof-check [--puzzle LINE] P.proof ...
//   gridproof-check [--memory MIB] F.cnf P.drat ...
//
// A formula is known by its name, a certificate by its first word.
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/read.hpp"
#include "verify/cli/certificate.hpp"
#include "verify/cli/part_reader.hpp"
#include "verify/cli/refutation.hpp"
#include "verify/version.hpp"

namespace {

using namespace gridproof;

enum ExitCode : int { as_expected = 0, finding = 1, bad_input = 2, inconclusive = 3, own_bug = 70 };

constexpr const char* help =
    "Judges evidence without any solver.\n"
    "Usage: gridproof-check [--puzzle LINE] [--memory MIB] P.proof ... F.cnf P.drat ...\n\n"
    "  P.proof         a certificate: how many completions a puzzle has, by natural deduction; - for standard input\n"
    "  F.cnf P.drat    the proof P (DRAT, text or binary) shows that the formula F (DIMACS) has no solution\n"
    "  --puzzle LINE   certificates: only about this puzzle, its cells row by row\n"
    "  --memory MIB    give up, inconclusive, where the clauses need more\n\n"
    "Exit codes: 0 all accepted; 1 one is rejected; 2 bad input; 3 a bound was hit.\n";

int complain(const std::string& message) {
  fmt::print(stderr, "error: {}\n", message);
  return bad_input;
}

int complain(const text::Error& error) {
  return complain(error.line == 0 ? error.source + ": " + error.message : text::to_string(error));
}

int exit_code(kernel::Verdict verdict) {
  return verdict == kernel::Verdict::accepted   ? as_expected
         : verdict == kernel::Verdict::rejected ? finding
                                                : inconclusive;
}

// All is judged before the first word is said, so that bad input says nothing else.
int judge_all(const std::vector<std::string>& paths, const kernel::Limits& limits,
              const std::optional<spec::Grid>& puzzle) {
  std::string told;
  bool rejected = false, open = false;
  const auto note = [&](kernel::Verdict verdict) {
    rejected = rejected || exit_code(verdict) == finding;
    open = open || exit_code(verdict) == inconclusive;
  };
  for (std::size_t i = 0; i < paths.size(); ++i) {
    if (cli::is_formula(paths[i])) {
      if (i + 1 == paths.size()) return complain(paths[i] + ": expected its proof after it");
      const cli::RefutationFiles files{paths[i], paths[i + 1]};
      ++i;
      const auto judgement = cli::judge(files, limits);
      if (!judgement) return complain(judgement.error());
      told += cli::report(files, *judgement);
      note(judgement->verdict);
      continue;
    }
    auto file = cli::PartReader::open(paths[i]);
    if (!file) return complain(file.error());
    if (!cli::is_certificate(file->beginning()))
      return complain(file->name() + ": expected a certificate, or F.cnf and then its proof");
    const auto judgement = cli::judge_certificate(*file, puzzle);
    if (!judgement) return complain(judgement.error());
    told += cli::report(file->name(), *judgement);
    note(judgement->verdict);
  }
  std::fputs(told.c_str(), stdout);
  if (std::fflush(stdout) != 0) return complain("standard output: cannot write");
  return rejected ? finding : open ? inconclusive : as_expected;
}

int run(const std::vector<std::string>& words) {
  kernel::Limits limits;
  std::optional<spec::Grid> puzzle;
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
    } else if (words[i] == "--puzzle") {
      const auto read = text::read_puzzle(i + 1 < words.size() ? words[++i] : "", "--puzzle");
      if (!read) return complain(read.error());
      puzzle = read->entries.front().puzzle;
    } else if (words[i].size() > 1 && words[i].front() == '-') {
      return complain("no option is named '" + words[i] + "'\n" + help);
    } else {
      paths.push_back(words[i]);
    }
  }
  if (paths.empty()) return complain(std::string("expected P.proof, or F.cnf P.drat\n") + help);
  return judge_all(paths, limits, puzzle);
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
