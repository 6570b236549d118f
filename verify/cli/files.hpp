// Files and streams of the command line: errors are messages, and nothing is left half-written.
#pragma once

#include <cstdio>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "text/result.hpp"

namespace gridproof::cli {

// The folder is there and can be written to, made now if it was missing.
text::Result<bool> make_folder(const std::string& path);

// A file that a command reads or writes, or a folder with many, and the option that names it. Each command lists them
// where it is declared (command_line.hpp): nothing that it reads may be replaced, and nothing be written twice.
struct FileUse {
  enum class Kind { reads, writes };
  Kind kind;
  std::string option;                     // --json, PUZZLE
  std::string path;                       // - for standard input or output; empty: none
  std::vector<std::string> endings = {};  // of a folder: the files in it that are meant
};

// Which file would be lost, in words; nothing where none would.
std::optional<std::string> loss(const std::vector<FileUse>& uses);

// Where a report will go. Opened before the work, so that a bad path is found before anything has been done; a file
// gets its content at once, by way of a temporary one beside it.
//
//   auto output = Output::open("report.json");      // `-` is standard output
//   if (!output) return complain(output.error());
//   ...
//   const auto written = output->commit(content);
class Output {
 public:
  static text::Result<Output> open(const std::string& path);

  bool is_standard_output() const { return path_ == "-"; }
  text::Result<bool> commit(const std::string& content);
  text::Result<bool> commit(std::FILE* content);  // all of it, from its beginning

  // What `write` writes while it runs; where it returns false, a file is left as it was.
  text::Result<bool> commit(const std::function<bool(std::ostream&)>& write);

 private:
  explicit Output(std::string path) : path_(std::move(path)) {}

  template <class Write>
  text::Result<bool> write_with(Write&& write);

  std::string path_;
  bool replaces_ = false;  // not where it is written directly: standard output, a device, a pipe
};

}  // namespace gridproof::cli
