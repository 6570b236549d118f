----------------------------- MODULE MCPointing -----------------------------
(* The machine with pointing on 4x4 grids. *)
EXTENDS PointingMachine, Boards

Shown(values) == Position(Board(4, values), FourA)
Nothing == Board(4, <<0,0,0,0, 0,0,0,0, 0,0,0,0, 0,0,0,0>>)

(* A row is pointed along; a column; a row in an empty grid, because of crossed marks. *)
Pointed == {
    Shown(<<1,2,0,0, 0,0,0,0, 2,1,0,0, 0,0,0,0>>),
    Shown(<<1,0,3,0, 3,0,1,0, 0,0,0,0, 0,0,0,0>>),
    CrossedPosition(Nothing, FourA, {<<1, 1, 4>>, <<1, 2, 4>>})}

(* The other answers: none, an only choice, a last remaining value, brute force. *)
MCPositions == Pointed \union {
    Position(FourA, FourA),
    Shown(<<1,2,3,4, 3,4,0,0, 2,1,4,3, 4,3,0,1>>),
    CrossedPosition(Board(4, <<1,0,0,0, 0,0,0,0, 0,0,0,0, 0,0,0,0>>), FourA, {<<1, 3, 2>>, <<1, 4, 2>>}),
    Position(Nothing, FourB)}

(* Any choice means every order. After the crossed mark, 2 is pointed along row 3. *)
SmallPositions == {
    Shown(<<1,2,0,0, 0,0,0,0, 2,1,0,0, 0,0,0,0>>),
    CrossedPosition(Board(4, <<0,0,3,4, 3,4,0,0, 0,0,0,3, 0,3,0,0>>), FourA, {<<4, 1, 2>>})}

-----------------------------------------------------------------------------
(* The list without brute force: the machine gives up where pointing does.    *)
NeverTiers == <<
    [name |-> "OnlyChoice", pc |-> "find_only_choice", peek |-> FALSE],
    [name |-> "LastRemaining", pc |-> "find_last_remaining", peek |-> FALSE],
    [name |-> "Pointing", pc |-> "find_pointing", peek |-> FALSE]>>
NeverNext ==
    \/ StartHeuristicCheck
    \/ FindOnlyChoice
    \/ ProceedToTier2
    \/ FindLastRemaining
    \/ ProceedToTier3
    \/ FindPointing
    \/ NoHintFound
    \/ ApplyHint
NeverSpec == Init /\ [][NeverNext]_vars /\ WF_vars(NeverNext)
=============================================================================
