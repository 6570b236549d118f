#include "verify/process/child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace gridproof::process {

namespace {

using Clock = std::chrono::steady_clock;

volatile sig_atomic_t asked_to_end = 0;
void note_signal(int signal) { asked_to_end = signal; }

constexpr std::array<int, 3> signals = {SIGINT, SIGTERM, SIGHUP};

// Of all watches together.
std::mutex guard;
int watches = 0;
std::array<struct sigaction, signals.size()> before = {};

class Pipe {
 public:
  Pipe() { good_ = pipe2(ends_.data(), O_CLOEXEC) == 0; }
  ~Pipe() {
    close_reader();
    close_writer();
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  bool good() const { return good_; }
  int reader() const { return ends_[0]; }
  int writer() const { return ends_[1]; }
  void close_reader() { close_end(ends_[0]); }
  void close_writer() { close_end(ends_[1]); }

 private:
  static void close_end(int& end) {
    if (end >= 0) close(end);
    end = -1;
  }

  std::array<int, 2> ends_ = {-1, -1};
  bool good_ = false;
};

// In the child, between fork and exec: nothing but system calls.
[[noreturn]] void become(char* const* words, char* const* settings, const char* folder, int output, int errors,
                         pid_t parent) {
  setpgid(0, 0);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // also when we are killed without a chance to do it
  if (getppid() != parent) _exit(127);
#else
  static_cast<void>(parent);
#endif
  const int nothing = open("/dev/null", O_RDONLY);
  if (nothing < 0 || dup2(nothing, STDIN_FILENO) < 0 || dup2(output, STDOUT_FILENO) < 0 ||
      dup2(errors, STDERR_FILENO) < 0 || chdir(folder) != 0)
    _exit(127);
  execve(words[0], words, settings);
  const char* reason = std::strerror(errno);
  if (write(STDERR_FILENO, reason, std::strlen(reason)) < 0) _exit(127);
  _exit(127);
}

// As exec takes them.
std::vector<char*> pointers_to(const std::vector<std::string>& words) {
  std::vector<char*> pointers;
  for (const std::string& word : words) pointers.push_back(const_cast<char*>(word.c_str()));
  pointers.push_back(nullptr);
  return pointers;
}

// Our environment, but for what these set anew.
std::vector<char*> settings_with(const std::vector<std::string>& ours) {
  std::vector<char*> settings = pointers_to(ours);
  settings.pop_back();
  for (char** one = environ; one != nullptr && *one != nullptr; ++one) {
    const std::string_view name = std::string_view(*one).substr(0, std::string_view(*one).find('=') + 1);
    if (std::none_of(ours.begin(), ours.end(), [&](const std::string& each) { return each.starts_with(name); }))
      settings.push_back(*one);
  }
  settings.push_back(nullptr);
  return settings;
}

// False at the end of the file.
bool read_some(int from, const std::function<void(std::string_view)>& take) {
  std::array<char, 65536> buffer;
  const ssize_t size = read(from, buffer.data(), buffer.size());
  if (size > 0) take({buffer.data(), static_cast<std::size_t>(size)});
  return size > 0 || (size < 0 && (errno == EINTR || errno == EAGAIN));
}

}  // namespace

SignalWatch::SignalWatch() {
  const std::lock_guard lock(guard);
  if (watches++ > 0) return;
  asked_to_end = 0;
  struct sigaction ours {};
  ours.sa_handler = note_signal;
  sigemptyset(&ours.sa_mask);
  for (std::size_t i = 0; i < signals.size(); ++i) {
    sigaction(signals[i], nullptr, &before[i]);
    if (before[i].sa_handler != SIG_IGN) sigaction(signals[i], &ours, nullptr);
  }
}

SignalWatch::~SignalWatch() { end(); }

void SignalWatch::end() {
  int signal = 0;
  {
    const std::lock_guard lock(guard);
    if (!std::exchange(watches_, false) || --watches > 0) return;
    for (std::size_t i = 0; i < signals.size(); ++i) sigaction(signals[i], &before[i], nullptr);
    signal = asked_to_end;
    asked_to_end = 0;
  }
  if (signal != 0) raise(signal);
}

void SignalWatch::end_with_others() {
  end();
  while (true) {
    {
      const std::lock_guard lock(guard);
      if (watches == 0) return;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
}

Ended run_process(const Command& command, const std::function<void(std::string_view)>& output,
                  const std::function<void()>& waiting) {
  using How = Ended::How;
  constexpr std::size_t most_errors = 20'000;
  const std::vector<char*> words = pointers_to(command.words), settings = settings_with(command.settings);
  const std::string folder = command.folder.string();
  Pipe out, err;
  if (!out.good() || !err.good()) return {How::not_started, 0, "no pipe"};

  const SignalWatch watch;
  const Clock::time_point end = Clock::now() + command.patience;
  const pid_t parent = getpid(), child = fork();
  if (child < 0) return {How::not_started, 0, std::strerror(errno)};
  if (child == 0) become(words.data(), settings.data(), folder.c_str(), out.writer(), err.writer(), parent);
  setpgid(child, child);  // in both processes: whoever comes first
  out.close_writer();
  err.close_writer();

  Ended ended;
  const auto take_error = [&](std::string_view piece) {
    ended.errors += piece.substr(0, most_errors - std::min(most_errors, ended.errors.size()));
  };
  std::optional<int> status;
  while (!status) {
    if (asked_to_end != 0 || Clock::now() >= end) {
      kill(-child, SIGKILL);
      int ignored = 0;
      while (waitpid(child, &ignored, 0) < 0 && errno == EINTR) {
      }
      ended.how = asked_to_end != 0 ? How::interrupted : How::timed_out;
      ended.code = asked_to_end;
      return ended;
    }
    // A negative descriptor is passed over. The short wait is for the clock and for a child that closes its output.
    std::array<pollfd, 2> ready = {{{out.reader(), POLLIN, 0}, {err.reader(), POLLIN, 0}}};
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    poll(ready.data(), ready.size(), static_cast<int>(std::clamp<long long>(left, 1, 100)));
    if (ready[0].revents != 0 && !read_some(out.reader(), output)) out.close_reader();
    if (ready[1].revents != 0 && !read_some(err.reader(), take_error)) err.close_reader();
    if (waiting) waiting();
    int answer = 0;
    if (waitpid(child, &answer, WNOHANG) == child) status = answer;
  }
  // What it said last is still in the pipes; somebody it left behind may hold them open, so this does not wait.
  for (const bool is_output : {true, false}) {
    const int from = is_output ? out.reader() : err.reader();
    pollfd ready{from, POLLIN, 0};
    while (from >= 0 && poll(&ready, 1, 0) > 0 && read_some(from, is_output ? output : take_error)) {
    }
  }
  kill(-child, SIGKILL);
  ended.how = WIFEXITED(*status) ? How::by_itself : How::by_signal;
  ended.code = WIFEXITED(*status) ? WEXITSTATUS(*status) : WTERMSIG(*status);
  return ended;
}

}  // namespace gridproof::process
