--------------------------- MODULE MCAIHelperBoxes ---------------------------
(* The machine as written on 4x4 grids of valid boards. *)
EXTENDS AIHelperBoxes, Boards

Cells == (1..4) \X (1..4)
Band == (1..2) \X (1..4)
Corner == (3..4) \X (3..4)
Few == {<<1, 1>>, <<2, 3>>, <<3, 2>>, <<4, 4>>}
Shown == {Cells, Cells \ Corner, Cells \ {<<2, 2>>}, Band, Few, {<<1, 1>>}, {}}

MCPositions == {Position(Showing(board, shown), board) : board \in {FourA, FourB}, shown \in Shown}
MCInit == InitFrom(MCPositions)
MCSpec == MCInit /\ [][Next]_vars
MCSpecND == MCInit /\ [][NextND]_vars
=============================================================================
