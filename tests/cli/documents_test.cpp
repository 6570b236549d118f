// What the documents claim is so: the commands and outputs that they show, the code that they quote, the files that
// they name.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>

#include "cli/transcript.hpp"

using namespace gridproof::test;
namespace fs = std::filesystem;

namespace {

const fs::path root = GRIDPROOF_SOURCE_DIR;

std::string content(const fs::path& path) {
  std::ifstream file(path);
  REQUIRE(file);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<fs::path> documents() {
  std::vector<fs::path> paths;
  for (const fs::path& folder : {root, root / "docs", root / "docs" / "findings", root / "proofs" / "why3"})
    for (const fs::directory_entry& entry : fs::directory_iterator(folder))
      if (entry.path().extension() == ".md") paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  return paths;
}

std::string name_of(const fs::path& document) { return fs::relative(document, root).string(); }

void check_shown(const fs::path& document) {
  const auto exchanges = read_console_blocks(content(document));
  const Sandbox sandbox;
  CHECK(report_differences(exchanges, name_of(document), sandbox) == 0);
}

std::vector<std::smatch> all_matches(const std::string& text, const std::regex& pattern) {
  return {std::sregex_iterator(text.begin(), text.end(), pattern), std::sregex_iterator()};
}

}  // namespace

TEST_CASE("README.md shows what the program says") {
  REQUIRE(read_console_blocks(content(root / "README.md")).size() >= 3);
  check_shown(root / "README.md");
}

TEST_CASE("docs/formats.md shows what the program says") {
  REQUIRE(read_console_blocks(content(root / "docs" / "formats.md")).size() >= 10);
  check_shown(root / "docs" / "formats.md");
}

TEST_CASE("the other documents show what the program says") {
  for (const fs::path& document : documents())
    if (name_of(document) != "README.md" && name_of(document) != "docs/formats.md") check_shown(document);
}

// A block of code begins with a comment that names the file; what follows stands in that file, word for word.
TEST_CASE("the code that documents quote is in the source") {
  static const std::regex block(R"(```cpp\n *// (\S+)\n([^`]*?) *```)");
  std::size_t quoted = 0;
  for (const fs::path& document : documents()) {
    const std::string text = content(document);
    const auto blocks = all_matches(text, block);
    CAPTURE(name_of(document));
    CHECK(blocks.size() == all_matches(text, std::regex("```cpp")).size());
    quoted += blocks.size();
    for (const std::smatch& match : blocks) {
      CAPTURE(match[1].str(), match[2].str());
      CHECK(content(root / match[1].str()).find(match[2].str()) != std::string::npos);
    }
  }
  CHECK(quoted > 0);
}

TEST_CASE("the files that documents name are there") {
  static const std::regex link(R"(\]\(([^)#: ]+)(#[^)]*)?\))");
  static const std::regex path(R"(`((spec|src|verify|tests|docs|setup|cmake|examples|bench)/[a-z0-9_./-]*)`)");
  std::size_t named = 0;
  for (const fs::path& document : documents()) {
    const std::string text = content(document);
    CAPTURE(name_of(document));
    for (const std::smatch& match : all_matches(text, link)) {
      CAPTURE(match[1].str());
      CHECK(fs::exists(document.parent_path() / match[1].str()));
    }
    for (const std::smatch& match : all_matches(text, path)) {
      CAPTURE(match[1].str());
      CHECK(fs::exists(root / match[1].str()));
      ++named;
    }
  }
  CHECK(named > 20);
}
