// What the player did wrong, where a position has no completion but its givens have some.
//
//   for (const Mistake& mistake : find_mistakes(input, crossed)) sentence(mistake, input);
//   // "r1c3: you have 2, every completion has 4"
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "spec/board.hpp"
#include "verify/batch/input.hpp"

namespace gridproof::cli {

using namespace batch;

struct Mistake {
  spec::Mark mark;
  bool is_crossed = false;                  // the mark is crossed out; otherwise it is an entry
  std::optional<spec::Value> instead = {};  // every completion of the givens has it in the cell
  bool with_those_before = false;           // the mistake is not the mark alone, but with the entries before it
};

// Where the givens have one completion, every entry and every crossed mark that it contradicts. Else those that no
// completion allows by themselves; or the first that none allows with those before it. Nothing where nobody has entered
// or crossed out anything, where the givens have no completion, or where the search takes too long.
std::vector<Mistake> find_mistakes(const PuzzleInput& input, const std::vector<spec::Mark>& crossed);

std::string sentence(const Mistake& mistake, const PuzzleInput& input);

// The fields `cell`, `entry` or `crossed`, and `instead` or `with_those_before`.
nlohmann::ordered_json to_json(const Mistake& mistake, const PuzzleInput& input);

}  // namespace gridproof::cli
