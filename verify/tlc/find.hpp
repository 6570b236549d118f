// Where Java and TLC are on this machine, or what is missing.
//
//   const Found found = find_tools();
//   if (const auto* missing = std::get_if<Missing>(&found)) return not_run(missing->reason);
//   use(std::get<Tools>(found));
//
// TLC is the file that GRIDPROOF_TLC_JAR names, else the one that set-up has put into the project's cache. Java is the
// one of JAVA_HOME, else the first on the PATH.
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

// The project's own models: the folder `tla` of the source tree that this program was built from. It need not exist,
// an installed program may have outlived it.
std::filesystem::path models_folder();

}  // namespace gridproof::tlc
