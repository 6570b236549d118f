// Families of reasons: one of each kind stands for the others, each part of a reason is needed, and what is broken is
// refuted.
#include "proofs/techniques.hpp"

#include <set>

#include "mutants.hpp"
#include "proved.hpp"
#include "spec/sudoku/techniques/named.hpp"

using namespace gridproof;
using namespace gridproof::proofs;
using gridproof::test::is_proved;
using gridproof::test::is_refuted;

namespace {

const Layout four = Layout::boxes(2, 2), six = Layout::boxes(2, 3);

Family one(const Reason& reason) {
  return {0, [=](const Layout&, const SudokuRules&, const Values&, const TellReason& tell) { tell(reason); }};
}

// Every reason of some values by itself, none for another.
struct EachRight {
  Layout layout;
  Family family;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const SudokuRules rules(layout);
    const Marks<B> relation = stage.marks("relation", layout);
    family.each(layout, rules, values_of(family, layout).front(), [&](const Reason& reason) {
      const auto said = entails(reason, layout, rules.constraints(), relation);
      stage.show("a reason", said.premise, said.conclusion);
    });
  }
};

// What is missing is all that the solver is asked for: a relation that meets the rest and breaks the conclusion.
bool is_right(const Layout& layout, const Reason& reason) {
  return symbolic::prove(FamilyRight(layout, one(reason)), {.seconds = 60}).answer == symbolic::Answer::proved;
}

bool may_say_more(const NamedTechnique& technique) {
  for (const char* key : {"finned", "skyscraper", "two_string", "turbot", "empty", "xy_wing", "w_wing", "remote"})
    if (technique.key.starts_with(key)) return true;
  return false;
}

// With the reasons changed that `which` picks by their numbers.
template <class Change, class Which>
Family changed(const Family& family, Change change, Which which) {
  return {0, [=](const Layout& layout, const SudokuRules& rules, const Values&, const TellReason& tell) {
            std::size_t number = 0;
            go_through(family, layout, rules, [&](const Reason& reason) {
              Reason told = reason;
              if (which(number++)) change(told);
              tell(told);
            });
          }};
}
const auto every = [](std::size_t) { return true; };
const auto the_seventh = [](std::size_t number) { return number == 6; };

void lose_a_premise(Reason& reason) { reason.premises.pop_back(); }
void lose_a_constraint(Reason& reason) { reason.constraints.pop_back(); }
void conclude_more(Reason& reason) { reason.del.push_back({15, 4}); }

// The same reason of other values: `values` become `wanted`, the others any others.
class Relabelled {
 public:
  Relabelled(const Layout& layout, const SudokuRules& rules, const Values& values, const Values& wanted)
      : to_(layout.values().size() + 1), constraint_(rules.constraints().size()) {
    const auto fill = [&](const Values& from, const Values& into) {
      for (std::size_t i = 0; i < from.size(); ++i) to_[from[i]] = into[i];
    };
    fill(values, wanted);
    fill(others(layout, sorted(values)), others(layout, sorted(wanted)));
    for (std::size_t i = 0; i < constraint_.size(); ++i) constraint_[i] = i;
    for (HouseIndex h = 0; h < layout.houses().size(); ++h)
      for (const Value v : layout.values()) constraint_[rules.has(h, v)] = rules.has(h, to_[v]);
  }

  std::string operator()(const Reason& reason) const {
    std::string text;
    for (const auto* marks : {&reason.premises, &reason.set, &reason.del}) {
      std::set<std::pair<Cell, Value>> in_order;
      for (const Mark& mark : *marks) in_order.emplace(mark.cell, to_[mark.value]);
      for (const auto& [cell, value] : in_order) text += std::to_string(cell) + "=" + std::to_string(value) + " ";
      text += "; ";
    }
    std::set<std::size_t> cited;
    for (const std::size_t i : reason.constraints) cited.insert(constraint_[i]);
    for (const std::size_t i : cited) text += std::to_string(i) + " ";
    return text;
  }

