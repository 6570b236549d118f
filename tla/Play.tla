-------------------------------- MODULE Play --------------------------------
(* The hint machine again and again: ApplyHint writes the hint of a finished  *)
(* call into the grid and starts the next call. Crossed marks stay. A call    *)
(* without a hint ends play.                                                  *)
(*                                                                            *)
(* EXTENDS brings in everything that HintMachine.tla declares and defines:    *)
(* the variables, the seven actions, Init, the claims about one call. A model *)
(* gives the positions in the same way, and names PlaySpec.                   *)
EXTENDS HintMachine

(* [f EXCEPT ![x] = e] is the table f with the entry for x replaced by e. *)
ApplyHint ==
    /\ GivesHint
    /\ grid' = [grid EXCEPT ![<<hint.row, hint.col>>] = hint.dieValue]
    /\ hint' = NoHint
    /\ pc' = "start"
    /\ UNCHANGED <<crossed, solution>>

PlayNext == Next \/ ApplyHint
PlaySpec == Init /\ [][PlayNext]_vars /\ WF_vars(PlayNext)

(* With any choice in every call: all orders in which the hints can be played. *)
PlayNextND == NextND \/ ApplyHint
PlaySpecND == Init /\ [][PlayNextND]_vars /\ WF_vars(PlayNextND)

-----------------------------------------------------------------------------
(* Grid and crossed marks agree with the solution. *)
PlayConsistentInv == Extends(grid, solution) /\ Spares(crossed, solution)

(* Where play is not over, it can go on; a round fills an empty cell. ENABLED A: a step of A is possible. [][A]_vars:
   every step that changes something is a step of A. *)
PlayProgressProp ==
    /\ [](pc = "done" /\ ~Full(grid) => ENABLED ApplyHint)
    /\ [][pc = "done" => \E cell \in Empties(grid) : grid'[cell] # 0]_vars

(* Play ends, with a full grid, and no value is ever taken away. *)
PlayEndsProp ==
    /\ <>[](pc = "done" /\ Full(grid))
    /\ [][Extends(grid, grid')]_vars
=============================================================================
