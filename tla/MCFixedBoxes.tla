---------------------------- MODULE MCFixedBoxes ----------------------------
(* AIHelper, whose boxes are always two by three, on grids of other sizes.    *)
EXTENDS AIHelper, Boards

CONSTANT Positions

MCInit ==
    /\ \E p \in Positions : grid = p.grid /\ solution = p.solution
    /\ hint = [type |-> "None", dieValue |-> 0, row |-> 0, col |-> 0]
    /\ pc = "start"
MCSpec == MCInit /\ [][Next]_vars

(* One call on the empty 4x4 grid. *)
FourEmpty == {Position(Showing(FourA, {}), FourA)}

(* 12x12: a solution of ones, of which five are given, all in the box of rows 1 and 2, columns 7 to 9. In that box, the
   third from the left, r2c9 is the only place of any other value. *)
Ones == [cell \in (1..12) \X (1..12) |-> 1]
FarBox == {Position(Showing(Ones, ((1..2) \X (7..9)) \ {<<2, 9>>}), Ones)}

(* The boxes that the guards of tier 2 number, and all boxes, by their first cells. *)
GuardedBoxes == {<<b_row * 2 + 1, b_col * 3 + 1>> : b_row \in 0..2, b_col \in 0..1}
AllBoxes == {<<((r - 1) \div 2) * 2 + 1, ((c - 1) \div 3) * 3 + 1>> : r \in 1..GRID_SIZE, c \in 1..GRID_SIZE}
ASSUME SixOfTwentyFour == GRID_SIZE = 12 => Cardinality(GuardedBoxes) = 6 /\ Cardinality(AllBoxes) = 24

(* The claims, with all 24 boxes. *)
B == INSTANCE AIHelperBoxes WITH BOX_ROWS <- 2, BOX_COLS <- 3
TierOrderInv == B!TierOrderInv
=============================================================================
