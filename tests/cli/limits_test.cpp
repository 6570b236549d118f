// Running out of memory or of threads is no bug: exit code 3, and words.
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <iostream>
#include <new>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>

#include "cli/sandbox.hpp"
#include "verify/cli/last_resort.hpp"

using namespace gridproof::test;
using gridproof::cli::last_resort;

namespace {

// A sanitizer reserves more addresses than any limit allows, and ends the program itself where memory is short.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool sanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
constexpr bool sanitized = true;
#else
constexpr bool sanitized = false;
#endif
#else
constexpr bool sanitized = false;
#endif

// The test is then counted as skipped, and says so.
bool cannot_limit() {
  if (sanitized) std::cout << "SKIPPED: a sanitizer does not work under a limit of memory\n";
  return sanitized;
}

void check_gives_up(const std::string& command, const std::string& kibibytes, const std::string& words) {
  const Sandbox sandbox;
  const Outcome outcome = sandbox.run("ulimit -c 0; ulimit -v " + kibibytes + "; " + command);
  CAPTURE(command, outcome.output.substr(0, 300), outcome.errors);
  CHECK(outcome.status == 3);
  CHECK_THAT(outcome.errors, Catch::Matches("inconclusive: the system has no more (" + words + ") to give.*\n"));
}

}  // namespace

TEST_CASE("an input larger than the memory is exit code 3") {
  if (cannot_limit()) return;
  const std::string blanks(1000, ' ');
  const std::string endless = "yes '" + blanks + "' | ";
  check_gives_up(endless + "gridproof check -", "500000", "memory");
  check_gives_up(endless + "gridproof hint -", "500000", "memory");
  check_gives_up(endless + "gridproof hint four --layout regions:/dev/stdin", "500000", "memory");
  check_gives_up("yes '" + std::string(64, '.') + "' | gridproof solve - --format drawing", "500000", "memory");
}

// Z3 is a library of others: what it does where memory is short is tried over all limits at which it might be. It may
// crash where several threads run short at the same moment: theorems then come one after the other, whatever --threads
// says.
TEST_CASE("no way to solve crashes where memory is short") {
  if (cannot_limit()) return;
  const Sandbox sandbox;
  for (const char* command : {"gridproof solve al-escargot", "gridproof solve al-escargot --by cadical",
                              "gridproof solve al-escargot --by z3",
                              "gridproof verify quadratic_roots roots_of_one --threads 4"}) {
    std::size_t gave_up = 0, answered = 0;
    for (int kibibytes = 24'000; kibibytes <= 160'000; kibibytes += 4'000) {
      const Outcome outcome =
          sandbox.run("ulimit -c 0; ulimit -v " + std::to_string(kibibytes) + "; exec " + std::string(command));
      const bool not_loaded = outcome.status == 127;  // the system's loader has no room for the libraries
      CAPTURE(command, kibibytes, outcome.status, outcome.errors);
      CHECK((not_loaded || outcome.status == 3 || outcome.status == 0));
      gave_up += outcome.status == 3 ? 1 : 0;
      answered += outcome.status == 0 ? 1 : 0;
    }
    CAPTURE(command);
    CHECK(answered > 0);
    if (std::string(command).find("z3") != std::string::npos) CHECK(gave_up > 0);
  }
}

TEST_CASE("more threads than there are is exit code 3") {
  if (cannot_limit()) return;
  const std::string threads = " --threads 1024";
  for (const std::string command :
       {"gridproof verify hint_sound --by sweep --layout 2x2 --dialect repaired",
        "gridproof verify type_ok --by explore --layout 2x2 --dialect repaired", "gridproof verify rules_complete",
        "yes 1.3...1..1..3.2. | head -10000 | gridproof solve - --layout 2x2"})
    check_gives_up(command + threads, "1000000", "threads|memory");
}

TEST_CASE("a proof larger than the memory is inconclusive") {
  if (cannot_limit()) return;
  const Sandbox sandbox;
  const std::string make =
      "{ echo p cnf 1000000 10000000; yes '1 2 3 4 5 6 7 8 9 0' | head -10000000; } >f.cnf; echo 0 >p.drat; ";
  for (const std::string program : {"gridproof check", "gridproof-check"}) {
    const Outcome outcome = sandbox.run(make + "ulimit -c 0; ulimit -v 300000; " + program + " f.cnf p.drat");
    CAPTURE(program, outcome.output, outcome.errors);
    CHECK(outcome.status == 3);
    CHECK_THAT(outcome.output + outcome.errors, Catch::Contains("no more memory"));
  }
}

TEST_CASE("what a thread throws that is not ours has an exit code too") {
  const auto code_of_child = [](auto&& work) {
    const pid_t child = fork();
    if (child == 0) _exit(last_resort([&] {
      std::thread(work).join();
      return 0;
    }));
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status));
    return WEXITSTATUS(status);
  };
  CHECK(code_of_child([] {}) == 0);
  CHECK(code_of_child([] { throw std::bad_alloc(); }) == 3);
  CHECK(code_of_child([] { throw std::logic_error("impossible"); }) == 70);
}

TEST_CASE("what nobody has caught has an exit code and words") {
  CHECK(last_resort([] { return 1; }) == 1);
  CHECK(last_resort([]() -> int { throw std::bad_alloc(); }) == 3);
  CHECK(last_resort([]() -> int { throw std::bad_array_new_length(); }) == 3);
  CHECK(last_resort([]() -> int {
          throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
        }) == 3);
  CHECK(last_resort([]() -> int { throw std::system_error(std::make_error_code(std::errc::not_enough_memory)); }) == 3);
  CHECK(last_resort([]() -> int { throw std::runtime_error("out of memory"); }) == 3);
  CHECK(last_resort([]() -> int { throw std::system_error(std::make_error_code(std::errc::io_error)); }) == 70);
  CHECK(last_resort([]() -> int { throw std::logic_error("impossible"); }) == 70);
  CHECK(last_resort([]() -> int { throw 7; }) == 70);
}
