--------------------------- MODULE MCBrokenPointing ---------------------------
(* Pointing gone wrong: each configuration MCBrokenPointing*.cfg replaces one *)
(* definition by one of these and names the claim that must then fail.        *)
EXTENDS MCPointing

(* TypeOK: a hint that forgets what it deletes. *)
ForgetfulHintOf(type, p) == [type |-> type, set |-> p.set, del |-> {}]

(* HintSoundInv, HintForcedInv: overlooks the last of the box's other cells. *)
LastOf(cells) == CHOOSE c \in cells : \A d \in cells : c[1] > d[1] \/ (c[1] = d[1] /\ c[2] >= d[2])
HastyPoints(g, x, box, line, v) ==
    /\ box \intersect line # {}
    /\ \A cell \in (box \ line) \ {LastOf(box \ line)} : ~MayHave(g, x, cell, v)
    /\ \E cell \in line \ box : IsCandidate(g, x, <<cell[1], cell[2], v>>)

(* HintLegalInv: deletes a value that is written in the grid. *)
StrikingPoints(g, x, box, line, v) == \E cell \in line \ box : g[cell] = v

(* PlayProgressProp, PlayEndsProp: says what is known already. *)
RepetitivePoints(g, x, box, line, v) ==
    /\ box \intersect line # {}
    /\ \A cell \in box \ line : ~MayHave(g, x, cell, v)

(* DoneOkInv: gives up although something is pointed along. *)
EarlyNoHintFound ==
    /\ pc = "find_pointing"
    /\ pc' = "done"
    /\ UNCHANGED <<grid, crossed, solution, hint>>
=============================================================================
