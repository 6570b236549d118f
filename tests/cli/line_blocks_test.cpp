// Blocks of whole lines come out the same however the bytes come in.
#include "verify/batch/line_blocks.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "text/scan.hpp"

using namespace gridproof;
using batch::Block;
using batch::LineBlocks;

namespace {

// So many bytes at a time.
LineBlocks blocks_of(const std::string& text, std::size_t step) {
  return LineBlocks("f", [text, step, at = std::size_t{0}](char* buffer, std::size_t size) mutable {
    const std::size_t count = std::min({step, size, text.size() - at});
    std::copy_n(text.begin() + static_cast<std::ptrdiff_t>(at), count, buffer);
    at += count;
    return text::Result<std::size_t>(count);
  });
}

std::string numbered(text::LineReader lines) {
  std::string result;
  while (const auto line = lines.next_content())
    result += std::to_string(line->line) + "<" + std::string(line->text) + ">";
  return result;
}

// Every line with content and its number, as the blocks have them.
std::string numbered(LineBlocks blocks, std::size_t contents, std::size_t& counted) {
  std::string result;
  while (true) {
    const auto block = blocks.take(contents);
    REQUIRE(block);
    counted += block->contents;
    result += numbered(text::LineReader(block->text, "f", block->first_line));
    if (block->contents == 0) return result;
    CHECK(block->contents <= contents);
  }
}

}  // namespace

TEST_CASE("lines keep their numbers and ends in blocks of any size") {
  const std::string text = GENERATE(as<std::string>(), "a\nb\n\n# c\nd", "a\r\nb\r\n\r\n# c\r\nd\r\n",
                                    "a\rb\r\r# c\rd\r", "\xEF\xBB\xBF# c\na\n  \n \t#\nb\nd", "a\r\n\r\rb\n\n\nd\r");
  const std::size_t step = GENERATE(1U, 2U, 3U, 5U, 1000U), contents = GENERATE(1U, 2U, 3U, 100U);
  CAPTURE(text, step, contents);
  std::size_t counted = 0;
  CHECK(numbered(blocks_of(text, step), contents, counted) == numbered(text::LineReader(text, "f")));
  CHECK(counted == 3);
}

TEST_CASE("a look at the beginning takes nothing away") {
  LineBlocks blocks = blocks_of("a\n\nb\nc\nd\n", 1);
  CHECK(*blocks.peek(2) == "a\n\nb\n");
  CHECK(*blocks.peek(1) == "a\n");
  CHECK_FALSE(blocks.ended());
  const auto block = blocks.take(1);
  CHECK(block->text == "a\n");
  CHECK(*blocks.peek(9) == "\nb\nc\nd\n");
  CHECK(blocks.ended());
  CHECK(blocks.bytes_taken() == 2);
  CHECK(*blocks.take_all() == "\nb\nc\nd\n");
}

TEST_CASE("a header is in a block and does not count") {
  LineBlocks blocks = blocks_of("puzzle\na\nb\n", 100);
  blocks.skip_in_count(1);
  const auto block = blocks.take(1);
  CHECK(block->text == "puzzle\na\n");
  CHECK(block->contents == 1);
}

TEST_CASE("a line without end is an error, not all of the memory") {
  std::size_t read = 0;
  LineBlocks blocks("f", [&](char* buffer, std::size_t size) {
    std::fill_n(buffer, size, read == 0 ? '\n' : '.');
    read += size;
    return text::Result<std::size_t>(size);
  });
  const auto block = blocks.take(1);
  REQUIRE_FALSE(block);
  CHECK(block.error().line > 1);
  CHECK(block.error().message == "expected a line of at most 1048576 bytes, found more");
  CHECK(read < 4 * LineBlocks::longest_line);
}

TEST_CASE("any number of comments takes no memory") {
  int rest = 100;
  std::size_t largest = 0;
  LineBlocks blocks("f", [&](char* buffer, std::size_t size) {
    largest = std::max(largest, size);
    for (std::size_t i = 0; i < size; ++i) buffer[i] = i % 2 == 0 ? '#' : '\n';
    if (--rest == 0) buffer[0] = 'a';
    return text::Result<std::size_t>(rest >= 0 ? size : 0);
  });
  const auto block = blocks.take(1);
  REQUIRE(block);
  CHECK(block->text == "a\n");
  CHECK(block->first_line == 99 * largest / 2 + 1);
}

TEST_CASE("what cannot be read is an error") {
  const auto none = batch::open_bytes("no-such-file", {});
  REQUIRE_FALSE(none);
  CHECK(none.error().message == "cannot read the file: No such file or directory");
  const auto folder = batch::open_bytes(GRIDPROOF_SOURCE_DIR, {});
  REQUIRE_FALSE(folder);
  CHECK(folder.error().message == "expected a file, found a directory");
}
