#include "verify/tlc/find.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "verify/process/places.hpp"

namespace gridproof::tlc {

namespace {

using process::setting;

bool is_readable_file(const std::filesystem::path& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error) && access(path.c_str(), R_OK) == 0;
}

std::filesystem::path find_java() {
  if (const std::string home = setting("JAVA_HOME"); !home.empty())
    if (const auto java = std::filesystem::path(home) / "bin" / "java"; process::is_program(java)) return java;
  return process::find_program("java");
}

}  // namespace

Data data_of(const std::filesystem::path& program) {
  const auto [folder, installed] = process::data_folder_of(program);
  return {folder / "tla", (installed ? folder : folder / ".cache" / "tlc") / GRIDPROOF_TLC_FILE, installed};
}

Found find_tools() {
  const Data data = data_of(process::this_program());
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

std::filesystem::path models_folder() { return data_of(process::this_program()).models; }

}  // namespace gridproof::tlc
