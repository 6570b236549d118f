#include "verify/batch/puzzle_stream.hpp"

#include <algorithm>
#include <filesystem>

#include "text/readers.hpp"

namespace gridproof::batch {

namespace {

// What the first lines say: one of the two lists, or something that has to be read whole.
std::optional<text::Format> list_format(std::string_view beginning, const std::string& source, bool is_whole,
                                        const text::ReadOptions& options) {
  auto format = options.format ? options.format : text::format_of_source(source);
  if (!format) {
    text::LineReader lines(beginning, source);
    const auto first = lines.next_content();
    if (!first) return std::nullopt;
    const bool is_only_line = is_whole && !lines.next_content();
    const auto formats = text::formats_that_fit(*first, is_only_line, options);
    if (formats.size() == 1) format = formats.front();
  }
  return format && text::is_list(*format) ? format : std::nullopt;
}

std::uint64_t size_of(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return 0;
  const auto size = std::filesystem::file_size(path, error);
  return error ? 0 : size;
}

}  // namespace

PuzzleStream PuzzleStream::of_empty_board(const spec::AnyRules& rules, const std::optional<text::Symbols>& symbols) {
  text::Document board{rules, false, text::Format::line, {{.puzzle = spec::Grid(rules.cells().size())}}};
  PuzzleStream stream = of_document(std::move(board), symbols);
  stream.source_ = "the empty board";
  return stream;
}

PuzzleStream PuzzleStream::of_document(text::Document document, const std::optional<text::Symbols>& symbols) {
  PuzzleStream stream(document.rules, symbols ? *symbols : text::Symbols::standard(document.rules));
  stream.by_length_ = document.rules_chosen_by_length;
  std::uint64_t number = 0;
  for (const text::Entry& entry : document.entries) stream.entries_.push_back({++number, entry});
  if (number == 1) stream.one_ = PuzzleInput{std::move(document), symbols};
  return stream;
}

text::Result<PuzzleStream> PuzzleStream::of_file(const std::string& path, const text::ReadOptions& options) {
  const std::string source = path == "-" ? "standard input" : path;
  const auto cancelled = std::make_shared<std::atomic<bool>>(false);
  auto read = open_bytes(path, [cancelled] { return cancelled->load(); });
  if (!read) return read.error();
  LineBlocks blocks(source, *std::move(read));
  // A header and two puzzles: enough to know the format, and that there is more than one.
  constexpr std::size_t enough = 3;
  const auto beginning = blocks.peek(enough);
  if (!beginning) return beginning.error();
  if (auto nul = text::find_nul(*beginning, source)) return *std::move(nul);
  const auto format = list_format(*beginning, source, blocks.ended(), options);
  std::size_t contents = 0;
  text::LineReader lines(*beginning, source);
  while (lines.next_content()) ++contents;
  if (!format || contents < enough) {
    const auto all = blocks.take_all();
    if (!all) return all.error();
    auto document = text::read_puzzles(*all, source, options);
    if (!document) return document.error();
    PuzzleStream stream = of_document(*std::move(document), options.symbols);
    stream.source_ = source;
    return stream;
  }
  auto list = text::List::learn(*beginning, source, *format, options);
  if (!list) return list.error();
  PuzzleStream stream(list->rules(), list->symbols());
  stream.source_ = source;
  stream.by_length_ = list->rules_chosen_by_length();
  stream.cancelled_ = cancelled;
  blocks.skip_in_count(list->header_line());
  stream.list_ = *std::move(list);
  stream.blocks_ = std::move(blocks);
  stream.bytes_ = path == "-" ? 0 : size_of(path);
  return stream;
}

text::Result<PuzzleStream> PuzzleStream::open(const PuzzleArguments& arguments) {
  const auto options = read_options(arguments);
  if (!options) return options.error();
  if (is_file(arguments.puzzle)) return of_file(arguments.puzzle, *options);
  if (arguments.puzzle.empty() && options->rules) return of_empty_board(*options->rules, options->symbols);
  auto document = read_words(arguments.puzzle, *options);
  if (!document) return document.error();
  PuzzleStream stream = of_document(*std::move(document), options->symbols);
  stream.source_ = "puzzle";
  return stream;
}

text::Result<Portion> PuzzleStream::next(std::size_t puzzles) {
  Portion portion;
  portion.first_number = taken_ + 1;
  if (blocks_) {
    auto block = blocks_->take(puzzles);
    if (!block) return block.error();
    portion.lines = *std::move(block);
    taken_ += portion.lines.contents;
  } else {
    const auto first = entries_.begin() + static_cast<std::ptrdiff_t>(taken_);
    const auto count = std::min<std::size_t>(puzzles, entries_.size() - taken_);
    portion.entries.assign(first, first + static_cast<std::ptrdiff_t>(count));
    taken_ += count;
  }
  return portion;
}

std::optional<text::Error> PuzzleStream::for_each(const Portion& portion, const Use& use) const {
  for (const auto& [number, entry] : portion.entries)
    if (!use(entry, number)) return std::nullopt;
  if (portion.lines.contents == 0) return std::nullopt;
  text::Entry entry;
  std::uint64_t number = portion.first_number;
  text::LineReader lines(portion.lines.text, list_->source(), portion.lines.first_line);
  while (const auto line = lines.next()) {
    const auto found = list_->read(line->text, line->line, entry);
    if (!found) return found.error();
    if (*found && !use(entry, number++)) break;
  }
  return std::nullopt;
}

void PuzzleStream::hold(std::vector<NumberedEntry> entries) {
  entries_ = std::move(entries);
  blocks_.reset();
  taken_ = 0;
}

std::optional<double> PuzzleStream::fraction() const {
  if (!blocks_) return entries_.empty() ? 1.0 : static_cast<double>(taken_) / static_cast<double>(entries_.size());
  if (bytes_ == 0) return std::nullopt;
  return std::min(1.0, static_cast<double>(blocks_->bytes_taken()) / static_cast<double>(bytes_));
}

}  // namespace gridproof::batch
