-------------------------------- MODULE Rules --------------------------------
(* The puzzle, without any machine: cells, houses, what the rules allow.      *)
(* Nothing here changes over time, so there are no variables.                 *)
(*                                                                            *)
(* Read `==` as "is defined as", `/\` as "and", `\/` as "or", `~` as "not",   *)
(* `\A x \in S` as "for all x of S", `\E x \in S` as "for some x of S",       *)
(* `{x \in S : P}` as "those x of S for which P", `{e : x \in S}` as "all the *)
(* e that come from an x of S". TLCEval(e) is e; it only asks TLC to compute  *)
(* it once and for all.                                                       *)
EXTENDS Integers, FiniteSets, TLC

CONSTANTS
    BOX_ROWS,   \* rows of a box: 2 on the 4x4 and the 6x6 grid
    BOX_COLS    \* columns of a box: 2 on the 4x4 grid, 3 on the 6x6 grid

GRID_SIZE == BOX_ROWS * BOX_COLS
ValidValue == 1..GRID_SIZE
Index == 1..GRID_SIZE

(* A cell is a pair <<row, column>>, counted from 1. *)
Cells == Index \X Index

(* A house is a set of cells that holds every value once. *)
Rows == {{<<r, c>> : c \in Index} : r \in Index}
Columns == {{<<r, c>> : r \in Index} : c \in Index}
BoxOf(r, c) ==
    LET top  == ((r - 1) \div BOX_ROWS) * BOX_ROWS
        left == ((c - 1) \div BOX_COLS) * BOX_COLS
    IN  {<<top + i, left + j>> : i \in 1..BOX_ROWS, j \in 1..BOX_COLS}
Boxes == {BoxOf(r, c) : r \in Index, c \in Index}
Houses == TLCEval(Rows \union Columns \union Boxes)
HousesOf == TLCEval([cell \in Cells |-> {house \in Houses : cell \in house}])

(* Grids: 0 stands for an empty cell. *)
Grids == [Cells -> {0} \union ValidValue]
Full(g) == \A cell \in Cells : g[cell] # 0
Empties(g) == {cell \in Cells : g[cell] = 0}

(* A board is valid if every house has every value. *)
Valid(board) == \A house \in Houses : \A v \in ValidValue : \E cell \in house : board[cell] = v

(* Every value that is written in g stands in `board` as well. *)
Extends(g, board) == \A cell \in Cells : g[cell] \in {0, board[cell]}

(* Crossed marks are a set of <<row, column, value>>: "not this value here". They spare a board if nothing of it is
   crossed out. *)
Triples == TLCEval(Index \X Index \X ValidValue)
Spares(x, board) == \A m \in x : board[<<m[1], m[2]>>] # m[3]

(* The value may be written into the cell: it is empty, and no house of it has the value. *)
IsPossible(g, cell, v) ==
    /\ g[cell] = 0
    /\ \A house \in HousesOf[cell] : \A other \in house : g[other] # v

(* A candidate is a triple <<row, column, value>> that the rules allow and that nobody has crossed out. *)
IsCandidate(g, x, t) == t \notin x /\ IsPossible(g, <<t[1], t[2]>>, t[3])

(* Row-major, then by value. CHOOSE x \in S : P is some x of S with P, always the same one, but nothing says which;
   here P leaves just one. *)
NotAfter(p, q) ==
    \/ p[1] < q[1]
    \/ p[1] = q[1] /\ p[2] < q[2]
    \/ p[1] = q[1] /\ p[2] = q[2] /\ p[3] <= q[3]
Least(S) == CHOOSE p \in S : \A q \in S : NotAfter(p, q)

(* A completion is a valid board that has all values of g and nothing that is crossed out. The definition is
   Completes; Completions lists them all by filling the empty cells one after the other. *)
Completes(g, x, board) == Valid(board) /\ Extends(g, board) /\ Spares(x, board)

RECURSIVE Completions(_, _)
Completions(g, x) ==
    IF Full(g)
    THEN IF Valid(g) /\ Spares(x, g) THEN {g} ELSE {}
    ELSE LET cell == CHOOSE e \in Empties(g) : TRUE
             open == {v \in ValidValue : IsCandidate(g, x, <<cell[1], cell[2], v>>)}
         IN  UNION {Completions([g EXCEPT ![cell] = v], x) : v \in open}

(* Where a call may start: the solution completes the grid. *)
LegalPosition(p) ==
    /\ p.grid \in Grids
    /\ p.solution \in [Cells -> ValidValue]
    /\ p.crossed \subseteq Triples
    /\ Completes(p.grid, p.crossed, p.solution)
=============================================================================
