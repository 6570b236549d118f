// A search that is killed at any moment and resumed ends as one that was not; a file that does not fit is refused.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <random>
#include <thread>

#include "examples/models/eight_puzzle.hpp"
#include "examples/models/wheels.hpp"
#include "explore/reference.hpp"

namespace gridproof::test {
namespace {

using explore::Options, explore::Search, explore::Verdict;

class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "gridproof-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path_ = name;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }
  std::filesystem::path file() const { return path_ / "checkpoint"; }

 private:
  std::filesystem::path path_;
};

// From many positions, for the partition.
struct Wheel : models::Wheels {
  std::uint64_t initial_count() const { return 3000; }
  State initial(std::uint64_t i) const {
    return {i % teeth | (i / teeth % teeth) << 20, i % teeth + i / teeth % teeth};
  }
};

// Runs in children that are killed after a while, until one gets through; then once more here, to the same end.
template <class M>
void survives_kills(const M& model, Options options) {
  const std::string expected = report_of(model, options).digest;
  const Folder folder;
  options.checkpoint = folder.file();
  options.checkpoint_seconds = 0;
  std::mt19937 random(20240229);
  int kills = 0;
  for (bool done = false; !done; options.resume = std::filesystem::exists(folder.file())) {
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
      const auto result = explore::explore(model, options);
      _exit(std::holds_alternative<std::string>(result) || std::get<0>(result).digest != expected ? 1 : 0);
    }
    std::this_thread::sleep_for(
        std::chrono::microseconds(2000 + random() % 60000 + static_cast<unsigned>(kills) * 3000));
    kill(child, SIGKILL);
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    done = WIFEXITED(status);
    if (done) CHECK(WEXITSTATUS(status) == 0);
    kills += done ? 0 : 1;
  }
  CHECK(kills > 0);
  options.resume = true;
  CHECK(report_of(model, options).digest == expected);
}

std::string refusal(const auto& model, const Options& options) {
  const auto result = explore::explore(model, options);
  REQUIRE(std::holds_alternative<std::string>(result));
  return std::get<std::string>(result);
}

}  // namespace

TEST_CASE("killed and resumed, breadth first") { survives_kills(models::EightPuzzle{}, {}); }
TEST_CASE("killed and resumed, breadth first with threads") { survives_kills(models::EightPuzzle{}, {.threads = 2}); }
TEST_CASE("killed and resumed, lossy") { survives_kills(models::EightPuzzle{}, {.lossy = true}); }
TEST_CASE("killed and resumed, depth first") { survives_kills(models::Wheels{40}, {.search = Search::depth_first}); }
TEST_CASE("killed and resumed, partition") { survives_kills(Wheel{{14}}, {.search = Search::partition}); }

TEST_CASE("a run that met a bound goes on with a wider one") {
  const Folder folder;
  for (const Search search : {Search::breadth_first, Search::depth_first, Search::partition}) {
    const Wheel model{{12}};
    const Options whole{.search = search};
    Options part = whole;
    part.checkpoint = folder.file();
    part.bounds.states = 500;
    part.resume = false;
    const auto first = report_of(model, part);
    REQUIRE(first.stopped == explore::Stop::states);
    part.resume = true;
    part.bounds = {};
    part.threads = 2;
    CHECK(report_of(model, part).digest == report_of(model, whole).digest);
  }
}

TEST_CASE("a file that does not fit is refused") {
  const Folder folder;
  const models::Wheels model{30};
  Options options{.checkpoint = folder.file()};
  options.resume = true;
  CHECK_THAT(refusal(model, options), Catch::Contains("cannot be read"));
  options.resume = false;
  CHECK(report_of(model, options).as_expected());
  options.resume = true;
  CHECK(report_of(model, options).as_expected());

  CHECK_THAT(refusal(models::Wheels{31}, options), Catch::Contains("another run"));
  CHECK_THAT(refusal(models::EightPuzzle{}, options), Catch::Contains("another run"));
  Options other = options;
  other.search = Search::depth_first;
  CHECK_THAT(refusal(model, other), Catch::Contains("another run"));
  other = options;
  other.lossy = true;
  CHECK_THAT(refusal(model, other), Catch::Contains("another run"));

  const auto size = std::filesystem::file_size(folder.file());
  std::mt19937_64 random(7);
  for (int i = 0; i < 50; ++i) {
    const auto at = static_cast<std::streamoff>(random() % size);
    std::fstream file(folder.file(), std::ios::in | std::ios::out | std::ios::binary);
    file.seekg(at);
    const int old = file.get();
    file.seekp(at);
    file.put(static_cast<char>(old ^ 0x10));
    file.close();
    CHECK_THAT(refusal(model, options), Catch::Contains("damaged"));
    std::fstream repair(folder.file(), std::ios::in | std::ios::out | std::ios::binary);
    repair.seekp(at);
    repair.put(static_cast<char>(old));
  }
  CHECK(report_of(model, options).as_expected());
  std::filesystem::resize_file(folder.file(), size / 2);
  CHECK_THAT(refusal(model, options), Catch::Contains("damaged"));
  std::filesystem::resize_file(folder.file(), 3);
  CHECK_THAT(refusal(model, options), Catch::Contains("not a checkpoint"));
}

TEST_CASE("a checkpoint names the program that wrote it, and no other goes on") {
  const Folder folder;
  const std::string& here = explore::this_program();
  CHECK_THAT(here, Catch::Matches("gridproof [0-9]+\\.[0-9]+\\.[0-9]+, program [0-9a-f]{16}"));
  for (const std::string& other : {std::string("gridproof 0.0.9, program 0123456789abcdef"),
                                   here.substr(0, here.size() - 1) + (here.back() == '0' ? '1' : '0')}) {
    explore::CheckpointWriter to(folder.file(), "a run", other);
    to.commit();
    std::string said;
    try {
      explore::CheckpointReader from(folder.file(), "a run");
    } catch (const explore::Failure& failure) {
      said = failure.what();
    }
    CHECK_THAT(said, Catch::Contains("written by another program"));
    CHECK_THAT(said, Catch::Contains(other));
    CHECK_THAT(said, Catch::Contains(here));
  }
  explore::CheckpointWriter to(folder.file(), "a run");
  to.commit();
  CHECK_NOTHROW(explore::CheckpointReader(folder.file(), "a run"));
  CHECK_THROWS_WITH(explore::CheckpointReader(folder.file(), "b run"), Catch::Contains("another run"));
}

TEST_CASE("a size that the file does not have is refused before memory is asked for") {
  const Folder folder;
  {
    explore::CheckpointWriter to(folder.file(), "a run");
    to.put(std::uint64_t{1} << 60);
    to.commit();
  }
  explore::CheckpointReader from(folder.file(), "a run");
  std::vector<std::uint64_t> values;
  CHECK_THROWS_WITH(from.get_all(values), Catch::Contains("ends too early"));
}

TEST_CASE("a folder that cannot be written to is an error at once") {
  CHECK_THAT(refusal(models::Wheels{3000}, {.checkpoint = "/proc/no/such/folder/checkpoint"}),
             Catch::Contains("cannot be written"));
}

}  // namespace gridproof::test
