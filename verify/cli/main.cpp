#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <iostream>
#include <random>
#include <string>

#include "verify/cli/commands.hpp"
#include "verify/batch/famous.hpp"
#include "verify/cli/last_resort.hpp"
#include "verify/cli/menu.hpp"
#include "verify/version.hpp"

namespace gridproof::cli {

using namespace batch;

namespace {

std::string footer() {
  std::string text = "Famous puzzles:\n" + famous_list();
  text +=
      "\nOn a terminal gridproof alone shows a menu.\n"
      "Exit codes: 0 all as expected; 1 a finding; 2 bad usage or input; 3 inconclusive; 70 a bug of our own.\n"
      "Examples:\n"
      "  gridproof verify\n"
      "  gridproof verify hint_sound --dialect as-written\n"
      "  gridproof verify --dialect as-written --export findings && gridproof check findings/*\n"
      "  gridproof hint al-escargot --trace\n"
      "  gridproof solve al-escargot --proof escargot.proof && gridproof check escargot.proof\n"
      "  gridproof generate --layout 2x3 --seed 7 --minimal\n";
  return text;
}

bool is_conversation(int argc) { return argc == 1 && isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0; }

int run(int argc, char** argv) {
  if (is_conversation(argc)) {
    run_menu(std::cin, std::cout, std::random_device()());
    return as_expected;
  }
  CommandLine line("gridproof", "Proves, model-checks and audits the hints of grid puzzles.");
  line.version(fmt::format("gridproof {}", verify::version));
  line.footer(footer());
  for (const auto add : {add_verify, add_hint, add_solve, add_check, add_generate}) add(line);
  const int status = line.run(argc, argv);
  if (status != bad_input && (std::fflush(stdout) != 0 || std::ferror(stdout) != 0))
    return complain("standard output: cannot write");
  return status;
}

}  // namespace

}  // namespace gridproof::cli

int main(int argc, char** argv) {
  return gridproof::cli::last_resort([&] { return gridproof::cli::run(argc, argv); });
}
