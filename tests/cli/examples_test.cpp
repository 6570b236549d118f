// Every example of every --help works. They are taken from what the programs say, so that a new one is run as well.
#include <catch2/catch.hpp>
#include <fmt/format.h>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>
#include <string>

#include "cli/transcript.hpp"

using namespace gridproof::test;

namespace {

std::vector<std::string> split(const std::string& text, const std::string& separator) {
  std::vector<std::string> parts;
  std::size_t from = 0;
  for (std::size_t to; (to = text.find(separator, from)) != std::string::npos; from = to + separator.size())
    parts.push_back(text.substr(from, to - from));
  parts.push_back(text.substr(from));
  return parts;
}

// The lines below the line `title` that are indented by two blanks.
std::vector<std::string> listed(const std::string& help, const std::string& title) {
  std::vector<std::string> found;
  bool inside = false;
  for (const std::string& line : lines_of(help)) {
    const bool indented = line.starts_with("  ");
    if (inside && indented) found.push_back(line.substr(2));
    inside = line == title || (inside && indented);
  }
  return found;
}

std::vector<std::string> commands(const Sandbox& sandbox) {
  std::vector<std::string> names;
  for (const std::string& line : listed(sandbox.run("gridproof --help").output, "Subcommands:"))
    names.push_back(line.substr(0, line.find(' ')));
  return names;
}

// An example ends well, unless it says otherwise: `gridproof ...  # exit 1`.
struct Example {
  std::string command;
  int status = 0;
};

Example example_in(const std::string& line) {
  static const std::regex comment(R"((.*\S) +# exit (\d+))");
  std::smatch match;
  if (std::regex_match(line, match, comment)) return {match[1], std::stoi(match[2])};
  return {line};
}

std::vector<Example> examples(const Sandbox& sandbox, const std::string& program) {
  const Outcome help = sandbox.run(program + " --help");
  CAPTURE(program);
  REQUIRE(help.status == 0);
  std::vector<Example> found;
  for (const std::string& line : listed(help.output, "Examples:")) found.push_back(example_in(line));
  return found;
}

// Runs what stands between `&&`, each once: the parts of one example are often whole ones of another.
class Runner {
 public:
  explicit Runner(const Sandbox& sandbox) : sandbox_(sandbox) {}

  int run(const std::string& command) {
    int status = 0;
    for (const std::string& part : split(command, " && ")) {
      const auto [at, is_new] = statuses_.try_emplace(part, 0);
      if (is_new) {
        const Outcome outcome = sandbox_.run(part);
        at->second = outcome.status;
        said_ += fmt::format("$ {}\n{}{}[exit {}]\n", part, outcome.output.substr(0, 2000), outcome.errors,
                             outcome.status);
      }
      if ((status = at->second) != 0) break;
    }
    return status;
  }

  void known(const std::string& command, int status) { statuses_[command] = status; }
  const std::string& said() const { return said_; }

 private:
  const Sandbox& sandbox_;
  std::map<std::string, int> statuses_;
  std::string said_;
};

// What the README shows, another test runs in this very way and compares in full: `./run.sh` is the program.
void know_the_readme(Runner& runner) {
  std::ifstream file(std::filesystem::path(GRIDPROOF_SOURCE_DIR) / "README.md");
  REQUIRE(file);
  std::ostringstream text;
  text << file.rdbuf();
  for (const Exchange& exchange : read_console_blocks(text.str()))
    if (exchange.command == "./run.sh verify") runner.known("gridproof verify", exchange.status);
}

void check_examples(const Sandbox& sandbox, Runner& runner, const std::string& program) {
  const auto found = examples(sandbox, program);
  CAPTURE(program);
  CHECK(!found.empty());
  for (const Example& example : found) {
    const int status = runner.run(example.command);
    if (status != example.status) fmt::print(stderr, "{}\n", runner.said());
    CAPTURE(example.command);
    CHECK(status == example.status);
  }
}

}  // namespace

TEST_CASE("the examples of every --help work", "[extended]") {
  const Sandbox sandbox;
  Runner runner(sandbox);
  know_the_readme(runner);
  check_examples(sandbox, runner, "gridproof");
  for (const std::string& command : commands(sandbox))
    if (command != "verify") check_examples(sandbox, runner, "gridproof " + command);
  check_examples(sandbox, runner, "gridproof-check");
}

TEST_CASE("the examples of verify --help work", "[extended]") {
  const Sandbox sandbox;
  Runner runner(sandbox);
  know_the_readme(runner);
  check_examples(sandbox, runner, "gridproof verify");
}

TEST_CASE("the examples are all found") {
  const Sandbox sandbox;
  CHECK(commands(sandbox) == std::vector<std::string>{"verify", "hint", "solve", "check", "generate"});
  for (const std::string program : {"gridproof", "gridproof verify", "gridproof hint", "gridproof solve",
                                    "gridproof check", "gridproof generate", "gridproof-check"}) {
    const std::string help = sandbox.run(program + " --help").output;
    std::size_t shown = 0;
    for (const std::string& line : lines_of(help)) shown += line.starts_with("  gridproof") ? 1 : 0;
    CAPTURE(program);
    CHECK(examples(sandbox, program).size() == shown);
  }
}

TEST_CASE("an example that does not work is noticed") {
  const Sandbox sandbox;
  Runner runner(sandbox);
  CHECK(runner.run("gridproof solve al-escargot --proof escargot && gridproof check escargot.cnf escargot.drat") == 2);
  CHECK(runner.run("gridproof solve four --expect not-unique") == 0);
  CHECK(runner.run("gridproof solve four --expect unique") == 1);
  CHECK(example_in("gridproof solve four --expect unique  # exit 1").status == 1);
  CHECK(listed("a\nExamples:\n  one\n  two && three\n\n  four\n", "Examples:") ==
        std::vector<std::string>{"one", "two && three"});
}
