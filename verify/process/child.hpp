// A child process whose output is read while it runs, with an end to our patience.
//
//   const Ended ended = run_process({{"/usr/bin/java", "-version"}, ".", std::chrono::seconds(5)},
//                                   [](std::string_view piece) { ... });
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace gridproof::process {

struct Command {
  std::vector<std::string> words;          // the program's path first
  std::filesystem::path folder;            // where it runs
  std::chrono::milliseconds patience;      // then it is killed, with all its own children
  std::vector<std::string> settings = {};  // of its environment, before ours: "TMPDIR=/somewhere"
};

struct Ended {
  enum class How : std::uint8_t { by_itself, by_signal, timed_out, interrupted, not_started } how = How::by_itself;
  int code = 0;        // the exit code, or the signal
  std::string errors;  // its standard error; the beginning where that is long
};

// Standard output goes to `output` in pieces; standard input is empty. As long as it runs, and be it silent, `waiting`
// is called several times a second. Where this process is asked to end (SIGINT, SIGTERM, SIGHUP) the child is killed
// and the answer is `interrupted` with the signal: tidy up and end the watch.
Ended run_process(const Command& command, const std::function<void(std::string_view)>& output,
                  const std::function<void()>& waiting = {});

// While one lives, in whichever thread, SIGINT, SIGTERM and SIGHUP are only noted; where the last one ends, what was
// noted is raised again. So everybody can tidy up first. A signal that was ignored before stays ignored.
class SignalWatch {
 public:
  SignalWatch();
  ~SignalWatch();
  SignalWatch(const SignalWatch&) = delete;
  SignalWatch& operator=(const SignalWatch&) = delete;

  // Ends this one, and waits until those of the other threads have ended.
  void end_with_others();

 private:
  void end();

  bool watches_ = true;
};

}  // namespace gridproof::process
