------------------------- MODULE MCAIHelperBoxesAll -------------------------
(* The machine as written on all 65,536 grids of one board of each class.     *)
EXTENDS AIHelperBoxes, Boards

MCInit ==
    /\ \E board \in {FourA, FourB}, shown \in SUBSET DOMAIN FourA :
           solution = board /\ grid = Showing(board, shown)
    /\ hint = [type |-> "None", dieValue |-> 0, row |-> 0, col |-> 0]
    /\ pc = "start"
MCSpec == MCInit /\ [][Next]_vars
=============================================================================
