// Judges the techniques by what their families say, reason by reason: how many there are, and a sum over the whole text
// of each. That what they say is right the theorems show; here it must be no other than it was when they did.
#include "spec/sudoku/techniques/named.hpp"

#include <functional>

#include "mutation/judges/sum_of_reasons.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::spec;

namespace {

const std::vector<Known>& known() {
  static const std::vector<Known> all = {
#include "mutation/judges/techniques.inc"
  };
  return all;
}
void judge(const std::string& what, const Sum& sum) { judge(known(), what, sum); }

// Of the first and of the last values.
void judge_families(const Layout& layout, bool also_large) {
  const SudokuRules rules(layout);
  for (const NamedTechnique& technique : named_techniques()) {
    if (!also_large && (technique.family.values > 1 || technique.key == "turbot_fish") && technique.hodoku > "0400")
      continue;  // wings and fish of two links have tens of thousands there
    Sum sum;
    const TellReason tell = [&](const Reason& reason) { sum.add(reason); };
    const std::vector<Values> values = values_of(technique.family, layout);
    sum.add(values.size());
    if (!values.empty()) {
      technique.family.each(layout, rules, values.back(), tell);
      technique.family.each(layout, rules, values.front(), tell);
    }
    judge(layout.name() + " " + technique.key, sum);
  }
}

// Chains of marks from the first cell, as far as links go, and what they say open and closed.
void judge_chains(const Layout& layout, std::size_t size) {
  const SudokuRules rules(layout);
  Sum sum;
  Chain chain{{{{0}, 1}}, {}};
  const std::function<void()> extend = [&] {
    if (chain.nodes.size() == size) {
      for (const bool is_loop : {false, true}) {
        chain.is_loop = is_loop;
        const std::optional<Reason> reason = chain_reason(layout, rules, chain);
        sum.add(reason.has_value() ? 1U : 0U);
        if (reason) sum.add(*reason);
      }
      return;
    }
    const bool strong = chain.nodes.size() % 2 == 1;
    for (const Mark& mark : all_marks(layout)) {
      const Node next{{mark.cell}, mark.value};
      for (HouseIndex way = 0; way <= (strong ? layout.houses().size() : 0U); ++way) {
        const std::optional<HouseIndex> house = way == 0 ? std::nullopt : std::optional<HouseIndex>(way - 1);
        ReasonDraft draft(rules);
        if (!(strong ? link_strongly(layout, rules, chain.nodes.back(), next, house, draft)
                     : link_weakly(rules, chain.nodes.back(), next, draft)))
          continue;
        chain.nodes.push_back(next);
        if (strong) chain.strong.push_back(house);
        extend();
        chain.nodes.pop_back();
        if (strong) chain.strong.pop_back();
      }
    }
  };
  extend();
  judge(layout.name() + " chains of " + std::to_string(size), sum);
}

void judge_broken_chains() {
  const Layout four = Layout::boxes(2, 2);
  const SudokuRules rules(four);
  const Chain good{{{{2}, 1}, {{0}, 1}, {{8}, 1}, {{10}, 1}}, {0, 2}};
  EXPECT(chain_reason(four, rules, good));
  const auto broken = [&](const auto& change) {
    Chain chain = good;
    change(chain);
    return !chain_reason(four, rules, chain);
  };
  EXPECT(broken([](Chain& chain) { chain.nodes.clear(), chain.strong.clear(); }));
  EXPECT(broken([](Chain& chain) { chain.nodes.pop_back(); }));
  EXPECT(broken([](Chain& chain) { chain.nodes.resize(3, chain.nodes.front()); }));
  EXPECT(broken([](Chain& chain) { chain.strong.pop_back(); }));
  EXPECT(broken([](Chain& chain) { chain.strong.push_back(3); }));
  EXPECT(broken([](Chain& chain) { chain.nodes[2].cells = {11}; }));
  EXPECT(broken([](Chain& chain) { chain.nodes[0].cells = {4}; }));  // not in row 1
  EXPECT(broken([](Chain& chain) { chain.nodes[3].value = 2; }));
  EXPECT(broken([](Chain& chain) { chain.strong[0] = std::nullopt; }));
  // A group in a cell's link, and a loop whose ends do not see each other.
  EXPECT(broken([](Chain& chain) { chain.nodes[0].cells = {0, 2}; }));
  EXPECT(broken([](Chain& chain) { chain.nodes[3].cells = {11}, chain.is_loop = true; }));
  const Chain group{{{{0, 1}, 1}, {{4, 5}, 1}, {{6}, 1}, {{10}, 1}}, {8, 6}};
  EXPECT(chain_reason(four, rules, group));
}

// As the program has their names.
void judge_keys() {
  std::string keys;
  for (const NamedTechnique& technique : named_techniques()) keys += technique.key + " ";
  EXPECT(keys ==
         "single_candidate single_place pointing claiming naked_pair x_wing hidden_pair naked_triple swordfish "
         "hidden_triple skyscraper two_string_kite turbot_fish empty_rectangle xy_wing xyz_wing w_wing remote_pair "
         "naked_quad jellyfish hidden_quad finned_x_wing finned_swordfish finned_jellyfish ");
}

}  // namespace

int main() {
  judge_keys();
  const Layout four = Layout::boxes(2, 2), six = Layout::boxes(2, 3);
  EXPECT(combinations(4, 2).size() == 6 && combinations(4, 0).size() == 1 && combinations(2, 3).empty());
  for (const Chosen& chosen : combinations(5, 3)) EXPECT(chosen[0] < chosen[1] && chosen[1] < chosen[2]);
  judge_families(four, true);
  judge_families(four.with_diagonals(), false);
  judge_families(six, false);
  judge_families(Layout::boxes_on(4, 1, 2), true);
  for (const std::size_t size : {2U, 4U}) judge_chains(four, size);
  judge_broken_chains();
}
