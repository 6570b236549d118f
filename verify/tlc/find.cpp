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

// Whatever name it was called by. Where the system does not say, it is taken for one of the build folder.
std::filesystem::path this_program() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  return error ? std::filesystem::path(GRIDPROOF_BUILD_PROGRAMS) / "gridproof" : program;
}

}  // namespace

Data data_of(const std::filesystem::path& program) {
  const std::filesystem::path folder = program.parent_path(), source = GRIDPROOF_SOURCE_DIR;
  std::error_code error;
  if (folder == GRIDPROOF_BUILD_PROGRAMS || std::filesystem::equivalent(folder, GRIDPROOF_BUILD_PROGRAMS, error))
    return {source / "tla", source / ".cache" / "tlc" / GRIDPROOF_TLC_FILE, false};
  const auto share = (folder / GRIDPROOF_DATA_FROM_PROGRAMS).lexically_normal();
  return {share / "tla", share / GRIDPROOF_TLC_FILE, true};
}

Found find_tools() {
  const Data data = data_of(this_program());
  Tools tools{find_java(), data.jar};
  if (const std::string own = setting("GRIDPROOF_TLC_JAR"); !own.empty()) {
    tools.jar = own;
    if (!is_readable_file(tools.jar))
      return Missing{fmt::format("GRIDPROOF_TLC_JAR names '{}', which is no file that can be read", own)};
  } else if (!is_readable_file(tools.jar)) {
    return Missing{
        fmt::format("TLC is not installed ({}; GRIDPROOF_TLC_JAR names a tla2tools.jar of your own)",
                    data.installed ? fmt::format("there is no {}", data.jar.string()) : "./run.sh installs it")};
  }
  if (tools.java.empty()) return Missing{"there is no java on the PATH (./run.sh installs it)"};
  return tools;
}

std::filesystem::path models_folder() { return data_of(this_program()).models; }

}  // namespace gridproof::tlc
