#include "verify/tlc/find.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace gridproof::tlc {

namespace {

std::string setting(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

bool is_program(const std::filesystem::path& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error) && access(path.c_str(), X_OK) == 0;
}

bool is_readable_file(const std::filesystem::path& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error) && access(path.c_str(), R_OK) == 0;
}

std::filesystem::path find_java() {
  if (const std::string home = setting("JAVA_HOME"); !home.empty())
    if (const auto java = std::filesystem::path(home) / "bin" / "java"; is_program(java)) return java;
  const std::string path = setting("PATH");
  for (std::size_t from = 0; from <= path.size();) {
    const std::size_t to = std::min(path.find(':', from), path.size());
    const std::string folder = path.substr(from, to - from);
    if (const auto java = std::filesystem::path(folder) / "java"; !folder.empty() && is_program(java)) return java;
    from = to + 1;
  }
  return {};
}

}  // namespace

Found find_tools() {
  Tools tools{find_java(), std::filesystem::path(GRIDPROOF_SOURCE_DIR) / ".cache" / "tlc" / GRIDPROOF_TLC_FILE};
  if (const std::string own = setting("GRIDPROOF_TLC_JAR"); !own.empty()) {
    tools.jar = own;
    if (!is_readable_file(tools.jar))
      return Missing{fmt::format("GRIDPROOF_TLC_JAR names '{}', which is no file that can be read", own)};
  } else if (!is_readable_file(tools.jar)) {
    return Missing{"TLC is not installed (./run.sh installs it; GRIDPROOF_TLC_JAR names a tla2tools.jar of your own)"};
  }
  if (tools.java.empty()) return Missing{"there is no java on the PATH (./run.sh installs it)"};
  return tools;
}

std::filesystem::path models_folder() { return std::filesystem::path(GRIDPROOF_SOURCE_DIR) / "tla"; }

}  // namespace gridproof::tlc
