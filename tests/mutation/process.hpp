// Another program, with an end to its patience.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace gridproof::mutation {

struct Ending {
  bool timed_out = false;
  int signal = 0;  // 0: it ended by itself
  int code = 0;
};

// Runs the program with its output in `log`. The limits: seconds of processor time, ten times as many on the clock, and
// 2 GB of memory, so that a mutant that loops cannot take the machine with it.
Ending run(const std::vector<std::string>& command, const std::filesystem::path& log, unsigned seconds);

}  // namespace gridproof::mutation
