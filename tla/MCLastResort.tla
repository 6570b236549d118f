---------------------------- MODULE MCLastResort ----------------------------
(* The machine as written on many 4x4 grids of valid boards: row 1 is given,  *)
(* row 2 is not, and of rows 3 and 4 every subset of the cells.               *)
EXTENDS AIHelperBoxes, Boards

MCPositions ==
    {Position(Showing(board, ((1..1) \X (1..4)) \union shown), board) :
        board \in {FourA, FourB}, shown \in SUBSET ((3..4) \X (1..4))}
MCInit == InitFrom(MCPositions)
MCSpec == MCInit /\ [][Next]_vars
=============================================================================
