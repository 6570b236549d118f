------------------------- MODULE MCForcedBruteForce -------------------------
(* Brute force answers, three completions are left, and all of them have 1 in *)
(* r1c1: there are such grids, so the claim is not false for want of any.     *)
EXTENDS HintMachine, Boards

MCPositions == {Position(Board(4, <<0,2,3,0, 3,0,0,0, 2,0,4,0, 0,0,0,0>>), FourA)}
ASSUME ThreeCompletions == \A p \in MCPositions : Cardinality(Completions(p.grid, p.crossed)) = 3
=============================================================================
