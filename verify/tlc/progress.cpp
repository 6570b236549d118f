#include "verify/tlc/progress.hpp"

#include <fmt/format.h>

#include <optional>
#include <string_view>

#include "verify/report/columns.hpp"

namespace gridproof::tlc {

namespace {

// The codes of tlc2.output.EC that tell where a run is.
enum Code : int {
  computing_initial = 2189,
  initial_computed = 2190,
  initial_computed_some_twice = 2191,
  temporal_begins = 2192,
  counts = 2200,
  reading_begins = 2220,
  temporal_ends = 2267,
  initial_so_far = 2269,
};

std::optional<std::uint64_t> first_number(std::string_view text) {
  const auto found = numbers(text);
  return found.empty() ? std::nullopt : std::optional(found.front());
}

// The number that stands before these words.
std::optional<std::uint64_t> number_before(std::string_view words, std::string_view text) {
  const std::size_t at = text.find(words);
  if (at == std::string_view::npos || at == 0) return std::nullopt;
  const std::size_t from = text.find_last_not_of("0123456789,", at - 1) + 1;
  return first_number(text.substr(from, at - from));
}

}  // namespace

bool Progress::take(const Message& message) {
  switch (message.code) {
    case reading_begins: stage = Stage::reading; return true;
    case computing_initial: stage = Stage::initial; return true;
    case initial_so_far:
    case initial_computed:
    case initial_computed_some_twice: {
      const auto count = first_number(message.text);
      if (!count) return false;
      stage = message.code == initial_so_far ? Stage::initial : Stage::states;
      initial = *count;
      return true;
    }
    // "Progress(4) at 2026-01-31 12:00:00: 5 states generated (294 s/min), 4 distinct states found, 0 states left"
    case counts: {
      const auto all = number_before(" states generated", message.text),
                 different = number_before(" distinct states", message.text),
                 waiting = number_before(" states left", message.text);
      if (!all || !different || !waiting) return false;
      stage = Stage::states;
      generated = *all, distinct = *different, left = *waiting;
      return true;
    }
    case temporal_begins:
      stage = Stage::temporal;
      distinct = number_before(" total distinct states", message.text).value_or(distinct);
      return true;
    case temporal_ends: stage = Stage::states; return true;
    default: return false;
  }
}

std::string Progress::sentence() const {
  const auto where = [&]() -> std::string {
    switch (stage) {
      case Stage::starting: return "starting";
      case Stage::reading: return "reading the text";
      case Stage::initial:
        return initial == 0 ? "computing initial states" : verify::counted(initial, "initial state") + " so far";
      case Stage::states: break;
      case Stage::temporal:
        return fmt::format("checking temporal properties of {}", verify::counted(distinct, "state"));
    }
    if (distinct == 0) return verify::counted(initial, "initial state");
    return fmt::format("{}, {} left to look at", verify::counted(distinct, "state"), verify::grouped(left));
  };
  return fmt::format("{}, {:.0f} s", where(), seconds);
}

}  // namespace gridproof::tlc
