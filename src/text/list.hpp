// Lists with one puzzle a line (is_list), for files too large to hold: the first lines tell how to read the rest,
// and then every line can be read by itself, in any order.
//
//   Result<List> list = List::learn(beginning, "top50000.sdm", Format::line, options);
//   Entry entry;                                        // its grids are used again for every line
//   Result<bool> found = list->read(line, 17, entry);   // false: blank, a comment, or the header
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "text/read.hpp"
#include "text/readers.hpp"

namespace gridproof::text {

class List {
 public:
  // Requires the format of a list, and a beginning of whole lines with the first puzzle in it, unless there is
  // none in the whole text.
  static Result<List> learn(std::string_view beginning, std::string_view source, Format format,
                            const ReadOptions& options);

  Result<bool> read(std::string_view line, std::size_t line_number, Entry& entry) const;

  const spec::AnyRules& rules() const { return rules_; }
  const Symbols& symbols() const { return symbols_; }
  const std::string& source() const { return source_; }
  bool rules_chosen_by_length() const { return by_length_; }
  std::size_t header_line() const { return header_line_; }  // 0: it has none

 private:
  List(Format format, std::string source, spec::AnyRules rules, Symbols symbols)
      : format_(format), source_(std::move(source)), rules_(std::move(rules)), symbols_(std::move(symbols)) {}

  Format format_;
  std::string source_;
  spec::AnyRules rules_;
  Symbols symbols_;
  bool by_length_ = false;
  std::optional<Columns> columns_;  // csv
  std::size_t header_line_ = 0;
};

}  // namespace gridproof::text
