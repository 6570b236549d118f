#include "text/list.hpp"

#include <cassert>
#include <utility>

namespace gridproof::text {

Result<List> List::learn(std::string_view beginning, std::string_view source, Format format,
                         const ReadOptions& options) {
  assert(is_list(format));
  if (std::optional<Error> nul = find_nul(beginning, source)) return *std::move(nul);
  LineReader lines(beginning, source);
  std::optional<Piece> content = lines.next_content();
  std::optional<Columns> columns;
  std::size_t header_line = 0;
  if (content && format == Format::csv) {
    const Result<std::optional<Columns>> header = read_csv_header(*content);
    if (!header) return header.error();
    columns = header->value_or(Columns{});
    if (*header) header_line = std::exchange(content, lines.next_content())->line;
  }
  if (!content) return no_puzzle(source);

  const Result<spec::AnyRules> rules =
      columns ? rules_of_record(*content, *columns, options) : rules_of_entry(format, *content, options);
  if (!rules) return rules.error();
  const Result<Symbols> symbols = symbols_for(*rules, options, source);
  if (!symbols) return symbols.error();
  List list(format, std::string(source), *rules, *symbols);
  list.by_length_ = !options.rules.has_value();
  list.columns_ = columns;
  list.header_line_ = header_line;
  return list;
}

Result<bool> List::read(std::string_view line, std::size_t line_number, Entry& entry) const {
  const Piece whole = {line_number == 1 ? without_byte_order_mark(line) : line, source_, line_number, 1};
  const std::size_t nul = whole.text.find('\0');
  if (nul != std::string_view::npos) return whole.error_at(nul, "expected text, found a NUL byte '\\x00'");
  const Piece content = whole.trimmed();
  if (content.text.empty() || content.is_comment() || line_number == header_line_) return false;
  std::optional<Error> error = columns_ ? read_csv_entry(content, *columns_, rules_, symbols_, entry)
                                        : read_entry(format_, content, rules_, symbols_, entry);
  if (error) return *std::move(error);
  return true;
}

}  // namespace gridproof::text
