-------------------------------- MODULE Huge --------------------------------
(* A set that TLC cannot count: the message about it is within another one.   *)
EXTENDS FiniteSets, Naturals

ASSUME Countable == Cardinality([1..36 -> 1..6]) > 0

VARIABLE x
Init == x = 0
Next == UNCHANGED x
=============================================================================
