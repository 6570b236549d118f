// Indirect proofs: what one says, what is none, and a puzzle that singles leave open.
#include "spec/sudoku/techniques/indirect.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "spec/grid.hpp"
#include "spec/sudoku/possible.hpp"
#include "spec/tiers.hpp"
#include "spec/truth.hpp"

using namespace gridproof::spec;

namespace {

const Layout four = Layout::boxes(2, 2);

// Each mark that is still open after what is placed, as a proof would see it.
class Open {
 public:
  Open(const Layout& layout, const Grid& grid) : layout_(layout), rules_(layout), open_(layout) {
    for (const Mark& m : all_marks(layout)) open_.at(m.cell, m.value) = Truth(true);
    for (const Cell c : layout.cells())
      if (grid[c] != 0) place({c, grid[c]});
  }
  void place(const Mark& mark) {
    for (const Value v : layout_.values())
      if (v != mark.value) open_.at(mark.cell, v) = Truth(false);
    for (const Cell c : layout_.cells())
      if (rules_.see(c, mark.cell)) open_.at(c, mark.value) = Truth(false);
    placed_.push_back(mark);
  }
  bool is(const Mark& mark) const { return open_.is(mark.cell, mark.value).holds(); }
  bool is_placed(Cell cell) const {
    return std::any_of(placed_.begin(), placed_.end(), [&](const Mark& mark) { return mark.cell == cell; });
  }

  // What has nothing left, if anything.
  std::optional<Contradiction> contradiction() const {
    for (const Cell c : layout_.cells())
      if (values(c).empty()) return Contradiction{StepKind::single_candidate, c};
    for (HouseIndex h = 0; h < layout_.houses().size(); ++h)
      for (const Value v : layout_.values())
        if (places(h, v).empty()) return Contradiction{StepKind::single_place, 0, h, v};
    return std::nullopt;
  }
  std::optional<IndirectStep> single() const {
    for (const Cell c : layout_.cells())
      if (values(c).size() == 1 && !is_placed(c))
        return IndirectStep{StepKind::single_candidate, {c, values(c).front()}};
    for (HouseIndex h = 0; h < layout_.houses().size(); ++h)
      for (const Value v : layout_.values())
        if (places(h, v).size() == 1 && !is_placed(places(h, v).front()))
          return IndirectStep{StepKind::single_place, {places(h, v).front(), v}, h};
    return std::nullopt;
  }

 private:
  std::vector<Value> values(Cell c) const {
    std::vector<Value> left;
    for (const Value v : layout_.values())
      if (is({c, v})) left.push_back(v);
    return left;
  }
  std::vector<Cell> places(HouseIndex h, Value v) const {
    std::vector<Cell> left;
    for (const Cell c : layout_.houses()[h])
      if (is({c, v})) left.push_back(c);
    return left;
  }

  Layout layout_;
  SudokuRules rules_;
  Marks<Truth> open_;
  std::vector<Mark> placed_;
};

// By singles alone, as far as they go.
std::optional<IndirectProof> refute(Open open, const Mark& mark) {
  IndirectProof proof{mark, {}, {}};
  open.place(mark);
  while (true) {
    if (const auto end = open.contradiction()) {
      proof.end = *end;
      return proof;
    }
    const auto step = open.single();
    if (!step) return std::nullopt;
    proof.steps.push_back(*step);
    open.place(step->mark);
  }
}

}  // namespace

TEST_CASE("an indirect proof rests on what its steps need absent") {
  const SudokuRules rules(four);
  // r1c1=1, so r1c2=2 (the cell has nothing else), and then r2c1 has nothing left.
  const IndirectProof proof{{0, 1}, {{StepKind::single_candidate, {1, 2}}}, {StepKind::single_candidate, 4}};
  const auto reason = indirect_reason(four, rules, proof);
  REQUIRE(reason);
  CHECK(reason->premises == std::vector<Mark>{{1, 3}, {1, 4}, {4, 3}, {4, 4}});
  CHECK(reason->del == std::vector<Mark>{{0, 1}});
  CHECK(reason->set.empty());
  CHECK(reason->constraints.size() == 5);  // two cells have values; three differ
  CHECK((depth(proof) == 1 && steps(proof) == 1));
  CHECK(is_reason_of(four, rules, proof, *reason));
  Reason less = *reason;
  less.premises.pop_back();
  CHECK_FALSE(is_reason_of(four, rules, proof, less));
}

