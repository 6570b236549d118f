#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <iostream>
#include <random>
#include <string_view>

#include "verify/cli/commands.hpp"
#include "verify/cli/famous.hpp"
#include "verify/cli/last_resort.hpp"
#include "verify/cli/menu.hpp"
#include "verify/version.hpp"

namespace gridproof::cli {

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

// The first word that is no option must be a command; the parser itself only says that one is missing.
std::string unknown_command(const CLI::App& app, int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word.starts_with("-")) continue;
    std::string names;
    for (const CLI::App* command : app.get_subcommands({})) {
      if (command->get_name() == word) return {};
      names += (names.empty() ? "" : ", ") + command->get_name();
    }
    return fmt::format("no command is named '{}'; the commands are {}", word, names);
  }
  return {};
}

bool is_conversation(int argc) { return argc == 1 && isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0; }

int run(int argc, char** argv) {
  if (is_conversation(argc)) {
    run_menu(std::cin, std::cout, std::random_device()());
    return as_expected;
  }
  CLI::App app("Proves, model-checks and audits the hints of grid puzzles.", "gridproof");
  app.set_version_flag("--version", fmt::format("gridproof {}", verify::version));
  app.require_subcommand(1);
  app.footer(footer());
  int status = as_expected;
  add_verify(app, status);
  add_hint(app, status);
  add_solve(app, status);
  add_check(app, status);
  add_generate(app, status);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    const std::string unknown = unknown_command(app, argc, argv);
    complain(unknown.empty() ? error.what() : unknown);
    fmt::print(stderr, "Run with --help for more information.\n");
    return bad_input;
  }
  if (status != bad_input && (std::fflush(stdout) != 0 || std::ferror(stdout) != 0))
    return complain("standard output: cannot write");
  return status;
}

}  // namespace

}  // namespace gridproof::cli

int main(int argc, char** argv) {
  return gridproof::cli::last_resort([&] { return gridproof::cli::run(argc, argv); });
}
