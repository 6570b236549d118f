// The transcript runner can fail: planted mistakes of every kind are caught.
#include "cli/transcript.hpp"

#include <catch2/catch.hpp>

using namespace gridproof::test;

namespace {

std::size_t mistakes(const std::string& transcript) {
  const Sandbox sandbox;
  return differences(read_transcript(transcript), "planted", sandbox).size();
}

}  // namespace

TEST_CASE("a transcript that is right is accepted") {
  CHECK(mistakes("$ echo one; echo two\none\ntwo\n\n$ true\n\n$ false\n[exit 1]\n") == 0);
  CHECK(mistakes("$ seq 9\n1\n...\n8\n...\n9\n...\n") == 0);
  CHECK(mistakes("$ echo 'took 1.25 s, digest 0123456789abcdef  '\ntook 9.99 s, digest 0123456789abcdef\n") == 0);
  CHECK(mistakes("$ echo 'digest 0123456789abcdef, 2 rows'\ndigest *, 2 rows\n") == 0);
  CHECK(mistakes("$ echo '\"digest\": \"0123456789abcdef\"'\n\"digest\": \"*\"\n") == 0);
  CHECK(mistakes("$ cat <<EOF\n> a\n>\n> b\n> EOF\na\n\nb\n# a comment\n") == 0);
}

TEST_CASE("a transcript that is wrong is rejected") {
  const char* planted[] = {
      "$ echo one\ntwo\n",                                      // another line
      "$ echo one\none\ntwo\n",                                 // a line too many
      "$ echo one; echo two\none\n",                            // a line too few
      "$ echo one; echo two\ntwo\none\n",                       // another order
      "$ echo ' one'\none\n",                                   // blanks at the start count
      "$ seq 9\n1\n...\n8\n",                                   // the end is not left open
      "$ seq 9\n...\n5\n4\n...\n",                              // what stands for any lines is in order too
      "$ echo '18,874,368 in 1.25 s'\n18,874,369 in 1.25 s\n",  // of a line with a time the rest counts
      "$ echo digest 0123456789abcdef\ndigest fedcba9876543210\n",                 // another digest
      "$ echo '\"digest\": \"0123456789abcdef\"'\n\"digest\": \"0000000000000000\"\n",  // in JSON as well
      "$ echo digest 0123\ndigest *\n",                          // what stands for any digest stands for a digest
      "$ echo 'digest 0123456789abcdef, 2 rows'\ndigest *, 3 rows\n",  // and for nothing else
      "$ echo took 1.25 s\ntook s\n",                           // a time is a time
      "$ false\n",                                              // an exit code that is not told
      "$ true\n[exit 1]\n",                                     // and one that is not so
      "$ echo said; exit 2\nsaid\n[exit 2]\n",                  // bad input with standard output
      "$ exit 2\n...\n[exit 2]\n",                              // bad input without a word
      "$ printf '\\033[1mbold\\n'\n...\n",                      // escape codes
      "$ no-such-command\n...\n",                               // a command that is not there
  };
  for (const char* transcript : planted) {
    CAPTURE(transcript);
    CHECK(mistakes(transcript) == 1);
  }
}

TEST_CASE("a wrong word in a document is found, and where") {
  const std::string document =
      "# Title\n\n```console\n$ ./run.sh --version\ngridproof 9.9.9\n```\n\n```\n$ not a console\n```\n\n"
      "```console\n$ echo fine\nfine\n```\n";
  const Sandbox sandbox;
  const auto exchanges = read_console_blocks(document);
  REQUIRE(exchanges.size() == 2);
  const auto complaints = differences(exchanges, "planted.md", sandbox);
  REQUIRE(complaints.size() == 1);
  CHECK(complaints.front().find("planted.md:4: $ ./run.sh --version") != std::string::npos);
  CHECK(complaints.front().find("found\n  | gridproof 0.") != std::string::npos);
}