TEST_CASE("what is deleted inside is so only there") {
  const SudokuRules rules(four);
  // Assuming r1c1=1: were r1c2=2, then r2c1 would have nothing left. So r1c2 is not 2, and has nothing left.
  const IndirectProof inside{{1, 2}, {}, {StepKind::single_candidate, 4}};
  const IndirectProof proof{{0, 1}, {{StepKind::indirect, {1, 2}, 0, {inside}}}, {StepKind::single_candidate, 1}};
  const auto reason = indirect_reason(four, rules, proof);
  REQUIRE(reason);
  CHECK(reason->premises == std::vector<Mark>{{1, 3}, {1, 4}, {4, 3}, {4, 4}});
  CHECK((depth(proof) == 2 && steps(proof) == 1));
  // What the proof inside places is gone behind it: r2c1 then needs 2 absent.
  IndirectProof other = proof;
  other.end = {StepKind::single_candidate, 4};
  CHECK(indirect_reason(four, rules, other)->premises == std::vector<Mark>{{4, 2}, {4, 3}, {4, 4}});
}

TEST_CASE("what is deleted two proofs inside is not deleted outside of both") {
  const SudokuRules rules(four);
  const IndirectProof innermost{{5, 3}, {}, {StepKind::single_candidate, 4}};
  const IndirectStep delete_it{StepKind::indirect, {5, 3}, 0, {innermost}};
  const IndirectProof inside{{1, 2}, {delete_it}, {StepKind::single_candidate, 5}};
  const IndirectStep delete_more{StepKind::indirect, {1, 2}, 0, {inside}};
  const IndirectProof proof{{0, 1}, {delete_more}, {StepKind::single_candidate, 1}};
  REQUIRE(indirect_reason(four, rules, proof));
  CHECK((depth(proof) == 3 && steps(proof) == 2));
  IndirectProof other = proof;
  other.end = {StepKind::single_candidate, 5};  // r2c2 is not 3 only where r1c2 is 2
  CHECK_FALSE(indirect_reason(four, rules, other));
  other.steps = {delete_it};
  CHECK(indirect_reason(four, rules, other));
}

TEST_CASE("what is no indirect proof") {
  const SudokuRules rules(four);
  const IndirectProof good{{0, 1}, {{StepKind::single_place, {6, 1}, 1}}, {StepKind::single_candidate, 4}};
  REQUIRE(indirect_reason(four, rules, good));
  const auto is_none = [&](const auto& change) {
    IndirectProof proof = good;
    change(proof);
    CHECK_FALSE(indirect_reason(four, rules, proof));
  };
  is_none([](IndirectProof& proof) { proof.steps[0].house = 0; });         // the cell is elsewhere
  is_none([](IndirectProof& proof) { proof.steps[0].mark = {0, 2}; });     // a cell that has a value
  is_none([](IndirectProof& proof) { proof.steps[0].inside = {proof}; });  // a single with a proof
  is_none([](IndirectProof& proof) { proof.steps[0].kind = StepKind::indirect; });
  is_none([](IndirectProof& proof) { proof.end.kind = StepKind::indirect; });
  is_none([](IndirectProof& proof) { proof.end = {StepKind::single_candidate, 0}; });  // it needs the assumption absent
  is_none([](IndirectProof& proof) {  // the proof inside is of something else
    proof.steps[0] = {StepKind::indirect, {1, 2}, 0, {{{1, 3}, {}, {StepKind::single_candidate, 4}}}};
  });
  // No house with room for fewer values has them all.
  const Layout small = Layout::boxes_on(4, 1, 2);
  const SudokuRules of_small(small);
  CHECK_FALSE(indirect_reason(small, of_small, {{0, 1}, {}, {StepKind::single_place, 0, 8, 1}}));
}

TEST_CASE("a puzzle that singles leave open: some mark is refuted, and the reason is right of its solution") {
  const Layout six = Layout::boxes(2, 3);
  const SudokuRules rules(six);
  const std::string line = "...1.51...3..45...3..4....6........2";
  Grid grid(six.cells().size());
  for (const Cell c : six.cells())
    if (line[c] != '.') grid[c] = static_cast<Value>(line[c] - '0');
  Open open(six, grid);
  while (const auto step = open.single()) open.place(step->mark);
  REQUIRE_FALSE(open.contradiction());
  Marks<Truth> gone(six);
  for (const Mark& m : all_marks(six)) gone.at(m.cell, m.value) = Truth(!open.is(m));
  std::size_t refuted = 0, stuck = 0;
  for (const Mark& mark : all_marks(six)) {
    if (!open.is(mark) || open.is_placed(mark.cell)) continue;
    const auto proof = refute(open, mark);
    if (!proof) {
      ++stuck;
      continue;
    }
    ++refuted;
    const auto reason = indirect_reason(six, rules, *proof);
    REQUIRE(reason);
    CHECK(premises_hold(*reason, gone).holds());
    CHECK(reason->del == std::vector<Mark>{mark});
    CHECK((depth(*proof) == 1 && steps(*proof) == proof->steps.size()));
  }
  CHECK(refuted > 0);
  CHECK(stuck > 0);  // those of the solution at least
}
