// The ways to classify a puzzle, whatever its rules. Each answers the same question and vouches for it with what it
// has.
//
//   const Way* way = way_named("cadical");
//   const Answer answer = way->classify(Layout::boxes(3, 3), grid, Deadline(10));
//
// A completion is checked with the definitions of spec/ before it is handed out, a refutation or a certificate by the
// kernel. Where one of them fails, that is a bug of ours, thrown as std::logic_error. Another way is a row in the
// table.
#pragma once

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "spec/any_rules.hpp"
#include "spec/grid.hpp"
#include "verify/solve/answer.hpp"

namespace gridproof::solve {

// Serves any number of grids with the same rules, one after another.
using Classifier = std::function<Answer(const spec::Grid& grid, const Deadline& deadline)>;

// Completions have none of the crossed marks.
Classifier prepare_logic(const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed);
Classifier prepare_cadical(const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed);
Classifier prepare_z3(const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed);
Classifier prepare_techniques(const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed);

struct Way {
  const char* name;
  const char* solver;   // as it is called in a sentence
  const char* trusted;  // what the answers unique and contradictory rest on
  bool writes_proofs;
  bool writes_certificates;  // of its own; otherwise a proof is a formula and its refutation
  bool always_decides;       // given time; otherwise it may know nothing of a grid
  Classifier (*prepare)(const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed);

  Answer classify(const spec::AnyRules& rules, const spec::Grid& grid, const Deadline& deadline,
                  const std::vector<spec::Mark>& crossed = {}) const {
    return prepare(rules, crossed)(grid, deadline);
  }
};

std::span<const Way> ways();  // the default first
const Way* way_named(std::string_view name);

// Throws unless the grid is a valid full grid that extends the givens and has none of the crossed marks.
void insist_on_completion(const spec::AnyRules& rules, const spec::Grid& grid, const std::vector<spec::Mark>& crossed,
                          const spec::Grid& completion);

}  // namespace gridproof::solve
