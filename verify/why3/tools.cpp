#include "verify/why3/tools.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>

#include "verify/process/places.hpp"

namespace gridproof::why3 {

namespace {

constexpr std::array<std::string_view, 4> automatic = {"Alt-Ergo", "CVC4", "CVC5", "Z3"};

// `version = "1.8"` gives 1.8.
std::string between_quotes(const std::string& line) {
  const std::size_t from = line.find('"'), to = line.rfind('"');
  return from == to ? std::string() : line.substr(from + 1, to - from - 1);
}

// "Why3 platform, version 1.5.1" gives 1.5.1.
std::string version_in(const std::string& said) {
  constexpr std::string_view mark = "version ";
  const std::size_t at = said.find(mark);
  if (at == std::string::npos) return {};
  return said.substr(at + mark.size(), said.find_first_of(" \n", at + mark.size()) - at - mark.size());
}

std::filesystem::path configuration_of(const Tools& tools) { return tools.home / "why3.conf"; }

}  // namespace

std::vector<std::string> provers_of(const std::string& configuration) {
  std::vector<std::string> provers;
  std::istringstream lines(configuration);
  std::string line, name;
  for (bool of_prover = false; std::getline(lines, line);) {
    if (line.starts_with("[")) of_prover = line.starts_with("[partial_prover]");
    if (of_prover && line.starts_with("name = ")) name = between_quotes(line);
    if (of_prover && line.starts_with("version = ") &&
        std::find(automatic.begin(), automatic.end(), name) != automatic.end())
      provers.push_back(name + " " + between_quotes(line));
  }
  return provers;
}

Said run_why3(const Tools& tools, std::vector<std::string> words, const std::filesystem::path& folder,
              std::chrono::milliseconds patience) {
  words.insert(words.begin(), {tools.program.string(), "-C", configuration_of(tools).string()});
  Said said;
  said.ended = process::run_process({std::move(words), folder, patience, {"TMPDIR=" + tools.home.string()}},
                                    [&](std::string_view piece) { said.output += piece; });
  return said;
}

Found find_tools(const std::filesystem::path& home) {
  Tools tools{process::find_program("why3"), home};
  if (tools.program.empty()) return Missing{"there is no why3 on the PATH (./test.sh installs it)"};
  constexpr std::chrono::minutes patience(2);
  tools.version = version_in(run_why3(tools, {"--version"}, home, patience).output);
  if (tools.version.empty()) return Missing{fmt::format("{} does not say its version", tools.program.string())};
  run_why3(tools, {"config", "detect"}, home, patience);
  std::ostringstream configuration;
  configuration << std::ifstream(configuration_of(tools)).rdbuf();
  tools.provers = provers_of(configuration.str());
  if (tools.provers.empty()) return Missing{fmt::format("Why3 {} finds no prover", tools.version)};
  return tools;
}

}  // namespace gridproof::why3
