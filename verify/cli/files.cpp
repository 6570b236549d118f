#include "verify/cli/files.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <streambuf>
#include <utility>

#include "verify/explore/replacement.hpp"

namespace gridproof::cli {

namespace {

// An error of the file as a whole: it has no line.
text::Error failed(const std::string& path, const std::string& what) {
  return {path, 0, 0, errno != 0 ? fmt::format("{}: {}", what, std::strerror(errno)) : what};
}

// Writes to a file that is open already; the file has a buffer of its own.
class FileBuffer : public std::streambuf {
 public:
  explicit FileBuffer(std::FILE* file) : file_(file) {}

 protected:
  int_type overflow(int_type c) override {
    if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
    return std::fputc(traits_type::to_char_type(c), file_) == EOF ? traits_type::eof() : c;
  }
  std::streamsize xsputn(const char* text, std::streamsize size) override {
    return static_cast<std::streamsize>(std::fwrite(text, 1, static_cast<std::size_t>(size), file_));
  }
  int sync() override { return std::fflush(file_) == 0 ? 0 : -1; }

 private:
  std::FILE* file_;
};

}  // namespace

text::Result<bool> make_folder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) return text::Error{path, 0, 0, fmt::format("cannot make the folder: {}", error.message())};
  errno = 0;
  if (access(path.c_str(), W_OK | X_OK) != 0) return failed(path, "cannot write to the folder");
  return true;
}

namespace {

// What a file is, whatever it is called: that of a link is that of its target. A file that is not there yet is its name
// in its folder.
std::string identity(const std::string& path) {
  struct stat status {};
  const bool is_there = path == "-" ? fstat(STDOUT_FILENO, &status) == 0 : stat(path.c_str(), &status) == 0;
  if (is_there) return fmt::format("{}:{}", status.st_dev, status.st_ino);
  std::error_code error;
  const std::filesystem::path name(path);
  const auto folder = std::filesystem::canonical(name.has_parent_path() ? name.parent_path() : ".", error);
  return error ? path : (folder / name.filename()).string();
}

}  // namespace

std::optional<std::string> written_twice(const std::vector<OutputOption>& options) {
  const std::string nowhere = identity("/dev/null");
  for (auto second = options.begin(); second != options.end(); ++second)
    for (auto first = options.begin(); first != second; ++first) {
      if (first->path.empty() || second->path.empty()) continue;
      const bool both_standard = first->path == "-" && second->path == "-";
      const std::string file = identity(first->path);
      if (!both_standard && (file == nowhere || file != identity(second->path))) continue;
      return fmt::format("{} and {} cannot both have {}", first->option, second->option,
                         both_standard ? "standard output" : second->path == "-" ? first->path : second->path);
    }
  return std::nullopt;
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
  if (!replaces_) {
    std::ofstream file(path_, std::ios::binary);
    write(file);
    file.close();
    if (file) return true;
    return failed(path_, "cannot write the file");
  }
  auto file = explore::Replacement::beside(path_);
  if (!file) return failed(path_, "cannot write the file");
  FileBuffer buffer(file->stream());
  std::ostream stream(&buffer);
  write(stream);
  if (stream && file->commit()) return true;
  return failed(path_, "cannot write the file");
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
