// The commands and their options, said without the parser behind them: CLI11 is all headers, and command_line.cpp is
// the one file that has to read them.
//
//   CommandLine line("gridproof", "Proves the hints of grid puzzles.");
//   Command& hint = line.add("hint", "the next hint",
//                            [=] { return files(*arguments); }, [=] { return run(*arguments); });
//   hint.option("PUZZLE", arguments->puzzle, "the cells as text").required();
//   hint.option("--json", arguments->json, "write a report to a file").not_empty();
//   return line.run(argc, argv);                       // the exit code
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "verify/cli/files.hpp"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace gridproof::cli {

class Option {
 public:
  Option& required();
  Option& shows_default();
  Option& type_name(const std::string& name);

  // What a value must be; the messages are for a person.
  Option& not_empty();
  Option& whole_number(std::uint64_t least, std::uint64_t greatest = UINT64_MAX);
  Option& positive();
  Option& one_of(const std::vector<std::string>& values);

  Option& needs(const Option& other);
  Option& excludes(const Option& other);
  Option& excludes(const std::string& other);

 private:
  friend class Command;
  explicit Option(CLI::Option* parsed) : parsed_(parsed) {}

  CLI::Option* parsed_;
};

class Command {
 public:
  Option& option(const std::string& name, std::string& value, const std::string& help);
  Option& option(const std::string& name, std::vector<std::string>& values, const std::string& help);
  Option& option(const std::string& name, std::uint64_t& value, const std::string& help);
  Option& option(const std::string& name, unsigned& value, const std::string& help);
  Option& option(const std::string& name, int& value, const std::string& help);
  Option& option(const std::string& name, double& value, const std::string& help);
  Option& flag(const std::string& name, bool& value, const std::string& help);
  // One that may stand alone: then it has the value `alone`.
  Option& option_or_flag(const std::string& name, std::string& value, const std::string& alone,
                         const std::string& help);

  void footer(const std::string& text);

 private:
  friend class CommandLine;
  explicit Command(CLI::App* parser) : parser_(parser) {}
  Option& keep(CLI::Option* option);

  CLI::App* parser_;
  std::vector<std::unique_ptr<Option>> options_;
};

class CommandLine {
 public:
  CommandLine(const std::string& program, const std::string& sentence);
  ~CommandLine();

  void version(const std::string& text);
  void footer(const std::string& text);
  // `files`: what the command will read and write, asked before it runs. Where something would be lost, it does not.
  Command& add(const std::string& name, const std::string& sentence, std::function<std::vector<FileUse>()> files,
               std::function<int()> run);

  // The exit code of the command that was named; --help and --version are answered here, and so is bad usage.
  int run(int argc, char** argv);

 private:
  std::string unknown_command(int argc, char** argv) const;

  std::unique_ptr<CLI::App> parser_;
  std::vector<std::unique_ptr<Command>> commands_;
  int status_;
};

}  // namespace gridproof::cli
