------------------------------- MODULE MCTiny -------------------------------
(* Two by two cells, a box is a row: here, and only here, TLC can enumerate   *)
(* the original's Init: 2^4 boards with 2^4 grids each.                       *)
EXTENDS AIHelperBoxes
=============================================================================
