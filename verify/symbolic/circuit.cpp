#include "verify/symbolic/circuit.hpp"

#include <stdexcept>
#include <utility>

namespace gridproof::symbolic {

namespace {

thread_local Circuit* current = nullptr;

}  // namespace

Circuit::Scope::Scope(Circuit& circuit) : outer_(std::exchange(current, &circuit)) {}
Circuit::Scope::~Scope() { current = outer_; }

Literal operator&(Literal a, Literal b) {
  if (current == nullptr) throw std::logic_error("a gate without a circuit");
  return current->both(a, b);
}

Literal Circuit::variable() {
  gates_.emplace_back();
  return Literal::numbered(variables());
}

Literal Circuit::both(Literal left, Literal right) {
  int a = left.number(), b = right.number();
  if (folding_ == Folding::constants) {
    if (a > b) std::swap(a, b);
    if (a == -b || a == -1 || b == -1) return Literal(false);
    if (a == 1 || a == b) return Literal::numbered(b);
    if (b == 1) return Literal::numbered(a);
  }
  const auto key = static_cast<std::uint64_t>(static_cast<std::uint32_t>(a)) << 32U | static_cast<std::uint32_t>(b);
  const auto [known, is_new] = known_.try_emplace(key, variables() + 1);
  if (is_new) gates_.push_back({a, b});
  return Literal::numbered(known->second);
}

}  // namespace gridproof::symbolic
