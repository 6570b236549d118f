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
//   pc              Pc                                  string
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spec/grid.hpp"
#include "spec/machine.hpp"
#include "spec/record.hpp"
#include "spec/sudoku/layout.hpp"
#include "verify/claims/judge.hpp"
#include "verify/tlc/value.hpp"

namespace gridproof::tlc {

Value to_value(const spec::Layout& layout, const spec::Grid& grid);
Value to_value(const spec::Layout& layout, const spec::Marks<spec::Truth>& crossed);
Value to_value(const spec::HintRecord& hint);

class MachineText {
 public:
  struct Variables {
    bool crossed;
  };
  MachineText(const spec::Layout& layout, Variables variables) : layout_(layout), variables_(variables) {}

  std::string state(const verify::Case& at, const spec::HintRecord& hint, spec::Pc pc) const {
    return state(at.grid, at, hint, pc);
  }
  // With another grid than the position's: Play writes into it.
  std::string state(const spec::Grid& grid, const verify::Case& at, const spec::HintRecord& hint, spec::Pc pc) const;

 private:
  spec::Layout layout_;
  Variables variables_;
};

// A state for people: "grid 1..4............, solution 1234..., pc start, hint none". What is no state of the machine
// is left as it is.
std::string for_people(const spec::Layout& layout, std::string_view state);

}  // namespace gridproof::tlc
