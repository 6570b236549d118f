#include "verify/cli/files.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
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

template <class Write>
text::Result<bool> Output::write_with(Write&& write) {
  errno = 0;
  if (is_standard_output()) {
    write(std::cout);
    if (!std::cout.flush()) return text::Error{"standard output", 0, 0, "cannot write"};
    return true;
  }
  const std::string target = replaces_ ? fmt::format("{}.{}.tmp", path_, getpid()) : path_;
  std::ofstream file(target, std::ios::binary);
  write(file);
  file.close();
  if (file && (!replaces_ || std::rename(target.c_str(), path_.c_str()) == 0)) return true;
  const text::Error problem = failed(path_, "cannot write the file");
  if (replaces_) std::remove(target.c_str());
  return problem;
}

text::Result<bool> Output::commit(const std::string& content) {
  return write_with([&](std::ostream& stream) { stream << content; });
}

text::Result<bool> Output::commit(std::FILE* content) {
  std::rewind(content);
  return write_with([&](std::ostream& stream) {
    std::array<char, 65536> part;
    while (const std::size_t read = std::fread(part.data(), 1, part.size(), content))
      stream.write(part.data(), static_cast<std::streamsize>(read));
    if (std::ferror(content) != 0) stream.setstate(std::ios::failbit);
  });
}

text::Result<bool> Output::commit(const std::function<bool(std::ostream&)>& write) {
  bool wanted = true;
  const auto written = write_with([&](std::ostream& stream) {
    wanted = write(stream);
    if (!wanted && !is_standard_output()) stream.setstate(std::ios::failbit);
  });
  return wanted ? written : text::Result<bool>(false);
}

}  // namespace gridproof::cli
