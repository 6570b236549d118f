--------------------------- MODULE PointingMachine ---------------------------
(* The hint machine with a tier that deletes marks: pointing, between the     *)
(* singles and brute force. HintMachine.tla tells how a model gives the       *)
(* positions.                                                                 *)
EXTENDS PublishedTiers, Pointing, MarkHints

CONSTANT
    Positions   \* a set of records [grid, solution, crossed]

VARIABLES grid, crossed, solution, hint, pc

vars == <<grid, crossed, solution, hint, pc>>

ASSUME PositionsAssumption == Positions # {} /\ \A p \in Positions : LegalPosition(p)

Tiers == <<
    [name |-> "OnlyChoice", pc |-> "find_only_choice", peek |-> FALSE],
    [name |-> "LastRemaining", pc |-> "find_last_remaining", peek |-> FALSE],
    [name |-> "Pointing", pc |-> "find_pointing", peek |-> FALSE],
    [name |-> "BruteForce", pc |-> "find_brute_force", peek |-> TRUE]>>
EndsInBruteForce == TRUE

Proposals(i, g, x, board) ==
    CASE i = 1 -> Placements(OnlyChoices(g, x))
      [] i = 2 -> Placements(LastRemainings(g, x))
      [] i = 3 -> Pointings(g, x)
      [] i = 4 -> Placements(BruteForces(g, board))

Call == INSTANCE TierMachine

-----------------------------------------------------------------------------
Init == Call!Init

StartHeuristicCheck == /\ Call!StartHeuristicCheck
FindOnlyChoice      == /\ Call!Find(1)
ProceedToTier2      == /\ Call!ProceedToTier(2)
FindLastRemaining   == /\ Call!Find(2)
ProceedToTier3      == /\ Call!ProceedToTier(3)
FindPointing        == /\ Call!Find(3)
ProceedToTier4      == /\ Call!ProceedToTier(4)
FindBruteForce      == /\ Call!Find(4)
NoHintFound         == /\ Call!NoHintFound
ApplyHint           == /\ Call!ApplyHint

Next ==
    \/ StartHeuristicCheck
    \/ FindOnlyChoice
    \/ ProceedToTier2
    \/ FindLastRemaining
    \/ ProceedToTier3
    \/ FindPointing
    \/ ProceedToTier4
    \/ FindBruteForce
    \/ NoHintFound
Spec == Init /\ [][Next]_vars /\ WF_vars(Next)

PlayNext == Next \/ ApplyHint
PlaySpec == Init /\ [][PlayNext]_vars /\ WF_vars(PlayNext)

-----------------------------------------------------------------------------
(* The same with any choice.                                                  *)

FindOnlyChoiceND    == /\ Call!FindND(1)
FindLastRemainingND == /\ Call!FindND(2)
FindPointingND      == /\ Call!FindND(3)
FindBruteForceND    == /\ Call!FindND(4)

NextND ==
    \/ StartHeuristicCheck
    \/ FindOnlyChoiceND
    \/ ProceedToTier2
    \/ FindLastRemainingND
    \/ ProceedToTier3
    \/ FindPointingND
    \/ ProceedToTier4
    \/ FindBruteForceND
    \/ NoHintFound
SpecND == Init /\ [][NextND]_vars /\ WF_vars(NextND)

PlayNextND == NextND \/ ApplyHint
PlaySpecND == Init /\ [][PlayNextND]_vars /\ WF_vars(PlayNextND)

-----------------------------------------------------------------------------
TypeOK == Call!TypeOK
HintSoundInv == Call!HintSoundInv
HintForcedInv == Call!HintForcedInv
BruteForceForcedInv == Call!BruteForceForcedInv
HintLegalInv == Call!HintLegalInv
TierOrderInv == Call!TierOrderInv
DoneOkInv == Call!DoneOkInv
TerminationProp == Call!TerminationProp
PlayConsistentInv == Call!PlayConsistentInv
PlayProgressProp == Call!PlayProgressProp /\ [](Call!GivesHint => ENABLED ApplyHint)
PlayKeepsProp == Call!PlayKeepsProp
PlayEndsProp == Call!PlayEndsProp
=============================================================================
