// Every stored session is complete, and the table that maps the report's questions to goals names what is there.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "support/scratch.hpp"
#include "verify/why3/manifest.hpp"

using namespace gridproof;
using namespace gridproof::why3;

namespace {

namespace fs = std::filesystem;
using Faults = std::vector<std::string>;

std::vector<std::string> lines_of(const fs::path& path) {
  std::istringstream text(test::content_of(path));
  std::vector<std::string> lines;
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

struct Session {
  std::map<std::string, std::set<std::string>> goals;  // of each module
  std::size_t obligations = 0;
  std::string failed;  // an attempt that is stored and proves nothing
};

Session session_of(const fs::path& path) {
  static const std::regex module("<theory name=\"([^\"]+)\".*"), goal(" <goal name=\"([^\"&]+)(&#39;vc)?\".*");
  static const std::regex attempt(".*(<result status=\"[^v].*|<undone.*|<unedited.*|obsolete=.*)");
  Session session;
  std::string here;
  std::smatch match;
  for (const std::string& line : lines_of(path)) {
    if (std::regex_match(line, match, module)) here = match[1];
    if (std::regex_match(line, match, goal)) session.goals[here].insert(match[1]);
    if (std::regex_match(line, match, attempt)) session.failed = match[1];
    if (line.find("<result status=\"valid\"") != std::string::npos) ++session.obligations;
  }
  return session;
}

Faults faults_of_sessions(const fs::path& folder) {
  const auto manifest = read_manifest(folder);
  if (!manifest) return {manifest.error().message};
  Faults faults;
  for (const Development& development : manifest->developments) {
    const Session session = session_of(folder / development.session / "why3session.xml");
    std::size_t goals = 0;
    for (const auto& [module, names] : session.goals) goals += names.size();
    if (goals != development.goals || session.obligations != development.obligations)
      faults.push_back(development.session + ": the session has " + std::to_string(goals) + " goals and " +
                       std::to_string(session.obligations) + " obligations");
    if (!session.failed.empty()) faults.push_back(development.session + ": a failed attempt: " + session.failed);
  }
  return faults;
}

std::vector<std::string> all_matches(const std::string& text, const std::regex& pattern) {
  std::vector<std::string> found;
  for (auto at = std::sregex_iterator(text.begin(), text.end(), pattern); at != std::sregex_iterator(); ++at)
    found.push_back((*at)[1]);
  return found;
}

// "`chunk_rules.Rule2` and `eight.Chunks`: `count_number_of`; ...": each goal is in each module that stands before it.
// Where there are only "definitions in `occurrences.Definition`" they are those that the question is about.
void check_goals(const fs::path& folder, const std::string& about, const std::string& goals, Faults& faults) {
  static const std::regex quoted("`([^`]+)`"), part("([^;]+)");
  for (const std::string& each : all_matches(goals, part)) {
    std::vector<std::string> modules, names;
    for (const std::string& name : all_matches(each, quoted))
      (name.find('.') != std::string::npos ? modules : names).push_back(name);
    if (modules.empty()) faults.push_back("no module in: " + each);
    for (const std::string& module : modules) {
      const std::string file = module.substr(0, module.find('.')), name = module.substr(module.find('.') + 1);
      const std::string text = fs::exists(folder / (file + ".mlw")) ? test::content_of(folder / (file + ".mlw")) : "";
      if (text.find("\nmodule " + name + "\n") == std::string::npos) {
        faults.push_back("there is no module " + module);
        continue;
      }
      const auto proved = session_of(folder / file / "why3session.xml").goals[name];
      for (const std::string& goal : names)
        if (!proved.contains(goal)) faults.push_back(module + " has no goal " + goal);
      if (names.empty())
        for (const std::string& defined : all_matches(about, quoted))
          if (text.find("  predicate " + defined + " ") == std::string::npos)
            faults.push_back(module + " does not define " + defined);
    }
  }
}

Faults faults_of_questions(const fs::path& folder) {
  static const std::regex row("\\| ([0-9]+) \\|([^|]*)\\|([^|]*)\\|");
  Faults faults;
  std::vector<int> questions;
  std::smatch match;
  for (const std::string& line : lines_of(folder / "README.md")) {
    if (!std::regex_match(line, match, row)) continue;
    questions.push_back(std::stoi(match[1]));
    check_goals(folder, match[2], match[3], faults);
  }
  std::vector<int> expected;
  for (int question = 1; question <= 23; ++question)
    if (question != 22) expected.push_back(question);  // which our text does not have
  if (questions != expected) faults.push_back("the questions are not 1 to 21 and 23");
  return faults;
}

// The project's own developments, with one text changed.
Faults with_fault(const std::string& file, const std::string& from, const std::string& to) {
  const test::Folder folder;
  const fs::path copy = folder.path() / "why3";
  fs::copy(developments_folder(), copy, fs::copy_options::recursive);
  std::string text = test::content_of(copy / file);
  const std::size_t at = text.find(from);
  if (at == std::string::npos) FAIL(file << " has no " << from);
  test::write(copy / file, text.replace(at, from.size(), to));
  Faults faults = faults_of_sessions(copy);
  for (std::string& fault : faults_of_questions(copy)) faults.push_back(std::move(fault));
  return faults;
}

}  // namespace

TEST_CASE("every stored session is complete, and is what the manifest says") {
  CHECK(faults_of_sessions(developments_folder()) == Faults{});
  const Faults open = with_fault("solve/why3session.xml", "<result status=\"valid\"", "<result status=\"timeout\"");
  REQUIRE(open.size() == 2);
  CHECK(open[0] == "solve: the session has 6 goals and 92 obligations");
  CHECK(open[1].starts_with("solve: a failed attempt: <result status=\"timeout\""));
  CHECK(with_fault("manifest.json", "\"goals\": 24", "\"goals\": 23") ==
        Faults{"eight: the session has 24 goals and 63 obligations"});
}

TEST_CASE("the table of the report's questions names modules and goals that are there") {
  CHECK(faults_of_questions(developments_folder()) == Faults{});
  CHECK(with_fault("README.md", "`framing.Framing` and `eight.Cells`: `framing_pos`",
                   "`framing.Framing` and `eight.Cells`: `framing_position`") ==
        Faults{"framing.Framing has no goal framing_position", "eight.Cells has no goal framing_position"});
  CHECK(with_fault("README.md", "`consecutive.Version2`", "`consecutive.Version4`") ==
        Faults{"there is no module consecutive.Version4"});
  CHECK(with_fault("README.md", "`identical_sub_arrays` | def", "`identical_subarrays` | def") ==
        Faults{"sub_arrays.SubArrays does not define identical_subarrays"});
  CHECK(with_fault("README.md", "| 3 | version 2", "| - | version 2") ==
        Faults{"the questions are not 1 to 21 and 23"});
}
