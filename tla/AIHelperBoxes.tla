---------------------------- MODULE AIHelperBoxes ----------------------------
(* The machine as written (AIHelper.tla) with the box shape as constants, so  *)
(* that 4x4 grids become possible. With boxes of two rows and three columns   *)
(* on 6x6 grids it is AIHelper: the models MCAIHelper and MCAIHelperBack show *)
(* that each takes only steps of the other.                                   *)
(*                                                                            *)
(* Two things are arranged differently. Formulas that the original repeats    *)
(* in the guards of two actions have a name here; and the claims, which the   *)
(* original does not have, stand at the end, so that what fails has a name.   *)
(* CHOOSE stays: TLC takes the first element row by row, then by value, but   *)
(* nothing in the text asks for that (HintMachine.tla says which).            *)
(*                                                                            *)
(* HOW A MODEL GIVES THE POSITIONS. Init ranges over all boards. A model      *)
(* starts from a set that it writes out; the records are those of             *)
(* HintMachine.tla (crossed marks are not looked at):                         *)
(*                                                                            *)
(*   EXTENDS AIHelperBoxes, Boards                                            *)
(*   MCPositions == {Position(Board(4, <<1,0,0,4, ...>>), FourA), ...}        *)
(*   MCInit == InitFrom(MCPositions)                                          *)
(*   MCSpec == MCInit /\ [][Next]_vars       \* or NextND                     *)
(*                                                                            *)
(*   CONSTANTS GRID_SIZE = 4  ValidValue = {1, 2, 3, 4}                       *)
(*             BOX_ROWS = 2  BOX_COLS = 2                                     *)
(*   SPECIFICATION MCSpec                                                     *)
(*   PROPERTY Spec        \* the positions are among those of Init            *)
(*   CHECK_DEADLOCK FALSE                                                     *)
EXTENDS Integers, Sequences, TLC, FiniteSets

CONSTANTS
    GRID_SIZE,
    ValidValue,
    BOX_ROWS,   \* rows of a box: the original's 2
    BOX_COLS    \* columns of a box: the original's 3

ASSUME SizeAssumption ==
    /\ GRID_SIZE \in Nat \ {0}
    /\ ValidValue = 1..GRID_SIZE

VARIABLES
    grid,       \* cell -> 0 (empty) or a value
    solution,   \* cell -> value
    hint,       \* the answer: [type, dieValue, row, col]
    pc          \* where in the call we are

vars == <<grid, solution, hint, pc>>

TypeOK ==
    /\ grid \in [(1..GRID_SIZE) \X (1..GRID_SIZE) -> {0} \cup ValidValue]
    /\ solution \in [(1..GRID_SIZE) \X (1..GRID_SIZE) -> ValidValue]
    /\ hint \in [
           type : {"OnlyChoice", "LastRemaining", "BruteForce", "None"},
           dieValue : {0} \cup ValidValue,
           row : 0..GRID_SIZE,
           col : 0..GRID_SIZE
       ]
    /\ pc \in {"start", "find_only_choice", "find_last_remaining", "find_brute_force", "done"}

Init ==
    /\ solution \in [(1..GRID_SIZE) \X (1..GRID_SIZE) -> ValidValue]
    /\ grid \in {g \in [(1..GRID_SIZE) \X (1..GRID_SIZE) -> {0} \cup ValidValue] :
           \A r, c \in 1..GRID_SIZE : g[r, c] \in {0, solution[r, c]}}
    /\ hint = [type |-> "None", dieValue |-> 0, row |-> 0, col |-> 0]
    /\ pc = "start"

(* The initial states of a model: one for each of its positions. *)
InitFrom(positions) ==
    /\ \E p \in positions : grid = p.grid /\ solution = p.solution
    /\ hint = [type |-> "None", dieValue |-> 0, row |-> 0, col |-> 0]
    /\ pc = "start"

-----------------------------------------------------------------------------
IsValueInRow(g, r, v) == \E c \in 1..GRID_SIZE : g[r, c] = v

IsValueInCol(g, c, v) == \E r \in 1..GRID_SIZE : g[r, c] = v

BoxRowStart(r) == ((r - 1) \div BOX_ROWS) * BOX_ROWS + 1
BoxColStart(c) == ((c - 1) \div BOX_COLS) * BOX_COLS + 1
BoxRowsOf(r) == BoxRowStart(r)..(BoxRowStart(r) + BOX_ROWS - 1)
BoxColsOf(c) == BoxColStart(c)..(BoxColStart(c) + BOX_COLS - 1)

IsValueInBox(g, r, c, v) == \E br \in BoxRowsOf(r), bc \in BoxColsOf(c) : g[br, bc] = v

IsPossible(g, r, c, v) ==
    /\ g[r, c] = 0
    /\ ~IsValueInRow(g, r, v)
    /\ ~IsValueInCol(g, c, v)
    /\ ~IsValueInBox(g, r, c, v)

