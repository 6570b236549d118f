// What the tests of TLC need of the machine: a folder of their own, stand-ins for Java, the real TLC.
#pragma once

#include <stdlib.h>
#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>

#include "verify/tlc/find.hpp"

namespace gridproof::tlc {

inline const std::filesystem::path here = std::filesystem::path(GRIDPROOF_SOURCE_DIR) / "tests" / "tlc";

inline std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  content << file.rdbuf();
  if (!file) FAIL("cannot read " << path);
  return std::move(content).str();
}

inline void write(const std::filesystem::path& path, const std::string& content) {
  std::ofstream(path, std::ios::binary) << content;
}

// Gone with the test.
class Folder {
 public:
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "gridproof-test-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) FAIL("no temporary folder");
    path_ = pattern;
  }
  ~Folder() {
    std::error_code error;
    std::filesystem::remove_all(path_, error);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

// An environment variable for as long as this lives.
class Setting {
 public:
  Setting(const char* name, const std::string& value) : name_(name) {
    if (const char* before = std::getenv(name)) before_ = before;
    setenv(name, value.c_str(), 1);
  }
  ~Setting() {
    if (before_)
      setenv(name_, before_->c_str(), 1);
    else
      unsetenv(name_);
  }
  Setting(const Setting&) = delete;
  Setting& operator=(const Setting&) = delete;

 private:
  const char* name_;
  std::optional<std::string> before_;
};

// A shell script in Java's place.
inline Tools fake_java(const Folder& folder, const std::string& script) {
  const std::filesystem::path java = folder.path() / "java";
  write(java, "#!/bin/sh\n" + script);
  chmod(java.c_str(), 0755);
  write(folder.path() / "tlc.jar", "");
  return {java, folder.path() / "tlc.jar"};
}

// The real one. Without it a test passes for skipped, unless the tests are strict.
inline std::optional<Tools> real_tlc() {
  const Found found = find_tools();
  if (const auto* tools = std::get_if<Tools>(&found)) return *tools;
  const std::string reason = std::get<Missing>(found).reason;
  const char* strict = std::getenv("GRIDPROOF_STRICT");
  if (strict != nullptr && std::string(strict) == "1") FAIL(reason);
  std::cout << "SKIPPED: " << reason << std::endl;
  return std::nullopt;
}

}  // namespace gridproof::tlc
