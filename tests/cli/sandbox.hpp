// A folder of its own for the commands of a test: `./run.sh` and `gridproof` in it are the built program, and so is
// `gridproof-check`; `examples` is the project's, and whatever the commands write is gone with it. The environment is
// that of the sandbox, whatever the caller's is: HOME, PATH, TMPDIR, TERM and LC_ALL, what the program itself looks at,
// and where the caller's tools are.
//
//   Sandbox sandbox;
//   Outcome outcome = sandbox.run("gridproof hint four --json report.json");
//   outcome.status == 0;
//   sandbox.read("report.json");
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace gridproof::test {

struct Outcome {
  int status = 0;  // of the shell, which passes on that of its last command; 128 + n where signal n ended it
  std::string output;
  std::string errors;
};

class Sandbox {
 public:
  Sandbox();
  ~Sandbox();
  Sandbox(const Sandbox&) = delete;
  Sandbox& operator=(const Sandbox&) = delete;

  // In /bin/sh, with nothing on standard input.
  Outcome run(const std::string& command) const;

  // Whether this machine has terminals to give: a bare chroot without /dev/pts has not.
  static bool can_have_terminals();

  // Everything that the command writes where all three streams are a terminal, until it ends or `enough` is in it.
  std::string run_on_terminal(const std::string& command, const std::string& enough = "") const;

  // The same for a command that asks: these lines are typed, and then the end of the input.
  std::string talk_on_terminal(const std::string& command, const std::string& typed) const;

  std::filesystem::path folder() const { return folder_ / "here"; }
  std::string read(const std::string& file) const;
  std::vector<std::string> files() const;  // what the commands have left behind, sorted

 private:
  // All of it, so that nothing depends on who runs the tests and from where.
  std::vector<std::string> environment() const;
  [[noreturn]] void become_shell(const std::string& command) const;

  std::filesystem::path folder_;
};

}  // namespace gridproof::test
