// A file takes the place of another at once, and nothing that lies in its way is written to.
#include "verify/explore/replacement.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>

namespace gridproof::test {
namespace {

namespace fs = std::filesystem;
using explore::Replacement;

class Folder {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "gridproof-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path_ = name;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { fs::remove_all(path_); }
  fs::path operator/(const std::string& name) const { return path_ / name; }

  std::set<std::string> files() const {
    std::set<std::string> names;
    for (const fs::directory_entry& entry : fs::directory_iterator(path_)) names.insert(entry.path().filename());
    return names;
  }

 private:
  fs::path path_;
};

std::string content(const fs::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void write(const fs::path& path, const std::string& text) { std::ofstream(path) << text; }

unsigned mode(const fs::path& path) { return static_cast<unsigned>(fs::status(path).permissions()); }

}  // namespace

TEST_CASE("a replacement is seen when it is whole") {
  const Folder folder;
  write(folder / "file", "old");
  auto file = Replacement::beside(folder / "file");
  REQUIRE(file);
  std::fputs("new", file->stream());
  std::fflush(file->stream());
  CHECK(content(folder / "file") == "old");
  CHECK(content(file->path()) == "new");
  CHECK(file->path().parent_path() == (folder / "file").parent_path());
  REQUIRE(file->commit());
  CHECK(content(folder / "file") == "new");
  CHECK(folder.files() == std::set<std::string>{"file"});
}

TEST_CASE("what is not committed leaves nothing behind") {
  const Folder folder;
  write(folder / "file", "old");
  {
    const auto file = Replacement::beside(folder / "file");
    REQUIRE(file);
    std::fputs("new", file->stream());
    CHECK(folder.files().size() == 2);
  }
  CHECK(folder.files() == std::set<std::string>{"file"});
  CHECK(content(folder / "file") == "old");
}

TEST_CASE("no name is used twice, and none can be foreseen") {
  const Folder folder;
  std::set<std::string> names;
  for (int i = 0; i < 50; ++i) names.insert(Replacement::beside(folder / "file")->path().string());
  CHECK(names.size() == 50);
  const std::string process = std::to_string(getpid());
  for (const std::string& name : names) {
    CHECK(name != (folder / "file").string() + ".new");
    CHECK(name != (folder / "file").string() + "." + process + ".tmp");
  }
}

// The names that were used before: whoever knew them could have another file overwritten.
TEST_CASE("a link at a name that could be foreseen is not followed") {
  const Folder folder;
  write(folder / "victim", "precious");
  fs::create_symlink(folder / "victim", folder / "file.new");
  fs::create_symlink(folder / "victim", folder / ("file." + std::to_string(getpid()) + ".tmp"));
  auto file = Replacement::beside(folder / "file");
  REQUIRE(file);
  std::fputs("new", file->stream());
  REQUIRE(file->commit());
  CHECK(content(folder / "victim") == "precious");
  CHECK(content(folder / "file") == "new");
  CHECK_FALSE(fs::is_symlink(folder / "file"));
}

TEST_CASE("permissions are those of the file of before, or of a new one") {
  const Folder folder;
  const mode_t before = umask(026);
  REQUIRE(Replacement::beside(folder / "new")->commit());
  write(folder / "old", "");
  fs::permissions(folder / "old", fs::perms(0604));
  REQUIRE(Replacement::beside(folder / "old")->commit());
  umask(before);
  CHECK(mode(folder / "new") == 0640);
  CHECK(mode(folder / "old") == 0604);
}

TEST_CASE("a name of the greatest length can be replaced") {
  const Folder folder;
  const fs::path path = folder / std::string(255, 'n');
  REQUIRE(Replacement::beside(path)->commit());
  CHECK(fs::exists(path));
}

TEST_CASE("where there is no folder there is no file") {
  CHECK_FALSE(Replacement::beside("/proc/no/such/folder/file"));
  const Folder folder;
  auto file = Replacement::beside(folder / "file");
  REQUIRE(file);
  fs::create_directory(folder / "file");
  write((folder / "file") / "inside", "");
  CHECK_FALSE(file->commit());
  CHECK(folder.files() == std::set<std::string>{"file"});
}

}  // namespace gridproof::test
