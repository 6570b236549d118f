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

(* 12x12: a valid solution, as ValidTwelve says. In the box of r1c1 two cells are empty, r1c1 and r2c1; row 2 has a 4
   elsewhere. So in that box 4 has one place, r1c1, though the solution has no 4 in the box at all. *)
Twelve == Board(12, <<
     1, 2, 3, 4, 5, 6, 7, 8, 9,10,11,12,   7, 8, 9,10,11,12, 1, 2, 3, 4, 5, 6,
     2, 3, 4, 5, 6, 7, 8, 9,10,11,12, 1,   8, 9,10,11,12, 1, 2, 3, 4, 5, 6, 7,
     3, 4, 5, 6, 7, 8, 9,10,11,12, 1, 2,   9,10,11,12, 1, 2, 3, 4, 5, 6, 7, 8,
     4, 5, 6, 7, 8, 9,10,11,12, 1, 2, 3,  10,11,12, 1, 2, 3, 4, 5, 6, 7, 8, 9,
     5, 6, 7, 8, 9,10,11,12, 1, 2, 3, 4,  11,12, 1, 2, 3, 4, 5, 6, 7, 8, 9,10,
     6, 7, 8, 9,10,11,12, 1, 2, 3, 4, 5,  12, 1, 2, 3, 4, 5, 6, 7, 8, 9,10,11>>)
ForeignValue == {Position(Showing(Twelve, {<<1, 2>>, <<1, 3>>, <<2, 2>>, <<2, 3>>, <<2, 10>>}), Twelve)}

(* Rows, columns and boxes of two rows and six columns hold every value. A box of two by three is half of one of these:
   it holds six different values, which is all that it can. *)
Values(cells) == {Twelve[cell] : cell \in cells}
ASSUME ValidTwelve ==
    /\ \A i \in 1..12 : Values({i} \X (1..12)) = 1..12 /\ Values((1..12) \X {i}) = 1..12
    /\ \A i \in 0..5, j \in 0..1 : Values((2 * i + 1..2 * i + 2) \X (6 * j + 1..6 * j + 6)) = 1..12
    /\ \A i \in 0..5, j \in 0..3 : Cardinality(Values((2 * i + 1..2 * i + 2) \X (3 * j + 1..3 * j + 3))) = 6

(* The boxes that the guards of tier 2 number, and all boxes, by their first cells. *)
GuardedBoxes == {<<b_row * 2 + 1, b_col * 3 + 1>> : b_row \in 0..2, b_col \in 0..1}
AllBoxes == {<<((r - 1) \div 2) * 2 + 1, ((c - 1) \div 3) * 3 + 1>> : r \in 1..GRID_SIZE, c \in 1..GRID_SIZE}
ASSUME SixOfTwentyFour == GRID_SIZE = 12 => Cardinality(GuardedBoxes) = 6 /\ Cardinality(AllBoxes) = 24

(* The claims, with all 24 boxes. *)
B == INSTANCE AIHelperBoxes WITH BOX_ROWS <- 2, BOX_COLS <- 3
TierOrderInv == B!TierOrderInv
HintSoundInv == B!HintSoundInv
=============================================================================
