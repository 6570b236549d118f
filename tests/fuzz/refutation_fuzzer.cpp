// Any bytes, as a formula and a proof: they are read or refused, within the memory allowed, and what is accepted has no
// solution. The first byte picks what the rest is: files (two bytes for the length of the formula, the formula, the
// proof), or clauses and steps over a few variables, of which the naive checker must say the same.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "tests/kernel/naive.hpp"
#include "verify/kernel/dimacs.hpp"
#include "verify/kernel/refutation.hpp"

namespace {

using namespace gridproof;
using namespace gridproof::test;
using kernel::Verdict;

void check(bool holds, const std::string& what) {
  if (holds) return;
  std::fprintf(stderr, "not so: %s\n", what.c_str());
  std::abort();
}

text::Result<kernel::Judgement> judge(std::string_view formula, std::string_view proof) {
  return kernel::check_refutation({kernel::whole(formula), "formula"}, {kernel::whole(proof), "proof"},
                                  {.bytes = 1 << 18});
}

void check_files(std::string_view formula, std::string_view proof) {
  const auto judgement = judge(formula, proof);
  if (!judgement) {
    const text::Error& error = judgement.error();
    const std::string_view text = error.source == "formula" ? formula : proof;
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
    check(error.line <= lines && error.column <= text.size() + 1, "the place exists: " + text::to_string(error));
    return;
  }
  constexpr int most = 12;
  if (judgement->verdict != Verdict::accepted || judgement->variables > most) return;
  kernel::DimacsReader reader(kernel::whole(formula), "formula");
  Formula clauses;
  kernel::WrittenClause clause;
  while (*reader.next(clause) == kernel::Reading::done) clauses.emplace_back(clause.begin(), clause.end());
  check(!has_solution(clauses, most), "what is accepted has no solution");
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
  Literals clause() {
    Literals literals;
    for (int size = below(4); size > 0; --size) {
      const int literal = below(10) - 5;
      literals.push_back(literal == 0 ? 5 : literal);
    }
    return literals;
  }

 private:
  std::string_view bytes_;
};

void check_agreement(std::string_view bytes) {
  Dice dice(bytes);
  Formula formula;
  for (int clauses = dice.below(24); clauses > 0; --clauses) formula.push_back(dice.clause());
  Proof proof;
  while (!dice.is_empty() && proof.size() < 40) {
    const bool deletes = dice.below(4) == 0;
    Formula there = formula;
    for (const ProofStep& step : proof) there.push_back(step.clause);
    // What is there is deleted more often than what is not.
    const bool known = deletes && !there.empty() && dice.below(4) != 0;
    proof.push_back(
        {deletes, known ? there[static_cast<std::size_t>(dice.below(static_cast<int>(there.size())))] : dice.clause()});
  }
  const NaiveVerdict expected = check_naively(formula, proof);
  if (expected.accepted) check(!has_solution(formula, 5), "what the definition accepts has no solution");
  for (const std::string& written : {to_text(proof), to_binary(proof)}) {
    const auto judgement = judge(to_dimacs(formula, 5), written);
    check(static_cast<bool>(judgement), "what was written can be read");
    check((judgement->verdict == Verdict::accepted) == expected.accepted, "the verdict is that of the definition");
    check(judgement->step == expected.step && judgement->by_rat == expected.by_rat, "and the step");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 3) return 0;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  if (data[0] % 2 == 1) {
    check_agreement(bytes.substr(1));
    return 0;
  }
  const std::string_view rest = bytes.substr(3);
  const std::size_t length = std::min<std::size_t>(data[1] * 256U + data[2], rest.size());
  check_files(rest.substr(0, length), rest.substr(length));
  return 0;
}
