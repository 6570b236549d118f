#include <fmt/format.h>

#include <cadical.hpp>
#include <fstream>

#include "verify/symbolic/clauses.hpp"
#include "verify/symbolic/export.hpp"

namespace gridproof::symbolic {

namespace {

// One stretch: a solver of its own, because CaDiCaL writes no empty clause under assumptions.
std::string refute(const std::vector<std::vector<int>>& clauses, int variables, const std::string& title,
                   const std::filesystem::path& cnf, const std::filesystem::path& drat) {
  std::ofstream out(cnf);
  out << "c " << title << "\nc unsatisfiable: that one of the goals fails cannot be\n"
      << "p cnf " << variables << " " << clauses.size() << "\n";
  CaDiCaL::Solver solver;
  solver.set("quiet", 1);
  solver.set("binary", 0);
  if (!solver.trace_proof(drat.string().c_str())) return "cannot write " + drat.string();
  for (const auto& clause : clauses) {
    for (const int literal : clause) {
      out << literal << ' ';
      solver.add(literal);
    }
    out << "0\n";
    solver.add(0);
  }
  out.flush();
  if (!out) return "cannot write " + cnf.string();
  const int result = solver.solve();
  solver.close_proof_trace();
  return result == 20 ? "" : fmt::format("{} is not refuted", cnf.string());
}

bool follows(const std::vector<std::vector<int>>& clauses, int literal) {
  CaDiCaL::Solver solver;
  solver.set("quiet", 1);
  for (const auto& clause : clauses) {
    for (const int each : clause) solver.add(each);
    solver.add(0);
  }
  solver.assume(-literal);
  return solver.solve() == 20;
}

}  // namespace

std::string export_refutation(const Formulation& formulation, const ExportOptions& options,
                              const std::filesystem::path& prefix) {
  Circuit circuit(options.folding);
  const Circuit::Scope scope(circuit);
  Stage<Literal> stage([&](const std::string&) { return circuit.variable(); }, options.cuts);
  formulation(stage);
  std::vector<std::vector<int>> clauses;
  Clauses known(circuit, [&](const std::vector<int>& clause) { clauses.push_back(clause); });
  std::vector<Literal> failing;
  int number = 0;
  const auto end_stretch = [&]() -> std::string {
    if (failing.empty()) return {};
    const std::string file = fmt::format("{}-{}", prefix.string(), ++number);
    // What says that a goal fails is of this stretch alone; the gates that it defines may stay.
    std::vector<Literal> any = std::move(failing);
    failing.clear();
    for (const Literal literal : any) known.define(literal);
    std::vector<std::vector<int>> with_goal = clauses;
    with_goal.emplace_back();
    for (const Literal literal : any) with_goal.back().push_back(literal.number());
    if (!make_plain(with_goal.back())) with_goal.pop_back();  // some goal fails, whatever holds
    return refute(with_goal, circuit.variables(), options.title, file + ".cnf", file + ".drat");
  };
  for (const auto& sentence : stage.sentences()) {
    if (is_shown(sentence.kind)) {
      failing.push_back(sentence.premise & ~sentence.term);
      continue;
    }
    if (sentence.kind == SentenceKind::offered_lemma) {
      const int hypothesis = known.define(sentence.premise);
      if (!follows(clauses, hypothesis)) continue;
    }
    if (is_lemma(sentence.kind)) failing.push_back(~sentence.premise);
    if (const std::string problem = end_stretch(); !problem.empty()) return problem;
    known.assert_true(sentence.term);
  }
  return end_stretch();
}

}  // namespace gridproof::symbolic