(* Where a value may still go in the row, the column, the box of a cell. *)
PossibleInRow(r, v) == {col \in 1..GRID_SIZE : IsPossible(grid, r, col, v)}
PossibleInCol(c, v) == {row \in 1..GRID_SIZE : IsPossible(grid, row, c, v)}
PossibleInBox(r, c, v) == {cell \in BoxRowsOf(r) \X BoxColsOf(c) : IsPossible(grid, cell[1], cell[2], v)}

(* Tier 1: empty cells whose solution value has one place in the row, the column or the box, be it another place. *)
OnlyChoiceCells ==
    {<<r, c>> \in DOMAIN grid :
        /\ grid[r, c] = 0
        /\ LET val == solution[r, c]
           IN  \/ Cardinality(PossibleInRow(r, val)) = 1
               \/ Cardinality(PossibleInCol(c, val)) = 1
               \/ Cardinality(PossibleInBox(r, c, val)) = 1}

(* Tier 2: <<row, column, value>> such that the value has one place in the row, the column or the box: this one. *)
LastRemainingTriples ==
    {<<r, c, v>> \in (1..GRID_SIZE) \X (1..GRID_SIZE) \X ValidValue :
        /\ IsPossible(grid, r, c, v)
        /\ \/ Cardinality(PossibleInRow(r, v)) = 1
           \/ Cardinality(PossibleInCol(c, v)) = 1
           \/ Cardinality(PossibleInBox(r, c, v)) = 1}

(* The original asks for such a value in all rows, all columns and, by number, in boxes; the numbers cover every box
   only if the grid is 6x6. Here they cover every box of any grid. *)
SomeLastRemaining ==
    \/ \E r \in 1..GRID_SIZE, v \in ValidValue : Cardinality(PossibleInRow(r, v)) = 1
    \/ \E c \in 1..GRID_SIZE, v \in ValidValue : Cardinality(PossibleInCol(c, v)) = 1
    \/ \E b_row \in 0..(GRID_SIZE \div BOX_ROWS - 1), b_col \in 0..(GRID_SIZE \div BOX_COLS - 1), v \in ValidValue :
           Cardinality(PossibleInBox(b_row * BOX_ROWS + 1, b_col * BOX_COLS + 1, v)) = 1

(* Tier 3: the empty cells. *)
EmptyCells == {<<r, c>> \in DOMAIN grid : grid[r, c] = 0}

SolutionHint(type, cell) ==
    [type |-> type, dieValue |-> solution[cell[1], cell[2]], row |-> cell[1], col |-> cell[2]]
TripleHint(type, t) == [type |-> type, dieValue |-> t[3], row |-> t[1], col |-> t[2]]

-----------------------------------------------------------------------------
StartHeuristicCheck ==
    /\ pc = "start"
    /\ pc' = "find_only_choice"
    /\ UNCHANGED <<grid, solution, hint>>

FindOnlyChoice ==
    /\ pc = "find_only_choice"
    /\ OnlyChoiceCells # {}
    /\ hint' = SolutionHint("OnlyChoice", CHOOSE cell \in OnlyChoiceCells : TRUE)
    /\ pc' = "done"
    /\ UNCHANGED <<grid, solution>>

ProceedToTier2 ==
    /\ pc = "find_only_choice"
    /\ OnlyChoiceCells = {}
    /\ pc' = "find_last_remaining"
    /\ UNCHANGED <<grid, solution, hint>>

FindLastRemaining ==
    /\ pc = "find_last_remaining"
    /\ SomeLastRemaining
    /\ hint' = TripleHint("LastRemaining", CHOOSE t \in LastRemainingTriples : TRUE)
    /\ pc' = "done"
    /\ UNCHANGED <<grid, solution>>

ProceedToTier3 ==
    /\ pc = "find_last_remaining"
    /\ ~SomeLastRemaining
    /\ pc' = "find_brute_force"
    /\ UNCHANGED <<grid, solution, hint>>

FindBruteForce ==
    /\ pc = "find_brute_force"
    /\ EmptyCells # {}
    /\ hint' = SolutionHint("BruteForce", CHOOSE cell \in EmptyCells : TRUE)
    /\ pc' = "done"
    /\ UNCHANGED <<grid, solution>>

NoHintFound ==
    /\ pc = "find_brute_force"
    /\ \A r, c \in 1..GRID_SIZE : grid[r, c] # 0
    /\ pc' = "done"
    /\ UNCHANGED <<grid, solution, hint>>

Next ==
    \/ StartHeuristicCheck
    \/ FindOnlyChoice
    \/ ProceedToTier2
    \/ FindLastRemaining
    \/ ProceedToTier3
    \/ FindBruteForce
    \/ NoHintFound

Spec == Init /\ [][Next]_vars

-----------------------------------------------------------------------------
(* The same machine with any choice where the original says CHOOSE.           *)

FindOnlyChoiceND ==
    /\ pc = "find_only_choice"
    /\ \E cell \in OnlyChoiceCells : hint' = SolutionHint("OnlyChoice", cell)
    /\ pc' = "done"
    /\ UNCHANGED <<grid, solution>>

