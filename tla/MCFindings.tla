----------------------------- MODULE MCFindings -----------------------------
(* What is wrong with the machine as written, one configuration for each      *)
(* finding of docs/findings/tla-module.md. A configuration names the          *)
(* positions to start from and the claim that fails.                          *)
EXTENDS AIHelperBoxes, Boards

CONSTANT Positions

MCInit == InitFrom(Positions)
MCSpec == MCInit /\ [][Next]_vars
MCFairSpec == MCSpec /\ WF_vars(Next)
MCSpecND == MCInit /\ [][NextND]_vars

Hide(board, cells) == Position(Showing(board, (DOMAIN board) \ cells), board)

-----------------------------------------------------------------------------
(* "Solutions" that break the rules: FourA with a second 2 in row 1.          *)
TwoTwos == [FourA EXCEPT ![<<1, 1>>] = 2]

(* Only 1 fits into r1c1; the solution has 2 there. *)
LastRemainingContradicts == {Hide(TwoTwos, {<<1, 1>>})}

(* In column 1 only r3c1 can take 2. So tier 1 answers, for the first cell whose solution is 2: r1c1. *)
OnlyChoiceElsewhere == {Hide(TwoTwos, {<<1, 1>>, <<3, 1>>})}

(* Column 1 has 2 already; brute force writes another. *)
BruteForceRepeats == {Hide(TwoTwos, {<<3, 1>>})}

-----------------------------------------------------------------------------
(* Valid solutions. *)

(* Two completions: 1 2 over 2 1, or 2 1 over 1 2. *)
Unavoidable == {Hide(FourA, {<<2, 3>>, <<2, 4>>, <<4, 3>>, <<4, 4>>})}

(* r2c3 can take 1 or 2; it is the only place for 1 in its row and box. *)
TwoCandidates == {Hide(FourA, {<<2, 3>>, <<2, 4>>, <<4, 3>>})}

(* r6c6 can take 2 only, but 2 has several places in each of its houses. *)
NakedSingleUnseen ==
    {Position(Showing(Six, {<<1, 6>>, <<2, 6>>, <<4, 6>>, <<6, 2>>, <<6, 3>>}), Six)}

-----------------------------------------------------------------------------
(* Play as written: the hint is written into the grid, and the next call begins. *)
ApplyHint ==
    /\ GivesHint
    /\ grid' = [grid EXCEPT ![<<hint.row, hint.col>>] = hint.dieValue]
    /\ hint' = [type |-> "None", dieValue |-> 0, row |-> 0, col |-> 0]
    /\ pc' = "start"
    /\ UNCHANGED solution
MCPlaySpec == MCInit /\ [][Next \/ ApplyHint]_vars
PlayConsistentInv == \A cell \in DOMAIN grid : grid[cell] \in {0, solution[cell]}

-----------------------------------------------------------------------------
(* Broken variants, for the claims that hold as written; and a given that is not the solution's. *)
WrongGiven == {Position([FourA EXCEPT ![<<1, 1>>] = 2], FourA)}
BrokenSolutionHint(type, cell) == [type |-> type, dieValue |-> solution[cell[1], cell[2]], row |-> cell[1]]
BrokenNoHintFound ==
    /\ pc = "find_brute_force"
    /\ pc' = "done"
    /\ UNCHANGED <<grid, solution, hint>>
BrokenProceedToTier2 ==
    /\ pc = "find_only_choice"
    /\ pc' = "find_last_remaining"
    /\ UNCHANGED <<grid, solution, hint>>
=============================================================================
