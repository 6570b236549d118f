----------------------------- MODULE MCAIHelper -----------------------------
(* The machine as written on 6x6 grids, of a valid board and of one that      *)
(* breaks the rules. AIHelper takes only steps of AIHelperBoxes with 2x3      *)
(* boxes; MCAIHelperBack shows the converse. INSTANCE makes the definitions   *)
(* of another module available as B!Name, with its constants replaced.        *)
EXTENDS AIHelper, Boards

Cells == (1..6) \X (1..6)
Band == (1..2) \X (1..6)
Shown == {Cells, Cells \ Band, Band, {<<r, c>> \in Cells : (r + c) % 2 = 0}, {<<1, 1>>}, Cells \ {<<1, 1>>}, {}}
Wrong == [Six EXCEPT ![<<1, 1>>] = 2]

MCInit ==
    /\ solution \in {Six, Wrong}
    /\ grid \in {Showing(solution, shown) : shown \in Shown}
    /\ hint = [type |-> "None", dieValue |-> 0, row |-> 0, col |-> 0]
    /\ pc = "start"
MCSpec == MCInit /\ [][Next]_vars

B == INSTANCE AIHelperBoxes WITH BOX_ROWS <- 2, BOX_COLS <- 3
BoxesSpec == B!Spec
=============================================================================
