------------------------------ MODULE Pointing ------------------------------
(* Pointing: a box can have a value only where it meets a line, a row or a    *)
(* column. The value is there, so the rest of the line does not have it.      *)
(*                                                                            *)
(*   x x 4 | . . .      Wherever there is an x, the box cannot have a 4: it is *)
(*   x x 4 | . . .      in one of the two cells of column 3. So no other cell  *)
(*                      of column 3 has a 4.                                   *)
EXTENDS Rules

(* A box is known by its first cell, a line by its number. *)
Corners == {cell \in Cells : (cell[1] - 1) % BOX_ROWS = 0 /\ (cell[2] - 1) % BOX_COLS = 0}
Row(n) == {<<n, c>> : c \in Index}
Column(n) == {<<r, n>> : r \in Index}

(* The cell has the value, or may still get it. *)
MayHave(g, x, cell, v) == g[cell] = v \/ IsCandidate(g, x, <<cell[1], cell[2], v>>)

(* The box has no place for the value outside of the line, and the line still has a candidate outside of the box. *)
Points(g, x, box, line, v) ==
    /\ box \intersect line # {}
    /\ \A cell \in box \ line : ~MayHave(g, x, cell, v)
    /\ \E cell \in line \ box : IsCandidate(g, x, <<cell[1], cell[2], v>>)

(* What they propose, as MarkHints.tla has it: box by box, line by line, then by value. *)
PointingsAlong(g, x, Line(_), number) ==
    {[place |-> <<number, p[1][1], p[1][2], p[2], p[3]>>,
      set   |-> {},
      del   |-> {<<cell[1], cell[2], p[3]>> : cell \in Line(p[2]) \ BoxOf(p[1][1], p[1][2])}] :
        p \in {q \in Corners \X Index \X ValidValue : Points(g, x, BoxOf(q[1][1], q[1][2]), Line(q[2]), q[3])}}

RowPointings(g, x) == PointingsAlong(g, x, Row, 1)
ColumnPointings(g, x) == PointingsAlong(g, x, Column, 2)
Pointings(g, x) == RowPointings(g, x) \union ColumnPointings(g, x)
=============================================================================
