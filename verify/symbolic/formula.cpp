#include "verify/symbolic/formula.hpp"

#include <stdexcept>
#include <utility>

#include "verify/symbolic/arena.hpp"

namespace gridproof::symbolic {

namespace {

thread_local Arena* current_arena = nullptr;

}  // namespace

Arena::Arena(Folding folding) : folding_(folding), contents_(std::make_unique<Contents>()) {}
Arena::~Arena() = default;

Arena::Scope::Scope(Arena& arena) : outer_(std::exchange(current_arena, &arena)) {}
Arena::Scope::~Scope() { current_arena = outer_; }

Arena& Arena::current() {
  if (current_arena == nullptr) throw std::logic_error("a formula without an arena");
  return *current_arena;
}

Formula Arena::variable(const std::string& name) { return contents_->add(contents_->context.bool_const(name.c_str())); }

bool Arena::identical(Formula a, Formula b) const { return z3::eq((*contents_)[a], (*contents_)[b]); }

Formula operator&(Formula a, Formula b) {
  Arena& arena = Arena::current();
  if (arena.folding_ == Folding::constants) {
    if (a.index() == 0 || b.index() == 1 || a.index() == b.index()) return a;
    if (b.index() == 0 || a.index() == 1) return b;
  }
  return arena.contents().once('&', a, b, [](const z3::expr& x, const z3::expr& y) { return x && y; });
}

Formula operator|(Formula a, Formula b) {
  Arena& arena = Arena::current();
  if (arena.folding_ == Folding::constants) {
    if (a.index() == 1 || b.index() == 0 || a.index() == b.index()) return a;
    if (b.index() == 1 || a.index() == 0) return b;
  }
  return arena.contents().once('|', a, b, [](const z3::expr& x, const z3::expr& y) { return x || y; });
}

Formula operator~(Formula a) {
  Arena& arena = Arena::current();
  if (arena.folding_ == Folding::constants && a.index() <= 1) return Formula(a.index() == 0);
  const bool fold = arena.folding_ == Folding::constants && arena.contents()[a].is_not();
  return arena.contents().once('~', a, a, [&](const z3::expr& x, const z3::expr&) { return fold ? x.arg(0) : !x; });
}

}  // namespace gridproof::symbolic
