// The runs of the instruments that take claims about the machine on the grids of some rules: sweep, explore, property.
// Which of them a profile has where the request leaves it open is one table.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "spec/any_rules.hpp"
#include "verify/run/runner.hpp"

namespace gridproof::verify {

// One run of an instrument: a sweep answers for all its claims at once.
struct Job {
  Instrument instrument;
  spec::AnyRules rules;
  Dialect dialect;
  ChoiceRule choice;
  std::vector<Claim> claims;
  GridRange range = {};
  std::vector<Claim> vacuous = {};  // claims with nothing to say on these grids, and expected so
};

// Those of one instrument; or why it cannot take the rules that it was asked about by name.
std::variant<std::vector<Job>, std::string> jobs(Instrument instrument, const PlanRequest& request,
                                                 const Wanted& wanted);

// The runner of an instrument whose runs are jobs.
using RowsOfJob = std::variant<std::vector<Row>, std::string> (*)(const Job& job, const PlanRequest& request,
                                                                  const RunProgress& progress);
class JobRunner : public Runner {
 public:
  JobRunner(Instrument instrument, RowsOfJob rows) : instrument_(instrument), rows_(rows) {}

  std::vector<Instrument> instruments() const override { return {instrument_}; }
  std::variant<Tasks, std::string> tasks(const PlanRequest& request, const Wanted& wanted) const override;

 private:
  Instrument instrument_;
  RowsOfJob rows_;
};

// "sweep 2x2 repaired least", "sweep takuzu-4x4 least"
std::string title(const Job& job);

// A row of the job, with what every instrument says of it alike.
Row row_of(const Job& job, Claim claim);

// As written the solution may be any board: every how manieth valid one lends its neighbours.
int near_stride(Profile profile);

}  // namespace gridproof::verify
