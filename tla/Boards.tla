------------------------------- MODULE Boards -------------------------------
(* How a model writes a board down, and a few boards that several models      *)
(* share.                                                                     *)
(*                                                                            *)
(*   Board(4, <<1,2,3,4, 3,4,1,2, 2,1,4,3, 4,3,2,1>>)     row by row          *)
(*   Showing(board, {<<1, 1>>, <<2, 4>>})                 the rest is empty   *)
(*                                                                            *)
(* In TLA+ `<<1, 2>>` is a tuple, a function is a table, and                   *)
(* `[x \in S |-> e]` is the table with one entry for each x of S. TLCEval(e)  *)
(* is e; it asks TLC to compute the table at once.                            *)
EXTENDS Integers, Sequences, TLC

(* The board of n rows whose values, read row by row, are `values`.           *)
Board(n, values) == TLCEval([cell \in (1..n) \X (1..n) |-> values[(cell[1] - 1) * n + cell[2]]])

(* The grid that shows the board's values in `cells` and nothing elsewhere.   *)
Showing(board, cells) == TLCEval([cell \in DOMAIN board |-> IF cell \in cells THEN board[cell] ELSE 0])

(* A position is what one call of the hint machine is about.                  *)
Position(g, board) == [grid |-> g, solution |-> board, crossed |-> {}]
CrossedPosition(g, board, marks) == [grid |-> g, solution |-> board, crossed |-> marks]

(* The 288 valid 4x4 boards fall into two classes under renaming of values    *)
(* and swapping of rows and columns. Here is one board of each.               *)
FourA == Board(4, <<1,2,3,4, 3,4,1,2, 2,1,4,3, 4,3,2,1>>)
FourB == Board(4, <<1,2,3,4, 3,4,1,2, 2,3,4,1, 4,1,2,3>>)

(* A valid 6x6 board with boxes of two rows and three columns.                *)
Six == Board(6, <<1,2,3,4,5,6, 4,5,6,1,2,3, 2,3,1,5,6,4, 5,6,4,2,3,1, 3,1,2,6,4,5, 6,4,5,3,1,2>>)
=============================================================================
