// A technique as a family that is gone through, reason by reason: 9x9 has 400,000 naked quads, too many to keep.
//
//   const Family pointing{1, each_pointing};                   // of one value each
//   go_through(pointing, layout, rules, tell);                 // tell(reason) of each reason
//   listed("pointing", pointing, layout, rules);               // where they are few
//
// A family says what its reasons are for given values. ReasonDraft collects what a reason rests on; cells that see each
// other are cited as cells that differ.
#pragma once

#include <algorithm>
#include <compare>
#include <functional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "spec/combinations.hpp"
#include "spec/reason.hpp"
#include "spec/sudoku/constraints.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::spec {

using TellReason = std::function<void(const Reason&)>;
using Values = std::vector<Value>;
using EachReason = std::function<void(const Layout&, const SudokuRules&, const Values&, const TellReason&)>;

struct Family {
  std::size_t values;  // of how many different values each reason is
  EachReason each;
  bool in_order = false;  // which of them comes first makes a difference
};

// Every choice of its values, as it takes them.
inline std::vector<Values> values_of(const Family& family, const Layout& layout) {
  std::vector<Values> all;
  for (const Chosen& chosen : combinations(layout.values().size(), family.values)) {
    Values values;
    for (const std::size_t i : chosen) values.push_back(layout.values()[i]);
    do all.push_back(values);
    while (family.in_order && std::next_permutation(values.begin(), values.end()));
  }
  return all;
}

inline void go_through(const Family& family, const Layout& layout, const SudokuRules& rules, const TellReason& tell) {
  for (const Values& values : values_of(family, layout)) family.each(layout, rules, values, tell);
}

// The order in which a tier takes the reasons of a technique: by conclusion, a placement before any elimination; then
// by what is cited, by the premises, and last by what is exchanged. Marks come by cell, then by value.
inline bool comes_before(const Reason& a, const Reason& b) {
  const auto by_marks = [](const std::vector<Mark>& x, const std::vector<Mark>& y) {
    return std::lexicographical_compare_three_way(x.begin(), x.end(), y.begin(), y.end(),
                                                  [](const Mark& m, const Mark& n) {
                                                    return std::pair(m.cell, m.value) <=> std::pair(n.cell, n.value);
                                                  });
  };
  if (const auto order = by_marks(a.del, b.del); order != 0) return order < 0;
  if (const auto order = by_marks(a.set, b.set); order != 0) return order < 0;
  if (a.constraints != b.constraints) return a.constraints < b.constraints;
  if (const auto order = by_marks(a.premises, b.premises); order != 0) return order < 0;
  const auto each = [](const Exchange& e) { return std::tuple(e.cell, e.a, e.b); };
  return std::lexicographical_compare(a.exchanged.begin(), a.exchanged.end(), b.exchanged.begin(), b.exchanged.end(),
                                      [&](const Exchange& x, const Exchange& y) { return each(x) < each(y); });
}

// In the order of a tier, each once: two choices of parts may say the same.
inline void put_in_order(std::vector<Reason>& reasons) {
  std::sort(reasons.begin(), reasons.end(), comes_before);
  reasons.erase(std::unique(reasons.begin(), reasons.end()), reasons.end());
}

inline Technique listed(std::string name, const Family& family, const Layout& layout, const SudokuRules& rules) {
  Technique technique{std::move(name), {}};
  go_through(family, layout, rules, [&](const Reason& reason) { technique.reasons.push_back(reason); });
  put_in_order(technique.reasons);
  return technique;
}

class ReasonDraft {
 public:
  explicit ReasonDraft(const SudokuRules& rules) : rules_(&rules) {}

  void absent(Cell cell, Value value) { reason_.premises.push_back({cell, value}); }
  void cite(std::size_t constraint) { reason_.constraints.push_back(constraint); }
  // Requires cells that see each other.
  void cite_differ(Cell a, Cell b) { cite(rules_->differ(a, b)); }
  void cite_differ(const std::vector<Cell>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i)
      for (std::size_t j = i + 1; j < cells.size(); ++j) cite_differ(cells[i], cells[j]);
  }
  // What another one rests on, and says.
  void add(const Reason& other) {
    const auto append = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
    append(reason_.premises, other.premises);
    append(reason_.constraints, other.constraints);
    append(reason_.set, other.set);
    append(reason_.del, other.del);
    append(reason_.exchanged, other.exchanged);
  }
  void add(const ReasonDraft& other) { add(other.reason_); }
  void set(Cell cell, Value value) { reason_.set.push_back({cell, value}); }
  void del(Cell cell, Value value) { reason_.del.push_back({cell, value}); }
  void exchange(const Exchange& exchange) { reason_.exchanged.push_back(exchange); }

  // Each thing once, premises and conclusions in the order of marks. What is exchanged stays as it was told.
  Reason finished() && {
    const auto by_mark = [](const Mark& a, const Mark& b) {
      return std::pair(a.cell, a.value) < std::pair(b.cell, b.value);
    };
    for (std::vector<Mark>* marks : {&reason_.premises, &reason_.set, &reason_.del}) {
      std::sort(marks->begin(), marks->end(), by_mark);
      marks->erase(std::unique(marks->begin(), marks->end()), marks->end());
    }
    std::sort(reason_.constraints.begin(), reason_.constraints.end());
    reason_.constraints.erase(std::unique(reason_.constraints.begin(), reason_.constraints.end()),
                              reason_.constraints.end());
    return std::move(reason_);
  }

 private:
  const SudokuRules* rules_;
  Reason reason_;
};

// The same reason in the order in which a draft is finished.
inline Reason in_order(const SudokuRules& rules, const Reason& reason) {
  ReasonDraft draft(rules);
  draft.add(reason);
  return std::move(draft).finished();
}

}  // namespace gridproof::spec
