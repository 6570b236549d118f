------------------------------ MODULE Counter ------------------------------
(* A counter that goes up to Top and starts again: small enough to see what   *)
(* TLC says in every case. Each *.cfg beside it is one case, and the output   *)
(* of TLC on it is recorded in ../outputs.                                    *)
EXTENDS Naturals, TLC

CONSTANT Top
VARIABLES x, y
vars == <<x, y>>

ASSUME Positive == Top > 0

Init == x = 0 /\ y = [name |-> "y", at |-> <<1, 2>> :> 3]
Up == x < Top /\ x' = x + 1 /\ UNCHANGED y
Reset == x = Top /\ x' = 0 /\ UNCHANGED y
Never == x > Top /\ x' = 0 /\ UNCHANGED y
Next == Up \/ Reset \/ Never

Spec == Init /\ [][Next]_vars
FairSpec == Spec /\ WF_vars(Next)
StuckSpec == Init /\ [][Up]_vars

Range == x \in 0..Top
Small == x < 3
NotZero == x # 0
NoValue == x = 2 => y.missing = 1
Grows == [][x' > x]_vars
Reaches == <>(x = Top)
Stays == <>[](x = Top)
=============================================================================
