// Where Java, TLC and the models are on this machine, or what is missing.
//
//   const Found found = find_tools();
//   if (const auto* missing = std::get_if<Missing>(&found)) return not_run(missing->reason);
//   use(std::get<Tools>(found));
//
// TLC is the file that GRIDPROOF_TLC_JAR names, else the one that is kept with the models (Data). Java is the one of
// JAVA_HOME, else the first on the PATH.
#pragma once

#include <filesystem>
#include <string>
#include <variant>

namespace gridproof::tlc {

struct Tools {
  std::filesystem::path java;  // the program
  std::filesystem::path jar;   // TLC's classes
};

struct Missing {
  std::string reason;  // a sentence for people
};

using Found = std::variant<Tools, Missing>;
Found find_tools();

// What a program needs beside itself. One of the build folder has the source tree, where set-up has put TLC into a
// cache. Any other one has what was installed with it (share/gridproof beside bin), also where both were moved. None of
// it need exist.
struct Data {
  std::filesystem::path models;  // the folder of the manifest
  std::filesystem::path jar;
  bool installed = false;
};
Data data_of(const std::filesystem::path& program);

// The models of the program that runs.
std::filesystem::path models_folder();

}  // namespace gridproof::tlc
