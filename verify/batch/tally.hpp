// What a batch comes to. Tallies of its parts are added in the order of the input, so that among equals the first
// puzzle is named, with any number of threads.
//
//   ClassTally tally;
//   tally.count(answer, {.number = 3, .line = 4});
//   whole.add(tally);
//   to_text(whole);     // "3 puzzles: 2 unique, 1 contradictory" and more
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "verify/batch/puzzle_stream.hpp"
#include "verify/solve/answer.hpp"

namespace gridproof::batch {

// A puzzle of the input.
struct Place {
  std::uint64_t number = 0;  // from 1
  std::size_t line = 0;

  std::string name() const;  // "puzzle 3 (line 4)"
};

// The greatest so far, and where.
template <class Number>
struct Most {
  Number number{};
  std::optional<Place> place;

  void offer(Number other, const Place& where) {
    if (place && other <= number) return;
    number = other;
    place = where;
  }
  void add(const Most& later) {
    if (later.place) offer(later.number, *later.place);
  }
};

struct ClassTally {
  // Not what --expect says.
  struct Unexpected {
    Place place;
    solve::Class answer;
  };
  // The solution in the file is not the only completion.
  struct Failing {
    Place place;
    text::Entry entry;
    solve::Class answer;
    std::optional<spec::Grid> computed;
  };

  std::uint64_t puzzles = 0;
  std::array<std::uint64_t, 4> classes{};
  std::uint64_t measured = 0, without_assumption = 0;  // of those whose effort is known
  Most<std::uint64_t> assumptions, nesting;
  // Of those that techniques decided: by the hardest that was needed, its name and how many. As the easiest that has
  // something to say is always played, they are those that the list up to it decides, and no shorter one.
  struct Hardest {
    std::string name;
    std::uint64_t puzzles = 0;
  };
  std::map<std::size_t, Hardest> hardest;
  std::uint64_t compared = 0, agreeing = 0;  // of those with a solution in the file
  std::optional<Unexpected> unexpected;
  std::optional<Failing> failing;
  Most<double> slowest;

  std::uint64_t of(solve::Class answer) const { return classes[static_cast<std::size_t>(answer)]; }
  void count(const solve::Answer& answer, const Place& place);
  void add(const ClassTally& later);
};

struct CountTally {
  std::uint64_t puzzles = 0;
  std::uint64_t none = 0, one = 0, several = 0, undecided = 0;  // undecided: cut off before a second completion
  std::uint64_t cut_off = 0;                                    // "at least so many": by the limit, or by the time
  std::uint64_t out_of_time = 0;                                // of those
  Most<std::uint64_t> most;
  Most<double> slowest;

  void count(std::uint64_t completions, bool exact, bool timed_out, const Place& place);
  void add(const CountTally& later);
};

// Lines of text, each with its end. Nothing in them depends on time.
std::string to_text(const ClassTally& tally);
std::string to_text(const CountTally& tally);
nlohmann::ordered_json to_json(const ClassTally& tally);
nlohmann::ordered_json to_json(const CountTally& tally);

// "1,000 puzzles in 2.50 s, 400 a second; slowest: puzzle 3 (line 4), 0.0123 s"
std::string times_sentence(std::uint64_t puzzles, double seconds, const Most<double>& slowest);

}  // namespace gridproof::batch
