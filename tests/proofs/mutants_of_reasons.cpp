// Rules with a constraint missing, and techniques that conclude too much or find too little.
#include "mutants.hpp"
#include "proofs/reasons.hpp"

using namespace gridproof;
using namespace gridproof::proofs;
using gridproof::test::is_refuted;

namespace {

const Layout four = Layout::boxes(2, 2), six = Layout::boxes(2, 3);

// The rules with other groups: the constraints of a group that are left out are asked of nobody.
template <class Change>
class Changed : public SudokuRules {
 public:
  explicit Changed(const Layout& layout) : SudokuRules(layout), groups_(SudokuRules::groups()) {
    Change()(layout, groups_);
  }
  const std::vector<ConstraintGroup>& groups() const { return groups_; }

 private:
  std::vector<ConstraintGroup> groups_;
};
struct CellMayHoldTwo {
  void operator()(const Layout&, std::vector<ConstraintGroup>& groups) const { groups.front().members.pop_back(); }
};
struct CellMayBeEmpty {
  void operator()(const Layout&, std::vector<ConstraintGroup>& groups) const {
    groups.front().members.erase(groups.front().members.begin());
  }
};
// A house has each value exactly where its cells differ: one form alone is enough, so this takes one and a bit of the
// other.
struct TwoCellsMayBeEqual {
  void operator()(const Layout& layout, std::vector<ConstraintGroup>& groups) const {
    auto& members = groups.back().members;
    members.erase(members.begin(), members.begin() + layout.size());
    members.pop_back();
  }
};

// Says what a value that must stand in the house forces, and forgets one of the other places.
struct ForgetsAPlace : SinglePlace {
  static Technique family(const Layout& layout, const SudokuRules& rules) {
    Technique technique = single_place(layout, rules);
    technique.reasons.back().premises.pop_back();
    return technique;
  }
};
struct CitesAnotherHouse : SinglePlace {
  static Technique family(const Layout& layout, const SudokuRules& rules) {
    Technique technique = single_place(layout, rules);
    technique.reasons.front().constraints = {rules.has(1, 1)};
    return technique;
  }
};
struct ForgetsBoxes : SinglePlace {
  static Technique family(const Layout& layout, const SudokuRules& rules) {
    Technique technique = single_place(layout, rules);
    std::erase_if(technique.reasons, [&](const Reason& reason) {
      return reason.constraints.front() >= rules.has(static_cast<HouseIndex>(2 * layout.size()), 1);
    });
    return technique;
  }
};
struct CandidatesElsewhere : SingleCandidate {
  static Technique family(const Layout& layout, const SudokuRules& rules) {
    Technique technique = single_candidate(layout, rules);
    technique.reasons.front().set = {{1, 1}};
    return technique;
  }
};

}  // namespace

TEST_CASE("rules with a constraint missing are not valid") {
  is_refuted("a cell may hold two values", ConstraintsValid<Changed<CellMayHoldTwo>>{four});
  is_refuted("a cell may be empty", ConstraintsValid<Changed<CellMayBeEmpty>>{four});
  is_refuted("two cells of a house may be equal", ConstraintsValid<Changed<TwoCellsMayBeEqual>>{four});
}

TEST_CASE("techniques that conclude too much or find too little are refuted") {
  is_refuted("a place forgotten", TechniqueRight<ForgetsAPlace>{four});
  is_refuted("another house cited", TechniqueRight<CitesAnotherHouse>{four});
  is_refuted("a tier without boxes", TechniqueRight<ForgetsBoxes>{six});
  is_refuted("a conclusion about another cell", TechniqueRight<CandidatesElsewhere>{four});
}
