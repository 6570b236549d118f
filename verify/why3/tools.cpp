#include "verify/why3/tools.hpp"

#include <fmt/format.h>

#include <fstream>
#include <sstream>

#include "verify/process/child.hpp"
#include "verify/process/places.hpp"

namespace gridproof::why3 {

namespace {

// "version = "1.8"" gives 1.8.
std::string between_quotes(const std::string& line) {
  const std::size_t from = line.find('"'), to = line.rfind('"');
  return from == to ? std::string() : line.substr(from + 1, to - from - 1);
}

}  // namespace

std::vector<std::string> provers_of(const std::string& configuration) {
  std::vector<std::string> provers;
  std::istringstream lines(configuration);
  std::string line, name;
  for (bool of_prover = false; std::getline(lines, line);) {
    if (line.starts_with("[")) of_prover = line.starts_with("[partial_prover]");
    if (of_prover && line.starts_with("name = ")) name = between_quotes(line);
    if (of_prover && line.starts_with("version = ")) provers.push_back(name + " " + between_quotes(line));
  }
  return provers;
}

Found find_tools(const std::filesystem::path& folder) {
  Tools tools{process::find_program("why3"), folder / "why3.conf", {}, {}};
  if (tools.program.empty()) return Missing{"there is no why3 on the PATH (./test.sh installs it)"};
  constexpr std::chrono::minutes patience(2);
  std::string said;
  const auto listen = [&](std::string_view piece) { said += piece; };
  process::run_process({{tools.program.string(), "--version"}, folder, patience}, listen);
  const std::size_t from = said.find_first_of("0123456789");
  if (from == std::string::npos) return Missing{fmt::format("{} does not say its version", tools.program.string())};
  tools.version = said.substr(from, said.find_first_not_of("0123456789.", from) - from);
  process::run_process(
      {{tools.program.string(), "-C", tools.configuration.string(), "config", "detect"}, folder, patience}, listen);
  std::ostringstream configuration;
  configuration << std::ifstream(tools.configuration).rdbuf();
  tools.provers = provers_of(configuration.str());
  if (tools.provers.empty()) return Missing{fmt::format("Why3 {} finds no prover", tools.version)};
  return tools;
}

}  // namespace gridproof::why3
