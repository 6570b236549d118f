------------------------------ MODULE AIHelper ------------------------------
(* The published module, with its hint records restored: 6x6 grids with boxes *)
(* of two rows and three columns. This is the machine "as written". What is   *)
(* wrong with it is in docs/findings/tla-module.md; what we check instead is  *)
(* HintMachine.tla, whose opening comment also says how to read TLA+.         *)
(*                                                                            *)
(* Against AIHelperPrinted.tla, which keeps the page's records, two things    *)
(* differ. Both say what TypeOK asks for:                                     *)
(*   FindOnlyChoice   die becomes dieValue; col is there                      *)
(*   FindBruteForce   row holds the row; col is there and holds the column    *)
(*                                                                            *)
(* A model cannot use Init: it ranges over 6^36 solutions. It says            *)
(*   MCInit == /\ solution \in {...} /\ grid \in {...}                        *)
(*             /\ hint = [type |-> "None", ...] /\ pc = "start"               *)
(* with sets that are written out, and names the property Spec, by which TLC  *)
(* checks that these states are among those of Init (see MCAIHelper.tla).     *)
EXTENDS Integers, Sequences, TLC, FiniteSets

CONSTANTS
    GRID_SIZE,
    ValidValue

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

(* Any board is a solution here, whether it obeys the rules or not. *)
Init ==
    /\ solution \in [(1..GRID_SIZE) \X (1..GRID_SIZE) -> ValidValue]
    /\ grid \in {g \in [(1..GRID_SIZE) \X (1..GRID_SIZE) -> {0} \cup ValidValue] :
           \A r, c \in 1..GRID_SIZE : g[r, c] \in {0, solution[r, c]}}
    /\ hint = [type |-> "None", dieValue |-> 0, row |-> 0, col |-> 0]
    /\ pc = "start"

IsValueInRow(g, r, v) == \E c \in 1..GRID_SIZE : g[r, c] = v

IsValueInCol(g, c, v) == \E r \in 1..GRID_SIZE : g[r, c] = v

IsValueInBox(g, r, c, v) ==
    LET BoxRowStart == ((r - 1) \div 2) * 2 + 1
        BoxColStart == ((c - 1) \div 3) * 3 + 1
    IN  \E br \in BoxRowStart..(BoxRowStart + 1), bc \in BoxColStart..(BoxColStart + 2) :
            g[br, bc] = v

IsPossible(g, r, c, v) ==
    /\ g[r, c] = 0
    /\ ~IsValueInRow(g, r, v)
    /\ ~IsValueInCol(g, c, v)
    /\ ~IsValueInBox(g, r, c, v)

(* Tier 1. The name says that a cell has one value left; the formula says that the solution's value of the cell has one
   place left in its row, column or box. *)
FindOnlyChoice ==
    /\ pc = "find_only_choice"
    /\ \E r, c \in 1..GRID_SIZE :
           /\ grid[r, c] = 0
           /\ LET val == solution[r, c]
                  PossibleInRow == {col \in 1..GRID_SIZE : IsPossible(grid, r, col, val)}
                  PossibleInCol == {row \in 1..GRID_SIZE : IsPossible(grid, row, c, val)}
                  PossibleInBox == {<<br, bc>> \in DOMAIN grid :
                      LET BoxRowStart == ((r - 1) \div 2) * 2 + 1
                          BoxColStart == ((c - 1) \div 3) * 3 + 1
                      IN  br \in BoxRowStart..(BoxRowStart + 1) /\
                          bc \in BoxColStart..(BoxColStart + 2) /\
                          IsPossible(grid, br, bc, val)}
              IN  \/ Cardinality(PossibleInRow) = 1
                  \/ Cardinality(PossibleInCol) = 1
                  \/ Cardinality(PossibleInBox) = 1
    /\ LET CellToHint == CHOOSE cell \in {<<r, c>> \in DOMAIN grid :
               LET val == solution[r, c]
                   PossibleInRow == {col \in 1..GRID_SIZE : IsPossible(grid, r, col, val)}
                   PossibleInCol == {row \in 1..GRID_SIZE : IsPossible(grid, row, c, val)}
                   PossibleInBox == {<<br, bc>> \in DOMAIN grid :
                       LET BoxRowStart == ((r - 1) \div 2) * 2 + 1
                           BoxColStart == ((c - 1) \div 3) * 3 + 1
                       IN  br \in BoxRowStart..(BoxRowStart + 1) /\
                           bc \in BoxColStart..(BoxColStart + 2) /\
                           IsPossible(grid, br, bc, val)}
               IN  grid[r, c] = 0 /\ (Cardinality(PossibleInRow) = 1 \/ Cardinality(PossibleInCol) = 1
                                         \/ Cardinality(PossibleInBox) = 1)} : TRUE
       IN  hint' = [type |-> "OnlyChoice", dieValue |-> solution[CellToHint[1], CellToHint[2]],
                    row |-> CellToHint[1], col |-> CellToHint[2]]
    /\ pc' = "done"
    /\ UNCHANGED <<grid, solution>>

