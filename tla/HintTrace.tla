------------------------------ MODULE HintTrace ------------------------------
(* Is a recorded behaviour one of the hint machine's? TLC walks along the     *)
(* trace and takes each recorded step only if it is a step of HintMachine.    *)
(*                                                                            *)
(* A trace is a module of its own, with nothing in it but what was recorded:  *)
(*                                                                            *)
(*   EXTENDS HintTrace                                                        *)
(*   TraceBoxRows == 2                                                        *)
(*   TraceBoxCols == 2                                                        *)
(*   TraceChoice == "least"          \* or "any"                              *)
(*   TraceStates == <<                                                        *)
(*     [action |-> "Init", pc |-> "start",                                    *)
(*      hint |-> [type |-> "None", dieValue |-> 0, row |-> 0, col |-> 0],     *)
(*      grid |-> <<<<1, 0, 0, 4>>, ...>>, solution |-> <<...>>,               *)
(*      crossed |-> {}],                                                      *)
(*     [action |-> "StartHeuristicCheck", ...], ...>>                         *)
(*                                                                            *)
(* and the configuration                                                      *)
(*                                                                            *)
(*   CONSTANTS BOX_ROWS <- TraceBoxRows  BOX_COLS <- TraceBoxCols             *)
(*             States <- TraceStates  Choice <- TraceChoice                   *)
(*             Positions <- TracePositions                                    *)
(*   INIT TraceInit                                                           *)
(*   NEXT TraceNext                                                           *)
(*                                                                            *)
(* TLC finds no error: the trace is accepted. TLC finds a deadlock: it is     *)
(* rejected, and `step` is the number of states that were accepted; counting  *)
(* from 0, the state with that number is the first one that is wrong.         *)
(*                                                                            *)
(*   variable here   field of a state   C++ (verify/tlc/trace.hpp)            *)
(*   grid            grid, row by row   TraceState::at.grid                   *)
(*   solution        solution           TraceState::at.solution               *)
(*   crossed         crossed            TraceState::at.crossed                *)
(*   hint            hint               TraceState::hint                      *)
(*   pc              pc                 TraceState::pc                        *)
(*   (the action)    action             TraceState::action                    *)
(*   step            (the index)        the index in Trace::states            *)
EXTENDS HintMachine, Sequences

CONSTANTS
    States,     \* the recorded states, a sequence of records
    Choice      \* "least", or "any" for the machine with any choice

VARIABLE
    step        \* how many of the states are accepted

FromRows(rows) == [cell \in Cells |-> rows[cell[1]][cell[2]]]

First == [grid |-> FromRows(States[1].grid), solution |-> FromRows(States[1].solution), crossed |-> States[1].crossed]

(* The machine starts from the trace's own position. It insists on legal ones; if this is none, let it have another, so
   that the first state is not one of its initial states. *)
Shift(r) == BOX_COLS * ((r - 1) % BOX_ROWS) + ((r - 1) \div BOX_ROWS)
Ordinary == [cell \in Cells |-> ((Shift(cell[1]) + cell[2] - 1) % GRID_SIZE) + 1]
TracePositions ==
    {IF LegalPosition(First) THEN First ELSE [grid |-> Ordinary, solution |-> Ordinary, crossed |-> {}]}

TraceInit ==
    /\ step = 0
    /\ grid = First.grid
    /\ solution = First.solution
    /\ crossed = First.crossed
    /\ hint = States[1].hint
    /\ pc = States[1].pc

(* The first state is accepted if the machine may begin with it. Here no variable changes but step. *)
Begin ==
    /\ step = 0
    /\ States[1].action = "Init"
    /\ Init
    /\ step' = 1
    /\ UNCHANGED <<grid, crossed, solution, hint, pc>>

(* With any choice the actions that choose are those of SpecND. *)
IsStepOf(action) ==
    CASE action = "StartHeuristicCheck" -> StartHeuristicCheck
      [] action = "FindOnlyChoice" -> IF Choice = "any" THEN FindOnlyChoiceND ELSE FindOnlyChoice
      [] action = "ProceedToTier2" -> ProceedToTier2
      [] action = "FindLastRemaining" -> IF Choice = "any" THEN FindLastRemainingND ELSE FindLastRemaining
      [] action = "ProceedToTier3" -> ProceedToTier3
      [] action = "FindBruteForce" -> IF Choice = "any" THEN FindBruteForceND ELSE FindBruteForce
      [] action = "NoHintFound" -> NoHintFound
      [] OTHER -> FALSE

(* The recorded state comes first, so that what the action says of the new values is a test, not an assignment. *)
Follow ==
    /\ step \in 1..(Len(States) - 1)
    /\ step' = step + 1
    /\ grid' = FromRows(States[step + 1].grid)
    /\ solution' = FromRows(States[step + 1].solution)
    /\ crossed' = States[step + 1].crossed
    /\ hint' = States[step + 1].hint
    /\ pc' = States[step + 1].pc
    /\ IsStepOf(States[step + 1].action)

(* At the end of the trace TLC may stay: that is no deadlock. *)
Finish ==
    /\ step = Len(States)
    /\ UNCHANGED <<grid, crossed, solution, hint, pc, step>>

TraceNext == Begin \/ Follow \/ Finish
=============================================================================
