// Where other programs, and the data that this one needs beside itself, are on this machine.
//
//   const std::filesystem::path java = find_program("java");   // empty where there is none
#pragma once

#include <filesystem>
#include <string>

namespace gridproof::process {

// The value of an environment variable; empty where it is not set.
std::string setting(const char* name);

bool is_program(const std::filesystem::path& path);

// The first of that name on the PATH.
std::filesystem::path find_program(const std::string& name);

// A program of the build folder has the source tree. Any other one has what was installed with it (share/gridproof
// beside bin), also where both were moved. The folder need not exist.
struct DataFolder {
  std::filesystem::path path;
  bool installed = false;
};
DataFolder data_folder_of(const std::filesystem::path& program);

// The program that runs, whatever name it was called by.
std::filesystem::path this_program();

}  // namespace gridproof::process
