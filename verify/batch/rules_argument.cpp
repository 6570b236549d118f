#include "verify/batch/rules_argument.hpp"

#include <string_view>

#include "text/layout_name.hpp"
#include "verify/batch/part_reader.hpp"

namespace gridproof::batch {

namespace {

constexpr std::string_view prefix = "regions:";

}  // namespace

std::string file_of_layout(const std::string& name) {
  return name.starts_with(prefix) ? name.substr(prefix.size()) : "";
}

text::Result<spec::Layout> read_layout(const std::string& name) {
  if (!name.starts_with(prefix)) return text::parse_layout(name, "--layout");
  const std::string path = file_of_layout(name);
  if (path.empty()) return text::Error{"--layout", 1, prefix.size() + 1, "expected the name of a file, found the end"};
  auto file = PartReader::open(path);
  if (!file) return file.error();
  const auto map = file->all();
  if (!map) return map.error();
  auto layout = text::parse_regions(*map, path);
  if (!layout) return layout.error();
  return layout->named(name);
}

text::Result<WantedRules> read_rules(const RulesArguments& arguments) {
  const auto wrong = [](const std::string& option, const std::string& message) {
    return text::Error{option, 0, 0, message};
  };
  if (!arguments.takuzu) {
    if (!arguments.size.empty()) return wrong("--size", "it is for a takuzu, which --takuzu says");
    if (!arguments.which.empty()) return wrong("--rules", "it is for a takuzu, which --takuzu says");
    if (arguments.layout.empty()) return WantedRules{};
    if (arguments.layout.starts_with("takuzu"))
      return wrong("--layout", "a takuzu is named by --takuzu, with --size N or ROWSxCOLUMNS and --rules");
    auto layout = read_layout(arguments.layout);
    if (!layout) return layout.error();
    return WantedRules{.rules = *std::move(layout)};
  }
  if (!arguments.layout.empty()) return wrong("--layout", "a takuzu has none; --size N or ROWSxCOLUMNS is its size");
  text::TakuzuRules which;
  if (!arguments.which.empty()) {
    const auto named = text::parse_takuzu_rules(arguments.which, "--rules");
    if (!named) return named.error();
    which = *named;
  }
  if (arguments.size.empty()) return WantedRules{.takuzu = which};
  const auto size = text::parse_takuzu_size(arguments.size, "--size");
  if (!size) return size.error();
  return WantedRules{.rules = spec::Takuzu(size->rows, size->columns, which.lines_differ)};
}

}  // namespace gridproof::batch
