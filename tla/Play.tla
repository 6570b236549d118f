-------------------------------- MODULE Play --------------------------------
(* The hint machine again and again: ApplyHint writes the hint of a finished  *)
(* call into the grid and starts the next call. Crossed marks stay. A call    *)
(* without a hint ends play.                                                  *)
(*                                                                            *)
(* EXTENDS brings in everything that HintMachine.tla declares and defines:    *)
(* the variables, the seven actions, Init, the claims about one call. A model *)
(* gives the positions in the same way, and names PlaySpec.                   *)
EXTENDS HintMachine

ApplyHint == /\ Call!ApplyHint

PlayNext == Next \/ ApplyHint
PlaySpec == Init /\ [][PlayNext]_vars /\ WF_vars(PlayNext)

(* With any choice in every call: all orders in which the hints can be played. *)
PlayNextND == NextND \/ ApplyHint
PlaySpecND == Init /\ [][PlayNextND]_vars /\ WF_vars(PlayNextND)

-----------------------------------------------------------------------------
(* Grid and crossed marks agree with the solution. *)
PlayConsistentInv == Call!PlayConsistentInv

(* Where play is not over, it can go on; a round fills an empty cell. ENABLED A: a step of A is possible. *)
PlayProgressProp == Call!PlayProgressProp /\ [](GivesHint => ENABLED ApplyHint)

(* A round takes nothing away, and a full grid has none. *)
PlayKeepsProp == Call!PlayKeepsProp

(* Play ends, with a full grid. *)
PlayEndsProp == Call!PlayEndsProp
=============================================================================
