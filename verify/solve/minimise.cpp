#include "verify/solve/minimise.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "verify/solve/follow.hpp"

namespace gridproof::solve {

namespace {

using kernel::ConstraintDeduction;
using kernel::Deduction;
using kernel::Inference;
using kernel::Rule;
using spec::Cell;
using spec::HouseIndex;
using spec::Value;

// Which step made what known, so that each step can tell which others it uses.
class Ledger {
 public:
  using Index = int;
  static constexpr Index never = -2, given = -1;

  void take_down(const Inference& step, const Deduction& before) {
    if (uses_.empty()) begin(before);
    uses_.push_back(used_by(step, before));
    const auto index = static_cast<Index>(uses_.size() - 1);
    const spec::Layout& layout = before.layout();
    switch (step.rule) {
      case Rule::last_value: {
        const auto left = before.candidates(step.cell);
        for (const Value v : layout.values())
          if ((left >> (v - 1U) & 1U) != 0) place(layout, step.cell, v, index);
        break;
      }
      case Rule::last_place:
        for (const Cell c : layout.houses()[step.house])
          if (before.is_candidate(c, step.value)) {
            place(layout, c, step.value, index);
            break;
          }
        break;
      case Rule::assume:
        around_.push_back({index, known_});
        place(layout, step.cell, step.value, index);
        break;
      case Rule::no_value:
      case Rule::no_place:
      case Rule::twice:
        if (!around_.empty()) leave_scope(before.scopes().back(), index);  // else it is the end
        break;
      case Rule::forced:
      case Rule::broken:
      case Rule::verdict: break;
    }
    opened_.resize(uses_.size(), never);
  }

  // The same over constraints: all that is known there is which values a cell has not.
  void take_down(const Inference& step, const ConstraintDeduction& before) {
    const spec::Board& board = before.rules();
    if (uses_.empty()) {
      begin(board);
      for (const spec::Mark& mark : spec::all_marks(board))
        if (before.is_not(mark)) known_.excluded[at(mark.cell, mark.value)] = given;
    }
    uses_.push_back(used_by(step, before));
    const auto index = static_cast<Index>(uses_.size() - 1);
    if (step.rule == Rule::assume) around_.push_back({index, known_});
    if (step.rule == Rule::assume || step.rule == Rule::forced) {
      const bool is = step.rule == Rule::assume || step.is;
      for (const Value v : board.values())
        if ((v == step.value) != is) note(known_.excluded[at(step.cell, v)], index);
    } else if (!around_.empty()) {
      leave_scope(before.scopes().back(), index);
    }
    opened_.resize(uses_.size(), never);
  }

  // Which steps the verdict needs, one for each.
  std::vector<bool> needed(const kernel::CertificateJudgement& judgement) const {
    std::vector<bool> needed(uses_.size(), false);
    if (needed.empty()) return needed;
    const auto need = [&](Index index) {
      if (index >= 0) needed[static_cast<std::size_t>(index)] = true;
    };
    const bool by_constraints = judgement.rules->listed() != nullptr;
    if (judgement.thesis == kernel::Thesis::unique) {
      for (const Index index : by_constraints ? known_.excluded : known_.placed) need(index);
    } else if (judgement.thesis == kernel::Thesis::follows) {
      for (const auto& [cell, value] : judgement.set) {
        need(known_.placed[cell]);
        for (const Value v : judgement.rules->values())
          if (by_constraints && v != value) need(known_.excluded[at(cell, v)]);
      }
      for (const auto& [cell, value] : judgement.del) need(obstacle(cell, value));
    } else {
      needed.back() = true;
    }
    for (std::size_t i = needed.size(); i-- > 0;) {
      if (!needed[i]) continue;
      for (const Index used : uses_[i]) needed[static_cast<std::size_t>(used)] = true;
      if (opened_[i] >= 0) needed[static_cast<std::size_t>(opened_[i])] = true;
    }
    return needed;
  }

 private:
  struct Known {
    std::vector<Index> placed;    // by cell: the step that put its value there
    std::vector<Index> excluded;  // by cell and value: the first step because of which it cannot stand there
  };
  struct Scope {
    Index opened;
    Known known;
  };

  std::size_t at(Cell cell, Value value) const { return cell * values_ + value - 1U; }
  static void note(Index& entry, Index index) {
    if (entry == never) entry = index;
  }

  void begin(const spec::Board& board) {
    values_ = board.values().size();
    known_ = {std::vector<Index>(board.cells().size(), never),
              std::vector<Index>(board.cells().size() * values_, never)};
  }

  void begin(const Deduction& before) {
    const spec::Layout& layout = before.layout();
    begin(static_cast<const spec::Board&>(layout));
    for (const Cell c : layout.cells()) {
      if (before.grid()[c] != 0) known_.placed[c] = given;
      for (const Value v : layout.values())
        if (!before.is_candidate(c, v)) known_.excluded[at(c, v)] = given;
    }
  }

  void place(const spec::Layout& layout, Cell cell, Value value, Index index) {
    known_.placed[cell] = index;
    for (const HouseIndex h : layout.houses_of(cell))
      for (const Cell peer : layout.houses()[h]) note(known_.excluded[at(peer, value)], index);
  }

