--------------------------- MODULE MCAIHelperBack ---------------------------
(* The other way round: AIHelperBoxes with 2x3 boxes takes only steps of      *)
(* AIHelper. The initial states are those of MCAIHelper.                      *)
EXTENDS AIHelperBoxes, Boards

Cells == (1..6) \X (1..6)
Band == (1..2) \X (1..6)
Shown == {Cells, Cells \ Band, Band, {<<r, c>> \in Cells : (r + c) % 2 = 0}, {<<1, 1>>}, Cells \ {<<1, 1>>}, {}}
Wrong == [Six EXCEPT ![<<1, 1>>] = 2]

MCPositions == {Position(Showing(board, shown), board) : board \in {Six, Wrong}, shown \in Shown}
MCInit == InitFrom(MCPositions)
MCSpec == MCInit /\ [][Next]_vars

A == INSTANCE AIHelper
AIHelperSpec == A!Spec
=============================================================================
