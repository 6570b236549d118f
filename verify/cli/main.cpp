#include <fmt/format.h>

#include <exception>

#include "verify/cli/commands.hpp"
#include "verify/cli/famous.hpp"
#include "verify/version.hpp"

namespace gridproof::cli {

std::string describe(const text::Error& error) {
  return error.line == 0 ? fmt::format("{}: {}", error.source, error.message) : text::to_string(error);
}

int complain(const std::string& message) {
  fmt::print(stderr, "error: {}\n", message);
  return bad_input;
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
      "  gridproof hint al-escargot --trace\n"
      "  gridproof generate --layout 2x3 --seed 7 --minimal\n";
  return text;
}

int run(int argc, char** argv) {
  CLI::App app("Proves, model-checks and audits the hints of grid puzzles.", "gridproof");
  app.set_version_flag("--version", fmt::format("gridproof {}", verify::version));
  app.require_subcommand(1);
  app.footer(footer());
  int status = as_expected;
  add_verify(app, status);
  add_hint(app, status);
  add_generate(app, status);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? as_expected : bad_input;
  }
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