 private:
  static Values sorted(Values values) {
    std::sort(values.begin(), values.end());
    return values;
  }
  std::vector<Value> to_;
  std::vector<std::size_t> constraint_;
};

}  // namespace

TEST_CASE("a kind stands for its reasons: each of them is right by itself") {
  for (const NamedTechnique& technique : named_techniques())
    if (has_reasons(technique.family, four)) is_proved(technique.name, EachRight{four, technique.family});
}

TEST_CASE("a reason is right only with each of its premises and constraints") {
  for (const Layout& layout : {four, six}) {
    const SudokuRules rules(layout);
    for (const NamedTechnique& technique : named_techniques()) {
      // Where a block has most of a board, a fin or a link can make a constraint superfluous.
      if (may_say_more(technique)) continue;
      for (const Kind& kind : kinds(technique.family, layout, rules)) {
        CAPTURE(technique.name, layout.name());
        REQUIRE(is_right(layout, kind.reason));
        for (std::size_t i = 0; i < kind.reason.premises.size(); ++i) {
          Reason less = kind.reason;
          less.premises.erase(less.premises.begin() + static_cast<std::ptrdiff_t>(i));
          CHECK_FALSE(is_right(layout, less));
        }
        for (std::size_t i = 0; i < kind.reason.constraints.size(); ++i) {
          Reason less = kind.reason;
          less.constraints.erase(less.constraints.begin() + static_cast<std::ptrdiff_t>(i));
          CAPTURE(rules.constraints()[kind.reason.constraints[i]].name);
          CHECK_FALSE(is_right(layout, less));
        }
      }
    }
  }
}

TEST_CASE("broken families are refuted") {
  for (const NamedTechnique& technique : named_techniques()) {
    const Layout& layout = has_reasons(technique.family, four) ? four : six;
    is_refuted(technique.name + " without a premise",
               FamilyRight(layout, changed(technique.family, lose_a_premise, every)));
    is_refuted(technique.name + " without a constraint",
               FamilyRight(layout, changed(technique.family, lose_a_constraint, every)));
    is_refuted(technique.name + " that concludes more",
               FamilyRight(layout, changed(technique.family, conclude_more, every)));
  }
}

TEST_CASE("one broken reason among thousands is refuted") {
  for (const NamedTechnique& technique : named_techniques()) {
    if (may_say_more(technique)) continue;
    const Layout& layout = has_reasons(technique.family, four) ? four : six;
    is_refuted(technique.name, FamilyRight(layout, changed(technique.family, lose_a_premise, the_seventh)));
  }
}

TEST_CASE("which values a family is asked for makes no difference to it") {
  for (const Layout& layout : {six, Layout::boxes(3, 3)}) {
    const SudokuRules rules(layout);
    for (const NamedTechnique& technique : named_techniques()) {
      if (layout != six && may_say_more(technique)) continue;  // a second each
      CAPTURE(layout.name(), technique.key);
      const std::vector<Values> all = values_of(technique.family, layout);
      const auto reasons_of = [&](const Values& values) {
        const Relabelled relabelled(layout, rules, values, all.front());
        std::set<std::string> reasons;
        technique.family.each(layout, rules, values,
                              [&](const Reason& reason) { reasons.insert(relabelled(reason)); });
        return reasons;
      };
      CHECK(reasons_of(all.front()) == reasons_of(all[all.size() / 2]));
    }
  }
}

namespace {

struct LosesACandidate : Repaired {
  template <Bit B>
  static Marks<B> candidates(const Position<B>& at) {
    Marks<B> fewer = Repaired::candidates(at);
    fewer.at(0, 1) = B(false);
    return fewer;
  }
};

}  // namespace

TEST_CASE("premises that are read off too few candidates are not spared") {
  is_proved("as it is", PremisesSpared<>{four});
  is_refuted("without one candidate", PremisesSpared<LosesACandidate>{four});
}
