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
#include <utility>

namespace gridproof::cli {

namespace {

// An error of the file as a whole: it has no line.
text::Error failed(const std::string& path, const std::string& what) {
  return {path, 0, 0, errno != 0 ? fmt::format("{}: {}", what, std::strerror(errno)) : what};
}

bool write_to(const std::string& path, const std::string& content) {
  std::ofstream file(path, std::ios::binary);
  file << content;
  file.close();
  return static_cast<bool>(file);
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
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  if (!file) return failed(path, "cannot read the file");
  content << file.rdbuf();
  if (file.bad()) return failed(path, "cannot read the file");
  return std::move(content).str();
}

text::Result<bool> make_folder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) return text::Error{path, 0, 0, fmt::format("cannot make the folder: {}", error.message())};
  errno = 0;
  if (access(path.c_str(), W_OK | X_OK) != 0) return failed(path, "cannot write to the folder");
  return true;
}

text::Result<Output> Output::open(const std::string& path) {
  Output output(path);
  if (path == "-") return output;
  std::error_code error;
  if (std::filesystem::is_directory(path, error))
    return text::Error{path, 0, 0, fmt::format("cannot write the file: {}", std::strerror(EISDIR))};
  const bool exists = std::filesystem::exists(path, error);
  if (exists && !std::filesystem::is_regular_file(path, error)) return output;
  if (exists) {  // what a link points to is replaced, not the link
    const auto target = std::filesystem::canonical(path, error);
    if (!error) output.path_ = target.string();
  }
  const std::string folder = std::filesystem::path(output.path_).parent_path().string();
  errno = 0;
  if ((exists && access(output.path_.c_str(), W_OK) != 0) || access(folder.empty() ? "." : folder.c_str(), W_OK) != 0)
    return failed(path, "cannot write the file");
  output.replaces_ = true;
  return output;
}

text::Result<bool> Output::commit(const std::string& content) {
  errno = 0;
  if (is_standard_output()) {
    std::cout << content << std::flush;
    if (!std::cout) return text::Error{"standard output", 0, 0, "cannot write"};
    return true;
  }
  const std::string target = replaces_ ? fmt::format("{}.{}.tmp", path_, getpid()) : path_;
  if (write_to(target, content) && (!replaces_ || std::rename(target.c_str(), path_.c_str()) == 0)) return true;
  const text::Error problem = failed(path_, "cannot write the file");
  if (replaces_) std::remove(target.c_str());
  return problem;
}

}  // namespace gridproof::cli
