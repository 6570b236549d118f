// Z3 on cardinality constraints over the same one-hot variables, written down without the encoder of the other way: the
// two check each other in the tests.
#include <fmt/format.h>
#include <z3++.h>

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "verify/solve/ways.hpp"
#include "verify/symbolic/room_for_z3.hpp"

namespace gridproof::solve {

namespace {

class Question {
 public:
  Question(const spec::AnyRules& rules, const spec::Grid& grid, const std::vector<spec::Mark>& crossed)
      : rules_(rules), solver_(context_, "QF_FD") {
    for (const spec::Cell c : rules.cells())
      for (const spec::Value v : rules.values())
        variables_.push_back(context_.bool_const(fmt::format("r{}c{}={}", rules.row(c), rules.column(c), v).c_str()));
    for (const spec::Cell c : rules.cells()) {
      z3::expr_vector values(context_);
      for (const spec::Value v : rules.values()) values.push_back(is(c, v));
      add_exactly_one(values);
      if (grid[c] != 0) solver_.add(is(c, grid[c]));
    }
    if (const spec::Layout* layout = rules.layout()) add(*layout);
    if (const spec::ListedRules* listed = rules.listed())
      for (const spec::Constraint& constraint : listed->listed().constraints)
        std::visit([&](const auto& rule) { add(rule); }, constraint.rule);
    for (const auto& [c, v] : crossed) solver_.add(!is(c, v));
  }

  z3::check_result check(const Deadline& deadline) {
    if (deadline.has_passed()) return z3::unknown;
    if (deadline.is_set()) {
      constexpr double most = 4e9;  // milliseconds, as Z3 counts them
      z3::params params(context_);
      params.set("timeout", static_cast<unsigned>(std::clamp(deadline.seconds_left() * 1000, 1.0, most)));
      solver_.set(params);
    }
    return solver_.check();
  }

  std::string reason_unknown() const { return solver_.reason_unknown(); }

  spec::Grid model() {
    const z3::model model = solver_.get_model();
    spec::Grid grid(rules_.cells().size());
    for (const spec::Cell c : rules_.cells())
      for (const spec::Value v : rules_.values())
        if (model.eval(is(c, v), true).bool_value() == Z3_L_TRUE) grid[c] = v;
    return grid;
  }

  void rule_out(const spec::Grid& full) {
    z3::expr_vector differences(context_);
    for (const spec::Cell c : rules_.cells()) differences.push_back(!is(c, full[c]));
    solver_.add(z3::mk_or(differences));
  }

 private:
  const z3::expr& is(spec::Cell cell, spec::Value value) const {
    return variables_[cell * rules_.values().size() + (value - 1U)];
  }

  void add(const spec::Layout& layout) {
    for (const spec::House& house : layout.houses())
      for (const spec::Value v : layout.values()) {
        z3::expr_vector places(context_);
        for (const spec::Cell c : house) places.push_back(is(c, v));
        add_exactly_one(places);
      }
  }

  void add(const spec::Count& count) {
    z3::expr_vector marks(context_);
    for (const spec::Mark& mark : count.marks) marks.push_back(is(mark.cell, mark.value));
    solver_.add(z3::atleast(marks, static_cast<unsigned>(count.least)));
    solver_.add(z3::atmost(marks, static_cast<unsigned>(count.most)));
  }

  void add(const spec::Differ& differ) {
    z3::expr_vector somewhere(context_);
    for (std::size_t i = 0; i < differ.first.size(); ++i) {
      z3::expr_vector equal(context_);
      for (const spec::Value v : rules_.values()) equal.push_back(is(differ.first[i], v) && is(differ.second[i], v));
      somewhere.push_back(!z3::mk_or(equal));
    }
    solver_.add(z3::mk_or(somewhere));
  }

  void add_exactly_one(const z3::expr_vector& literals) {
    solver_.add(z3::atleast(literals, 1));
    solver_.add(z3::atmost(literals, 1));
  }

  const spec::AnyRules& rules_;
  symbolic::RoomForZ3 room_;
  z3::context context_;
  z3::solver solver_;
  std::vector<z3::expr> variables_;
};

std::string why(Question& question, const Deadline& deadline, const char* before) {
  return deadline.has_passed() ? fmt::format("the time ran out before {}", before)
                               : fmt::format("Z3 gave up before {}: {}", before, question.reason_unknown());
}

void classify(const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed, const spec::Grid& grid,
              const Deadline& deadline, Answer& answer) {
  Question question(rules, grid, crossed);
  switch (question.check(deadline)) {
    case z3::unsat: answer.answer = Class::contradictory; return;
    case z3::unknown: answer.gave_up = why(question, deadline, "a completion was found or refuted"); return;
    case z3::sat: break;
  }
  answer.first = question.model();
  insist_on_completion(rules, grid, crossed, *answer.first);
  question.rule_out(*answer.first);
  switch (question.check(deadline)) {
    case z3::unsat: answer.answer = Class::unique; return;
    case z3::unknown: answer.gave_up = why(question, deadline, "a second completion was found or refuted"); return;
    case z3::sat: break;
  }
  answer.second = question.model();
  insist_on_completion(rules, grid, crossed, *answer.second);
  if (*answer.second == *answer.first) throw std::logic_error("the solver's second completion is the first");
  answer.answer = Class::not_unique;
}

Answer classify(const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed, const spec::Grid& grid,
                const Deadline& deadline) {
  Answer answer;
  try {
    classify(rules, crossed, grid, deadline, answer);
  } catch (const z3::exception& error) {  // out of memory, above all
    answer.answer = Class::unknown;
    answer.gave_up = fmt::format("Z3 gave up: {}", error.msg());
  }
  return answer;
}

}  // namespace

Classifier prepare_z3(const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed) {
  return [rules, crossed](const spec::Grid& grid, const Deadline& deadline) {
    return classify(rules, crossed, grid, deadline);
  };
}

}  // namespace gridproof::solve
