----------------------------- MODULE TierMachine -----------------------------
(* A hint machine over any rules and any list of tiers. One call asks the     *)
(* tiers one after the other until one of them has a hint:                    *)
(*                                                                            *)
(*   pc            action               guard                     next pc     *)
(*   "start"       StartHeuristicCheck  -                         of tier 1   *)
(*   of tier i     Find(i)              it proposes something     "done"      *)
(*                 ProceedToTier(i+1)   it does not               of tier i+1 *)
(*   of the last   NoHintFound          nothing is left           "done"      *)
(*                                                                            *)
(* HOW TO READ IT. A state gives each variable a value. An action is a        *)
(* formula about two states: `pc` is the value before the step, `pc'` the     *)
(* value after it. UNCHANGED x says that x' = x. A CONSTANT is left open.     *)
(*                                                                            *)
(* HOW TO USE IT. A machine defines all that is CONSTANT here, under the same *)
(* names, and says                                                            *)
(*                                                                            *)
(*   Call == INSTANCE TierMachine                                             *)
(*   FindPointing == /\ Call!Find(3)                                          *)
(*                                                                            *)
(* with a name for each action, because TLC counts and labels actions by      *)
(* name. The `/\` keeps it from looking for a name inside of Find.            *)
(* HintMachine.tla and PointingMachine.tla are such machines.                 *)
EXTENDS Integers, Sequences

CONSTANTS
    \* The rules: what Rules.tla defines under these names.
    Cells, ValidValue, Grids, Triples,
    Full(_), Extends(_, _), Spares(_, _),
    IsPossible(_, _, _),    \* grid, cell, value
    Completions(_, _),      \* grid, crossed marks

    Positions,              \* a set of records [grid, solution, crossed]

    \* The tiers, in their order: a sequence of records [name, pc, peek]. A peek looks at the solution.
    Tiers,
    EndsInBruteForce,       \* the last of them proposes something wherever the grid is not full
    Proposals(_, _, _, _),  \* number of the tier, grid, crossed marks, solution: a set
    Chosen(_),              \* the one of such a set that is taken if the choice is the least

    \* Hints: a record with a field `type`, the name of the tier that answers.
    HintOf(_, _),           \* name of a tier, one of its proposals
    NoHint,                 \* its type is "None"
    SetBy(_), DeletedBy(_)  \* the marks <<row, column, value>> that a hint sets, and those that it deletes

VARIABLES
    grid,       \* cell -> 0 (empty) or a value; never changes in a call
    crossed,    \* triples <<row, column, value>> that are ruled out; never changes in a call
    solution,   \* cell -> value; never changes
    hint,       \* the answer
    pc          \* where in the call we are

vars == <<grid, crossed, solution, hint, pc>>

(* No action of a call touches the position. *)
fixed == <<grid, crossed, solution>>

Last == Len(Tiers)
Proposed(i) == Proposals(i, grid, crossed, solution)

-----------------------------------------------------------------------------
Init ==
    /\ \E p \in Positions : grid = p.grid /\ crossed = p.crossed /\ solution = p.solution
    /\ hint = NoHint
    /\ pc = "start"

StartHeuristicCheck ==
    /\ pc = "start"
    /\ pc' = Tiers[1].pc
    /\ UNCHANGED <<fixed, hint>>

Find(i) ==
    /\ pc = Tiers[i].pc
    /\ Proposed(i) # {}
    /\ hint' = HintOf(Tiers[i].name, Chosen(Proposed(i)))
    /\ pc' = "done"
    /\ UNCHANGED fixed

(* The same with any choice. *)
FindND(i) ==
    /\ pc = Tiers[i].pc
    /\ \E p \in Proposed(i) : hint' = HintOf(Tiers[i].name, p)
    /\ pc' = "done"
    /\ UNCHANGED fixed

ProceedToTier(i) ==
    /\ pc = Tiers[i - 1].pc
    /\ Proposed(i - 1) = {}
    /\ pc' = Tiers[i].pc
    /\ UNCHANGED <<fixed, hint>>

NoHintFound ==
    /\ pc = Tiers[Last].pc
    /\ IF EndsInBruteForce THEN Full(grid) ELSE Proposed(Last) = {}
    /\ pc' = "done"
    /\ UNCHANGED <<fixed, hint>>

GivesHint == pc = "done" /\ hint.type # "None"

(* Play: what a hint sets is written into the grid, what it deletes is crossed out, and the next call starts. A call
   without a hint ends play. *)
ApplyHint ==
    /\ GivesHint
    /\ grid' = [cell \in Cells |->
                   IF \E v \in ValidValue : <<cell[1], cell[2], v>> \in SetBy(hint)
                   THEN CHOOSE v \in ValidValue : <<cell[1], cell[2], v>> \in SetBy(hint)
                   ELSE grid[cell]]
    /\ crossed' = crossed \union DeletedBy(hint)
    /\ hint' = NoHint
    /\ pc' = "start"
    /\ UNCHANGED solution

-----------------------------------------------------------------------------
(* The claims about a call. `P => Q` reads "if P then Q".                     *)

(* A hint of a type says something, none says nothing; it does not set two values in a cell, nor what it deletes. *)
SaysSomething == SetBy(hint) \union DeletedBy(hint) # {}
TypeOK ==
    /\ grid \in Grids
    /\ crossed \subseteq Triples
    /\ solution \in [Cells -> ValidValue]
    /\ hint.type \in {"None"} \union {Tiers[i].name : i \in 1..Last}
    /\ SetBy(hint) \subseteq Triples
    /\ DeletedBy(hint) \subseteq Triples
    /\ hint.type # "None" <=> SaysSomething
    /\ \A m, n \in SetBy(hint) : m[1] = n[1] /\ m[2] = n[2] => m = n
    /\ SetBy(hint) \intersect DeletedBy(hint) = {}
    /\ pc \in {"start", "done"} \union {Tiers[i].pc : i \in 1..Last}

(* What the hint says is so on the board. *)
AgreesWith(board) ==
    /\ SaysSomething
    /\ \A m \in SetBy(hint) : board[<<m[1], m[2]>>] = m[3]
    /\ \A m \in DeletedBy(hint) : board[<<m[1], m[2]>>] # m[3]

(* A hint agrees with the solution. *)
HintSoundInv == GivesHint => AgreesWith(solution)

(* Every completion agrees with a hint of a tier that does not peek. *)
IsForced == \A board \in Completions(grid, crossed) : AgreesWith(board)
ByPeek == \E i \in 1..Last : hint.type = Tiers[i].name /\ Tiers[i].peek
HintForcedInv == GivesHint /\ ~ByPeek => IsForced

(* The same for those that do. It is not so where there are several completions: see docs/findings/tla-module.md. *)
BruteForceForcedInv == GivesHint /\ ByPeek => IsForced

(* A hint is a move that the rules allow: what it sets is possible, what it deletes is not written in the grid. *)
HintLegalInv ==
    GivesHint =>
        /\ SaysSomething
        /\ \A m \in SetBy(hint) : IsPossible(grid, <<m[1], m[2]>>, m[3])
        /\ \A m \in DeletedBy(hint) : grid[<<m[1], m[2]>>] # m[3]

(* A tier answers only where it proposes something and no earlier one does. *)
TierOrderInv ==
    GivesHint => \E i \in 1..Last :
                     /\ hint.type = Tiers[i].name
                     /\ Proposed(i) # {}
                     /\ \A j \in 1..(i - 1) : Proposed(j) = {}

(* A call ends without a hint exactly where nothing is left: where brute force is the last tier, on full grids. *)
NothingLeft == IF EndsInBruteForce THEN Full(grid) ELSE \A i \in 1..Last : Proposed(i) = {}
DoneOkInv == pc = "done" => (hint.type = "None" <=> NothingLeft)

(* Every call ends. `<>P`: at some time P; `[]P`: always P. *)
TerminationProp == <>[](pc = "done")

-----------------------------------------------------------------------------
(* The claims about play.                                                     *)

(* Grid and crossed marks agree with the solution. *)
PlayConsistentInv == Extends(grid, solution) /\ Spares(crossed, solution)

(* Where play is not over there is a hint, and every round fills an empty cell or crosses out a candidate. [][A]_vars:
   every step that changes something is a step of A. *)
PlayOver == IF EndsInBruteForce THEN Full(grid) ELSE hint.type = "None"
PlayProgressProp ==
    /\ [](pc = "done" /\ ~PlayOver => GivesHint)
    /\ [][pc = "done" =>
              \/ \E cell \in Cells : grid[cell] = 0 /\ grid'[cell] # 0
              \/ \E m \in crossed' \ crossed : IsPossible(grid, <<m[1], m[2]>>, m[3])]_vars

(* A round takes nothing away, and where play is over there is none. *)
PlayKeepsProp ==
    /\ [][Extends(grid, grid') /\ crossed \subseteq crossed']_vars
    /\ [](pc = "done" /\ PlayOver => ~GivesHint)

(* Play ends. *)
PlayEndsProp == <>[](pc = "done" /\ PlayOver)
=============================================================================
