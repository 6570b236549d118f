// A file that is written beside its place and then moved there, so that whoever looks sees the old one or the new one.
// Its name is random and it is created exclusively: a file or link that somebody has put there is never written to.
//
//   auto file = Replacement::beside("report.json");      // nothing: errno says why
//   std::fputs("{}", file->stream());
//   if (!file->commit()) ...                             // errno says why; the file of before is as it was
#pragma once

#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

namespace gridproof::explore {

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

class Replacement {
 public:
  // With the permissions of the file that it is to replace, or of any new file.
  static std::optional<Replacement> beside(const std::filesystem::path& target);

  Replacement(Replacement&&) = default;
  Replacement& operator=(Replacement&&) = delete;
  ~Replacement();  // without commit() it is removed

  std::FILE* stream() const { return file_.get(); }
  const std::filesystem::path& path() const { return path_; }
  bool commit();  // once

 private:
  Replacement(std::filesystem::path target, std::filesystem::path path, File file)
      : target_(std::move(target)), path_(std::move(path)), file_(std::move(file)) {}

  std::filesystem::path target_, path_;
  File file_;
};

}  // namespace gridproof::explore
