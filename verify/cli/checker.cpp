// gridproof-check: the checkers of the kernel and nothing else. Its answers are those of `gridproof check`.
//
//   gridproof-check [--puzzle LINE [--crossed MARKS]] [--layout LAYOUT] P.proof ...
//   gridproof-check [--memory MIB] F.cnf P.drat ...
//
// A formula is known by its name, a certificate by its first word.
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/read.hpp"
#include "verify/cli/certificate.hpp"
#include "verify/cli/last_resort.hpp"
#include "verify/batch/rules_argument.hpp"
#include "verify/batch/part_reader.hpp"
#include "verify/cli/refutation.hpp"
#include "verify/version.hpp"

namespace {

using namespace gridproof;

enum ExitCode : int { as_expected = 0, finding = 1, bad_input = 2, inconclusive = 3 };

constexpr const char* help =
    "Judges evidence without any solver.\n"
    "Usage: gridproof-check [OPTION ...] P.proof ... F.cnf P.drat ...\n\n"
    "  P.proof         a certificate: how many completions a puzzle has, or which marks follow, by natural deduction;\n"
    "                  - for standard input\n"
    "  F.cnf P.drat    the proof P (DRAT, text or binary) shows that the formula F (DIMACS) has no solution\n"
    "  --puzzle LINE   certificates: only about this puzzle, its cells row by row, with the rules of --layout or\n"
    "                  --takuzu; without them, a sudoku of its number of cells\n"
    "  --crossed MARKS certificates: only about the puzzle with these marks crossed out: 'r1c2<>4 r3c3<>1'; without\n"
    "                  it, with none\n"
    "  --layout LAYOUT certificates: only about these rules: 2x3, 3x3+diagonals+windows, regions:FILE\n"
    "  --takuzu        certificates: only about a takuzu\n"
    "  --size SIZE     of the takuzu, N or ROWSxCOLUMNS, where no puzzle tells it: 8, 6x8\n"
    "  --rules RULES   of the takuzu: 1,2,3 (the default), or 1,2 where lines may be equal\n"
    "  --memory MIB    give up, inconclusive, where the clauses need more\n\n"
    "Exit codes: 0 all accepted; 1 one is rejected; 2 bad input; 3 a bound was hit.\n"
    "Examples:\n"
    "  gridproof solve al-escargot --proof escargot.proof && gridproof-check escargot.proof\n"
    "  gridproof solve al-escargot --by cadical --proof escargot && gridproof-check escargot.cnf escargot.drat\n"
    "  gridproof solve 0.............1. --takuzu --proof four.proof && gridproof-check --takuzu --size 4 four.proof\n";

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
              const cli::CertificateSubject& about) {
  const auto no_certificate = [](const std::string& name) {
    return complain(name + ": expected a certificate, which --puzzle, --layout and --takuzu speak of");
  };
  std::string told;
  bool rejected = false, open = false;
  const auto note = [&](kernel::Verdict verdict) {
    rejected = rejected || exit_code(verdict) == finding;
    open = open || exit_code(verdict) == inconclusive;
  };
  for (std::size_t i = 0; i < paths.size(); ++i) {
    if (cli::is_formula(paths[i])) {
      if (i + 1 == paths.size()) return complain(paths[i] + ": expected its proof after it");
      if (!about.is_any()) return no_certificate(paths[i]);
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
    const auto judgement = cli::judge_certificate(*file, about);
    if (!judgement) return complain(judgement.error());
    told += cli::report(file->name(), *judgement);
    note(judgement->verdict);
  }
  std::fputs(told.c_str(), stdout);
  if (std::fflush(stdout) != 0) return complain("standard output: cannot write");
  return rejected ? finding : open ? inconclusive : as_expected;
}

text::Result<cli::CertificateSubject> read_subject(const std::optional<std::string>& puzzle,
                                                   const batch::RulesArguments& named,
                                                   const std::optional<std::string>& crossed) {
  auto wanted = batch::read_rules(named);
  if (!wanted) return wanted.error();
  if (!puzzle && wanted->takuzu) return text::Error{"--takuzu", 0, 0, "expected its --size, or --puzzle"};
  if (!puzzle) return wanted->rules ? cli::subject_of(*std::move(wanted->rules)) : cli::CertificateSubject{};
  text::ReadOptions options;
  options.rules = std::move(wanted->rules);
  options.takuzu = wanted->takuzu;
  const auto read = text::read_puzzle(*puzzle, "--puzzle", options);
  if (!read) return read.error();
  return cli::subject_of(*read, crossed);
}

int run(const std::vector<std::string>& words) {
  kernel::Limits limits;
  std::optional<std::string> puzzle, layout, size, rules, crossed;
  bool takuzu = false;
  const auto option_named = [&](const std::string& word) -> std::optional<std::string>* {
    return word == "--puzzle"    ? &puzzle
           : word == "--layout"  ? &layout
           : word == "--size"    ? &size
           : word == "--rules"   ? &rules
           : word == "--crossed" ? &crossed
                                 : nullptr;
  };
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
    } else if (words[i] == "--takuzu") {
      if (takuzu) return complain(words[i] + ": expected once, found it again");
      takuzu = true;
    } else if (std::optional<std::string>* option = option_named(words[i])) {
      if (*option) return complain(words[i] + ": expected once, found it again");
      const std::string name = words[i];
      *option = i + 1 < words.size() ? words[++i] : "";
      if ((*option)->empty() && option == &layout) return complain(batch::read_layout("").error());
      if ((*option)->empty() && (option == &size || option == &rules)) return complain(name + ": expected a value");
    } else if (words[i].size() > 1 && words[i].front() == '-') {
      return complain("no option is named '" + words[i] + "'\n" + help);
    } else {
      paths.push_back(words[i]);
    }
  }
  if (paths.empty()) return complain(std::string("expected P.proof, or F.cnf P.drat\n") + help);
  if (crossed && !puzzle) return complain("--crossed requires --puzzle");
  const auto about =
      read_subject(puzzle, {layout.value_or(""), takuzu, size.value_or(""), rules.value_or("")}, crossed);
  if (!about) return complain(about.error());
  return judge_all(paths, limits, *about);
}

}  // namespace

int main(int argc, char** argv) {
  return cli::last_resort([&] { return run({argv + 1, argv + argc}); });
}
