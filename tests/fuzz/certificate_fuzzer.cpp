// Any bytes, as a certificate: it is read or refused, and what is accepted is so. The first byte picks what the rest
// is: a file, or steps drawn over a 4x4 puzzle, of which the naive checker must say the same.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/validity.hpp"
#include "tests/kernel/naive_certificate.hpp"
#include "verify/kernel/certificate.hpp"

namespace {

using namespace gridproof;
using kernel::Verdict;

void check(bool holds, const std::string& what) {
  if (holds) return;
  std::fprintf(stderr, "not so: %s\n", what.c_str());
  std::abort();
}

// How many completions, up to two: by trying every value of every cell in its order.
int completions(const spec::Layout& layout, spec::Grid& grid, std::size_t from = 0) {
  while (from < grid.size() && grid[from] != 0) ++from;
  if (from == grid.size()) return spec::valid(layout, grid).holds() ? 1 : 0;
  int count = 0;
  for (const spec::Value v : layout.values()) {
    if (!spec::is_possible(layout, grid, static_cast<spec::Cell>(from), v).holds()) continue;
    grid[from] = v;
    count += completions(layout, grid, from + 1);
    grid[from] = 0;
    if (count >= 2) break;
  }
  return count;
}

void check_truth(const kernel::CertificateJudgement& judgement) {
  if (judgement.verdict != Verdict::accepted || judgement.puzzle.size() > 16) return;
  spec::Grid grid = judgement.puzzle;
  const int count = completions(*judgement.layout, grid);
  const kernel::Conclusion truth = count == 0   ? kernel::Conclusion::contradictory
                                   : count == 1 ? kernel::Conclusion::unique
                                                : kernel::Conclusion::not_unique;
  check(judgement.conclusion == truth, "what is accepted is so");
}

void check_file(std::string_view text) {
  const auto judgement = kernel::check_certificate({kernel::whole(text), "certificate"});
  if (judgement) {
    check_truth(*judgement);
    return;
  }
  const text::Error& error = judgement.error();
  const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
  check(error.line <= lines && error.column <= text.size() + 1, "the place exists: " + text::to_string(error));
}

class Dice {
 public:
  explicit Dice(std::string_view bytes) : bytes_(bytes) {}
  bool is_empty() const { return bytes_.empty(); }
  int below(int limit) {
    if (bytes_.empty()) return 0;
    const int byte = static_cast<unsigned char>(bytes_.front());
    bytes_.remove_prefix(1);
    return byte % limit;
  }
  std::string number(int limit) { return std::to_string(1 + below(limit)); }

 private:
  std::string_view bytes_;
};

void check_agreement(std::string_view bytes) {
  const spec::Layout layout = spec::Layout::boxes(2, 2);
  Dice dice(bytes);
  spec::Grid puzzle(16);
  for (int givens = dice.below(14); givens > 0; --givens)
    puzzle[static_cast<std::size_t>(dice.below(16))] = static_cast<spec::Value>(1 + dice.below(4));
  std::vector<std::string> words;
  while (!dice.is_empty() && words.size() < 60) {
    const auto cell = [&] { return "r" + dice.number(4) + "c" + dice.number(4); };
    const auto place = [&] { return dice.number(4) + "rcb"[dice.below(3)] + dice.number(4); };
    switch (dice.below(8)) {
      case 0:
      case 1: words.push_back(cell()); break;
      case 2:
      case 3: words.push_back(place()); break;
      case 4: words.push_back("(" + cell() + "=" + dice.number(4)); break;
      case 5: words.push_back(")" + cell()); break;
      case 6: words.push_back(")" + place()); break;
      default: {
        const std::string value = dice.number(4);
        words.push_back(")" + value + "+" + value + "rcb"[dice.below(3)] + dice.number(4));
      }
    }
  }
  words.push_back("contradictory");
  const auto expected = test::NaiveCertificate(layout, puzzle).judge(words);
  const std::string text =
      "gridproof-certificate 1\nlayout 2x2\npuzzle " + text::to_line(layout, puzzle) + "\n" + test::joined(words);
  const auto judgement = kernel::check_certificate({kernel::whole(text), "certificate"});
  check(static_cast<bool>(judgement) && expected.readable, "what was written can be read");
  check((judgement->verdict == Verdict::accepted) == expected.accepted, "the verdict is that of the definition");
  check(judgement->step == expected.step, "and the step");
  check_truth(*judgement);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const std::string_view rest(reinterpret_cast<const char*>(data + 1), size - 1);
  if (data[0] % 2 == 1)
    check_agreement(rest);
  else
    check_file(rest);
  return 0;
}
