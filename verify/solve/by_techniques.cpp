// The named techniques, played to the end by the engine. Their reasons are theorems on the layouts that proofs/ names,
// and tests compare what the engine finds with them: so a grid that they fill has no other completion, and one in which
// they contradict each other has none. Where they have nothing more to say, this way knows nothing: it never guesses.
#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "engine/techniques.hpp"
#include "verify/solve/ways.hpp"

namespace gridproof::solve {

namespace {

class TechniqueClassifier {
 public:
  TechniqueClassifier(const spec::Layout& layout, const std::vector<spec::Mark>& crossed)
      : rules_(layout), crossed_(crossed), marks_(layout), player_(layout, spec::named_techniques()) {
    for (const spec::Mark& mark : crossed) marks_.at(mark.cell, mark.value) = spec::Truth(true);
  }

  Answer classify(const spec::Grid& grid, const Deadline& deadline) const {
    Answer answer;
    if (deadline.has_passed()) {
      answer.gave_up = "the time ran out before a completion was found or refuted";
      return answer;
    }
    const engine::Played played = player_.play(grid, &marks_);
    for (std::size_t i = 0; i < played.uses.size(); ++i)
      if (played.uses[i] > 0)
        answer.techniques.push_back({i, spec::named_techniques()[i].name, static_cast<std::uint64_t>(played.uses[i])});
    if (played.contradiction) {
      answer.answer = Class::contradictory;
    } else if (played.grid.is_full()) {
      answer.answer = Class::unique;
      answer.first = played.grid;
      insist_on_completion(rules_, grid, crossed_, *answer.first);
    } else {
      const auto left = std::count(played.grid.begin(), played.grid.end(), 0);
      answer.gave_up =
          fmt::format("no technique has anything more to say, {} of {} cells are empty", left, grid.size());
    }
    return answer;
  }

 private:
  spec::AnyRules rules_;
  std::vector<spec::Mark> crossed_;
  spec::Marks<spec::Truth> marks_;
  engine::Player player_;
};

}  // namespace

Classifier prepare_techniques(const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed) {
  if (rules.layout() == nullptr)
    return [](const spec::Grid&, const Deadline&) {
      Answer answer;
      answer.gave_up = "the named techniques are those of sudoku";
      return answer;
    };
  return [techniques = std::make_shared<const TechniqueClassifier>(*rules.layout(), crossed)](
             const spec::Grid& grid, const Deadline& deadline) { return techniques->classify(grid, deadline); };
}

}  // namespace gridproof::solve
