#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <string_view>

#include "verify/cli/commands.hpp"
#include "verify/cli/famous.hpp"
#include "verify/version.hpp"

namespace gridproof::cli {

int complain(const std::string& message) {
  fmt::print(stderr, "error: {}\n", message);
  return bad_input;
}

int complain(const text::Error& error) {
  return complain(error.line == 0 ? fmt::format("{}: {}", error.source, error.message) : text::to_string(error));
}

CLI::Validator whole_number(std::uint64_t least, std::uint64_t greatest) {
  const std::string range = greatest == std::numeric_limits<std::uint64_t>::max()
                                ? fmt::format("{} or more", least)
                                : fmt::format("{} to {}", least, greatest);
  return CLI::Validator(
      [=](std::string& text) {
        const bool digits =
            !text.empty() && text.size() <= 20 && text.find_first_not_of("0123456789") == std::string::npos;
        std::uint64_t number = 0;
        if (digits && CLI::detail::lexical_cast(text, number) && number >= least && number <= greatest)
          return std::string();
        return fmt::format("expected a whole number, {}, found '{}'", range, text);
      },
      "", "whole number");
}

CLI::Validator not_empty() {
  return CLI::Validator([](std::string& text) { return text.empty() ? "expected a value, found nothing" : ""; }, "",
                        "not empty");
}

namespace {

std::string footer() {
  std::string text = "Famous puzzles:\n";
  for (const FamousPuzzle& puzzle : famous_puzzles) text += fmt::format("  {:<14}{}\n", puzzle.name, puzzle.about);
  text +=
      "\nExit codes: 0 all as expected; 1 a finding; 2 bad usage or input; 3 inconclusive; 70 a bug of our own.\n"
      "Examples:\n"
      "  gridproof verify\n"
      "  gridproof verify hint_sound --dialect as-written\n"
      "  gridproof verify --dialect as-written --export findings && gridproof check findings/*\n"
      "  gridproof hint al-escargot --trace\n"
      "  gridproof solve al-escargot --proof escargot && gridproof check escargot.cnf escargot.drat\n"
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

int run(int argc, char** argv) {
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
  try {
    return gridproof::cli::run(argc, argv);
  } catch (const std::exception& error) {
    fmt::print(stderr, "bug: {}\n", error.what());
  } catch (...) {
    fmt::print(stderr, "bug: unknown exception\n");
  }
  return gridproof::cli::own_bug;
}
