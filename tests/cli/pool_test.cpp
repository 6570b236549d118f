// Streams of puzzles, and samples of them.
#include "verify/batch/pool.hpp"

#include <catch2/catch.hpp>
#include <fstream>
#include <set>

#include "cli/sandbox.hpp"
#include "text/read.hpp"
#include "verify/batch/puzzle_stream.hpp"

using namespace gridproof;
using namespace gridproof::batch;

namespace {

struct Pool {
  test::Sandbox sandbox;
  PuzzleArguments arguments;

  explicit Pool(const std::string& content, const std::string& name = "pool.csv") {
    arguments.puzzle = (sandbox.folder() / name).string();
    std::ofstream(arguments.puzzle) << content;
  }

  PuzzleStream open() const {
    auto stream = PuzzleStream::open(arguments);
    REQUIRE(stream);
    return *std::move(stream);
  }
};

std::vector<NumberedEntry> all_of(PuzzleStream& stream, std::size_t size) {
  std::vector<NumberedEntry> entries;
  while (true) {
    const auto portion = stream.next(size);
    REQUIRE(portion);
    if (portion->empty()) return entries;
    REQUIRE_FALSE(stream.for_each(*portion, [&](const text::Entry& entry, std::uint64_t number) {
      entries.push_back({number, entry});
      return true;
    }));
  }
}

std::string csv_of(int puzzles) {
  std::string text = "quizzes,solutions\n# a comment\n";
  for (int i = 0; i < puzzles; ++i) text += "1.3...1..1..3.2.,1234431221433421\n";
  return text;
}

std::set<std::uint64_t> numbers(const Pool& pool, std::uint64_t wanted, std::uint64_t seed) {
  PuzzleStream stream = pool.open();
  const auto sample = draw_sample(stream, wanted, seed);
  REQUIRE(sample);
  std::set<std::uint64_t> result;
  std::uint64_t last = 0;
  for (const NumberedEntry& entry : all_of(stream, 2)) {
    CHECK(entry.number > last);
    CHECK(entry.entry.line == entry.number + 2);
    last = entry.number;
    result.insert(entry.number);
  }
  CHECK(result.size() == sample->size);
  return result;
}

}  // namespace

TEST_CASE("a stream has the puzzles that reading the whole has, in portions of any size") {
  const auto [name, text] = GENERATE(table<std::string, std::string>(
      {{"f.txt", "1.3...1..1..3.2. a note\n\n# c\n.....1..1.43.31.\n1.3...1..1..3.2. 1234431221433421 7.2\n"},
       {"f.csv",
        "puzzle,solution,rating\n1.3...1..1..3.2.,1234431221433421,3\n.....1..1.43.31.,,4\n\n11..............,,\n"},
       {"f.sdm", "\xEF\xBB\xBF# c\r\n1 . 3 . . . 1 . . 1 . . 3 . 2 .\r\n.....1..1.43.31.\r\n................"},
       {"drawing", "1 . | 3 .\n. . | 1 .\n----+----\n. 1 | . .\n3 . | 2 .\n\n....\n.1..\n1.43\n.31.\n"},
       {"one.txt", "1.3...1..1..3.2.\n"}}));
  const std::size_t size = GENERATE(1U, 2U, 100U);
  CAPTURE(name, size);
  Pool pool(text, name);
  if (name == "f.txt") pool.arguments.layout = "2x2";
  PuzzleStream stream = pool.open();
  const auto document = text::read_puzzles(text, name, {.rules = stream.rules()});
  REQUIRE(document);
  CHECK(stream.holds_one() == (document->entries.size() == 1));
  const auto entries = all_of(stream, size);
  REQUIRE(entries.size() == document->entries.size());
  for (std::size_t i = 0; i < entries.size(); ++i) {
    CHECK(entries[i].number == i + 1);
    CHECK(entries[i].entry == document->entries[i]);
  }
  CHECK(stream.fraction().value() == Approx(1));
}

TEST_CASE("a stream tells the place of what is malformed") {
  const Pool pool("puzzle,solution\n1.3...1..1..3.2.,1234431221433421\n1.3...1..1..3.2.,4321431221433421\n1,2\n");
  PuzzleStream stream = pool.open();
  const auto portion = stream.next(100);
  int seen = 0;
  const auto error = stream.for_each(*portion, [&](const text::Entry&, std::uint64_t) { return ++seen > 0; });
  REQUIRE(error);
  CHECK(seen == 1);
  CHECK(error->line == 3);
  CHECK(error->column == 18);
}

TEST_CASE("a sample is the same for a seed, and another for another") {
  const Pool pool(csv_of(1000));
  const auto seven = numbers(pool, 20, 7);
  CHECK(seven.size() == 20);
  CHECK(*seven.rbegin() <= 1000);
  CHECK(seven == numbers(pool, 20, 7));
  CHECK(seven != numbers(pool, 20, 8));
}

TEST_CASE("every puzzle is drawn about as often as any other") {
  const Pool pool(csv_of(10));
  std::vector<int> drawn(11);
  for (std::uint64_t seed = 0; seed < 200; ++seed)
    for (const std::uint64_t number : numbers(pool, 3, seed)) ++drawn[number];
  for (std::size_t i = 1; i <= 10; ++i) {
    CAPTURE(i);
    CHECK(drawn[i] > 30);  // of 60 on average; the seeds are fixed, so this is no matter of luck
    CHECK(drawn[i] < 90);
  }
}

TEST_CASE("a sample of more than there are is all of them, and says so") {
  const Pool pool(csv_of(3));
  PuzzleStream stream = pool.open();
  const auto sample = draw_sample(stream, 10, 1);
  REQUIRE(sample);
  CHECK(sample->sentence(1) == "a sample of 3 of 3 puzzles, seed 1");
  CHECK(all_of(stream, 10).size() == 3);
}

TEST_CASE("a pool without solutions is no pool") {
  const Pool pool("1.3...1..1..3.2.,1234431221433421\n1.3...1..1..3.2.\n.....1..1.43.31.\n");
  PuzzleStream stream = pool.open();
  const auto sample = draw_sample(stream, 1, 1);
  REQUIRE_FALSE(sample);
  CHECK(sample.error().line == 2);
}
