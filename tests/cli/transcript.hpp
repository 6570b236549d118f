// Transcripts: commands and what they say, written down as a person would see them, run again and compared.
//
//   $ gridproof hint four --layout 3x4x          a command for /bin/sh; `> ` continues it on the next line
//   error: --layout:1:4: expected '+' or ...     standard output, then standard error
//   [exit 2]                                     the exit code, where it is not 0
//   # another reader                             a comment
//
// Four liberties, and no other:
//   `...` on a line of its own stands for any lines, also for none;
//   times are any: `1.45 s`, `"seconds": 0.7`, `time="0.012"`;
//   a digest is compared, unless `digest *` or `"digest": "*"` is written: where it depends on the versions of tools;
//   blanks at the end of a line and blank lines at the end of an output do not count.
// Two rules hold for every command: output that is not a terminal's has no escape codes, and a command that ends with
// exit code 2 says why on standard error and has written nothing to standard output.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/sandbox.hpp"

namespace gridproof::test {

struct Exchange {
  std::size_t line = 0;  // of the command, from 1
  std::string command;
  std::vector<std::string> output;
  int status = 0;
};

// The exchanges of a transcript; of a Markdown text, those in its fenced blocks marked `console`.
std::vector<Exchange> read_transcript(const std::string& text);
std::vector<Exchange> read_console_blocks(const std::string& markdown);

// What is wrong, in words; empty where the outcome is as written.
std::string difference(const Exchange& written, const Outcome& outcome);

// Runs the exchanges in order; a complaint for each that differs, with `source` and the line.
std::vector<std::string> differences(const std::vector<Exchange>& exchanges, const std::string& source,
                                     const Sandbox& sandbox);

// The same, told on standard error; how many they were.
std::size_t report_differences(const std::vector<Exchange>& exchanges, const std::string& source,
                               const Sandbox& sandbox);

std::vector<std::string> lines_of(const std::string& text);

}  // namespace gridproof::test
