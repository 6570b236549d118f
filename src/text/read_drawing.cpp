#include <fmt/format.h>

#include <utility>

#include "text/readers.hpp"
#include "text/rows.hpp"

namespace gridproof::text {

namespace {

using Block = std::vector<Piece>;  // rows without a blank line between them

std::vector<Block> blocks_of(std::string_view text, std::string_view source) {
  std::vector<Block> blocks(1);
  LineReader lines(text, source);
  while (const std::optional<Piece> line = lines.next()) {
    const Piece content = line->trimmed();
    if (content.text.empty()) {
      if (!blocks.back().empty()) blocks.emplace_back();
    } else if (!content.is_comment() && !is_decoration(content.text)) {
      blocks.back().push_back(content);
    }
  }
  if (blocks.back().empty()) blocks.pop_back();
  return blocks;
}

// Blank lines stand between grids, or between all bands of boxes: counting rows across them in any other way could
// complete one grid with the rows of the next.
Result<std::vector<Entry>> read_blocks(const std::vector<Block>& blocks, const spec::AnyRules& rules,
                                       const Symbols& symbols, const GridReader& read) {
  const auto size = static_cast<std::size_t>(rules.rows());
  const auto band = static_cast<std::size_t>(rules.layout() != nullptr ? rules.layout()->box_rows() : 0);
  const std::size_t height = blocks.front().size() == band ? band : size;
  for (const Block& block : blocks)
    if (block.size() != height) {
      const Piece& row = block.size() < height ? block.back() : block[height];
      return row.error_at(
          block.size() < height ? row.text.size() : 0,
          fmt::format("expected {} without a blank line between them, found {}", counted(height, "row"), block.size()));
    }
  std::vector<Entry> entries;
  std::vector<Piece> rows;
  for (const Block& block : blocks) {
    rows.insert(rows.end(), block.begin(), block.end());
    if (rows.size() < size) continue;
    Result<Entry> entry = read(rows, rules, symbols);
    if (!entry) return entry.error();
    entries.push_back(*std::move(entry));
    entries.back().line = rows.front().line;
    rows.clear();
  }
  if (!rows.empty())
    return rows.back().error_at_end(fmt::format("expected {}, found {}", counted(size, "row"), rows.size()));
  return entries;
}

}  // namespace

Result<Document> read_drawn(Format format, std::string_view text, std::string_view source, const ReadOptions& options,
                            const LengthsOfRow& lengths, const GridReader& read) {
  const std::vector<Block> blocks = blocks_of(text, source);
  if (blocks.empty()) return no_puzzle(source);
  const Piece& first = blocks.front().front();
  return read_in_rules(format, {first, blocks.front().size(), lengths(first)}, options,
                       [&](const spec::AnyRules& rules, const Symbols& symbols) {
                         return read_blocks(blocks, rules, symbols, read);
                       });
}

Result<Document> read_drawing(std::string_view text, std::string_view source, const ReadOptions& options) {
  return read_drawn(Format::drawing, text, source, options, lengths_of_row,
                    [](std::span<const Piece> rows, const spec::AnyRules& rules, const Symbols& symbols) {
                      Result<spec::Grid> grid = read_rows(rows, rules, symbols);
                      return grid ? Result<Entry>(Entry{.puzzle = *std::move(grid)}) : grid.error();
                    });
}

}  // namespace gridproof::text
