// CaDiCaL on the one-hot formula. What it refutes it refutes with a proof, by a solver of its own, so that the proof is
// about that formula and nothing else.
#include <fmt/format.h>

#include <array>
#include <cadical.hpp>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <utility>

#include "verify/solve/encode.hpp"
#include "verify/solve/ways.hpp"

namespace gridproof::solve {

namespace {

class Alarm : public CaDiCaL::Terminator {
 public:
  explicit Alarm(const Deadline& deadline) : deadline_(deadline) {}
  // Asked often: the clock is not read every time.
  bool terminate() override { return rung_ = rung_ || (calls_++ % 64 == 0 && deadline_.has_passed()); }

 private:
  const Deadline& deadline_;
  unsigned calls_ = 0;
  bool rung_ = false;
};

enum class Outcome { satisfiable, unsatisfiable, unknown };

struct Run {
  Outcome outcome = Outcome::unknown;
  spec::Grid grid = {};                        // satisfiable
  std::shared_ptr<std::FILE> proof = nullptr;  // unsatisfiable
};

std::shared_ptr<std::FILE> nameless_file() {
  std::FILE* file = std::tmpfile();
  if (file == nullptr) throw std::runtime_error("cannot make a temporary file for the proof");
  return {file, std::fclose};
}

Run run(const spec::AnyRules& rules, const Cnf& cnf, const Deadline& deadline) {
  Run result;
  if (deadline.has_passed()) return result;
  result.proof = nameless_file();
  Alarm alarm(deadline);
  CaDiCaL::Solver solver;
  solver.set("quiet", 1);
  solver.set("binary", 0);
  solver.trace_proof(result.proof.get(), "proof");
  solver.connect_terminator(&alarm);
  for (const std::vector<int>& clause : cnf.clauses) {
    for (const int literal : clause) solver.add(literal);
    solver.add(0);
  }
  const int status = solver.solve();
  solver.disconnect_terminator();
  if (status == 10) {
    result.outcome = Outcome::satisfiable;
    result.grid = decode(rules, [&](int literal) { return solver.val(literal) > 0; });
  } else if (status == 20) {
    result.outcome = Outcome::unsatisfiable;
  }
  solver.close_proof_trace();
  if (std::fflush(result.proof.get()) != 0 || std::ferror(result.proof.get()) != 0)
    throw std::runtime_error("cannot write the temporary file for the proof");
  return result;
}

// From the beginning, part by part.
kernel::Source parts_of(const std::shared_ptr<std::FILE>& file) {
  std::rewind(file.get());
  auto buffer = std::make_shared<std::array<char, 65536>>();
  return [file, buffer] {
    return std::string_view(buffer->data(), std::fread(buffer->data(), 1, buffer->size(), file.get()));
  };
}

// CaDiCaL says that the formula has no solution: the kernel has the last word.
void conclude(Answer& answer, Class conclusion, Refutation refutation, const Deadline& deadline) {
  kernel::Limits limits;
  limits.stop = [&deadline] { return deadline.has_passed(); };
  const auto judgement = kernel::check_refutation({kernel::whole(refutation.formula), "formula"},
                                                  {parts_of(refutation.proof), "proof"}, limits);
  if (!judgement) throw std::logic_error("a proof by CaDiCaL cannot be read: " + text::to_string(judgement.error()));
  switch (judgement->verdict) {
    case kernel::Verdict::accepted:
      answer.answer = conclusion;
      refutation.judgement = *judgement;
      answer.refutation = std::move(refutation);
      return;
    case kernel::Verdict::inconclusive: answer.gave_up = "the time ran out before the proof was checked"; return;
    case kernel::Verdict::rejected: break;
  }
  throw std::logic_error(
      fmt::format("a proof by CaDiCaL is rejected: step {}: {}", judgement->step, judgement->reason));
}

Answer classify(const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed, const spec::Grid& grid,
                const Deadline& deadline) {
  Answer answer;
  Cnf cnf = encode(rules, grid, crossed);
  Run found = run(rules, cnf, deadline);
  if (found.outcome == Outcome::satisfiable) {
    insist_on_completion(rules, grid, crossed, found.grid);
    answer.first = std::move(found.grid);
    cnf.add(other_than(rules, *answer.first));
    found = run(rules, cnf, deadline);
  }
  switch (found.outcome) {
    case Outcome::unknown:
      answer.gave_up = answer.first ? "the time ran out before a second completion was found or refuted"
                                    : "the time ran out before a completion was found or refuted";
      break;
    case Outcome::satisfiable:
      insist_on_completion(rules, grid, crossed, found.grid);
      if (found.grid == *answer.first) throw std::logic_error("the solver's second completion is the first");
      answer.second = std::move(found.grid);
      answer.answer = Class::not_unique;
      break;
    case Outcome::unsatisfiable:
      conclude(answer, answer.first ? Class::unique : Class::contradictory,
               {to_dimacs(cnf, comments(rules, grid, crossed,
                                        answer.first ? completion_ruled_out(rules, *answer.first) : "")),
                std::move(found.proof),
                {}},
               deadline);
      break;
  }
  return answer;
}

}  // namespace

Classifier prepare_cadical(const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed) {
  return [rules, crossed](const spec::Grid& grid, const Deadline& deadline) {
    return classify(rules, crossed, grid, deadline);
  };
}

}  // namespace gridproof::solve
