// Judges machines of any list of tiers, whose proposals are lists of conclusions, and the table of claims.
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "mutation/judges/expect.hpp"
#include "spec/claim.hpp"
#include "spec/claims.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/machine.hpp"
#include "spec/play.hpp"
#include "spec/proposed.hpp"
#include "spec/technique_tier.hpp"
#include "spec/truth.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::spec;

namespace {

template <bool guesses>
struct TwoTiers : Repaired {
  static const TierList& tiers() {
    static const TierList list({{"Pointing"}, {"LastOfAll", Ground::peek, false}}, guesses);
    return list;
  }
};

Grid solved() { return Grid(std::vector<Value>{1, 2, 2, 1}); }

std::vector<Conclusion> some_conclusions(Chance& chance) {
  std::vector<Conclusion> conclusions(1 + chance.below(3));
  for (Conclusion& said : conclusions)
    for (const Mark& mark : all_marks(Board(2, 2, 2))) {
      if (chance.one_in(3)) said.set.push_back(mark);
      if (chance.one_in(3)) said.del.push_back(mark);
    }
  return conclusions;
}

std::vector<Truth> some_bits(std::size_t count, Chance& chance) {
  std::vector<Truth> bits;
  for (std::size_t i = 0; i < count; ++i) bits.emplace_back(chance.one_in(3));
  return bits;
}

std::set<std::size_t> numbers(const std::vector<Mark>& marks) {
  std::set<std::size_t> result;
  for (const Mark& m : marks) result.insert(m.cell * 2U + m.value);
  return result;
}
std::set<std::size_t> numbers(const Board& board, const Marks<Truth>& marks) {
  std::set<std::size_t> result;
  for (const Mark& m : all_marks(board))
    if (marks.is(m.cell, m.value).holds()) result.insert(m.cell * 2U + m.value);
  return result;
}

// What the machine must say, by the list itself.
struct Plain {
  std::vector<std::vector<Conclusion>> said;
  std::vector<std::vector<Truth>> proposed;

