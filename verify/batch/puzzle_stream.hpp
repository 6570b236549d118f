// The puzzles of a PUZZLE argument, however many; without one, the empty board of the rules that are named. A list
// (line, csv) is read in portions and never held whole; what is drawn in rows is.
//
//   Result<PuzzleStream> stream = PuzzleStream::open(arguments);
//   if (stream->holds_one()) use(stream->only());
//   Result<Portion> portion = stream->next(1000);       // one caller at a time; empty at the end
//   stream->for_each(*portion, [](const text::Entry& entry, std::uint64_t number) { return true; });  // any thread
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "text/list.hpp"
#include "verify/batch/input.hpp"
#include "verify/batch/line_blocks.hpp"

namespace gridproof::batch {

struct NumberedEntry {
  std::uint64_t number = 1;  // in the input, from 1
  text::Entry entry;
};

// Lines of a list, to be read by whoever answers them; or entries that have been read.
struct Portion {
  Block lines;
  std::uint64_t first_number = 1;
  std::vector<NumberedEntry> entries;

  bool empty() const { return lines.contents == 0 && entries.empty(); }
};

class PuzzleStream {
 public:
  static text::Result<PuzzleStream> open(const PuzzleArguments& arguments);

  const spec::AnyRules& rules() const { return rules_; }
  const text::Symbols& symbols() const { return symbols_; }
  const std::string& source() const { return source_; }
  bool rules_chosen_by_length() const { return by_length_; }

  bool holds_one() const { return one_.has_value(); }
  const PuzzleInput& only() const { return *one_; }  // requires holds_one()

  // Without a portion that asks for more puzzles than there are yet.
  text::Result<Portion> next(std::size_t puzzles);

  // Until `use` returns false; the error of the first line that is malformed. Any thread may call it.
  using Use = std::function<bool(const text::Entry& entry, std::uint64_t number)>;
  std::optional<text::Error> for_each(const Portion& portion, const Use& use) const;

  // From now on these puzzles only.
  void hold(std::vector<NumberedEntry> entries);

  std::optional<double> fraction() const;  // of the input that has been taken, where its size is known
  void cancel() { *cancelled_ = true; }    // whoever waits for more input waits no longer

 private:
  PuzzleStream(spec::AnyRules rules, text::Symbols symbols) : rules_(std::move(rules)), symbols_(std::move(symbols)) {}

  static PuzzleStream of_document(text::Document document, const std::optional<text::Symbols>& symbols);
  static PuzzleStream of_empty_board(const spec::AnyRules& rules, const std::optional<text::Symbols>& symbols);
  static text::Result<PuzzleStream> of_file(const std::string& path, const text::ReadOptions& options);

  spec::AnyRules rules_;
  text::Symbols symbols_;
  std::string source_;
  bool by_length_ = false;
  std::optional<PuzzleInput> one_;
  std::shared_ptr<std::atomic<bool>> cancelled_ = std::make_shared<std::atomic<bool>>(false);

  std::optional<text::List> list_;
  std::optional<LineBlocks> blocks_;
  std::uint64_t bytes_ = 0;  // of the file; 0: not known
  std::uint64_t taken_ = 0;  // puzzles

  std::vector<NumberedEntry> entries_;
};

}  // namespace gridproof::batch
