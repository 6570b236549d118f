#include "verify/cli/files.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

namespace gridproof::cli {

namespace {

text::Error failed(const std::string& path, const std::string& what) {
  return {path, 0, 0, fmt::format("{}: {}", what, std::strerror(errno))};
}

}  // namespace

text::Result<std::string> read_file(const std::string& path) {
  std::ostringstream content;
  if (path == "-") {
    content << std::cin.rdbuf();
    return std::move(content).str();
  }
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) return text::Error{path, 0, 0, "expected a file, found a directory"};
  std::ifstream file(path, std::ios::binary);
  if (!file) return failed(path, "cannot read the file");
  content << file.rdbuf();
  if (file.bad()) return failed(path, "cannot read the file");
  return std::move(content).str();
}

text::Result<bool> write_file(const std::string& path, const std::string& content) {
  if (path == "-") {
    std::cout << content << std::flush;
    if (!std::cout) return text::Error{"standard output", 0, 0, "cannot write"};
    return true;
  }
  const std::string temporary = fmt::format("{}.{}.tmp", path, getpid());
  errno = 0;
  {
    std::ofstream file(temporary, std::ios::binary);
    file << content;
    file.close();
    if (!file) {
      const text::Error error = failed(path, "cannot write the file");
      std::remove(temporary.c_str());
      return error;
    }
  }
  if (std::rename(temporary.c_str(), path.c_str()) != 0) {
    const text::Error error = failed(path, "cannot write the file");
    std::remove(temporary.c_str());
    return error;
  }
  return true;
}

}  // namespace gridproof::cli
