#include "verify/solve/explain.hpp"

#include <fmt/format.h>

#include <bit>
#include <vector>

#include "text/name.hpp"
#include "text/rules_name.hpp"
#include "verify/solve/follow.hpp"
#include "verify/solve/scopes.hpp"

namespace gridproof::solve {

namespace {

using kernel::ConstraintDeduction;
using kernel::Deduction;
using kernel::Inference;
using kernel::Rule;
using spec::Cell;
using spec::HouseKind;
using spec::Value;

class Narrator {
 public:
  explicit Narrator(const std::optional<text::Symbols>& symbols) : symbols_(symbols) {}

  void tell(const Inference& step, const Deduction& before) {
    const spec::Layout& layout = before.layout();
    const auto value = [&](Value v) { return text::value_name(layout, v, symbols_); };
    const auto cell = [&](Cell c) { return text::cell_name(layout, c); };
    const auto house = [&] { return text::house_name(layout.houses()[step.house]); };
    switch (step.rule) {
      case Rule::last_value:
        say(fmt::format("{} is {}: no other value is left", cell(step.cell),
                        value(lowest(before.candidates(step.cell)))));
        return;
      case Rule::last_place:
        say(fmt::format("{} is {}: {} has no other place in {}", cell(place(step, before)), value(step.value),
                        value(step.value), house()));
        return;
      case Rule::assume: {
        std::vector<std::string> values;
        // With those that were crossed out in this scope: they are shown as refuted.
        for (const Value v : layout.values())
          if (before.is_candidate(step.cell, v) || was_refuted(before, step.cell, v)) values.push_back(value(v));
        suppose(cell(step.cell), square(layout, step.cell), values, value(step.value));
        return;
      }
      case Rule::no_value: contradiction(before, layout, fmt::format("{} has no value left", cell(step.cell))); return;
      case Rule::no_place:
        contradiction(before, layout, fmt::format("{} has no place left in {}", value(step.value), house()));
        return;
      case Rule::twice:
        contradiction(before, layout, fmt::format("{} stands twice in {}", value(step.value), house()));
        return;
      case Rule::forced:
      case Rule::broken:
      case Rule::verdict: return;
    }
  }

  void tell(const Inference& step, const ConstraintDeduction& before) {
    const spec::ListedRules& rules = before.rules();
    const std::string cell = text::cell_name(rules, step.cell);
    const auto value = [&](Value v) { return text::value_name(rules, v, symbols_); };
    const auto constraint = [&] {
      return text::constraint_name(rules, rules.listed().constraints[step.constraint], symbols_);
    };
    if (step.rule == Rule::forced) {
      say(fmt::format("{} is {}{}: {}", cell, step.is ? "" : "not ", value(step.value), constraint()));
    } else if (step.rule == Rule::assume) {
      std::vector<std::string> values;
      for (const Value v : rules.values())
        if (!before.is_not({step.cell, v}) || was_refuted(before, step.cell, v)) values.push_back(value(v));
      suppose(cell, cell, values, value(step.value));
    } else if (step.rule == Rule::no_value) {
      contradiction(before, rules, cell + " has no value left");
    } else {
      contradiction(before, rules, "it can no longer be that " + constraint());
    }
  }

  std::string text() && { return std::move(text_); }

 private:
  static Value lowest(Deduction::Mask mask) { return static_cast<Value>(std::countr_zero(mask) + 1); }

  static Cell place(const Inference& step, const Deduction& before) {
    for (const Cell c : before.layout().houses()[step.house])
      if (before.is_candidate(c, step.value)) return c;
    return 0;
  }

  // r2c3b1: with the box or the region that it is in.
  static std::string square(const spec::Layout& layout, Cell cell) {
    std::string name = text::cell_name(layout, cell);
    for (const spec::HouseIndex h : layout.houses_of(cell)) {
      const spec::House& house = layout.houses()[h];
      if (house.kind == HouseKind::box) name += "b" + std::to_string(house.number);
      if (house.kind == HouseKind::region) name += "g" + std::to_string(house.number);
    }
    return name;
  }

  void suppose(const std::string& cell, const std::string& square, const std::vector<std::string>& values,
               const std::string& value) {
    scopes_.assume(square, values, value);
    refuted_.emplace_back();
    text_ += fmt::format("{:{}}suppose {} is {} (HP{})\n", "", 2 * (scopes_.depth() - 1), cell, value,
                         scopes_.innermost());
  }

  template <class Before>
  bool was_refuted(const Before& before, Cell cell, Value value) const {
    for (const auto& [c, v] : refuted_.back())
      if (c == cell && v == value) return before.grid()[cell] == 0;
    return false;
  }

  void say(const std::string& line) { text_ += fmt::format("{:{}}{}\n", "", 2 * scopes_.depth(), line); }

  template <class Before>
  void contradiction(const Before& before, const spec::Board& board, const std::string& what) {
    say("contradiction: " + what);
    if (before.scopes().empty()) return;
    const auto [cell, value] = before.scopes().back();
    const std::string path = scopes_.path(Scopes::State::refuted);
    scopes_.refute();
    refuted_.pop_back();
    refuted_.back().emplace_back(cell, value);
    say(fmt::format("so {} is not {}: {}", text::cell_name(board, cell),
                    text::value_name(board, value, symbols_), path));
  }

  const std::optional<text::Symbols>& symbols_;
  Scopes scopes_;
  std::vector<std::vector<std::pair<Cell, Value>>> refuted_{1};  // by scope, the outermost first
  std::string text_;
};

}  // namespace

text::Result<std::string> explain(const std::string& certificate, const std::optional<text::Symbols>& symbols) {
  Narrator narrator(symbols);
  const auto judgement =
      follow(certificate, [&](const Inference& step, const Deduction& before) { narrator.tell(step, before); },
             [&](const Inference& step, const ConstraintDeduction& before) { narrator.tell(step, before); });
  if (!judgement) return judgement.error();
  return std::move(narrator).text();
}

}  // namespace gridproof::solve