(* Tier 2. A value has one place left in a row, a column or one of six boxes. *)
FindLastRemaining ==
    /\ pc = "find_last_remaining"
    /\ \/ (\E r \in 1..GRID_SIZE, v \in ValidValue :
              LET PossibleCells == {c \in 1..GRID_SIZE : IsPossible(grid, r, c, v)}
              IN  Cardinality(PossibleCells) = 1)
       \/ (\E c \in 1..GRID_SIZE, v \in ValidValue :
              LET PossibleCells == {r \in 1..GRID_SIZE : IsPossible(grid, r, c, v)}
              IN  Cardinality(PossibleCells) = 1)
       \/ (\E b_row \in 0..2, b_col \in 0..1, v \in ValidValue :
              LET BoxRowStart == b_row * 2 + 1
                  BoxColStart == b_col * 3 + 1
                  PossibleCells == {<<br, bc>> \in DOMAIN grid :
                      br \in BoxRowStart..(BoxRowStart + 1) /\
                      bc \in BoxColStart..(BoxColStart + 2) /\
                      IsPossible(grid, br, bc, v)}
              IN  Cardinality(PossibleCells) = 1)
    /\ LET CellToHint ==
               CHOOSE cell \in {<<r, c, v>> \in (1..GRID_SIZE) \X (1..GRID_SIZE) \X ValidValue :
                   \/ LET PossibleCs == {cc \in 1..GRID_SIZE : IsPossible(grid, r, cc, v)}
                      IN  Cardinality(PossibleCs) = 1 /\ c \in PossibleCs
                   \/ LET PossibleRs == {rr \in 1..GRID_SIZE : IsPossible(grid, rr, c, v)}
                      IN  Cardinality(PossibleRs) = 1 /\ r \in PossibleRs
                   \/ LET BoxRowStart == ((r - 1) \div 2) * 2 + 1
                          BoxColStart == ((c - 1) \div 3) * 3 + 1
                          PossibleCellsInBox == {<<br, bc>> \in DOMAIN grid :
                              br \in BoxRowStart..(BoxRowStart + 1) /\
                              bc \in BoxColStart..(BoxColStart + 2) /\
                              IsPossible(grid, br, bc, v)}
                      IN  Cardinality(PossibleCellsInBox) = 1 /\ <<r, c>> \in PossibleCellsInBox
                   } : TRUE
       IN  hint' = [type |-> "LastRemaining", dieValue |-> CellToHint[3], row |-> CellToHint[1], col |-> CellToHint[2]]
    /\ pc' = "done"
    /\ UNCHANGED <<grid, solution>>

(* Tier 3. *)
FindBruteForce ==
    /\ pc = "find_brute_force"
    /\ \E r, c \in 1..GRID_SIZE : grid[r, c] = 0
    /\ LET CellToHint == CHOOSE cell \in {<<r, c>> \in DOMAIN grid : grid[r, c] = 0} : TRUE
       IN  hint' = [type |-> "BruteForce", dieValue |-> solution[CellToHint[1], CellToHint[2]],
                    row |-> CellToHint[1], col |-> CellToHint[2]]
    /\ pc' = "done"
    /\ UNCHANGED <<grid, solution>>

StartHeuristicCheck ==
    /\ pc = "start"
    /\ pc' = "find_only_choice"
    /\ UNCHANGED <<grid, solution, hint>>

ProceedToTier2 ==
    /\ pc = "find_only_choice"
    /\ ~\E r, c \in 1..GRID_SIZE :
           /\ grid[r, c] = 0
           /\ LET val == solution[r, c]
                  PossibleInRow == {col \in 1..GRID_SIZE : IsPossible(grid, r, col, val)}
                  PossibleInCol == {row \in 1..GRID_SIZE : IsPossible(grid, row, c, val)}
                  PossibleInBox == {<<br, bc>> \in DOMAIN grid :
                      LET BoxRowStart == ((r - 1) \div 2) * 2 + 1
                          BoxColStart == ((c - 1) \div 3) * 3 + 1
                      IN  br \in BoxRowStart..(BoxRowStart + 1) /\
                          bc \in BoxColStart..(BoxColStart + 2) /\
                          IsPossible(grid, br, bc, val)}
              IN  \/ Cardinality(PossibleInRow) = 1
                  \/ Cardinality(PossibleInCol) = 1
                  \/ Cardinality(PossibleInBox) = 1
    /\ pc' = "find_last_remaining"
    /\ UNCHANGED <<grid, solution, hint>>

ProceedToTier3 ==
    /\ pc = "find_last_remaining"
    /\ ~(\/ (\E r \in 1..GRID_SIZE, v \in ValidValue :
                LET PossibleCells == {c \in 1..GRID_SIZE : IsPossible(grid, r, c, v)}
                IN  Cardinality(PossibleCells) = 1)
         \/ (\E c \in 1..GRID_SIZE, v \in ValidValue :
                LET PossibleCells == {r \in 1..GRID_SIZE : IsPossible(grid, r, c, v)}
                IN  Cardinality(PossibleCells) = 1)
         \/ (\E b_row \in 0..2, b_col \in 0..1, v \in ValidValue :
                LET BoxRowStart == b_row * 2 + 1
                    BoxColStart == b_col * 3 + 1
                    PossibleCells == {<<br, bc>> \in DOMAIN grid :
                        br \in BoxRowStart..(BoxRowStart + 1) /\
                        bc \in BoxColStart..(BoxColStart + 2) /\
                        IsPossible(grid, br, bc, v)}
                IN  Cardinality(PossibleCells) = 1))
    /\ pc' = "find_brute_force"
    /\ UNCHANGED <<grid, solution, hint>>

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

(* No fairness: a behaviour may stand still for ever at any point. *)
Spec == Init /\ [][Next]_vars

Termination == <>(pc = "done")

THEOREM TypeTheorem == Spec => []TypeOK
=============================================================================
