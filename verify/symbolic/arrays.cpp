#include "verify/symbolic/arrays.hpp"

#include "verify/symbolic/arena.hpp"

namespace gridproof::symbolic {

namespace {

Arena::Contents& arena() { return Arena::current().contents(); }
const z3::expr& term(int index) { return arena().terms[static_cast<std::size_t>(index)]; }
Number<Formula> number_of(const z3::expr& term) { return Number<Formula>::at(arena().add(term).index()); }

}  // namespace

Number<Formula>::Number(int value) : index_(arena().add(arena().context.int_val(value)).index()) {}

Number<Formula> operator+(Number<Formula> a, int b) { return number_of(term(a.index()) + b); }
Number<Formula> operator-(Number<Formula> a, int b) { return number_of(term(a.index()) - b); }
Formula operator<(Number<Formula> a, Number<Formula> b) { return arena().add(term(a.index()) < term(b.index())); }
Formula operator<=(Number<Formula> a, Number<Formula> b) { return arena().add(term(a.index()) <= term(b.index())); }
Formula operator==(Number<Formula> a, Number<Formula> b) { return arena().add(term(a.index()) == term(b.index())); }

Formula Zeros<Formula>::is_zero(Number<Formula> i) const {
  return arena().add(z3::select(term(index_), term(i.index())) == 0);
}

Number<spec::Truth> number(Stage<spec::Truth>& stage, const std::string& name) {
  int value = 0;
  for (int k = 0; k < bits_of_number; ++k)
    if (stage.input(name + "." + std::to_string(k)).holds()) value |= 1 << k;
  return {value};
}

Number<Formula> number(Stage<Formula>& stage, const std::string& name) {
  z3::context& context = arena().context;
  const z3::expr value = context.int_const(name.c_str());
  stage.declare(name, "Int");
  stage.prefer(arena().add(value <= greatest));
  for (int k = 0; k < bits_of_number; ++k)
    stage.observe(name + "." + std::to_string(k), arena().add(z3::mod(value / (1 << k), context.int_val(2)) == 1));
  return number_of(value);
}

Zeros<spec::Truth> zeros(Stage<spec::Truth>& stage, const std::string& name) {
  std::vector<spec::Truth> zero;
  for (int k = 0; k < room; ++k) zero.push_back(stage.input(name + "." + std::to_string(k)));
  return Zeros<spec::Truth>(std::move(zero));
}

Zeros<Formula> zeros(Stage<Formula>& stage, const std::string& name) {
  z3::context& context = arena().context;
  const z3::expr array = context.constant(name.c_str(), context.array_sort(context.int_sort(), context.int_sort()));
  stage.declare(name, "(Array Int Int)");
  const Zeros<Formula> result(arena().add(array).index());
  for (int k = 0; k < room; ++k) stage.observe(name + "." + std::to_string(k), result.is_zero(k));
  return result;
}

namespace detail {

Number<Formula> bound_number() {
  return number_of(arena().context.int_const(("j." + std::to_string(arena().bound++)).c_str()));
}
Formula for_all(Number<Formula> bound, Formula holds) {
  // With the weight that is no attribute in a script.
  Z3_app of = term(bound.index());
  const z3::expr& body = arena()[holds];
  Z3_ast all = Z3_mk_forall_const(body.ctx(), 1, 1, &of, 0, nullptr, body);
  body.check_error();
  return arena().add(z3::expr(body.ctx(), all));
}

}  // namespace detail

}  // namespace gridproof::symbolic