  // The assumption is refuted by this step; nothing else of the scope is kept.
  template <class Assumption>
  void leave_scope(const Assumption& assumed, Index index) {
    opened_.resize(uses_.size(), never);
    opened_.back() = around_.back().opened;
    known_ = std::move(around_.back().known);
    around_.pop_back();
    note(known_.excluded[at(assumed.cell, assumed.value)], index);
  }

  // The step because of which the value cannot stand in the cell, or because of which another one does: the first.
  Index obstacle(Cell cell, Value value) const {
    const Index placed = known_.placed[cell], excluded = known_.excluded[at(cell, value)];
    return placed == never ? excluded : excluded == never ? placed : std::min(placed, excluded);
  }

  std::vector<Index> used_by(const Inference& step, const Deduction& before) const {
    const spec::Layout& layout = before.layout();
    std::vector<Index> used;
    const auto use = [&](Cell cell, Value value) {
      if (const Index index = obstacle(cell, value); index >= 0) used.push_back(index);
    };
    if (step.rule == Rule::last_value || step.rule == Rule::no_value) {
      for (const Value v : layout.values())
        if (!before.is_candidate(step.cell, v)) use(step.cell, v);
    } else if (step.rule == Rule::last_place || step.rule == Rule::no_place) {
      for (const Cell c : layout.houses()[step.house])
        if (!before.is_candidate(c, step.value)) use(c, step.value);
    }
    return each_once(std::move(used));
  }

  std::vector<Index> used_by(const Inference& step, const ConstraintDeduction& before) const {
    std::vector<Index> used;
    const auto use = [&](Cell cell, Value value) {
      if (const Index index = known_.excluded[at(cell, value)]; index >= 0) used.push_back(index);
    };
    const auto use_cell = [&](Cell cell) {
      for (const Value v : before.rules().values()) use(cell, v);
    };
    if (step.rule == Rule::no_value) use_cell(step.cell);
    if (step.rule != Rule::forced && step.rule != Rule::broken) return each_once(std::move(used));
    const auto& rule = before.rules().listed().constraints[step.constraint].rule;
    if (const auto* differ = std::get_if<spec::Differ>(&rule)) {
      for (const Cell cell : differ->first) use_cell(cell);
      for (const Cell cell : differ->second) use_cell(cell);
      return each_once(std::move(used));
    }
    // Were the step's mark otherwise: which marks would be so, and which would not?
    const auto possible = [&](Cell cell, Value value) {
      if (before.is_not({cell, value})) return false;
      return step.rule == Rule::broken || cell != step.cell || (value == step.value) != step.is;
    };
    const auto is_so = [&](const spec::Mark& mark) {
      for (const Value v : before.rules().values())
        if ((v == mark.value) != possible(mark.cell, v)) return false;
      return true;
    };
    const auto& count = std::get<spec::Count>(rule);
    const auto so = static_cast<std::size_t>(std::count_if(count.marks.begin(), count.marks.end(), is_so));
    for (const spec::Mark& mark : count.marks) {
      if (so <= count.most && !possible(mark.cell, mark.value)) use(mark.cell, mark.value);
      if (so > count.most && is_so(mark)) use_cell(mark.cell);
    }
    return each_once(std::move(used));
  }

  static std::vector<Index> each_once(std::vector<Index> used) {
    std::sort(used.begin(), used.end());
    used.erase(std::unique(used.begin(), used.end()), used.end());
    return used;
  }

  std::size_t values_ = 0;
  std::vector<std::vector<Index>> uses_;  // by step
  std::vector<Index> opened_;             // by step: of a contradiction, the assumption that it refutes
  Known known_;
  std::vector<Scope> around_;
};

// The words of a text, each with the blanks before it.
std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> result;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t word = text.find_first_not_of(" \t\r\n", begin);
    if (word == std::string_view::npos) break;
    const std::size_t end = std::min(text.find_first_of(" \t\r\n", word), text.size());
    result.push_back(text.substr(begin, end - begin));
    begin = end;
  }
  return result;
}

text::Result<std::string> without_unused(const std::string& certificate) {
  Ledger ledger;
  const auto judgement =
      follow(certificate, [&](const Inference& step, const Deduction& before) { ledger.take_down(step, before); },
             [&](const Inference& step, const ConstraintDeduction& before) { ledger.take_down(step, before); });
  if (!judgement) return judgement.error();
  const std::vector<bool> needed = ledger.needed(*judgement);
  std::string shorter;
  const auto all = words(certificate);
  const std::size_t marks = judgement->set.size() + judgement->del.size();
  const bool has_completion_word = judgement->thesis == kernel::Thesis::follows;  // between marks and grid
  const std::size_t verdict = 1 + marks + (has_completion_word ? 1 : 0) + judgement->completions.size();
  const std::size_t heading = all.size() - needed.size() - verdict;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (i < heading || i - heading >= needed.size() || needed[i - heading]) shorter += all[i];
  return shorter + "\n";
}

}  // namespace

// With fewer steps, others come to be the first to make something known: again, until nothing changes.
text::Result<std::string> minimise(const std::string& certificate) {
  std::string shortest = certificate;
  while (true) {
    auto shorter = without_unused(shortest);
    if (!shorter) {
      if (shortest == certificate) return shorter.error();
      throw std::logic_error("a certificate without its unused steps is rejected: " + text::to_string(shorter.error()));
    }
    if (shorter->size() >= shortest.size()) return shortest;
    shortest = *std::move(shorter);
  }
}

}  // namespace gridproof::solve
