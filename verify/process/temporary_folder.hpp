// A folder for one run, gone with everything in it when the run is over.
//
//   TemporaryFolder home("gridproof-tlc");
//   if (home.path().empty()) return failed("cannot make a temporary folder");
#pragma once

#include <stdlib.h>

#include <filesystem>
#include <string>

namespace gridproof::process {

class TemporaryFolder {
 public:
  explicit TemporaryFolder(const std::string& name) {
    std::error_code error;
    std::string pattern = (std::filesystem::temp_directory_path(error) / (name + "-XXXXXX")).string();
    if (!error && mkdtemp(pattern.data()) != nullptr) path_ = pattern;
  }
  ~TemporaryFolder() { remove(); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  void remove() {
    std::error_code error;
    if (!path_.empty()) std::filesystem::remove_all(path_, error);
    path_.clear();
  }
  const std::filesystem::path& path() const { return path_; }  // empty where there is none

 private:
  std::filesystem::path path_;
};

}  // namespace gridproof::process
