// Families of reasons that are too large to put each reason to a solver: of all reasons that say the same but for the
// names of their cells and values, one is shown.
//
// A reason speaks of marks and of constraints over marks, and of nothing else. Rename its cells and its values, one to
// one, and what it states of a relation is what the renamed one states of the renamed relation; so both are right or
// neither is. `named_anew` writes a reason down in full with the names that come first, and two reasons with the same
// text are renamings of each other.
#pragma once

#include <algorithm>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "proofs/hints.hpp"
#include "proofs/reasons.hpp"
#include "spec/sudoku/techniques/family.hpp"
#include "spec/uniqueness.hpp"

namespace gridproof::proofs {

// Names in the order in which things are met, from 1.
class Names {
 public:
  explicit Names(std::size_t things) : of_(things + 1) {}
  std::size_t of(std::size_t thing) {
    if (of_[thing] == 0) of_[thing] = ++count_;
    return of_[thing];
  }

 private:
  std::vector<std::size_t> of_;
  std::size_t count_ = 0;
};

// A reason in full: its premises, its conclusion, what it exchanges, what its constraints say. The order of marks and
// of constraints says nothing, nor which of two cells that differ comes first.
inline std::string named_anew(const Reason& reason, const Board& board, const std::vector<Constraint>& constraints) {
  Names cells(board.cells().size()), values(board.values().size());
  const auto number = [](std::size_t n) {
    return std::string{static_cast<char>(n & 255U), static_cast<char>(n >> 8U)};
  };
  const auto named = [&](char kind, const std::vector<Mark>& marks) {
    std::vector<std::string> list;
    for (const Mark& m : marks) list.push_back(number(cells.of(m.cell)) + number(values.of(m.value)));
    std::sort(list.begin(), list.end());
    std::string text = kind + number(list.size());
    for (const std::string& mark : list) text += mark;
    return text;
  };
  const auto listed = [&](const std::vector<Cell>& sequence) {
    std::string text;
    for (const Cell c : sequence) text += number(cells.of(c));
    return text;
  };
  std::vector<Mark> exchanged;
  for (const auto& [cell, a, b] : reason.exchanged) exchanged.insert(exchanged.end(), {{cell, a}, {cell, b}});
  std::string text = named('p', reason.premises) + named('s', reason.set) + named('d', reason.del) +
                     named('x', exchanged);
  std::vector<std::string> cited;
  for (const std::size_t i : reason.constraints)
    if (const auto* count = std::get_if<Count>(&constraints[i].rule)) {
      cited.push_back(named('c', count->marks) + number(count->least) + number(count->most));
    } else {
      const auto& differ = std::get<Differ>(constraints[i].rule);
      const std::string first = listed(differ.first), second = listed(differ.second);
      cited.push_back('n' + number(first.size()) + std::min(first, second) + std::max(first, second));
    }
  std::sort(cited.begin(), cited.end());
  for (const std::string& constraint : cited) text += constraint;
  return text;
}

// Reasons that say the same but for names: the first of them in the family, and how many there are.
struct Kind {
  Reason reason;
  std::size_t reasons;
};
inline std::vector<Kind> kinds(const Family& family, const Layout& layout, const SudokuRules& rules) {
  std::vector<Kind> all;
  std::unordered_map<std::string, std::size_t> known;
  go_through(family, layout, rules, [&](const Reason& reason) {
    const auto [place, is_new] = known.try_emplace(named_anew(reason, layout, rules.constraints()), all.size());
    if (is_new) all.push_back({reason, 0});
    ++all[place->second].reasons;
  });
  return all;
}

// On more values than this, those of its first values stand for a family's reasons: which values they are makes no
// difference to it.
inline constexpr std::size_t all_values = 6;
inline Family of_first_values(const Family& family, const Layout& layout) {
  if (layout.values().size() <= all_values) return family;
  Family first = family;
  first.each = [each = family.each, chosen = values_of(family, layout).front()](
                   const Layout& on, const SudokuRules& rules, const Values& values, const TellReason& tell) {
    if (values == chosen) each(on, rules, values, tell);
  };
  return first;
}

// Whether a family has any reason on this layout. The first one ends the search.
inline bool has_reasons(const Family& family, const Layout& layout) {
  struct Found {};
  try {
    go_through(family, layout, SudokuRules(layout), [](const Reason&) { throw Found{}; });
    return false;
  } catch (const Found&) {
    return true;
  }
}

// What is to be shown of a reason: that it entails its conclusion, or that it does if the puzzle has one solution.
struct Entails {
  template <GridLike G>
  static auto said(const Reason& reason, const Board& board, const std::vector<Constraint>& all, const G& relation) {
    return entails(reason, board, all, relation);
  }
};
struct EntailsIfUnique {
  template <GridLike G>
  static auto said(const Reason& reason, const Board& board, const std::vector<Constraint>& all, const G& relation) {
    return entails_if_unique(reason, board, all, relation);
  }
};
// Of families in which some reasons ask for what cannot be so: these are right, and of no use.
template <class Shown>
struct WhereMet {
  template <GridLike G>
  static Statement<BitOf<G>> said(const Reason& reason, const Board& board, const std::vector<Constraint>& all,
                                  const G& relation) {
    return {BitOf<G>(true), Shown::said(reason, board, all, relation).holds()};
  }
};

// That of every reason of a family, whatever relation it is asked of. The kinds are worked out once, when the statement
// is first read.
template <class Shown = Entails>
class FamilyRight {
 public:
  FamilyRight(const Layout& layout, const Family& family) : layout_(layout), family_(of_first_values(family, layout)) {}

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    std::call_once(all_->once, [&] { all_->kinds = kinds(family_, layout_, SudokuRules(layout_)); });
    const SudokuRules rules(layout_);
    const Marks<B> relation = stage.marks("relation", layout_);
    stage.exhibit("relation", relation);
    for (std::size_t i = 0; i < all_->kinds.size(); ++i) {
      const Kind& kind = all_->kinds[i];
      const auto said = Shown::said(kind.reason, layout_, rules.constraints(), relation);
      stage.show("kind " + std::to_string(i + 1) + " of " + std::to_string(all_->kinds.size()) + ", " +
                     std::to_string(kind.reasons) + " reasons",
                 said.premise, said.conclusion);
    }
  }

 private:
  struct All {
    std::once_flag once;
    std::vector<Kind> kinds;
  };
  Layout layout_;
  Family family_;
  std::shared_ptr<All> all_ = std::make_shared<All>();
};

// What a premise calls absent is in no completion that spares the crossed marks. So where the premises of a right
// reason hold, its conclusion is forced.
template <class D = Repaired>
struct PremisesSpared {
  Layout layout;

  template <Bit B>
  void operator()(Stage<B>& stage) const {
    const Position<B> at = completable_position(stage, layout);
    const Marks<B> gone = absent(layout, at.grid, D::candidates(at));
    for (const Cell c : layout.cells())
      stage.show(symbolic::place(layout, c), any(layout.values(), [&](Value v) { return gone.is(c, v); }),
                 none(layout.values(), [&](Value v) { return gone.is(c, v) & at.solution.is(c, v); }));
  }
};

}  // namespace gridproof::proofs
