--------------------------- MODULE PublishedTiers ---------------------------
(* What the published tiers may answer on a position: sets of triples         *)
(* <<row, column, value>>. g is a grid, x the crossed marks, board the        *)
(* solution.                                                                  *)
EXTENDS Rules

(* A cell has one candidate. *)
OnlyChoices(g, x) ==
    {t \in Triples :
        /\ IsCandidate(g, x, t)
        /\ \A v \in ValidValue : IsCandidate(g, x, <<t[1], t[2], v>>) => v = t[3]}

(* A value has one candidate place in a house. *)
LastRemainings(g, x) ==
    {t \in Triples :
        /\ IsCandidate(g, x, t)
        /\ \E house \in HousesOf[<<t[1], t[2]>>] :
               \A cell \in house : IsCandidate(g, x, <<cell[1], cell[2], t[3]>>) => cell = <<t[1], t[2]>>}

(* An empty cell gets the solution's value. *)
BruteForces(g, board) == {<<cell[1], cell[2], board[cell]>> : cell \in Empties(g)}
=============================================================================
