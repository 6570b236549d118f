------------------------------ MODULE MCPrinted ------------------------------
(* The page's hint records: one missing value (tier 1 answers), and the empty *)
(* grid (tier 3 answers).                                                     *)
EXTENDS AIHelperPrinted, Boards

CONSTANT Grids   \* the grids to start from, of the board Six

OneHole == {[Six EXCEPT ![<<3, 5>>] = 0]}
Empty == {Showing(Six, {})}
(* The first empty cell is r3c5. *)
Late == {Showing(Six, ((1..3) \X (1..6)) \ {<<3, 5>>, <<3, 6>>})}

MCInit ==
    /\ solution = Six
    /\ grid \in Grids
    /\ hint = [type |-> "None", dieValue |-> 0, row |-> 0, col |-> 0]
    /\ pc = "start"
MCSpec == MCInit /\ [][Next]_vars

(* A brute-force hint names the row of an empty cell. *)
BruteForceRowInv == pc = "done" /\ hint.type = "BruteForce" => \E c \in 1..GRID_SIZE : grid[hint.row, c] = 0
=============================================================================
