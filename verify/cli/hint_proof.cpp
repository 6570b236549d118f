#include "verify/cli/hint_proof.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "text/name.hpp"
#include "text/write.hpp"
#include "verify/cli/solve_report.hpp"

namespace gridproof::cli {

namespace {

// A cell of which the other completion says something else than the marks. Requires that there is one.
spec::Cell where_against(const spec::Grid& against, const spec::Conclusion& marks) {
  for (const auto& [cell, value] : marks.set)
    if (against[cell] != value) return cell;
  for (const auto& [cell, value] : marks.del)
    if (against[cell] == value) return cell;
  throw std::logic_error("the other completion has all of the marks");
}

}  // namespace

HintProof prove_hint(const solve::CrossedPuzzle& puzzle, const spec::Conclusion& marks, const spec::Grid& solution) {
  constexpr std::uint64_t most_assumptions = 200'000;
  std::uint64_t assumptions = 0;
  return {solve::prove_marks(puzzle, marks, solution, [&] { return ++assumptions > most_assumptions; })};
}

std::string to_text(const HintProof& proof, const PuzzleInput& input, const spec::Conclusion& marks) {
  if (!proof.answer) return "inconclusive: the search for a proof gave up\n";
  const spec::AnyRules& rules = input.rules();
  std::string text;
  if (proof.is_forced()) {
    text = proved_by_logic(proof.answer->effort) + "\n";
  } else {
    const spec::Grid& against = *proof.answer->against;
    const spec::Cell cell = where_against(against, marks);
    text = fmt::format("not forced: another completion has {} at {}:\n{}\n",
                       text::value_name(rules, against[cell], input.symbols), text::cell_name(rules, cell),
                       text::to_line(rules, against, input.symbols));
  }
  if (!proof.written.empty()) return text + fmt::format("written: {}\n", fmt::join(proof.written, " "));
  return text + "two completions speak for themselves: no proof was written\n";
}

nlohmann::ordered_json to_json(const HintProof& proof, const PuzzleInput& input) {
  nlohmann::ordered_json fields = nlohmann::ordered_json::object();
  if (!proof.answer) return fields;
  const auto& [certificate, against, effort] = *proof.answer;
  fields["forced"] = proof.is_forced();
  if (against)
    fields["against"] = text::to_line(input.rules(), *against, input.symbols);
  else
    fields["proof"] = {{"steps", effort.steps}, {"assumptions", effort.assumptions}, {"nesting", effort.nesting}};
  fields["proof"]["files"] = proof.written;
  return fields;
}

}  // namespace gridproof::cli
