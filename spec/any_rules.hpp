// The rules of a puzzle, whichever they are: what a user names and a reader hands on. Who needs to know which they are
// asks by `visit`; to most they are a board with a name.
//
//   const AnyRules rules = Layout::boxes(3, 3);
//   rules.name();                                                       // "3x3"
//   visit(rules, [](const auto& known) { return constraints_of(known); });
//   if (const Takuzu* takuzu = rules.takuzu()) use(takuzu->lines());
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "spec/board.hpp"
#include "spec/sudoku/layout.hpp"
#include "spec/takuzu/takuzu.hpp"

namespace gridproof::spec {

class AnyRules : public Board {
 public:
  AnyRules(Layout layout) : Board(layout), which_(std::move(layout)) {}  // NOLINT: a layout is rules
  AnyRules(Takuzu takuzu) : Board(takuzu), which_(std::move(takuzu)) {}  // NOLINT: so is a Takuzu

  using Board::name;
  const std::string& name() const {
    return std::visit([](const auto& known) -> const std::string& { return known.name(); }, which_);
  }

  const Layout* layout() const { return std::get_if<Layout>(&which_); }  // nothing where they are others
  const Takuzu* takuzu() const { return std::get_if<Takuzu>(&which_); }
  const ListedRules* listed() const { return takuzu(); }  // rules that are a list of constraints

  friend bool operator==(const AnyRules& a, const AnyRules& b) {
    if (a.layout() != nullptr && b.layout() != nullptr) return *a.layout() == *b.layout();
    return a.which_.index() == b.which_.index() && a.name() == b.name();  // the name says all of a Takuzu
  }

  template <class F>
  friend decltype(auto) visit(const AnyRules& rules, F&& f) {
    return std::visit(std::forward<F>(f), rules.which_);
  }

 private:
  std::variant<Layout, Takuzu> which_;
};

// What a statement is about: a board with its rules, or nothing of the kind (numbers, arrays).
using MaybeRules = std::optional<AnyRules>;
inline std::string name(const MaybeRules& rules) { return rules ? rules->name() : "-"; }

}  // namespace gridproof::spec
