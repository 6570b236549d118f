#include <algorithm>

#include "text/layout_name.hpp"
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

bool is_line(const Piece& first, const ReadOptions& options) {
  const Result<std::size_t> cells = cells_of_line(first);
  if (!cells) return false;
  return options.layout ? *cells == options.layout->cells().size() : static_cast<bool>(layout_for_cells(*cells));
}

bool is_row(const Piece& first, const ReadOptions& options) {
  if (!options.layout) return !layouts_of_row(first).empty();
  const Result<Words> words = split_words(first);
  if (!words) return false;
  const auto size = static_cast<std::size_t>(options.layout->size());
  return words->words.size() == size || (!words->has_commas && words->characters == size);
}

}  // namespace

std::vector<Format> formats_that_fit(const Piece& first, bool is_only_line, const ReadOptions& options) {
  if (first.text.front() == '[') return {Format::sdk};
  if (is_csv(first)) return {Format::csv};
  if (is_decoration(first.text)) return {Format::drawing};
  std::vector<Format> formats;
  if (is_line(first, options)) formats.push_back(Format::line);
  if (!is_only_line && is_row(first, options)) formats.push_back(Format::drawing);
  if (!formats.empty()) return formats;
  const std::size_t first_word = std::min(first.text.find_first_of(" \t,|"), first.text.size());
  const bool too_long_for_a_row = first_word > static_cast<std::size_t>(spec::Layout::greatest_size);
  return {is_only_line || too_long_for_a_row ? Format::line : Format::drawing};
}

}  // namespace gridproof::text
