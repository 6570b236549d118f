// mutate: changes spec/, src/engine and verify/kernel in small ways, one at a time, and sees whether the judges notice.
//
//   mutate --source . --scratch build/mutation                   # all of them
//   mutate --source . --scratch build/mutation --sample 24       # a few, always the same
//   mutate --source . --scratch build/mutation --only spec/lanes.hpp:67
//   mutate --source . --scratch build/mutation --only verify/kernel      # the checkers alone
//   mutate --source . --list                                     # only says what it would try
//
// Ends with 0 where every mutant that is not declared equivalent is killed, 1 where one survives or a declaration is
// wrong, 2 where nothing could be said.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include "mutation/equivalent.hpp"
#include "mutation/mutant.hpp"
#include "mutation/session.hpp"
#include "mutation/trial.hpp"

using namespace gridproof::mutation;
namespace fs = std::filesystem;

namespace {

struct Options {
  std::string source = ".", scratch = "mutation-scratch", compiler = "c++";
  std::vector<std::string> only;    // parts of file:line; none: all
  std::vector<std::string> except;  // the same, of what is left out
  std::size_t sample = 0;         // 0: all
  std::size_t at_least = 1;       // fewer killed say nothing
  unsigned jobs = 2;
  bool list = false;
};

bool is_wanted(const Mutant& mutant, const Options& options) {
  const std::string place = mutant.file + ":" + std::to_string(mutant.line);
  const auto is_there = [&](const std::vector<std::string>& parts) {
    return std::any_of(parts.begin(), parts.end(),
                       [&](const std::string& part) { return place.find(part) != std::string::npos; });
  };
  return (options.only.empty() || is_there(options.only)) && !is_there(options.except);
}

// A sample leaves out what is declared equivalent, and whole files may be left out: then a declaration may well name
// nothing that was tried.
std::vector<Mutant> chosen(const std::vector<Mutant>& all, const Declared& declared, const Options& options) {
  std::vector<Mutant> some;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (is_wanted(all[i], options) && (options.sample == 0 || declared.of_mutant[i] < 0)) some.push_back(all[i]);
  return options.sample == 0 ? some : sample(some, options.sample);
}

int mutate(const Options& options) {
  const fs::path root = fs::absolute(options.source);
  if (options.list) {
    for (const Mutant& mutant : mutants_below(root)) std::cout << mutant.diff();
    return 0;
  }
  const fs::path scratch = fs::absolute(options.scratch) / "work";  // ours to empty
  fs::remove_all(scratch);
  Court court(root, scratch, options.compiler);
  const std::vector<Mutant> all = mutants_below(court.tree());
  const Declarations declarations = read_equivalents(read_file(root / "tests/mutation/equivalent.txt"));
  const Declared known = declared(declarations.equivalents, all);
  bool is_right = true;
  for (const auto* faults : {&declarations.faults, &known.stale})
    for (const std::string& fault : *faults) {
      std::cout << "tests/mutation/equivalent.txt, " << fault << "\n";
      is_right = false;
    }

  const std::vector<Mutant> tried = chosen(all, known, options);
  if (const std::string fault = court.open(tried); !fault.empty()) {
    std::cerr << "mutate: " << fault << "\n";
    return 2;
  }
  const Declared of_tried = declared(declarations.equivalents, tried);
  const Score result = score(tried, judge_all(court, tried, of_tried, options.jobs), of_tried);
  std::cout << "mutants     " << tried.size() << "\n";
  report(std::cout, result);
  fs::remove_all(scratch);
  if (result.killed() < options.at_least) {
    std::cout << "too few were killed to say anything\n";
    return 1;
  }
  return is_right && result.survivors.empty() && result.not_equivalent.empty() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  CLI::App app("Changes the sources in small ways and sees whether the judges notice", "mutate");
  app.add_option("--source", options.source, "the root of the project");
  app.add_option("--scratch", options.scratch, "a folder to work in");
  app.add_option("--compiler", options.compiler, "what compiles the judges");
  app.add_option("--only", options.only, "only where file:line has this part");
  app.add_option("--except", options.except, "but not where it has this one");
  app.add_option("--sample", options.sample, "so many mutants instead of all");
  app.add_option("--at-least", options.at_least, "how many must be killed for a success");
  app.add_option("--jobs", options.jobs, "how many at once")->check(CLI::Range(1, 256));
  app.add_flag("--list", options.list, "says what it would try");
  CLI11_PARSE(app, argc, argv);
  try {
    return mutate(options);
  } catch (const std::exception& error) {
    std::cerr << "mutate: " << error.what() << "\n";
    return 2;
  }
}
