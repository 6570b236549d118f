#include "verify/batch/layout_argument.hpp"

#include <string_view>

#include "text/layout_name.hpp"
#include "verify/batch/part_reader.hpp"

namespace gridproof::batch {

text::Result<spec::Layout> read_layout(const std::string& name) {
  constexpr std::string_view prefix = "regions:";
  if (!name.starts_with(prefix)) return text::parse_layout(name, "--layout");
  const std::string path = name.substr(prefix.size());
  if (path.empty()) return text::Error{"--layout", 1, prefix.size() + 1, "expected the name of a file, found the end"};
  auto file = PartReader::open(path);
  if (!file) return file.error();
  const auto map = file->all();
  if (!map) return map.error();
  auto layout = text::parse_regions(*map, path);
  if (!layout) return layout.error();
  return layout->named(name);
}

}  // namespace gridproof::batch
