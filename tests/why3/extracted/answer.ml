(* Answers boards with the solver that Why3 extracts (takuzu.ml). A line is a board, row by row, of 0, 1 and . for
   empty; the answer is the number of its solutions and the one that is found first, or none. *)

let elem = function '0' -> Takuzu.Zero | '1' -> Takuzu.One | '.' -> Takuzu.Empty | _ -> failwith "expected 0, 1 or ."

let symbol = function Takuzu.Zero -> '0' | Takuzu.One -> '1' | Takuzu.Empty -> '.'

let side cells =
  let rec from s = if s * s >= cells then s else from (s + 2) in
  let s = from 2 in
  if s * s = cells then s else failwith "expected the square of an even number of cells"

let answer line =
  let g = Array.init (String.length line) (fun i -> elem line.[i]) in
  let s = Z.of_int (side (Array.length g)) in
  let count = Takuzu.count s g in
  let first =
    try Takuzu.solve s g; "none"
    with Takuzu.Solution_found -> String.init (Array.length g) (fun i -> symbol g.(i)) in
  if Takuzu.unique s (Array.init (String.length line) (fun i -> elem line.[i])) <> Z.equal count Z.one then
    failwith "unique and count differ";
  Printf.printf "%s %s\n" (Z.to_string count) first

let () =
  try while true do answer (input_line stdin) done
  with End_of_file -> ()
