#include <cadical.hpp>

#include "verify/symbolic/clauses.hpp"
#include "verify/symbolic/deadline.hpp"
#include "verify/symbolic/session.hpp"

namespace gridproof::symbolic {

namespace {

class AtDeadline : public CaDiCaL::Terminator {
 public:
  explicit AtDeadline(double seconds) : deadline_(seconds) {}
  // Asked all the time, so it looks at the clock only now and then.
  bool terminate() override { return (++calls_ & 63U) == 0 && deadline_.passed(); }
  bool passed() const { return deadline_.passed(); }

 private:
  Deadline deadline_;
  unsigned calls_ = 0;
};

class Counter : public CaDiCaL::Learner {
 public:
  bool learning(int) override {
    ++count;
    return false;
  }
  void learn(int) override {}
  std::size_t count = 0;
};

// CaDiCaL would print a line where a clause is false from the start.
class QuietSolver : public CaDiCaL::Solver {
 public:
  QuietSolver() { set("quiet", 1); }
};

}  // namespace

struct CadicalSession::Contents {
  explicit Contents(const Options& options)
      : circuit(options.folding),
        scope(circuit),
        at_deadline(options.seconds),
        conflicts(options.conflicts),
        clauses(circuit, [this](const std::vector<int>& clause) {
          for (const int literal : clause) solver.add(literal);
          solver.add(0);
        }) {
    solver.connect_terminator(&at_deadline);
    solver.connect_learner(&learned);
  }
  ~Contents() {
    solver.disconnect_learner();
    solver.disconnect_terminator();
  }

  Circuit circuit;
  Circuit::Scope scope;
  AtDeadline at_deadline;
  Counter learned;
  int conflicts;
  QuietSolver solver;
  Clauses clauses;
};

CadicalSession::CadicalSession(const Options& options) : contents_(std::make_unique<Contents>(options)) {}
CadicalSession::~CadicalSession() = default;

Literal CadicalSession::variable(const std::string&) { return contents_->circuit.variable(); }
void CadicalSession::assert_true(Literal term) { contents_->clauses.assert_true(term); }
void CadicalSession::assert_any(const std::vector<Literal>& terms) { contents_->clauses.assert_any(terms); }

Found CadicalSession::check(const std::vector<Literal>& assumed) {
  if (contents_->at_deadline.passed()) return Found::nothing;
  for (const Literal literal : assumed) contents_->solver.assume(contents_->clauses.define(literal));
  if (contents_->conflicts > 0) contents_->solver.limit("conflicts", contents_->conflicts);
  const int result = contents_->solver.solve();
  return result == 10 ? Found::model : result == 20 ? Found::none : Found::nothing;
}

// An input that no clause mentions may have any value.
bool CadicalSession::value(Literal input) const {
  return input.number() <= contents_->solver.vars() && contents_->solver.val(input.number()) > 0;
}

std::size_t CadicalSession::clauses() const { return contents_->clauses.count(); }
std::size_t CadicalSession::learned() const { return contents_->learned.count; }

}  // namespace gridproof::symbolic
