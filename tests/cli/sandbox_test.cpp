// The commands of the tests see the environment of the sandbox, whatever the caller's is.
#include "cli/sandbox.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <optional>
#include <string>

using namespace gridproof::test;

namespace {

// An environment variable for as long as this lives.
class Setting {
 public:
  Setting(const char* name, const char* value) : name_(name) {
    if (const char* before = std::getenv(name)) before_ = before;
    setenv(name, value, 1);
  }
  ~Setting() {
    if (before_)
      setenv(name_, before_->c_str(), 1);
    else
      unsetenv(name_);
  }
  Setting(const Setting&) = delete;
  Setting& operator=(const Setting&) = delete;

 private:
  const char* name_;
  std::optional<std::string> before_;
};

}  // namespace

TEST_CASE("a command sees the sandbox's environment alone") {
  const Setting settings[] = {{"TERM", "dumb"},
                              {"NO_COLOR", "1"},
                              {"LC_ALL", "de_DE.UTF-8"},
                              {"LANG", "de_DE.UTF-8"},
                              {"HOME", "/nowhere"},
                              {"GRIDPROOF_STRICT", "0"},
                              {"GRIDPROOF_PROGRESS_SECONDS", "0.001"},
                              {"CXXFLAGS", "-Wno-such-thing"}};
  const Sandbox sandbox;
  const std::string seen = sandbox.run("env | grep -v -e '^_=' -e '^PWD=' -e '^OLDPWD=' -e '^SHLVL=' -e '_OPTIONS=' "
                                       "-e '^JAVA_HOME=' -e '^GRIDPROOF_TLC_JAR=' | cut -d= -f1 | sort | tr '\\n' ' '")
                               .output;
  CHECK(seen == "GRIDPROOF_PROGRESS_SECONDS GRIDPROOF_STRICT HOME LC_ALL PATH TERM TMPDIR ");
  CHECK(sandbox.run("echo $TERM $LC_ALL $GRIDPROOF_STRICT $GRIDPROOF_PROGRESS_SECONDS").output == "xterm C 1 0\n");
  CHECK(sandbox.run("cd \"$HOME\" && cd \"$TMPDIR\" && echo there").output == "there\n");
  if (Sandbox::can_have_terminals())
    CHECK(sandbox.run_on_terminal("gridproof hint four").find("\x1b[1mhint:") != std::string::npos);
}
