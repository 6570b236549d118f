#include <algorithm>
#include <limits>
#include <optional>

#include "verify/symbolic/arena.hpp"
#include "verify/symbolic/deadline.hpp"
#include "verify/symbolic/session.hpp"

namespace gridproof::symbolic {

struct Z3Session::Contents {
  explicit Contents(const Options& options)
      : arena(options.folding),
        scope(arena),
        solver(arena.contents().context, z3::solver::simple()),
        deadline(options.seconds),
        conflicts(options.conflicts) {}

  const z3::expr& term(Formula formula) { return arena.contents()[formula]; }

  Arena arena;
  Arena::Scope scope;
  z3::solver solver;
  std::optional<z3::model> model;
  Deadline deadline;
  int conflicts;
  int questions = 0;
  std::size_t learned = 0;
};

Z3Session::Z3Session(const Options& options) : contents_(std::make_unique<Contents>(options)) {}
Z3Session::~Z3Session() = default;

Formula Z3Session::variable(const std::string& name) { return contents_->arena.variable(name); }
void Z3Session::assert_true(Formula term) { contents_->solver.add(contents_->term(term)); }

void Z3Session::assert_any(const std::vector<Formula>& terms) {
  z3::expr_vector any(contents_->arena.contents().context);
  for (const Formula term : terms) any.push_back(contents_->term(term));
  contents_->solver.add(z3::mk_or(any));
}

Found Z3Session::check(const std::vector<Formula>& assumed) {
  Contents& in = *contents_;
  if (in.deadline.passed()) return Found::nothing;
  z3::context& context = in.arena.contents().context;
  z3::params limits(context);
  // The greatest number is Z3's way of saying that there is no limit.
  const auto milliseconds = in.deadline.limited() ? std::min(in.deadline.left() * 1000, 4e9) + 1 : 0;
  limits.set("timeout", in.deadline.limited() ? static_cast<unsigned>(milliseconds) : ~0U);
  limits.set("max_conflicts", in.conflicts > 0 ? static_cast<unsigned>(in.conflicts) : ~0U);
  in.solver.set(limits);
  // Only a variable can be assumed: this one stands for all of `assumed`.
  const z3::expr asked = context.bool_const(("question." + std::to_string(++in.questions)).c_str());
  for (const Formula term : assumed) in.solver.add(z3::implies(asked, in.term(term)));
  z3::expr_vector assumptions(context);
  assumptions.push_back(asked);
  const z3::check_result result = in.solver.check(assumptions);
  const z3::stats statistics = in.solver.statistics();
  for (unsigned i = 0; i < statistics.size(); ++i)
    if (statistics.key(i) == "conflicts" && statistics.is_uint(i)) in.learned = statistics.uint_value(i);
  if (result == z3::sat) in.model = in.solver.get_model();
  return result == z3::sat ? Found::model : result == z3::unsat ? Found::none : Found::nothing;
}

bool Z3Session::value(Formula input) const { return contents_->model->eval(contents_->term(input), true).is_true(); }

std::size_t Z3Session::clauses() const { return contents_->arena.contents().terms.size(); }
std::size_t Z3Session::learned() const { return contents_->learned; }

}  // namespace gridproof::symbolic
