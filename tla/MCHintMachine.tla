---------------------------- MODULE MCHintMachine ----------------------------
(* The repaired machine on 4x4 grids of both classes: full, with few holes,   *)
(* with the givens of one band, with few givens, empty; and one with crossed  *)
(* marks. Every action fires.                                                 *)
EXTENDS HintMachine, Boards

Band == (1..2) \X (1..4)
Corner == (3..4) \X (3..4)
Few == {<<1, 1>>, <<2, 3>>, <<3, 2>>, <<4, 4>>}
Shown == {Cells, Cells \ Corner, Cells \ {<<2, 2>>}, Band, Few, {<<1, 1>>}, {}}

MCPositions ==
    {Position(Showing(board, shown), board) : board \in {FourA, FourB}, shown \in Shown}
    \union {CrossedPosition(Showing(FourA, Few), FourA, {<<1, 2, 3>>, <<1, 2, 4>>})}
=============================================================================
