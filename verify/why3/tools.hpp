// Why3 on this machine, and the provers that it finds.
//
//   const Found found = find_tools(home.path());
//   if (const auto* missing = std::get_if<Missing>(&found)) return not_run(missing->reason);
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

#include "verify/process/child.hpp"

namespace gridproof::why3 {

struct Tools {
  std::filesystem::path program;
  std::filesystem::path home;             // of its configuration and temporary files: a Why3 that is killed leaves some
  std::string version = {};               // "1.5.1"
  std::vector<std::string> provers = {};  // "CVC4 1.8": those that need nobody's help
};

struct Missing {
  std::string reason;  // a sentence for people
};

// Why3 is the first on the PATH. It writes to the folder, and nowhere else.
using Found = std::variant<Tools, Missing>;
Found find_tools(const std::filesystem::path& home);

struct Said {
  process::Ended ended;
  std::string output;
};

// Why3 with these words, in that folder.
Said run_why3(const Tools& tools, std::vector<std::string> words, const std::filesystem::path& folder,
              std::chrono::milliseconds patience);

// The provers of a configuration that work by themselves: not Coq, to which somebody has to talk.
std::vector<std::string> provers_of(const std::string& configuration);

}  // namespace gridproof::why3
