-------------------------- MODULE MCHintMachineAll --------------------------
(* The repaired machine on all 65,536 grids of one board of each class. Such  *)
(* a set is faster described in the initial predicate than written as         *)
(* Positions.                                                                 *)
EXTENDS HintMachine, Boards

MCPositions == {Position(FourA, FourA)}   \* not used
MCInit ==
    /\ \E board \in {FourA, FourB}, shown \in SUBSET Cells : solution = board /\ grid = Showing(board, shown)
    /\ crossed = {}
    /\ hint = NoHint
    /\ pc = "start"
MCSpec == MCInit /\ [][Next]_vars /\ WF_vars(Next)
=============================================================================
