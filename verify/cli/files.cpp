#include "verify/cli/files.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <streambuf>
#include <tuple>
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

namespace fs = std::filesystem;

bool is_standard(const FileUse& use) { return use.path == "-"; }

// What lies at the path, that of a link being its target; of - what is there for this use.
bool look(const FileUse& use, struct stat& status) {
  if (is_standard(use)) return fstat(use.kind == FileUse::Kind::reads ? STDIN_FILENO : STDOUT_FILENO, &status) == 0;
  return stat(use.path.c_str(), &status) == 0;
}

// The name that a file has in the end, also one that is not there yet.
fs::path place(const std::string& path) {
  std::error_code error;
  const fs::path found = fs::weakly_canonical(fs::absolute(path, error), error);
  if (error) return path;
  return found.has_filename() ? found : found.parent_path();  // folder/ is folder
}

// Whether both have one file; of a file that is read only where it can be replaced: a terminal is not.
bool is_one_file(const FileUse& a, const FileUse& b) {
  struct stat at_a {}, at_b {}, nowhere {};
  const bool has_a = look(a, at_a), has_b = look(b, at_b);
  if (has_a != has_b) return false;
  if (!has_a) return !is_standard(a) && !is_standard(b) && place(a.path) == place(b.path);
  const auto same = [](const struct stat& x, const struct stat& y) {
    return x.st_dev == y.st_dev && x.st_ino == y.st_ino;
  };
  if (!same(at_a, at_b)) return false;
  if (a.kind != b.kind) return S_ISREG(at_a.st_mode);
  return stat("/dev/null", &nowhere) != 0 || !same(at_a, nowhere);
}

bool has_ending(const std::string& path, const FileUse& folder) {
  return std::any_of(folder.endings.begin(), folder.endings.end(),
                     [&](const std::string& ending) { return path.ends_with(ending); });
}

// Whether the file is one of those in the folder, or may become one.
bool is_among(const FileUse& file, const FileUse& folder) {
  if (is_standard(file)) return false;
  const fs::path path = place(file.path);
  if (path.parent_path() == place(folder.path) && has_ending(path.string(), folder)) return true;
  std::error_code error;
  for (fs::directory_iterator at(folder.path, error), end; !error && at != end; at.increment(error))
    if (has_ending(at->path().string(), folder) && is_one_file(file, {folder.kind, folder.option, at->path().string()}))
      return true;
  return false;
}

bool meet(const FileUse& a, const FileUse& b) {
  if (!a.endings.empty() && !b.endings.empty()) return false;  // no folder gets what another one is read for
  if (!a.endings.empty()) return is_among(b, a);
  if (!b.endings.empty()) return is_among(a, b);
  if (is_standard(a) && is_standard(b) && a.kind == b.kind) return true;
  return is_one_file(a, b);
}

}  // namespace

std::optional<std::string> loss(const std::vector<FileUse>& uses) {
  using Kind = FileUse::Kind;
  for (auto second = uses.begin(); second != uses.end(); ++second)
    for (auto first = uses.begin(); first != second; ++first) {
      if (first->path.empty() || second->path.empty()) continue;
      if (first->kind == Kind::reads && second->kind == Kind::reads) continue;
      if (!meet(*first, *second)) continue;
      const FileUse& named = is_standard(*second) || !second->endings.empty() ? *first : *second;
      if (first->kind == second->kind)
        return fmt::format("{} and {} cannot both have {}", first->option, second->option,
                           is_standard(named) ? "standard output" : named.path);
      const auto& [read, written] = first->kind == Kind::reads ? std::tie(*first, *second) : std::tie(*second, *first);
      return fmt::format("{} would replace {}, which {} reads", written.option,
                         is_standard(named) ? "standard input" : named.path, read.option);
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
