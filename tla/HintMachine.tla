----------------------------- MODULE HintMachine -----------------------------
(* The hint machine, repaired. One call walks three tiers until one of them   *)
(* has a hint:                                                                *)
(*                                                                            *)
(*   tier 1   OnlyChoice      a cell has one candidate                        *)
(*   tier 2   LastRemaining   a value has one candidate place in a house      *)
(*   tier 3   BruteForce      an empty cell gets the solution's value         *)
(*                                                                            *)
(*   pc                    action                guard             next pc    *)
(*   "start"               StartHeuristicCheck   -                 "find_only_choice"    *)
(*   "find_only_choice"    FindOnlyChoice        tier 1 has one    "done"                *)
(*                         ProceedToTier2        it has none       "find_last_remaining" *)
(*   "find_last_remaining" FindLastRemaining     tier 2 has one    "done"                *)
(*                         ProceedToTier3        it has none       "find_brute_force"    *)
(*   "find_brute_force"    FindBruteForce        a cell is empty   "done"                *)
(*                         NoHintFound           none is           "done"                *)
(*                                                                            *)
(* HOW TO READ IT. TierMachine.tla says what an action does, for any list of  *)
(* tiers; here are three tiers, with the published names. `Spec` says where a *)
(* behaviour begins (Init), which steps it may take ([][Next]_vars) and that  *)
(* it does not stop while a step is possible (WF_vars). TLC visits every      *)
(* state that Spec allows and evaluates the invariants (names ending in Inv)  *)
(* in each of them.                                                           *)
(*                                                                            *)
(* HOW A MODEL GIVES THE POSITIONS. A model is a module MCx.tla and a         *)
(* configuration MCx.cfg. The constant Positions is the set of positions to   *)
(* start from; write it out, since filtering large sets is slow:              *)
(*                                                                            *)
(*   EXTENDS HintMachine, Boards                                              *)
(*   MCPositions == {                                                         *)
(*     Position(Board(4, <<1,0,0,4, 0,0,0,0, 2,1,4,0, 4,0,0,1>>), FourA),     *)
(*     CrossedPosition(Board(4, <<...>>), FourA, {<<1, 2, 3>>})}              *)
(*                                                                            *)
(*   CONSTANTS BOX_ROWS = 2  BOX_COLS = 2  Positions <- MCPositions           *)
(*   SPECIFICATION Spec                                                       *)
(*   CHECK_DEADLOCK FALSE                                                     *)
(*                                                                            *)
(* The last line is needed because a finished call has no next step, which    *)
(* TLC would report as a deadlock. PositionsAssumption checks what is given.  *)
EXTENDS PublishedTiers

CONSTANT
    Positions   \* a set of records [grid, solution, crossed]

VARIABLES
    grid,       \* cell -> 0 (empty) or a value; never changes in a call
    crossed,    \* triples <<row, column, value>> that are ruled out; never changes
    solution,   \* cell -> value; never changes
    hint,       \* the answer: [type, dieValue, row, col]
    pc          \* where in the call we are

vars == <<grid, crossed, solution, hint, pc>>

(* An ASSUME is about the constants; TLC evaluates it before anything else. *)
ASSUME SizeAssumption ==
    /\ GRID_SIZE \in Nat \ {0}
    /\ ValidValue = 1..GRID_SIZE
ASSUME PositionsAssumption == Positions # {} /\ \A p \in Positions : LegalPosition(p)

-----------------------------------------------------------------------------
(* The tiers, and what each may answer: a set of triples.                     *)

Tiers == <<
    [name |-> "OnlyChoice", pc |-> "find_only_choice", peek |-> FALSE],
    [name |-> "LastRemaining", pc |-> "find_last_remaining", peek |-> FALSE],
    [name |-> "BruteForce", pc |-> "find_brute_force", peek |-> TRUE]>>
EndsInBruteForce == TRUE

Proposals(i, g, x, board) ==
    CASE i = 1 -> OnlyChoices(g, x)
      [] i = 2 -> LastRemainings(g, x)
      [] i = 3 -> BruteForces(g, board)
Chosen(S) == Least(S)

(* The published record of a hint. It sets one mark and deletes none. *)
HintOf(type, t) == [type |-> type, dieValue |-> t[3], row |-> t[1], col |-> t[2]]
NoHint == [type |-> "None", dieValue |-> 0, row |-> 0, col |-> 0]
SetBy(h) == IF h.type = "None" THEN {} ELSE {<<h.row, h.col, h.dieValue>>}
DeletedBy(h) == {}

Call == INSTANCE TierMachine

-----------------------------------------------------------------------------
Init == Call!Init

StartHeuristicCheck == /\ Call!StartHeuristicCheck
FindOnlyChoice      == /\ Call!Find(1)
ProceedToTier2      == /\ Call!ProceedToTier(2)
FindLastRemaining   == /\ Call!Find(2)
ProceedToTier3      == /\ Call!ProceedToTier(3)
FindBruteForce      == /\ Call!Find(3)
NoHintFound         == /\ Call!NoHintFound

(* No action of a call touches the position. *)
fixed == <<grid, crossed, solution>>

Next ==
    \/ StartHeuristicCheck
    \/ FindOnlyChoice
    \/ ProceedToTier2
    \/ FindLastRemaining
    \/ ProceedToTier3
    \/ FindBruteForce
    \/ NoHintFound

(* [][Next]_vars: every step is a step of Next, or changes nothing. WF_vars(Next), weak fairness: as long as Next is
   possible, it is taken some day. Without it a machine that stands still for ever would obey the specification. *)
Spec == Init /\ [][Next]_vars /\ WF_vars(Next)

-----------------------------------------------------------------------------
(* The same machine with any choice instead of the least. Only the three      *)
(* actions that choose differ. That Spec takes no step that SpecND does not   *)
(* allow is a property of the models that name it.                            *)

FindOnlyChoiceND    == /\ Call!FindND(1)
FindLastRemainingND == /\ Call!FindND(2)
FindBruteForceND    == /\ Call!FindND(3)

NextND ==
    \/ StartHeuristicCheck
    \/ FindOnlyChoiceND
    \/ ProceedToTier2
    \/ FindLastRemainingND
    \/ ProceedToTier3
    \/ FindBruteForceND
    \/ NoHintFound

SpecND == Init /\ [][NextND]_vars /\ WF_vars(NextND)

-----------------------------------------------------------------------------
(* The claims. TierMachine.tla states them, but for two.                      *)

(* The record has a shape of its own. A hint of type "None" says nothing; any other names a value and a cell. *)
TypeOK ==
    /\ grid \in Grids
    /\ crossed \subseteq Triples
    /\ solution \in [Cells -> ValidValue]
    /\ hint \in [type : {"OnlyChoice", "LastRemaining", "BruteForce", "None"},
                 dieValue : {0} \union ValidValue,
                 row : 0..GRID_SIZE,
                 col : 0..GRID_SIZE]
    /\ IF hint.type = "None" THEN hint.dieValue = 0 /\ hint.row = 0 /\ hint.col = 0
                              ELSE hint.dieValue # 0 /\ hint.row # 0 /\ hint.col # 0
    /\ pc \in {"start", "find_only_choice", "find_last_remaining", "find_brute_force", "done"}

GivesHint == Call!GivesHint

(* A hint agrees with the solution. *)
HintSoundInv == Call!HintSoundInv

(* Every completion agrees with a hint of tier 1 or 2. *)
HintForcedInv == Call!HintForcedInv

(* The same for tier 3. It is not so where there are several completions: see docs/findings/tla-module.md. *)
BruteForceForcedInv == Call!BruteForceForcedInv

(* A hint is a move that the rules allow. *)
HintLegalInv == Call!HintLegalInv

(* A tier answers only where no earlier one could. *)
TierOrderInv == Call!TierOrderInv

(* A call ends without a hint exactly on full grids. *)
DoneOkInv == Call!DoneOkInv

(* Every call ends. *)
TerminationProp == Call!TerminationProp

(* Of confluence, the local half: a single is a value of the solution, and whatever was a single stays one when another
   is written down. So singles are all played in every order, and every order ends with the same grid. The position is
   the same all through a call: one state of it is enough. *)
Singles(g, x) == OnlyChoices(g, x) \union LastRemainings(g, x)
ConfluenceInv ==
    pc = "start" =>
        LET before == Singles(grid, crossed)
        IN  \A played \in before :
                LET cell  == <<played[1], played[2]>>
                    after == Singles([grid EXCEPT ![cell] = played[3]], crossed)
                IN  /\ played[3] = solution[cell]
                    /\ \A t \in before : <<t[1], t[2]>> = cell \/ t \in after

(* The original's theorem. TLC does not look at theorems: the models name TypeOK as an invariant. *)
THEOREM TypeTheorem == Spec => []TypeOK
=============================================================================
