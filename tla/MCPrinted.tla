------------------------------ MODULE MCPrinted ------------------------------
(* The page's hint records: of tier 1 (one value is missing), and of tier 3   *)
(* (two rows of two cells are missing, whose values can be swapped).          *)
EXTENDS AIHelperPrinted, Boards

CONSTANT Grids   \* the grids to start from, of the board Six

OneHole == {[Six EXCEPT ![<<3, 5>>] = 0]}
(* The first empty cell is r1c3. Row 3 is full. *)
Swap == {Showing(Six, (DOMAIN Six) \ {<<1, 3>>, <<1, 6>>, <<2, 3>>, <<2, 6>>})}

MCInit ==
    /\ solution = Six
    /\ grid \in Grids
    /\ hint = [type |-> "None", dieValue |-> 0, row |-> 0, col |-> 0]
    /\ pc = "start"
MCSpec == MCInit /\ [][Next]_vars

(* A brute-force hint names the row of an empty cell. *)
BruteForceRowInv == pc = "done" /\ hint.type = "BruteForce" => \E c \in 1..GRID_SIZE : grid[hint.row, c] = 0
=============================================================================
