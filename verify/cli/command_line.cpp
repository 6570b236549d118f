#include "verify/cli/command_line.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <limits>
#include <string_view>
#include <utility>

#include "verify/cli/exit_code.hpp"

namespace gridproof::cli {

Option& Option::required() {
  parsed_->required();
  return *this;
}

Option& Option::shows_default() {
  parsed_->capture_default_str();
  return *this;
}

Option& Option::type_name(const std::string& name) {
  parsed_->type_name(name);
  return *this;
}

Option& Option::not_empty() {
  parsed_->check(CLI::Validator([](std::string& text) { return text.empty() ? "expected a value, found nothing" : ""; },
                                "", "not empty"));
  return *this;
}

Option& Option::whole_number(std::uint64_t least, std::uint64_t greatest) {
  const std::string range = greatest == std::numeric_limits<std::uint64_t>::max()
                                ? fmt::format("{} or more", least)
                                : fmt::format("{} to {}", least, greatest);
  parsed_->check(CLI::Validator(
      [=](std::string& text) {
        const bool digits =
            !text.empty() && text.size() <= 20 && text.find_first_not_of("0123456789") == std::string::npos;
        std::uint64_t number = 0;
        if (digits && CLI::detail::lexical_cast(text, number) && number >= least && number <= greatest)
          return std::string();
        return fmt::format("expected a whole number, {}, found '{}'", range, text);
      },
      "", "whole number"));
  return *this;
}

Option& Option::positive() {
  parsed_->check(CLI::PositiveNumber);
  return *this;
}

Option& Option::one_of(const std::vector<std::string>& values) {
  parsed_->check(CLI::IsMember(values));
  return *this;
}

Option& Option::needs(const Option& other) {
  parsed_->needs(other.parsed_);
  return *this;
}

Option& Option::excludes(const Option& other) {
  parsed_->excludes(other.parsed_);
  return *this;
}

Option& Option::excludes(const std::string& other) {
  parsed_->excludes(other);
  return *this;
}

Option& Command::keep(CLI::Option* option) {
  options_.push_back(std::unique_ptr<Option>(new Option(option)));
  return *options_.back();
}

Option& Command::option(const std::string& name, std::string& value, const std::string& help) {
  return keep(parser_->add_option(name, value, help));
}
Option& Command::option(const std::string& name, std::vector<std::string>& values, const std::string& help) {
  return keep(parser_->add_option(name, values, help));
}
Option& Command::option(const std::string& name, std::uint64_t& value, const std::string& help) {
  return keep(parser_->add_option(name, value, help));
}
Option& Command::option(const std::string& name, unsigned& value, const std::string& help) {
  return keep(parser_->add_option(name, value, help));
}
Option& Command::option(const std::string& name, int& value, const std::string& help) {
  return keep(parser_->add_option(name, value, help));
}
Option& Command::option(const std::string& name, double& value, const std::string& help) {
  return keep(parser_->add_option(name, value, help));
}
Option& Command::flag(const std::string& name, bool& value, const std::string& help) {
  return keep(parser_->add_flag(name, value, help));
}
Option& Command::option_or_flag(const std::string& name, std::string& value, const std::string& alone,
                                const std::string& help) {
  const auto take = [&value, alone](const std::string& text) { value = text.empty() ? alone : text; };
  return keep(parser_->add_option_function<std::string>(name, take, help)->expected(0, 1));
}

void Command::footer(const std::string& text) { parser_->footer(text); }

CommandLine::CommandLine(const std::string& program, const std::string& sentence)
    : parser_(std::make_unique<CLI::App>(sentence, program)), status_(as_expected) {
  parser_->require_subcommand(1);
}
CommandLine::~CommandLine() = default;

void CommandLine::version(const std::string& text) { parser_->set_version_flag("--version", text); }
void CommandLine::footer(const std::string& text) { parser_->footer(text); }

Command& CommandLine::add(const std::string& name, const std::string& sentence,
                          std::function<std::vector<FileUse>()> files, std::function<int()> run) {
  CLI::App* command = parser_->add_subcommand(name, sentence);
  command->callback([this, files = std::move(files), run = std::move(run)] {
    const auto lost = loss(files());
    status_ = lost ? complain(*lost) : run();
  });
  commands_.push_back(std::unique_ptr<Command>(new Command(command)));
  return *commands_.back();
}

// The first word that is no option must be a command; the parser itself only says that one is missing.
std::string CommandLine::unknown_command(int argc, char** argv) const {
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word.starts_with("-")) continue;
    std::string names;
    for (const CLI::App* command : parser_->get_subcommands({})) {
      if (command->get_name() == word) return {};
      names += (names.empty() ? "" : ", ") + command->get_name();
    }
    return fmt::format("no command is named '{}'; the commands are {}", word, names);
  }
  return {};
}

int CommandLine::run(int argc, char** argv) {
  try {
    parser_->parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return parser_->exit(error);  // --help, --version
    const std::string unknown = unknown_command(argc, argv);
    complain(unknown.empty() ? error.what() : unknown);
    fmt::print(stderr, "Run with --help for more information.\n");
    return bad_input;
  }
  return status_;
}

}  // namespace gridproof::cli
