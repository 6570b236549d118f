// The solvers' readings against bools: with the inputs fixed to a concrete case, every term of the specification must
// be forced to the value that it has there. A gate that is wrong, or clauses that say too little of it, leave another
// one.
#include <cadical.hpp>
#include <catch2/catch.hpp>

#include "spec/truth.hpp"
#include "support/everything.hpp"
#include "support/property.hpp"
#include "verify/property/generators.hpp"
#include "verify/symbolic/circuit.hpp"
#include "verify/symbolic/clauses.hpp"
#include "verify/symbolic/session.hpp"
#include "verify/symbolic/word.hpp"

using namespace gridproof;
using namespace gridproof::spec;
using namespace gridproof::symbolic;
using gridproof::test::everything;
using gridproof::test::property;

namespace {

// is(cell, value) of grid, crossed, solution and full, in that order.
std::vector<bool> bits_of(const Layout& layout, const verify::Case& subject, const Grid& full) {
  std::vector<bool> bits;
  const auto add = [&](auto&& holds) {
    for (const Cell c : layout.cells())
      for (const Value v : layout.values()) bits.push_back(holds(c, v));
  };
  add([&](Cell c, Value v) { return subject.grid[c] == v; });
  add([&](Cell c, Value v) { return subject.crossed.is(c, v).holds(); });
  add([&](Cell c, Value v) { return subject.solution[c] == v; });
  add([&](Cell c, Value v) { return full[c] == v; });
  return bits;
}

template <class D, Bit B, class Next>
std::vector<B> said(const Layout& layout, Next&& next) {
  const auto block = [&] { return marks<B>(layout, [&](Cell, Value) { return next(); }); };
  const Marks<B> grid = block(), crossed = block(), solution = block(), full = block();
  return everything<D>(Position<B>{layout, grid, crossed, solution}, full);
}

template <class D, class Session>
class Reading {
 public:
  using B = typename Session::BitType;

  explicit Reading(const Layout& layout, Folding folding = Folding::constants)
      : layout_(layout), session_({.folding = folding, .seconds = 0}), said_(said<D, B>(layout, [this] {
          inputs_.push_back(session_.variable("x" + std::to_string(inputs_.size())));
          return inputs_.back();
        })) {}

  bool agrees(const verify::Case& subject, const Grid& full) {
    const std::vector<bool> bits = bits_of(layout_, subject, full);
    std::size_t i = 0;
    const auto expected = said<D, Truth>(layout_, [&] { return Truth(bits[i++]); });
    std::vector<B> assumed;
    for (i = 0; i < bits.size(); ++i) assumed.push_back(bits[i] ? inputs_[i] : ~inputs_[i]);
    if (session_.check(assumed) != Found::model) return false;
    B mismatch(false);
    for (i = 0; i < expected.size(); ++i) mismatch = mismatch | (expected[i].holds() ? ~said_[i] : said_[i]);
    assumed.push_back(mismatch);
    return session_.check(assumed) == Found::none;
  }

 private:
  const Layout& layout_;
  Session session_;
  std::vector<B> inputs_;
  std::vector<B> said_;
};

template <class D, class Session>
void reading_agrees(const Layout& layout, verify::Dialect dialect, Folding folding, int cases) {
  Reading<D, Session> reading(layout, folding);
  property(
      layout.name() + ", " + D::name,
      [&] { RC_ASSERT(reading.agrees(*verify::cases(layout, dialect), *verify::boards(layout))); }, cases);
}

}  // namespace

TEST_CASE("circuits for CaDiCaL agree with bools") {
  reading_agrees<Repaired, CadicalSession>(Layout::boxes(2, 2), verify::Dialect::repaired, Folding::constants, 30);
  reading_agrees<AsWritten, CadicalSession>(Layout::boxes(2, 3), verify::Dialect::as_written, Folding::constants, 10);
  reading_agrees<Repaired, CadicalSession>(Layout::boxes(2, 2), verify::Dialect::repaired, Folding::verbatim, 10);
}

TEST_CASE("formulas for Z3 agree with bools") {
  reading_agrees<Repaired, Z3Session>(Layout::boxes(2, 2), verify::Dialect::repaired, Folding::constants, 30);
  reading_agrees<AsWritten, Z3Session>(Layout::boxes(2, 3), verify::Dialect::as_written, Folding::constants, 5);
  reading_agrees<Repaired, Z3Session>(Layout::boxes(2, 2), verify::Dialect::repaired, Folding::verbatim, 10);
}

