// Why3 on this machine, and the provers that it finds.
//
//   const Found found = find_tools(home.path());
//   if (const auto* missing = std::get_if<Missing>(&found)) return not_run(missing->reason);
#pragma once

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace gridproof::why3 {

struct Tools {
  std::filesystem::path program;
  std::filesystem::path configuration;  // what Why3 knows of the provers
  std::string version;                  // "1.5.1"
  std::vector<std::string> provers;     // "CVC4 1.8"
};

struct Missing {
  std::string reason;  // a sentence for people
};

// Why3 is the first on the PATH. It writes down the provers in the folder, and nowhere else.
using Found = std::variant<Tools, Missing>;
Found find_tools(const std::filesystem::path& folder);

// The provers that a configuration lists.
std::vector<std::string> provers_of(const std::string& configuration);

}  // namespace gridproof::why3
