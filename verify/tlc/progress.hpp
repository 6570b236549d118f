// Where a run of TLC is, for people who wait.
//
//   Progress at;
//   for (const Message& message : reader.feed(piece))
//     if (at.take(message)) show(at.sentence());   // "1,500,005 states, 0 left to look at, 55 s"
//
// TLC counts its states once a minute, and says nothing at all while it reads a text, evaluates one large expression or
// looks for a cycle. So whoever shows this shows the time, too.
#pragma once

#include <cstdint>
#include <string>

#include "verify/tlc/messages.hpp"

namespace gridproof::tlc {

struct Progress {
  enum class Stage : std::uint8_t { starting, reading, initial, states, temporal } stage = Stage::starting;
  std::uint64_t initial = 0;                            // initial states so far
  std::uint64_t generated = 0, distinct = 0, left = 0;  // states so far, once TLC has counted them
  double seconds = 0;                                   // since the start; the runner's clock

  // Whether the message says where the run is.
  bool take(const Message& message);

  std::string sentence() const;
};

}  // namespace gridproof::tlc
