#include "cli/transcript.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <regex>
#include <sstream>

namespace gridproof::test {

namespace {

void drop_blank_end(std::vector<std::string>& lines) {
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
}

std::vector<Exchange> exchanges_in(const std::vector<std::string>& lines, std::size_t first_line) {
  static const std::regex exit_line(R"(\[exit (\d+)\])");
  std::vector<Exchange> exchanges;
  bool in_command = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string& line = lines[i];
    std::smatch match;
    if (line.starts_with("$ ")) {
      exchanges.push_back({first_line + i, line.substr(2), {}, 0});
      in_command = true;
    } else if (exchanges.empty() || line.starts_with("# ")) {
      in_command = false;
    } else if (in_command && (line.starts_with("> ") || line == ">")) {
      exchanges.back().command += "\n" + line.substr(std::min<std::size_t>(2, line.size()));
    } else if (std::regex_match(line, match, exit_line)) {
      exchanges.back().status = std::stoi(match[1]);
      in_command = false;
    } else {
      exchanges.back().output.push_back(line);
      in_command = false;
    }
  }
  for (Exchange& exchange : exchanges) drop_blank_end(exchange.output);
  return exchanges;
}

// Without what may differ from run to run.
std::string settled(std::string line) {
  static const std::pair<std::regex, const char*> rules[] = {
      {std::regex(R"(\b\d+\.\d+ s\b)"), "N s"},
      {std::regex(R"re("(run_)?seconds": [-+.e\d]+)re"), R"("$1seconds": N)"},
      {std::regex(R"re(\btime="[.\d]+")re"), R"(time="N")"},
      {std::regex(R"([ \t\r]+$)"), ""},
  };
  for (const auto& [pattern, replacement] : rules) line = std::regex_replace(line, pattern, replacement);
  return line;
}

bool same(const std::string& written, const std::string& seen) {
  static const std::regex any(R"(\bdigest(": "| )\*)"), digest(R"(\bdigest(": "| )[0-9a-f]{16}\b)");
  const bool masked = std::regex_search(written, any);
  return settled(written) == settled(masked ? std::regex_replace(seen, digest, "digest$1*") : seen);
}

// `...` matches any lines: the usual glob, a line instead of a character.
bool matches(const std::vector<std::string>& written, const std::vector<std::string>& seen) {
  std::size_t w = 0, s = 0, retry_w = std::string::npos, retry_s = 0;
  while (s < seen.size()) {
    if (w < written.size() && written[w] == "...") {
      retry_w = ++w;
      retry_s = s;
    } else if (w < written.size() && same(written[w], seen[s])) {
      ++w, ++s;
    } else if (retry_w != std::string::npos) {
      w = retry_w;
      s = ++retry_s;
    } else {
      return false;
    }
  }
  while (w < written.size() && written[w] == "...") ++w;
  return w == written.size();
}

std::string indented(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += "  | " + line + "\n";
  return text;
}

}  // namespace

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(std::move(line));
  return lines;
}

std::vector<Exchange> read_transcript(const std::string& text) { return exchanges_in(lines_of(text), 1); }

std::vector<Exchange> read_console_blocks(const std::string& markdown) {
  const std::vector<std::string> lines = lines_of(markdown);
  std::vector<Exchange> all;
  for (std::size_t begin = 0; begin < lines.size(); ++begin) {
    if (lines[begin] != "```console") continue;
    std::size_t end = begin + 1;
    while (end < lines.size() && lines[end] != "```") ++end;
    const auto at = [&](std::size_t line) { return lines.begin() + static_cast<std::ptrdiff_t>(line); };
    const std::vector<std::string> block(at(begin + 1), at(end));
    for (Exchange& exchange : exchanges_in(block, begin + 2)) all.push_back(std::move(exchange));
    begin = end;
  }
  return all;
}

std::string difference(const Exchange& written, const Outcome& outcome) {
  std::vector<std::string> seen = lines_of(outcome.output);
  for (std::string& line : lines_of(outcome.errors)) seen.push_back(std::move(line));
  drop_blank_end(seen);
  if ((outcome.output + outcome.errors).find('\x1b') != std::string::npos)
    return "there are escape codes in what is not written to a terminal:\n" + indented(seen);
  if (outcome.status == 2 && !outcome.output.empty())
    return "the exit code is 2, and yet there is standard output:\n" + indented(lines_of(outcome.output));
  if (outcome.status == 2 && outcome.errors.empty()) return "the exit code is 2, and nobody says why\n";
  if (outcome.status != written.status)
    return fmt::format("expected [exit {}], found [exit {}] and\n{}", written.status, outcome.status, indented(seen));
  if (!matches(written.output, seen))
    return fmt::format("expected\n{}found\n{}", indented(written.output), indented(seen));
  return "";
}

std::vector<std::string> differences(const std::vector<Exchange>& exchanges, const std::string& source,
                                     const Sandbox& sandbox) {
  std::vector<std::string> complaints;
  for (const Exchange& exchange : exchanges) {
    const std::string wrong = difference(exchange, sandbox.run(exchange.command));
    if (!wrong.empty())
      complaints.push_back(fmt::format("{}:{}: $ {}\n{}", source, exchange.line, exchange.command, wrong));
  }
  return complaints;
}

std::size_t report_differences(const std::vector<Exchange>& exchanges, const std::string& source,
                               const Sandbox& sandbox) {
  const std::vector<std::string> complaints = differences(exchanges, source, sandbox);
  // Not in a message of Catch2, which would break the lines.
  for (const std::string& complaint : complaints) fmt::print(stderr, "{}\n", complaint);
  return complaints.size();
}

}  // namespace gridproof::test