  int least(std::size_t tier) const {
    for (std::size_t i = 0; i < proposed[tier].size(); ++i)
      if (proposed[tier][i].holds()) return static_cast<int>(i);
    return -1;
  }
};

void expect_hint(const Board& board, const State<Truth>& state, HintType type, const Conclusion& said) {
  EXPECT(state.hint.type.is(type).holds() && numbers(board, state.hint.set) == numbers(said.set));
  EXPECT(numbers(board, state.hint.del) == numbers(said.del));
}

// What is written into proposals is what they propose then.
void judge_written(Proposals<Truth> proposals) {
  const Proposals<Truth>& seen = proposals;
  const Truth other = ~seen.proposed().front();
  proposals.proposed().front() = other;
  EXPECT(seen.proposed().front() == other && proposals.proposed().size() == seen.size());
}

// What depends on the list: when a call may end without a hint, and when play is over.
template <class D>
void judge_ends(const Machine<D, Truth>& machine, const State<Truth>& state, bool nothing_left, bool full) {
  const bool none = state.hint.type.is(HintType::none).holds();
  const auto said = done_ok(machine, state);
  EXPECT(said.premise.holds() == state.pc.is(Pc::done).holds());
  EXPECT(said.conclusion.holds() == (none == nothing_left));
  EXPECT(goes_on(machine, state).holds() == (machine.tiers().ends_in_brute_force() ? !full : !none));
}

template <bool guesses>
void judge_machine(int cases) {
  const Layout layout = Layout::boxes(1, 2);
  Chance chance(11);
  for (int round = 0; round < cases; ++round) {
    Grid grid = solved();
    for (const Cell c : layout.cells())
      if (chance.one_in(4)) grid[c] = 0;
    Proposed<Truth> at{position<Truth>(layout, grid, solved()), {}};
    Plain plain;
    for (int tier = 0; tier < 2; ++tier) {
      plain.said.push_back(some_conclusions(chance));
      plain.proposed.push_back(some_bits(plain.said.back().size(), chance));
      at.tiers.emplace_back(layout, std::make_shared<const std::vector<Conclusion>>(plain.said.back()),
                            plain.proposed.back());
      EXPECT(!at.tiers.back().places());
      judge_written(at.tiers.back());
    }
    const Machine<AsProposed<TwoTiers<guesses>>, Truth> machine(at);
    const int first = plain.least(0), last = plain.least(1);
    const bool over = guesses ? grid.is_full() : last < 0;
    const auto enabled = [&](std::size_t pc, std::size_t action) {
      return machine.enabled(Control<Truth>::at(machine.tiers(), static_cast<Pc>(pc)), static_cast<Action>(action))
          .holds();
    };
    EXPECT(enabled(0, 0) && !enabled(1, 0) && !enabled(0, 1));
    EXPECT(enabled(1, 1) == (first >= 0) && enabled(1, 2) == (first < 0));
    EXPECT(enabled(2, 3) == (last >= 0) && enabled(2, 4) == over);
    for (std::size_t tier = 0; tier < 2; ++tier) {
      const auto type = static_cast<HintType>(tier);
      const Proposals<Truth>& proposals = machine.proposals(type);
      EXPECT(proposals.size() == plain.said[tier].size() && proposals.proposed() == plain.proposed[tier]);
      EXPECT(machine.proposes(type).holds() == (plain.least(tier) >= 0));
      const auto find = TierList::finds(type);
      for (std::size_t i = 0; i < proposals.size(); ++i) {
        EXPECT(proposals.conclusion(i) == plain.said[tier][i]);
        EXPECT(machine.enabled(Control<Truth>::at(machine.tiers(), static_cast<Pc>(tier + 1)), find, i).holds() ==
               plain.proposed[tier][i].holds());
        const State<Truth> found = machine.found(find, i);
        EXPECT(found.pc.is(Pc::done).holds());
        expect_hint(layout, found, type, plain.said[tier][i]);
      }
      if (const int i = plain.least(tier); i >= 0)
        expect_hint(layout, machine.state(Control<Truth>::at(machine.tiers(), Pc::done, type)), type,
                    plain.said[tier][static_cast<std::size_t>(i)]);
    }
    const State<Truth> end = machine.state(machine.end());
    if (first >= 0)
      expect_hint(layout, end, static_cast<HintType>(0), plain.said[0][static_cast<std::size_t>(first)]);
    else if (last >= 0 && !over)
      expect_hint(layout, end, static_cast<HintType>(1), plain.said[1][static_cast<std::size_t>(last)]);
    else if (last < 0)
      expect_hint(layout, end, HintType::none, {});
    if (first >= 0 || last >= 0 || over) EXPECT(end.pc.is(Pc::done).holds());
    const bool nothing_left = guesses ? grid.is_full() : first < 0 && last < 0;
    judge_ends(machine, end, nothing_left, grid.is_full());
    for (const HintType type : {HintType::none, static_cast<HintType>(0), static_cast<HintType>(1)})
      judge_ends(machine, machine.state(Control<Truth>::at(machine.tiers(), Pc::done, type)), nothing_left,
                 grid.is_full());
    // A tier that lists conclusions has no singles, even if it is monotone.
    EXPECT(numbers(layout, singles(machine)).empty());
  }
}

// One reason: r1c1 is not 1, so r1c2 is not 2.
void judge_technique() {
  const Board board(1, 2, 2);
  const TechniqueTier tier({"made up", {Reason{{{0, 1}}, {}, {}, {{1, 2}}}, Reason{{}, {}, {{0, 2}}, {}}}});
  EXPECT(tier.technique().name == "made up");
  for (unsigned bits = 0; bits < 16; ++bits) {
    Marks<Truth> candidates(board);
    for (std::size_t i = 0; i < 4; ++i) candidates.bits()[i] = Truth((bits >> i & 1U) != 0);
    const auto proposals = tier.proposals<Truth>(board, Grid(2), candidates);
    EXPECT(proposals.size() == 2 && !proposals.places());
    EXPECT(proposals.proposed()[0].holds() == ((bits & 1U) == 0 && (bits & 8U) != 0));
    EXPECT(proposals.proposed()[1].holds() == ((bits & 2U) != 0));
    EXPECT(
        (proposals.conclusion(0) == Conclusion{{}, {{1, 2}}} && proposals.conclusion(1) == Conclusion{{{0, 2}}, {}}));
  }
}

void judge_list() {
  const TierList& tiers = TwoTiers<false>::tiers();
  EXPECT(tiers.size() == 2 && !tiers.ends_in_brute_force() && TwoTiers<true>::tiers().ends_in_brute_force());
  EXPECT(is_published(seed_tiers()) && !is_published(tiers));
  EXPECT(tiers.longest_call() == 3 && tiers.pcs().size() == 4 && tiers.actions().size() == 5);
  std::string names;
  for (const Pc pc : tiers.pcs()) names += tiers.name(pc) + " ";
  EXPECT(names == "start find_pointing find_last_of_all done ");
  names.clear();
  for (const Action action : tiers.actions()) names += tiers.name(action) + " ";
  EXPECT(names == "StartHeuristicCheck FindPointing ProceedToTier2 FindLastOfAll NoHintFound ");
  EXPECT(tiers.key(HintType::none) == "none" && tiers.name(HintType::none) == "None");
  EXPECT(tiers.all().size() == 2 && tiers[tiers.all()[1]].ground == Ground::peek && !tiers[tiers.all()[1]].monotone);
  EXPECT(tiers[tiers.all()[0]].ground == Ground::candidates && tiers[tiers.all()[0]].monotone);
  EXPECT(TierList::passes(tiers.all()[0]) == tiers.actions()[2] &&
         TierList::finds(tiers.all()[1]) == tiers.actions()[3]);
  EXPECT(tiers.transition(tiers.actions()[4]).to == Pc::done);
  const Hint<Truth> none = Hint<Truth>::none(Board(2, 2, 2), tiers);
  EXPECT(none.type.is(HintType::none).holds() && !none.type.is(tiers.all()[0]).holds());
}

// The names tell what a claim is about.
void judge_claims() {
  for (std::size_t i = 0; i < claims.size(); ++i) {
    const Claim claim = claims[i].claim;
    const std::string_view said = name(claim);
    EXPECT(static_cast<std::size_t>(claim) == i && said == claims[i].name && claim_named(said) == claim);
    EXPECT(is_of_play(claim) == said.starts_with("play_"));
    EXPECT(is_of_completions(claim) == said.ends_with("_forced"));
    EXPECT(is_of_behaviours(claim) == (said == "termination" || said == "play_ends" || said == "actions_fire"));
    const bool leans_on_the_solution = said.starts_with("hint_") || claim == Claim::play_consistent;
    const bool comes_to_an_end = claim == Claim::termination || claim == Claim::play_ends;
    const bool brute_force = claim == Claim::brute_force_forced;
    EXPECT(expected_to_hold(claim, {true, true, false}) == !brute_force);
    EXPECT(expected_to_hold(claim, {false, true, true}) == !leans_on_the_solution);
    EXPECT(expected_to_hold(claim, {true, false, true}) == !comes_to_an_end);
  }
  EXPECT(!claim_named("hint") && !claim_named(""));
}

}  // namespace

int main() {
  judge_list();
  judge_claims();
  judge_technique();
  judge_written(Marks<Truth>(Board(1, 2, 2)));
  judge_machine<false>(300);
  judge_machine<true>(300);
}
