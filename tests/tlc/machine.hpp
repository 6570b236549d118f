// What the tests of TLC need of the machine: a folder of their own, stand-ins for Java, the real TLC.
#pragma once

#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>

#include "support/scratch.hpp"
#include "verify/tlc/find.hpp"

namespace gridproof::tlc {

inline const std::filesystem::path here = std::filesystem::path(GRIDPROOF_SOURCE_DIR) / "tests" / "tlc";

using test::content_of;
using test::Folder;
using test::Setting;
using test::write;

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
