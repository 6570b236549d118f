// Counterexamples in Apalache's Informal Trace Format, which other tools of TLA+ read too; `read_itf`
// (verify/trace/replay.hpp) is the way back.
//
//   if (row.counterexample) write(itf_file_name(row), to_itf(row));
//
//   TLA+ variable   in a state
//   grid, solution  {"#map": [[{"#tup": [row, column]}, value], ...]}, 0: empty
//   crossed         {"#set": [{"#tup": [row, column, value]}, ...]}
//   hint            {"type": "OnlyChoice", "dieValue": 4, "row": 1, "col": 2}; of machines with other tiers
//                   {"type": "Pointing", "set": {"#set": []}, "del": {"#set": [{"#tup": [1, 2, 4]}]}}
//   pc              "find_only_choice"
//
// The "#meta" of the file names claim, layout, dialect, choice and instrument (and draws irregular regions; a behaviour
// that shows nothing but itself has no claim and no instrument), that of a state its index and the action that led to
// it, "Init" for the first.
#pragma once

#include <string>

#include "verify/report/row.hpp"

namespace gridproof::verify {

// Requires a counterexample.
std::string to_itf(const Row& row);

// A call without a claim about it; and a behaviour of any machine, for read_itf with its game.
std::string to_itf(const RecordedTrace& recorded);
std::string to_itf(const Game& game, const Trace& trace);

// CLAIM-LAYOUT-DIALECT-CHOICE-INSTRUMENT.itf.json, with nothing in it that a file's name cannot have anywhere.
std::string itf_file_name(const Row& row);

}  // namespace gridproof::verify
