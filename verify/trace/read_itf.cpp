#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "text/layout_name.hpp"
#include "verify/trace/parse_json.hpp"
#include "verify/trace/replay.hpp"

namespace gridproof::verify {

namespace {

using nlohmann::json;

struct Malformed {
  std::string message;
};

// A value and where it stands.
struct Node {
  const json& value;
  std::string path = {};

  [[noreturn]] void fail(const std::string& expected) const {
    std::string found = value.dump(-1, ' ', true);
    if (found.size() > 40) found = fmt::format("another {}", value.type_name());
    throw Malformed{fmt::format("{}: expected {}, found {}", path.empty() ? "/" : path, expected, found)};
  }

  Node member(const std::string& key) const {
    if (!value.is_object()) fail("an object");
    const auto at = value.find(key);
    if (at == value.end()) throw Malformed{fmt::format("{}/{}: expected a value, found none", path, key)};
    return {*at, path + "/" + key};
  }

  std::vector<Node> elements() const {
    if (!value.is_array()) fail("an array");
    std::vector<Node> nodes;
    for (std::size_t i = 0; i < value.size(); ++i) nodes.push_back({value[i], fmt::format("{}/{}", path, i)});
    return nodes;
  }

  std::string string() const {
    if (!value.is_string()) fail("a string");
    return value.get<std::string>();
  }

  // Plain, or of any size in a string.
  std::size_t number(std::size_t least, std::size_t greatest) const {
    const std::string expected = fmt::format("a whole number, {} to {}", least, greatest);
    std::string digits;
    if (value.is_number_integer()) digits = value.dump();
    if (value.is_object() && value.contains("#bigint")) digits = member("#bigint").string();
    if (digits.empty() || digits.size() > 10 || digits.find_first_not_of("0123456789") != std::string::npos)
      fail(expected);
    const std::size_t result = std::stoull(digits);
    if (result < least || result > greatest) fail(expected);
    return result;
  }

  // One of the things that have a name.
  template <class Things>
  auto one_of(const Things& things, const char* what) const {
    const std::string wanted = string();
    for (const auto& thing : things)
      if (name(thing) == wanted) return thing;
    fail(what);
  }
};

std::vector<std::size_t> tuple(const Node& node, std::size_t length, int size) {
  const std::vector<Node> elements = node.member("#tup").elements();
  if (elements.size() != length) node.fail(fmt::format("a tuple of {} numbers", length));
  std::vector<std::size_t> numbers;
  for (const Node& element : elements) numbers.push_back(element.number(1, static_cast<std::size_t>(size)));
  return numbers;
}

spec::Cell cell_of(const spec::Layout& layout, const std::vector<std::size_t>& place) {
  return layout.cell(static_cast<int>(place[0]), static_cast<int>(place[1]));
}

spec::Grid grid(const Node& node, const spec::Layout& layout) {
  spec::Grid result(layout.cells().size());
  std::vector<bool> seen(layout.cells().size(), false);
  for (const Node& pair : node.member("#map").elements()) {
    const std::vector<Node> both = pair.elements();
    if (both.size() != 2) pair.fail("a pair of a cell and its value");
    const spec::Cell cell = cell_of(layout, tuple(both[0], 2, layout.size()));
    if (seen[cell]) both[0].fail("every cell once");
    seen[cell] = true;
    result[cell] = static_cast<spec::Value>(both[1].number(0, layout.values().size()));
  }
  if (std::find(seen.begin(), seen.end(), false) != seen.end())
    node.fail(fmt::format("a value for each of the {} cells", seen.size()));
  return result;
}

spec::Marks<spec::Truth> marks(const Node& node, const spec::Layout& layout) {
  spec::Marks<spec::Truth> result(layout);
  for (const Node& element : node.member("#set").elements()) {
    const std::vector<std::size_t> mark = tuple(element, 3, layout.size());
    result.at(cell_of(layout, mark), static_cast<spec::Value>(mark[2])) = spec::Truth(true);
  }
  return result;
}

spec::HintRecord hint(const Node& node, const spec::Layout& layout) {
  const auto number = [&](const char* key) {
    return static_cast<std::uint8_t>(node.member(key).number(0, layout.values().size()));
  };
  return {node.member("type").one_of(spec::all_types, "OnlyChoice, LastRemaining, BruteForce or None"),
          number("dieValue"), number("row"), number("col")};
}

spec::Layout layout(const Node& meta) {
  const std::string name = meta.member("layout").string();
  if (!meta.value.contains("regions")) {
    auto parsed = text::parse_layout(name);
    if (!parsed) throw Malformed{fmt::format("{}/layout: {}", meta.path, parsed.error().message)};
    return *std::move(parsed);
  }
  std::string map;
  for (const Node& row : meta.member("regions").elements()) map += row.string() + "\n";
  auto parsed = text::parse_regions(map, "regions");
  if (!parsed) throw Malformed{fmt::format("{}/regions: {}", meta.path, parsed.error().message)};
  return parsed->named(name);
}

Question question(const Node& meta) {
  std::vector<Claim> all;
  for (const ClaimEntry& claim : claims) all.push_back(claim.claim);
  const bool has_claim = meta.value.contains("claim");
  return {has_claim ? meta.member("claim").one_of(all, "the name of a claim") : Claim::type_ok,
          meta.member("dialect").one_of(std::array{Dialect::repaired, Dialect::as_written}, "repaired or as-written"),
          meta.member("choice").one_of(std::array{ChoiceRule::least, ChoiceRule::any}, "least or any")};
}

ItfTrace trace(const Node& file) {
  const Node meta = file.member("#meta");
  if (meta.member("format").string() != "ITF") meta.member("format").fail("\"ITF\"");
  ItfTrace result{layout(meta), question(meta), {}};
  result.has_claim = meta.value.contains("claim");
  std::vector<std::string> variables;
  for (const Node& variable : file.member("vars").elements()) variables.push_back(variable.string());
  for (const char* variable : {"grid", "solution", "crossed", "hint", "pc"})
    if (std::find(variables.begin(), variables.end(), variable) == variables.end())
      file.member("vars").fail(fmt::format("the variable {} among them", variable));
  for (const Node& state : file.member("states").elements())
    result.states.push_back({state.member("#meta").member("action").string(),
                             {grid(state.member("grid"), result.layout), grid(state.member("solution"), result.layout),
                              marks(state.member("crossed"), result.layout)},
                             hint(state.member("hint"), result.layout),
                             state.member("pc").one_of(spec::all_pcs, "the name of a pc")});
  if (result.states.empty()) file.member("states").fail("a state or more");
  if (file.value.contains("loop")) result.loop = file.member("loop").number(0, result.states.size() - 1);
  return result;
}

}  // namespace

text::Result<ItfTrace> read_itf(std::string_view text, std::string_view source) {
  const auto file = parse_json(text, source);
  if (!file) return file.error();
  try {
    return trace({*file});
  } catch (const Malformed& problem) {
    return text::Error{std::string(source), 1, 1, problem.message};
  }
}

}  // namespace gridproof::verify
