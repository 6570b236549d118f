// The way to classify a puzzle, for rules whichever they are.
//
//   const solve::Way* way = way_for("logic", rules);             // nothing where that way does not know the rules
//   const Answer answer = prepare(*way, rules, crossed)(grid, deadline);
#pragma once

#include <string>
#include <vector>

#include "spec/any_rules.hpp"
#include "verify/solve/ways.hpp"

namespace gridproof::cli {

// The ways of solve/ways.hpp know layouts only: of a Takuzu the default is a search, which vouches for no refutation.
const solve::Way* way_for(const std::string& name, const spec::AnyRules& rules);

solve::Classifier prepare(const solve::Way& way, const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed);

}  // namespace gridproof::cli
