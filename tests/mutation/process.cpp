#include "mutation/process.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <stdexcept>
#include <thread>

namespace gridproof::mutation {

Ending run(const std::vector<std::string>& command, const std::filesystem::path& log, unsigned seconds) {
  std::vector<char*> arguments;
  for (const std::string& argument : command) arguments.push_back(const_cast<char*>(argument.c_str()));
  arguments.push_back(nullptr);
  const std::string log_name = log.string();
  const pid_t child = fork();
  if (child < 0) throw std::runtime_error("cannot start " + command.front());
  if (child == 0) {
    const int out = open(log_name.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
    dup2(out, STDOUT_FILENO);
    dup2(out, STDERR_FILENO);
    const rlimit time{seconds, seconds + 1}, memory{rlim_t{2} << 30, rlim_t{2} << 30}, core{0, 0};
    setrlimit(RLIMIT_CPU, &time);
    setrlimit(RLIMIT_AS, &memory);
    setrlimit(RLIMIT_CORE, &core);
    setpgid(0, 0);
    execvp(arguments[0], arguments.data());
    _exit(127);
  }
  const auto give_up = std::chrono::steady_clock::now() + std::chrono::seconds(10 * seconds);
  Ending ending;
  int status = 0;
  while (waitpid(child, &status, WNOHANG) == 0) {
    if (std::chrono::steady_clock::now() > give_up) {
      kill(-child, SIGKILL);
      waitpid(child, &status, 0);
      ending.timed_out = true;
      break;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  if (WIFSIGNALED(status)) ending.signal = WTERMSIG(status);
  if (ending.signal == SIGXCPU) ending.timed_out = true;
  ending.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128;
  return ending;
}

}  // namespace gridproof::mutation
