#include "verify/process/places.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace gridproof::process {

std::string setting(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

bool is_program(const std::filesystem::path& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error) && access(path.c_str(), X_OK) == 0;
}

std::filesystem::path find_program(const std::string& name) {
  const std::string path = setting("PATH");
  for (std::size_t from = 0; from <= path.size();) {
    const std::size_t to = std::min(path.find(':', from), path.size());
    const std::string folder = path.substr(from, to - from);
    if (const auto program = std::filesystem::path(folder) / name; !folder.empty() && is_program(program))
      return program;
    from = to + 1;
  }
  return {};
}

DataFolder data_folder_of(const std::filesystem::path& program) {
  const std::filesystem::path folder = program.parent_path();
  std::error_code error;
  if (folder == GRIDPROOF_BUILD_PROGRAMS || std::filesystem::equivalent(folder, GRIDPROOF_BUILD_PROGRAMS, error))
    return {GRIDPROOF_SOURCE_DIR, false};
  return {(folder / GRIDPROOF_DATA_FROM_PROGRAMS).lexically_normal(), true};
}

// Where the system does not say, it is taken for one of the build folder.
std::filesystem::path this_program() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  return error ? std::filesystem::path(GRIDPROOF_BUILD_PROGRAMS) / "gridproof" : program;
}

}  // namespace gridproof::process
