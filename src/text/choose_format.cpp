#include <algorithm>

#include "text/readers.hpp"
#include "text/rows.hpp"

namespace gridproof::text {

namespace {

bool is_csv(const Piece& first) {
  if (is_csv_header(first) || first.text.front() == '"') return true;
  const std::size_t comma = first.text.find(',');
  if (comma == std::string_view::npos) return false;
  const std::string_view field = first.part(0, comma).trimmed().text;
  return field.size() > 2 && field.find_first_of(" \t|") == std::string_view::npos;
}

bool is_line(const Piece& first, bool is_only_line, const ReadOptions& options) {
  const Result<std::size_t> cells = cells_of_line(first);
  if (!cells) return false;
  if (options.rules) return *cells == options.rules->cells().size();
  constexpr std::size_t cells_of_smallest = spec::Takuzu::least_side * spec::Takuzu::least_side;
  if (options.takuzu && *cells == cells_of_smallest && !is_only_line) return false;  // it is the row of a drawing
  return static_cast<bool>(rules_for_cells(*cells, options));
}

bool is_row(const Piece& first, const ReadOptions& options) {
  if (!options.rules && !options.takuzu) return !layouts_of(lengths_of_row(first)).empty();
  const std::vector<std::size_t> lengths = lengths_of_row(first);
  return std::any_of(lengths.begin(), lengths.end(), [&](std::size_t length) {
    return options.rules ? length == static_cast<std::size_t>(options.rules->columns()) : can_be_side(length);
  });
}

}  // namespace

std::vector<Format> formats_that_fit(const Piece& first, bool is_only_line, const ReadOptions& options) {
  if (first.text.front() == '[') return {Format::sdk};
  if (is_decoration(first.text)) return {Format::drawing};
  if (is_hodoku(first)) return {Format::hodoku};
  if (is_csv(first)) return {Format::csv};
  std::vector<Format> formats;
  if (is_line(first, is_only_line, options)) formats.push_back(Format::line);
  if (!is_only_line && is_row(first, options)) formats.push_back(Format::drawing);
  if (!formats.empty()) return formats;
  if (is_candidate_line(first, options)) return {Format::candidate_line};
  const std::size_t first_word = std::min(first.text.find_first_of(" \t,|"), first.text.size());
  const int longest_row = options.takuzu ? spec::Takuzu::greatest_side : spec::Layout::greatest_size;
  const bool too_long_for_a_row = first_word > static_cast<std::size_t>(longest_row);
  return {is_only_line || too_long_for_a_row ? Format::line : Format::drawing};
}

}  // namespace gridproof::text
