#include "verify/cli/hint_proof.hpp"

#include <fmt/format.h>

#include <cstdint>

#include "text/name.hpp"
#include "text/write.hpp"
#include "verify/cli/solve_report.hpp"

namespace gridproof::cli {

HintProof prove_hint(const solve::CrossedPuzzle& puzzle, const spec::HintRecord& hint, const spec::Grid& solution) {
  constexpr std::uint64_t most_assumptions = 200'000;
  const spec::Mark mark{puzzle.rules.cell(hint.row, hint.column), static_cast<spec::Value>(hint.value)};
  std::uint64_t assumptions = 0;
  return {solve::prove_marks(puzzle, {.set = {mark}, .del = {}}, solution,
                             [&] { return ++assumptions > most_assumptions; })};
}

std::string to_text(const HintProof& proof, const PuzzleInput& input, const spec::HintRecord& hint) {
  if (!proof.answer) return "inconclusive: the search for a proof gave up\n";
  const spec::Layout& layout = *input.rules().layout();
  const spec::Cell cell = layout.cell(hint.row, hint.column);
  std::string text =
      proof.is_forced()
          ? proved_by_logic(proof.answer->effort) + "\n"
          : fmt::format("not forced: another completion has {} at {}:\n{}\n",
                        text::value_name(layout, (*proof.answer->against)[cell], input.symbols),
                        text::cell_name(layout, cell), text::to_line(layout, *proof.answer->against, input.symbols));
  if (!proof.written.empty()) return text + fmt::format("written: {}\n", fmt::join(proof.written, " "));
  return text + "two completions speak for themselves: no proof was written\n";
}

}  // namespace gridproof::cli
