------------------------------- MODULE MCPlay -------------------------------
(* Play from 4x4 grids, in one of which a mark is crossed. *)
EXTENDS Play, Boards

Band == (1..2) \X (1..4)
Few == {<<1, 1>>, <<2, 3>>, <<3, 2>>, <<4, 4>>}

MCPositions == {
    Position(Showing(FourA, Cells), FourA),
    Position(Showing(FourB, Few), FourB),
    Position(Showing(FourB, {}), FourB),
    CrossedPosition(Showing(FourA, Band), FourA, {<<3, 1, 4>>, <<4, 3, 3>>})}

(* Few empty cells, since any choice means every order. *)
SmallPositions == {
    Position(Showing(FourA, Cells \ {<<2, 3>>, <<2, 4>>, <<4, 3>>, <<4, 4>>}), FourA),
    CrossedPosition(Showing(FourA, Cells \ {<<2, 3>>, <<2, 4>>, <<4, 3>>, <<4, 4>>}), FourA, {<<2, 4, 1>>}),
    Position(Board(4, <<1,2,3,4, 3,4,0,0, 2,0,0,0, 4,0,0,0>>), FourB)}
=============================================================================
