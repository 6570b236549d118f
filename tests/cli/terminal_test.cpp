// Colours and the progress bar: on a terminal, and nowhere else.
#include <catch2/catch.hpp>
#include <iostream>

#include "cli/sandbox.hpp"

using namespace gridproof::test;

namespace {

// The test is then counted as skipped, and says so.
bool no_terminal() {
  if (Sandbox::can_have_terminals()) return false;
  std::cout << "SKIPPED: this machine has no terminals to give (is /dev/pts mounted?)\n";
  return true;
}

bool has_escapes(const std::string& text) { return text.find('\x1b') != std::string::npos; }

}  // namespace

TEST_CASE("a terminal gets colours") {
  if (no_terminal()) return;
  const Sandbox sandbox;
  const std::string text = sandbox.run_on_terminal("gridproof hint four");
  CHECK(text.find("\x1b[1mhint:\x1b[0m 2 at r3c2") != std::string::npos);
  CHECK(has_escapes(sandbox.run_on_terminal("gridproof verify hint_sound --layout 1x2")));
}

TEST_CASE("NO_COLOR turns them off") {
  if (no_terminal()) return;
  const Sandbox sandbox;
  for (const char* command : {"gridproof hint four", "gridproof verify hint_sound --layout 1x2"}) {
    const std::string text = sandbox.run_on_terminal("env NO_COLOR=1 " + std::string(command));
    CAPTURE(command, text);
    CHECK(text.size() > 100);
    CHECK_FALSE(has_escapes(text));
  }
}

TEST_CASE("what goes elsewhere has none") {
  const Sandbox sandbox;
  for (const char* command : {"gridproof hint four", "gridproof verify hint_sound --layout 1x2", "gridproof --help",
                              "gridproof hint four --json -", "gridproof generate"}) {
    const Outcome outcome = sandbox.run(command);
    CAPTURE(command);
    CHECK(outcome.status == 0);
    CHECK_FALSE(has_escapes(outcome.output + outcome.errors));
    CHECK(outcome.errors.empty());
  }
}

TEST_CASE("long work shows a progress bar on a terminal") {
  if (no_terminal()) return;
  const Sandbox sandbox;
  const std::string text =
      sandbox.run_on_terminal("gridproof generate --layout 2x2 --number 1000000 --output puzzles.txt", "% generating");
  CHECK(text.find("\r\x1b[K[") != std::string::npos);
  CHECK(sandbox.files().empty());  // ended before its time: nothing half-written
}

TEST_CASE("the explorer's progress says how fast, how much is waiting and how deep") {
  if (no_terminal()) return;
  const Sandbox sandbox;
  const std::string text =
      sandbox.run_on_terminal("gridproof verify --by explore --profile long --dialect repaired", "M/s, frontier ");
  CHECK(text.find("% explore 2x2 repaired least: ") != std::string::npos);
}

TEST_CASE("elsewhere progress is plain lines, as often as was asked for") {
  const Sandbox sandbox;
  const std::string command = "gridproof verify type_ok --by explore --layout 2x2 --dialect repaired";
  const Outcome outcome = sandbox.run("env GRIDPROOF_PROGRESS_SECONDS=0.01 " + command);
  CHECK(outcome.status == 0);
  CHECK(outcome.errors.rfind("gridproof: ", 0) == 0);
  CHECK(outcome.errors.find("% explore 2x2 repaired least: ") != std::string::npos);
  CHECK(outcome.errors.find("/s, frontier ") != std::string::npos);
  CHECK_FALSE(has_escapes(outcome.errors));
  CHECK(sandbox.run(command).errors.empty());
}

TEST_CASE("the count of the boards of a takuzu shows how far it is") {
  const Sandbox sandbox;
  const std::string command = "gridproof solve --takuzu --size 8 --count --threads 1";
  const Outcome outcome = sandbox.run("env GRIDPROOF_PROGRESS_SECONDS=0.001 " + command);
  CHECK(outcome.status == 0);
  CHECK(outcome.errors.rfind("gridproof: ", 0) == 0);
  CHECK(outcome.errors.find("% counting boards") != std::string::npos);
  CHECK(outcome.output.find("4,111,116") != std::string::npos);
  CHECK_FALSE(has_escapes(outcome.errors));
}

TEST_CASE("many puzzles show how far they are, and their times at the end") {
  const Sandbox sandbox;
  sandbox.run("yes 1.3...1..1..3.2. | head -100000 >many.txt");
  const std::string command = "gridproof solve many.txt --layout 2x2 --count --json many.json >many.out";
  CHECK(sandbox.run(command).errors.empty());
  const Outcome outcome = sandbox.run("env GRIDPROOF_PROGRESS_SECONDS=0.001 " + command);
  CHECK(outcome.status == 0);
  CHECK(outcome.errors.find("% ") != std::string::npos);
  CHECK(outcome.errors.find("\ngridproof: 100,000 puzzles in ") != std::string::npos);
  CHECK(outcome.errors.find("; slowest: puzzle ") != std::string::npos);
  CHECK_FALSE(has_escapes(outcome.errors));
}

TEST_CASE("gridproof alone is a menu on a terminal, and leaves politely at the end of the input") {
  if (no_terminal()) return;
  const Sandbox sandbox;
  const std::string text = sandbox.talk_on_terminal("gridproof", "1\n2x2\n1.3.\n..1.\n.1..\n3.2.\nyes\n");
  CAPTURE(text);
  CHECK(text.find("  3  Al Escargot") != std::string::npos);
  CHECK(text.find("1234431221433421") != std::string::npos);
  CHECK(text.find("Goodbye.") != std::string::npos);
  CHECK(sandbox.run("gridproof").status == 2);
  // A menu needs somebody to read it as well as somebody to type.
  CHECK(sandbox.talk_on_terminal("sh -c 'gridproof | cat'", "").find("Goodbye.") == std::string::npos);
}
