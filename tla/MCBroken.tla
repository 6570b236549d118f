------------------------------ MODULE MCBroken ------------------------------
(* A claim that cannot fail says nothing. Each configuration MCBroken*.cfg    *)
(* replaces one definition of the repaired machine by a wrong one             *)
(* (`Least <- BrokenLeast`) and names the claim that must then fail.          *)
EXTENDS Play, Boards

(* Two completions; one hole; a value with one place in a cell of two candidates; the full grid. *)
Hide(board, cells) == Position(Showing(board, Cells \ cells), board)
MCPositions == {
    Hide(FourA, {<<2, 3>>, <<2, 4>>, <<4, 3>>, <<4, 4>>}),
    Hide(FourA, {<<2, 3>>, <<2, 4>>, <<4, 3>>}),
    Hide(FourB, {<<1, 1>>, <<1, 2>>, <<2, 1>>, <<3, 1>>}),
    Hide(FourB, {<<3, 2>>}),
    Hide(FourB, {})}

(* TypeOK: a record without its column, as printed. *)
BrokenHintOf(type, t) == [type |-> type, dieValue |-> t[3], row |-> t[1]]

(* HintSoundInv: the greatest candidate of a cell, whatever it is. *)
BrokenOnlyChoices(g, x) ==
    {t \in Triples :
        /\ IsCandidate(g, x, t)
        /\ \A v \in ValidValue : IsCandidate(g, x, <<t[1], t[2], v>>) => v <= t[3]}

(* HintForcedInv: the answer is right because it peeks, but nothing forces it. *)
PeekingOnlyChoices(g, x) == {t \in Triples : IsCandidate(g, x, t) /\ solution[<<t[1], t[2]>>] = t[3]}

(* HintLegalInv: a tier that overlooks that the cell is taken. *)
OverwritingLastRemainings(g, x) == {<<cell[1], cell[2], g[cell]>> : cell \in Cells \ Empties(g)}

(* ConfluenceInv: "a cell with two candidates" does not stay so. *)
PairOnlyChoices(g, x) ==
    {t \in Triples :
        /\ IsCandidate(g, x, t)
        /\ Cardinality({v \in ValidValue : IsCandidate(g, x, <<t[1], t[2], v>>)}) = 2}

(* SpecND: a choice that is not among the choices. *)
BrokenLeast(S) == <<1, 1, 1>>

(* TierOrderInv: tier 1 may be passed over. *)
BrokenProceedToTier2 ==
    /\ pc = "find_only_choice"
    /\ pc' = "find_last_remaining"
    /\ UNCHANGED <<fixed, hint>>

(* DoneOkInv: gives up on any grid. *)
BrokenNoHintFound ==
    /\ pc = "find_brute_force"
    /\ pc' = "done"
    /\ UNCHANGED <<fixed, hint>>

(* TerminationProp: starts again instead of going on to tier 3. *)
BrokenProceedToTier3 ==
    /\ pc = "find_last_remaining"
    /\ LastRemainings(grid, crossed) = {}
    /\ pc' = "start"
    /\ UNCHANGED <<fixed, hint>>

(* PlayConsistentInv: writes the hint into the transposed cell. *)
TransposedApplyHint ==
    /\ GivesHint
    /\ grid' = [grid EXCEPT ![<<hint.col, hint.row>>] = hint.dieValue]
    /\ hint' = NoHint
    /\ pc' = "start"
    /\ UNCHANGED <<crossed, solution>>

(* PlayProgressProp, PlayEndsProp: does not write it at all. *)
IdleApplyHint ==
    /\ GivesHint
    /\ hint' = NoHint
    /\ pc' = "start"
    /\ UNCHANGED fixed

(* PlayKeepsProp: writes it, and empties another cell. *)
ErasingApplyHint ==
    /\ GivesHint
    /\ LET last == <<GRID_SIZE, GRID_SIZE>>
       IN  grid' = [grid EXCEPT ![last] = 0, ![<<hint.row, hint.col>>] = hint.dieValue]
    /\ hint' = NoHint
    /\ pc' = "start"
    /\ UNCHANGED <<crossed, solution>>

(* PositionsAssumption: a solution with two twos in a row. *)
TwoTwos == [FourA EXCEPT ![<<1, 1>>] = 2]
IllegalPositions == {Position(Showing(TwoTwos, {}), TwoTwos)}
=============================================================================
