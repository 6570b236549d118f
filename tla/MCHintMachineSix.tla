-------------------------- MODULE MCHintMachineSix --------------------------
(* The repaired machine on 6x6 grids with boxes of two rows and three         *)
(* columns. The first is the grid on which the machine as written falls back  *)
(* on brute force although r6c6 has one candidate.                            *)
EXTENDS HintMachine, Boards

MCPositions == {
    Position(Showing(Six, {<<1, 6>>, <<2, 6>>, <<4, 6>>, <<6, 2>>, <<6, 3>>}), Six),
    Position(Board(6, <<0,2,3,0,5,0, 0,0,6,0,2,0, 0,0,0,0,0,0, 0,6,0,0,0,0, 0,0,2,6,0,0, 0,0,0,0,0,0>>), Six),
    Position(Showing(Six, {<<1, 1>>}), Six),
    CrossedPosition(Showing(Six, {}), Six, {<<2, 2, v>> : v \in {1, 2, 3, 4, 6}}),
    Position(Six, Six)}
=============================================================================
