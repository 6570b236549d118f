----------------------------- MODULE MarkHints -----------------------------
(* Hints that set and delete any number of marks <<row, column, value>>: the  *)
(* answers of a machine whose tiers are more than singles.                    *)
(*                                                                            *)
(* A tier proposes a set of records [place, set, del]. `place` is a sequence  *)
(* of numbers, equally long in all of a tier: the least choice takes the      *)
(* proposal whose place comes first.                                          *)
EXTENDS Integers, Sequences

(* The first number in which they differ decides. *)
NotLater(p, q) == p = q \/ \E i \in DOMAIN p : p[i] < q[i] /\ \A j \in 1..(i - 1) : p[j] = q[j]
Chosen(S) == CHOOSE p \in S : \A q \in S : NotLater(p.place, q.place)

(* A set of marks, each of which may be set: row by row, then by value. *)
Placements(marks) == {[place |-> t, set |-> {t}, del |-> {}] : t \in marks}

HintOf(type, p) == [type |-> type, set |-> p.set, del |-> p.del]
NoHint == [type |-> "None", set |-> {}, del |-> {}]
SetBy(h) == h.set
DeletedBy(h) == h.del
=============================================================================
