// Answers the puzzles of a stream in any number of threads and writes a line for each, in the order of the input.
//
//   const auto end = run_batch<ClassTally>(stream, threads, make_classifier, {.text = &std::cout}, show);
//   if (end.error) return complain(*end.error);    // what stands before the malformed line has been answered
//   std::cout << to_text(end.tally);
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "verify/batch/in_order.hpp"
#include "verify/batch/puzzle_stream.hpp"
#include "verify/batch/tally.hpp"
#include "verify/report/columns.hpp"

namespace gridproof::batch {

// Where the lines go; either may be missing.
struct BatchOutput {
  std::ostream* text = nullptr;
  std::ostream* json = nullptr;
};

// What has been made of a portion of the puzzles.
template <class Tally>
struct Answered {
  std::string text, json;
  Tally tally;
  std::optional<text::Error> error;
  bool is_last = false;
};

// Answers one puzzle: adds its lines and counts it. False: the batch ends here.
template <class Tally>
using Answerer = std::function<bool(const text::Entry& entry, const Place& place, Answered<Tally>& made)>;

template <class Tally>
struct BatchEnd {
  Tally tally;
  std::optional<text::Error> error;
  double seconds = 0;
};

template <class Tally>
Answered<Tally> answer_portion(const PuzzleStream& stream, const text::Result<Portion>& portion,
                               const Answerer<Tally>& answer) {
  using Clock = std::chrono::steady_clock;
  Answered<Tally> made;
  if (!portion) {
    made.error = portion.error();
    return made;
  }
  auto start = Clock::now();
  made.error = stream.for_each(*portion, [&](const text::Entry& entry, std::uint64_t number) {
    const Place place{number, entry.line};
    made.is_last = !answer(entry, place, made);
    const auto end = Clock::now();
    made.tally.slowest.offer(std::chrono::duration<double>(end - start).count(), place);
    start = end;
    return !made.is_last;
  });
  return made;
}

template <class Tally>
bool write_lines(const Answered<Tally>& made, const BatchOutput& output) {
  bool written = true;
  for (const auto& [stream, lines] : {std::pair{output.text, &made.text}, std::pair{output.json, &made.json}})
    if (stream != nullptr) written = static_cast<bool>(*stream << *lines << std::flush) && written;
  return written;
}

// Told now and then how far the work is; nothing where the end is not known.
using BatchProgress = std::function<void(std::string_view what, std::optional<double> fraction)>;

template <class Tally>
BatchEnd<Tally> run_batch(PuzzleStream& stream, unsigned threads, const std::function<Answerer<Tally>()>& make_answerer,
                          const BatchOutput& output, const BatchProgress& progress) {
  const auto start = std::chrono::steady_clock::now();
  BatchEnd<Tally> end;
  std::atomic<double> fraction = -1;  // not known
  bool has_ended = false;
  InOrder<text::Result<Portion>, Answered<Tally>> work(threads);
  work.run(
      [&](std::size_t size) -> std::optional<text::Result<Portion>> {
        if (has_ended) return std::nullopt;
        auto portion = stream.next(size);
        has_ended = !portion || portion->empty();
        if (portion && portion->empty()) return std::nullopt;
        fraction = stream.fraction().value_or(-1);
        return portion;
      },
      [&] {
        return [&, answer = make_answerer()](const text::Result<Portion>& portion) {
          return answer_portion<Tally>(stream, portion, answer);
        };
      },
      [&](Answered<Tally> made) {
        end.tally.add(made.tally);
        if (!write_lines(made, output)) end.error = text::Error{"output", 0, 0, "cannot write"};
        if (made.error && !end.error) end.error = std::move(made.error);
        return !end.error && !made.is_last;
      },
      [&] {
        const double done = fraction;
        progress(verify::counted(end.tally.puzzles, "puzzle"), done < 0 ? std::nullopt : std::optional(done));
      },
      [&] { stream.cancel(); });
  end.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return end;
}

}  // namespace gridproof::batch