namespace {

// A reading whose | is "either, not both".
class Exclusive {
 public:
  explicit Exclusive(bool value) : literal_(value) {}
  explicit Exclusive(Literal literal) : literal_(literal) {}
  Literal literal() const { return literal_; }
  friend Exclusive operator&(Exclusive a, Exclusive b) { return Exclusive(a.literal_ & b.literal_); }
  friend Exclusive operator|(Exclusive a, Exclusive b) { return Exclusive(differ(a.literal_, b.literal_)); }
  friend Exclusive operator~(Exclusive a) { return Exclusive(~a.literal_); }

 private:
  Literal literal_;
};

class ExclusiveSession {
 public:
  using BitType = Exclusive;
  explicit ExclusiveSession(const Options& options) : inner_(options) {}
  Exclusive variable(const std::string& name) { return Exclusive(inner_.variable(name)); }
  Found check(const std::vector<Exclusive>& assumed) {
    std::vector<Literal> literals;
    for (const Exclusive bit : assumed) literals.push_back(bit.literal());
    return inner_.check(literals);
  }

 private:
  CadicalSession inner_;
};

// Whether an AND gate is forced by the clauses that are not dropped.
bool gate_is_forced(std::size_t dropped) {
  bool forced = true;
  for (int inputs = 0; inputs < 4; ++inputs) {
    Circuit circuit;
    const Circuit::Scope scope(circuit);
    CaDiCaL::Solver solver;
    std::size_t number = 0;
    Clauses clauses(circuit, [&](const std::vector<int>& clause) {
      if (number++ == dropped) return;
      for (const int literal : clause) solver.add(literal);
      solver.add(0);
    });
    const Literal a = circuit.variable(), b = circuit.variable();
    const int gate = clauses.define(a & b);
    const bool expected = inputs == 3;
    solver.assume((inputs & 1) != 0 ? a.number() : -a.number());
    solver.assume((inputs & 2) != 0 ? b.number() : -b.number());
    solver.assume(expected ? -gate : gate);
    forced = forced && solver.solve() == 20;
  }
  return forced;
}

}  // namespace

TEST_CASE("a wrong gate is caught") {
  const Layout layout = Layout::boxes(2, 2);
  Reading<Repaired, ExclusiveSession> wrong(layout);
  bool caught = false;
  for (std::uint64_t seed = 1; seed <= 20 && !caught; ++seed) {
    const auto subject = verify::cases(layout, verify::Dialect::repaired)(rc::Random(seed), rc::kNominalSize).value();
    caught = !wrong.agrees(subject, subject.solution);
  }
  CHECK(caught);
}

TEST_CASE("each of a gate's clauses is needed") {
  CHECK(gate_is_forced(1000));
  for (std::size_t dropped = 1; dropped <= 3; ++dropped) CHECK_FALSE(gate_is_forced(dropped));
}

TEST_CASE("constants fold, and verbatim they do not") {
  Circuit folded, verbatim(Folding::verbatim);
  {
    const Circuit::Scope scope(folded);
    const Literal a = folded.variable();
    CHECK(identical(a & Literal(true), a));
    CHECK(identical(a | Literal(true), Literal(true)));
    CHECK(identical(a & ~a, Literal(false)));
    CHECK(folded.variables() == 2);
  }
  const Circuit::Scope scope(verbatim);
  const Literal a = verbatim.variable();
  CHECK_FALSE(identical(a & Literal(true), a));
  CHECK(identical(a & Literal(true), a & Literal(true)));
}

TEST_CASE("words calculate modulo a power of two") {
  for (unsigned a = 0; a < 256; a += 3)
    for (unsigned b = 0; b < 256; b += 7) {
      const auto x = Word<Truth>::constant(a, 8), y = Word<Truth>::constant(b, 8);
      CHECK(is(x + y, (a + b) % 256).holds());
      CHECK(is(x - y, (a - b) % 256).holds());
      CHECK(is(x * y, a * b % 256).holds());
      CHECK(symbolic::equal(x, y).holds() == (a == b));
    }
}
