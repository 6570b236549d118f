#include "text/read.hpp"

#include <fmt/format.h>

#include <utility>

#include "text/layout_name.hpp"
#include "text/readers.hpp"

namespace gridproof::text {

namespace {

std::string titled(const spec::AnyRules& rules) {
  return (rules.layout() != nullptr ? "layout " : "") + rules.name();
}

Result<Document> read_as(Format format, std::string_view text, std::string_view source, const ReadOptions& options) {
  switch (format) {
    case Format::line:
    case Format::candidate_line:
    case Format::hodoku: return read_line_list(format, text, source, options);
    case Format::sdk: return read_sdk(text, source, options);
    case Format::csv: return read_csv(text, source, options);
    case Format::drawing: return read_drawing(text, source, options);
    case Format::candidates: return read_candidates(text, source, options);
  }
  return no_puzzle(source);
}

// A line list and a drawing can begin alike: 16 symbols are a 4x4 grid, or a row of a 16x16 grid.
Result<Document> read_line_list_or_drawing(std::string_view text, std::string_view source, const ReadOptions& options) {
  Result<Document> list = read_line_list(Format::line, text, source, options);
  Result<Document> drawing = read_drawing(text, source, options);
  if (list && drawing)
    return Error{std::string(source), list->entries.front().line, 1,
                 fmt::format("expected one reading, found two: {} with one grid a line ({}), or {} drawn in rows "
                             "({}); name the {} or the format",
                             counted(list->entries.size(), "grid"), titled(list->rules),
                             counted(drawing->entries.size(), "grid"), titled(drawing->rules),
                             options.takuzu ? "size" : "layout")};
  if (list) return list;
  if (drawing) return drawing;
  Error error = list.error();
  error.message += fmt::format(" (as one grid a line), or at {}:{} {} (as rows of a drawing)", drawing.error().line,
                               drawing.error().column, drawing.error().message);
  return error;
}

}  // namespace

Result<spec::AnyRules> rules_for_cells(std::size_t cells, const ReadOptions& options) {
  if (options.takuzu) {
    Result<spec::Takuzu> takuzu = takuzu_for_cells(cells, *options.takuzu);
    if (!takuzu) return takuzu.error();
    return spec::AnyRules(*std::move(takuzu));
  }
  Result<spec::Layout> layout = layout_for_cells(cells);
  if (!layout) return layout.error();
  return spec::AnyRules(*std::move(layout));
}

Error no_puzzle(std::string_view source) { return {std::string(source), 1, 1, "expected a puzzle, found none"}; }

Result<Symbols> symbols_for(const spec::AnyRules& rules, const ReadOptions& options, std::string_view source) {
  if (!options.symbols) return Symbols::standard(rules);
  const std::size_t values = rules.values().size();
  if (options.symbols->size() != static_cast<int>(values))
    return Error{std::string(source), 1, 1,
                 fmt::format("expected {} declared symbols for {}, found {}", values, titled(rules),
                             options.symbols->size())};
  return *options.symbols;
}

Result<Document> read_puzzles(std::string_view text, std::string_view source, const ReadOptions& options) {
  if (std::optional<Error> nul = find_nul(text, source)) return *std::move(nul);
  LineReader lines(text, source);
  const std::optional<Piece> first = lines.next_content();
  if (!first) return no_puzzle(source);
  const std::optional<Format> format = options.format ? options.format : format_of_source(source);
  if (format) return read_as(*format, text, source, options);
  const bool is_only_line = !lines.next_content().has_value();
  const std::vector<Format> formats = formats_that_fit(*first, is_only_line, options);
  Result<Document> document = formats.size() == 1 ? read_as(formats.front(), text, source, options)
                                                  : read_line_list_or_drawing(text, source, options);
  if (document || formats.back() != Format::drawing) return document;
  const LooksLikeCandidates looks = looks_like_candidates(text, source, options);
  if (looks == LooksLikeCandidates::no) return document;
  Result<Document> candidates = read_candidates(text, source, options);
  return candidates || looks == LooksLikeCandidates::yes ? candidates : document;
}

Result<Document> read_puzzle(std::string_view text, std::string_view source, const ReadOptions& options) {
  Result<Document> document = read_puzzles(text, source, options);
  if (document && document->entries.size() > 1)
    return Error{std::string(source), document->entries[1].line, 1,
                 fmt::format("expected one puzzle, found {}", document->entries.size())};
  return document;
}

}  // namespace gridproof::text
