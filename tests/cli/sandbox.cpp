#include "cli/sandbox.hpp"

#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace gridproof::test {

namespace fs = std::filesystem;

namespace {

std::string content(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  std::ostringstream text;
  text << file.rdbuf();
  return std::move(text).str();
}

int wait_for(pid_t child) {
  int status = 0;
  if (waitpid(child, &status, 0) != child) throw std::runtime_error("waitpid failed");
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace

Sandbox::Sandbox() {
  std::string name = (fs::temp_directory_path() / "gridproof-test-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make a folder like " + name);
  folder_ = name;
  fs::create_directories(folder_ / "here");
  fs::create_directories(folder_ / "bin");
  fs::create_directories(folder_ / "tmp");
  fs::create_symlink(GRIDPROOF_PROGRAM, folder_ / "bin" / "gridproof");
  fs::create_symlink(GRIDPROOF_CHECKER, folder_ / "bin" / "gridproof-check");
  fs::create_symlink(GRIDPROOF_PROGRAM, folder_ / "here" / "run.sh");
  fs::create_directory_symlink(fs::path(GRIDPROOF_SOURCE_DIR) / "examples", folder_ / "here" / "examples");
}

Sandbox::~Sandbox() {
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

void Sandbox::become_shell(const std::string& command) const {
  if (chdir((folder_ / "here").c_str()) != 0) _exit(126);
  std::vector<std::string> settings = environment();
  std::vector<char*> pointers;
  for (std::string& setting : settings) pointers.push_back(setting.data());
  pointers.push_back(nullptr);
  execle("/bin/sh", "sh", "-c", command.c_str(), nullptr, pointers.data());
  _exit(127);
}

std::vector<std::string> Sandbox::environment() const {
  const char* path = std::getenv("PATH");
  std::vector<std::string> settings = {
      "PATH=" + (folder_ / "bin").string() + ":" + (path != nullptr ? path : "/usr/bin:/bin"),
      "HOME=" + folder_.string(),
      "TMPDIR=" + (folder_ / "tmp").string(),
      "LC_ALL=C",
      "TERM=xterm",
      "GRIDPROOF_PROGRESS_SECONDS=0",  // on a slow machine anything is long work
      "GRIDPROOF_STRICT=1"};
  // Where this machine has its tools, and how a sanitizer reports.
  for (const char* name : {"JAVA_HOME", "GRIDPROOF_TLC_JAR", "ASAN_OPTIONS", "LSAN_OPTIONS", "UBSAN_OPTIONS"})
    if (const char* value = std::getenv(name)) settings.push_back(std::string(name) + "=" + value);
  return settings;
}

Outcome Sandbox::run(const std::string& command) const {
  const pid_t child = fork();
  if (child < 0) throw std::runtime_error("fork failed");
  if (child == 0) {
    const auto redirect = [](const fs::path& path, int flags, int stream) {
      const int file = open(path.c_str(), flags, 0600);
      if (file < 0 || dup2(file, stream) < 0) _exit(126);
      close(file);
    };
    redirect("/dev/null", O_RDONLY, STDIN_FILENO);
    redirect(folder_ / "output", O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
    redirect(folder_ / "errors", O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
    become_shell(command);
  }
  const int status = wait_for(child);
  return {status, content(folder_ / "output"), content(folder_ / "errors")};
}

bool Sandbox::can_have_terminals() {
  int outer = -1, inner = -1;
  if (openpty(&outer, &inner, nullptr, nullptr, nullptr) != 0) return false;
  close(outer);
  close(inner);
  return true;
}

std::string Sandbox::run_on_terminal(const std::string& command, const std::string& enough) const {
  int terminal = -1;
  const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
  if (child < 0) throw std::runtime_error("no terminal to be had");
  if (child == 0) become_shell("exec " + command);
  std::string text;
  std::array<char, 4096> buffer;
  // When the program has ended, reading from its terminal is an error instead of the end of a file.
  for (ssize_t count; (count = ::read(terminal, buffer.data(), buffer.size())) > 0;) {
    text.append(buffer.data(), static_cast<std::size_t>(count));
    if (!enough.empty() && text.find(enough) != std::string::npos) break;
  }
  kill(child, SIGKILL);
  wait_for(child);
  close(terminal);
  return text;
}

std::string Sandbox::talk_on_terminal(const std::string& command, const std::string& typed) const {
  int terminal = -1;
  const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
  if (child < 0) throw std::runtime_error("no terminal to be had");
  if (child == 0) become_shell("exec " + command);
  constexpr const char* end_of_input = "\x04";
  const std::string keys = typed + end_of_input;
  if (write(terminal, keys.data(), keys.size()) != static_cast<ssize_t>(keys.size()))
    throw std::runtime_error("cannot type");
  std::string text;
  std::array<char, 4096> buffer;
  for (ssize_t count; (count = ::read(terminal, buffer.data(), buffer.size())) > 0;)
    text.append(buffer.data(), static_cast<std::size_t>(count));
  wait_for(child);
  close(terminal);
  return text;
}

std::string Sandbox::read(const std::string& file) const { return content(folder_ / "here" / file); }

std::vector<std::string> Sandbox::files() const {
  std::vector<std::string> names;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder_ / "here")) {
    const std::string name = entry.path().filename().string();
    if (name != "run.sh" && name != "examples") names.push_back(name);
  }
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace gridproof::test
