// States of the C++ machine as values of TLA+, in the one text that each state has (to_text of the record of the
// specification's variables).
//
//   MachineText text(layout, {.crossed = true});
//   text.state({grid, solution, crossed}, hint, pc);
//   // [crossed |-> {}, grid |-> (<<1, 1>> :> 0 @@ ...), hint |-> [...], pc |-> "start", solution |-> (...)]
//
//   TLA+ variable   C++ field                           as a value
//   grid            Case::grid                          function from <<row, column>> to 0 (empty) or a value
//   solution        Case::solution                      the same, without 0
//   crossed         Case::crossed                       set of <<row, column, value>>; not in the module as written
//   hint            HintRecord type, value, row, column  record type, dieValue, row, col
//                   of other tiers: Hint type, set, del  record type, set, del
//   pc              Pc                                  string
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spec/grid.hpp"
#include "spec/machine.hpp"
#include "spec/record.hpp"
#include "verify/claims/judge.hpp"
#include "verify/tlc/value.hpp"

namespace gridproof::tlc {

Value to_value(const spec::Board& board, const spec::Grid& grid);
Value to_value(const spec::Board& board, const spec::Marks<spec::Truth>& marks);
Value to_value(const spec::HintRecord& hint);
Value to_value(const spec::Board& board, const spec::TierList& tiers, const spec::Hint<spec::Truth>& hint);

class MachineText {
 public:
  struct Variables {
    bool crossed;
  };
  MachineText(const spec::Board& board, Variables variables) : board_(board), variables_(variables) {}

  std::string state(const verify::Case& at, const spec::HintRecord& hint, spec::Pc pc) const {
    return state(at, to_value(hint), std::string(spec::name(pc)));
  }
  std::string state(const verify::Case& at, Value hint, std::string pc) const;

 private:
  spec::Board board_;
  Variables variables_;
};

// A state for people: "grid 1..4............, solution 1234..., pc start, hint none". What is no state of the machine
// is left as it is.
std::string for_people(const spec::Board& board, std::string_view state);

}  // namespace gridproof::tlc
