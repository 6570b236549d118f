#include "verify/kernel/refutation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "text/scan.hpp"
#include "verify/kernel/dimacs.hpp"
#include "verify/kernel/proof.hpp"
#include "verify/kernel/propagation.hpp"

namespace gridproof::kernel {

namespace {

std::string shown(const std::vector<Literal>& literals) {
  constexpr std::size_t most = 12;
  std::string line;
  for (std::size_t i = 0; i < std::min(literals.size(), most); ++i) line += fmt::format("{} ", written(literals[i]));
  return line + (literals.size() > most ? "... 0" : "0");
}

bool has(std::span<const Literal> literals, Literal literal) {
  return std::find(literals.begin(), literals.end(), literal) != literals.end();
}

class Checker {
 public:
  explicit Checker(const Limits& limits) : limits_(limits) {}

  text::Result<Judgement> run(Document formula, Document proof);

 private:
  // A verdict where the reading or the step decided; nothing where the check goes on.
  using Decision = std::optional<Verdict>;

  text::Result<Decision> load(DimacsReader& reader);
  Decision take(const ClauseStep& step);
  Decision take_addition();
  Decision take_deletion();
  Decision make_room();
  Decision decide(Verdict verdict, std::string reason);

  void write_down(const WrittenClause& clause);
  bool is_rup();
  std::optional<Clause> obstacle_to_rat();
  std::size_t longest() const { return limits_.bytes / sizeof(std::int32_t) / 4; }

  const Limits& limits_;
  Propagation propagation_;
  std::vector<Literal> clause_;  // of the step, distinct, the first one first
  Judgement judgement_;
};

Checker::Decision Checker::decide(Verdict verdict, std::string reason) {
  judgement_.reason = std::move(reason);
  return verdict;
}

// Repeated literals count once.
void Checker::write_down(const WrittenClause& clause) {
  clause_.clear();
  for (const std::int32_t literal : clause) clause_.push_back(literal_of(literal));
  if (clause_.size() < 2) return;
  const Literal first = clause_.front();
  std::sort(clause_.begin(), clause_.end());
  clause_.erase(std::unique(clause_.begin(), clause_.end()), clause_.end());
  std::iter_swap(clause_.begin(), std::lower_bound(clause_.begin(), clause_.end(), first));
}

Checker::Decision Checker::make_room() {
  Variable greatest = 0;
  for (const Literal literal : clause_) greatest = std::max(greatest, variable_of(literal));
  const auto bytes = propagation_.bytes_with(clause_.size(), greatest);
  if (!bytes || *bytes > limits_.bytes)
    return decide(Verdict::inconclusive, fmt::format("the clauses need more than {} bytes", limits_.bytes));
  propagation_.announce(greatest);
  return std::nullopt;
}

text::Result<Checker::Decision> Checker::load(DimacsReader& reader) {
  WrittenClause clause;
  Decision decision;
  while (true) {
    const auto reading = reader.next(clause);
    if (!reading) return reading.error();
    judgement_.variables = reader.variables();
    judgement_.clauses = reader.clauses();
    if (*reading == Reading::at_end) return decision;
    if (*reading == Reading::too_long) return decide(Verdict::inconclusive, "a clause of the formula is too long");
    write_down(clause);
    if (clause_.empty()) {
      decision = decide(Verdict::accepted, "the formula has the empty clause");
      continue;
    }
    if (const Decision full = make_room()) return full;
    propagation_.add(clause_);
  }
}

bool Checker::is_rup() {
  if (propagation_.is_contradictory()) return true;
  for (const Literal literal : clause_)
    if (!propagation_.assume(opposite(literal))) return true;
  return !propagation_.propagate();
}

// Requires that is_rup() has just said no: the assumptions are still there. The clause for which RAT fails, if any.
std::optional<Clause> Checker::obstacle_to_rat() {
  const Literal pivot = clause_.front();
  const std::size_t known = propagation_.known();
  std::optional<Clause> obstacle;
  propagation_.clauses().for_each([&](Clause clause) {
    const auto literals = propagation_.clauses().literals(clause);
    if (!has(literals, opposite(pivot)) || has(literals, pivot)) return true;
    const bool refuted = std::any_of(literals.begin(), literals.end(), [&](Literal literal) {
      return literal != opposite(pivot) && !propagation_.assume(opposite(literal));
    });
    if (!refuted && propagation_.propagate()) obstacle = clause;
    propagation_.forget(known);
    return !obstacle;
  });
  return obstacle;
}

Checker::Decision Checker::take_addition() {
  if (const Decision full = make_room()) return full;
  propagation_.settle();
  if (!is_rup()) {
    if (clause_.empty()) return decide(Verdict::rejected, "the empty clause does not follow by unit propagation");
    if (const auto obstacle = obstacle_to_rat()) {
      const auto literals = propagation_.clauses().literals(*obstacle);
      std::vector<Literal> sorted(literals.begin(), literals.end());
      std::sort(sorted.begin(), sorted.end());
      return decide(Verdict::rejected,
                    fmt::format("{} does not follow by unit propagation, nor by RAT on {} (see the clause {})",
                                shown(clause_), written(clause_.front()), shown(sorted)));
    }
    ++judgement_.by_rat;
  }
  ++judgement_.additions;
  if (clause_.empty()) return decide(Verdict::accepted, "the empty clause follows");
  if (!propagation_.is_contradictory()) propagation_.forget_assumptions();
  propagation_.add(clause_);
  return std::nullopt;
}

Checker::Decision Checker::take_deletion() {
  if (!propagation_.remove(clause_))
    return decide(Verdict::rejected, fmt::format("{} is deleted, but is not there", shown(clause_)));
  ++judgement_.deletions;
  return std::nullopt;
}

Checker::Decision Checker::take(const ClauseStep& step) {
  write_down(step.clause);
  return step.deletes ? take_deletion() : take_addition();
}

text::Result<Judgement> Checker::run(Document formula, Document proof) {
  const auto concluded = [&](Verdict verdict) {
    judgement_.verdict = verdict;
    return judgement_;
  };
  DimacsReader clauses(std::move(formula.source), std::move(formula.name), longest());
  const auto loaded = load(clauses);
  if (!loaded) return loaded.error();
  if (*loaded) return concluded(**loaded);

  ProofReader steps(std::move(proof.source), std::move(proof.name), longest());
  ClauseStep step;
  while (true) {
    const auto reading = steps.next(step);
    if (!reading) return reading.error();
    if (*reading == Reading::at_end) {
      judgement_.place.clear();
      decide(Verdict::rejected,
             fmt::format("the proof ends after {} without the empty clause", text::counted(judgement_.step, "step")));
      return concluded(Verdict::rejected);
    }
    ++judgement_.step;
    judgement_.place = steps.place();
    Decision decision;
    if (limits_.stop && limits_.stop())
      decision = decide(Verdict::inconclusive, "the check was stopped");
    else if (*reading == Reading::too_long)
      decision = decide(Verdict::inconclusive, "the step is too long");
    else
      decision = take(step);
    if (decision) return concluded(*decision);
  }
}

}  // namespace

text::Result<Judgement> check_refutation(Document formula, Document proof, const Limits& limits) {
  return Checker(limits).run(std::move(formula), std::move(proof));
}

}  // namespace gridproof::kernel