FindLastRemainingND ==
    /\ pc = "find_last_remaining"
    /\ \E t \in LastRemainingTriples : hint' = TripleHint("LastRemaining", t)
    /\ pc' = "done"
    /\ UNCHANGED <<grid, solution>>

FindBruteForceND ==
    /\ pc = "find_brute_force"
    /\ \E cell \in EmptyCells : hint' = SolutionHint("BruteForce", cell)
    /\ pc' = "done"
    /\ UNCHANGED <<grid, solution>>

NextND ==
    \/ StartHeuristicCheck
    \/ FindOnlyChoiceND
    \/ ProceedToTier2
    \/ FindLastRemainingND
    \/ ProceedToTier3
    \/ FindBruteForceND
    \/ NoHintFound

SpecND == Init /\ [][NextND]_vars

-----------------------------------------------------------------------------
(* The claims, under the names that they have in HintMachine.tla.             *)

ValidBoard(board) ==
    \A v \in ValidValue, i \in 1..GRID_SIZE :
        /\ IsValueInRow(board, i, v)
        /\ IsValueInCol(board, i, v)
        /\ \A j \in 1..GRID_SIZE : IsValueInBox(board, i, j, v)

(* The valid boards that have all values of g: its empty cells are filled one after the other. *)
RECURSIVE Completions(_)
Completions(g) ==
    LET empty == {cell \in DOMAIN g : g[cell] = 0}
    IN  IF empty = {}
        THEN IF ValidBoard(g) THEN {g} ELSE {}
        ELSE LET cell == CHOOSE e \in empty : TRUE
                 open == {v \in ValidValue : IsPossible(g, cell[1], cell[2], v)}
             IN  UNION {Completions([g EXCEPT ![cell] = v]) : v \in open}

GivesHint == pc = "done" /\ hint.type # "None"
Agrees(board) == board[hint.row, hint.col] = hint.dieValue

HintSoundInv == GivesHint => Agrees(solution)

HintForcedInv ==
    pc = "done" /\ hint.type \in {"OnlyChoice", "LastRemaining"} => \A board \in Completions(grid) : Agrees(board)

BruteForceForcedInv ==
    pc = "done" /\ hint.type = "BruteForce" => \A board \in Completions(grid) : Agrees(board)

HintLegalInv == GivesHint => IsPossible(grid, hint.row, hint.col, hint.dieValue)

TierOrderInv ==
    GivesHint => \/ hint.type = "OnlyChoice" /\ OnlyChoiceCells # {}
                 \/ hint.type = "LastRemaining" /\ OnlyChoiceCells = {} /\ LastRemainingTriples # {}
                 \/ hint.type = "BruteForce" /\ OnlyChoiceCells = {} /\ LastRemainingTriples = {}

DoneOkInv == pc = "done" => (hint.type = "None" <=> \A r, c \in 1..GRID_SIZE : grid[r, c] # 0)

(* The original's liveness property, and its theorem. *)
Termination == <>(pc = "done")

THEOREM TypeTheorem == Spec => []TypeOK

-----------------------------------------------------------------------------
(* What the names promise, for the findings.                                  *)
PossibleValues(r, c) == {v \in ValidValue : IsPossible(grid, r, c, v)}

(* An only choice is a cell with one value left (a "naked single"). *)
OnlyChoiceIsNakedInv ==
    pc = "done" /\ hint.type = "OnlyChoice" => Cardinality(PossibleValues(hint.row, hint.col)) = 1

(* Brute force answers only if no cell has one value left. *)
BruteForceIsLastResortInv ==
    pc = "done" /\ hint.type = "BruteForce" =>
        \A cell \in DOMAIN grid : Cardinality(PossibleValues(cell[1], cell[2])) # 1

(* Tier 2 never answers. *)
NeverLastRemainingInv == hint.type # "LastRemaining"

(* Tier 2 answers only to contradict the solution: had it been right, tier 1 would have answered. *)
LastRemainingContradictsInv == pc = "done" /\ hint.type = "LastRemaining" => ~Agrees(solution)

(* The choice is the first one, row by row, then by value: TLC's habit, which the text does not ask for. *)
LeastChoiceInv ==
    LET NotBefore(t) == \/ t[1] > hint.row
                        \/ t[1] = hint.row /\ t[2] > hint.col
                        \/ t[1] = hint.row /\ t[2] = hint.col /\ t[3] >= hint.dieValue
        OfCells(cells) == {<<cell[1], cell[2], solution[cell]>> : cell \in cells}
        choices == CASE hint.type = "OnlyChoice" -> OfCells(OnlyChoiceCells)
                     [] hint.type = "LastRemaining" -> LastRemainingTriples
                     [] hint.type = "BruteForce" -> OfCells(EmptyCells)
                     [] hint.type = "None" -> {}
    IN  \A t \in choices : NotBefore(t)
=============================================================================
