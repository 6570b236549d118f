#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "text/layout_name.hpp"
#include "text/rules_name.hpp"
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
  template <class Things>
  auto one_of(const Things& things, const std::string& what, const spec::TierList& tiers) const {
    const std::string wanted = string();
    for (const auto& thing : things)
      if (tiers.name(thing) == wanted) return thing;
    fail(what);
  }
};

// Row, column and, of a mark, value.
std::vector<std::size_t> tuple(const Node& node, std::size_t length, const spec::Board& board) {
  const std::vector<Node> elements = node.member("#tup").elements();
  if (elements.size() != length) node.fail(fmt::format("a tuple of {} numbers", length));
  const std::size_t greatest[] = {static_cast<std::size_t>(board.rows()), static_cast<std::size_t>(board.columns()),
                                  board.values().size()};
  std::vector<std::size_t> numbers;
  for (std::size_t i = 0; i < length; ++i) numbers.push_back(elements[i].number(1, greatest[i]));
  return numbers;
}

spec::Cell cell_of(const spec::Board& board, const std::vector<std::size_t>& place) {
  return board.cell(static_cast<int>(place[0]), static_cast<int>(place[1]));
}

spec::Grid grid(const Node& node, const spec::Board& layout) {
  spec::Grid result(layout.cells().size());
  std::vector<bool> seen(layout.cells().size(), false);
  for (const Node& pair : node.member("#map").elements()) {
    const std::vector<Node> both = pair.elements();
    if (both.size() != 2) pair.fail("a pair of a cell and its value");
    const spec::Cell cell = cell_of(layout, tuple(both[0], 2, layout));
    if (seen[cell]) both[0].fail("every cell once");
    seen[cell] = true;
    result[cell] = static_cast<spec::Value>(both[1].number(0, layout.values().size()));
  }
  if (std::find(seen.begin(), seen.end(), false) != seen.end())
    node.fail(fmt::format("a value for each of the {} cells", seen.size()));
  return result;
}

std::vector<spec::Mark> marks(const Node& node, const spec::Board& board) {
  std::vector<spec::Mark> result;
  for (const Node& element : node.member("#set").elements()) {
    const std::vector<std::size_t> mark = tuple(element, 3, board);
    result.push_back({cell_of(board, mark), static_cast<spec::Value>(mark[2])});
  }
  return result;
}

spec::Marks<spec::Truth> crossed(const Node& node, const spec::Board& board) {
  spec::Marks<spec::Truth> result(board);
  for (const spec::Mark& mark : marks(node, board)) result.at(mark.cell, mark.value) = spec::Truth(true);
  return result;
}

// The published machine's record, or the marks of any other's.
spec::PlainHint hint(const Node& node, const Game& game) {
  const spec::Board& board = game.board();
  std::vector<spec::HintType> types = game.tiers().all();
  std::vector<std::string> names;
  for (const spec::HintType each : types) names.push_back(game.tiers().name(each));
  types.push_back(spec::HintType::none);
  const spec::HintType type =
      node.member("type").one_of(types, fmt::format("{} or None", fmt::join(names, ", ")), game.tiers());
  if (!is_published(game.tiers())) return {type, marks(node.member("set"), board), marks(node.member("del"), board)};
  const auto number = [&](const char* key, std::size_t most) {
    return static_cast<std::uint8_t>(node.member(key).number(0, most));
  };
  const spec::HintRecord record{type, number("dieValue", board.values().size()),
                                number("row", static_cast<std::size_t>(board.rows())),
                                number("col", static_cast<std::size_t>(board.columns()))};
  if ((record.value == 0) != (record.row == 0) || (record.value == 0) != (record.column == 0))
    node.fail("dieValue, row and col that are all 0, or none of them");
  return spec::plain(board, record);
}

spec::Layout layout(const Node& meta) {
  const std::string name = meta.member("layout").string();
  if (!meta.value.contains("regions")) {
    auto parsed = text::parse_any_layout(name);
    if (!parsed) throw Malformed{fmt::format("{}/layout: {}", meta.path, parsed.error().message)};
    return *std::move(parsed);
  }
  std::string map;
  for (const Node& row : meta.member("regions").elements()) map += row.string() + "\n";
  auto parsed = text::parse_regions(map, "regions");
  if (!parsed) throw Malformed{fmt::format("{}/regions: {}", meta.path, parsed.error().message)};
  return parsed->named(name);
}

// Of a layout its own two members, of any other rules their name.
spec::AnyRules rules(const Node& meta) {
  if (!meta.value.contains("rules")) return layout(meta);
  auto parsed = text::parse_rules(meta.member("rules").string());
  if (!parsed) throw Malformed{fmt::format("{}/rules: {}", meta.path, parsed.error().message)};
  return *std::move(parsed);
}

// Only the published machine has dialects.
Question question(const Node& meta, const spec::AnyRules& rules) {
  std::vector<Claim> all;
  for (const ClaimEntry& claim : claims) all.push_back(claim.claim);
  const bool has_claim = meta.value.contains("claim");
  return {has_claim ? meta.member("claim").one_of(all, "the name of a claim") : Claim::type_ok,
          rules.layout() == nullptr
              ? Dialect::repaired
              : meta.member("dialect")
                    .one_of(std::array{Dialect::repaired, Dialect::as_written}, "repaired or as-written"),
          meta.member("choice").one_of(std::array{ChoiceRule::least, ChoiceRule::any}, "least or any")};
}

Trace trace(const Node& file, const Game& game) {
  const spec::Board& board = game.board();
  std::vector<std::string> variables;
  for (const Node& variable : file.member("vars").elements()) variables.push_back(variable.string());
  for (const char* variable : {"grid", "solution", "crossed", "hint", "pc"})
    if (std::find(variables.begin(), variables.end(), variable) == variables.end())
      file.member("vars").fail(fmt::format("the variable {} among them", variable));
  const bool tells_givens = std::find(variables.begin(), variables.end(), "givens") != variables.end();
  const auto givens = [&](const Node& state) {
    return tells_givens ? std::optional(grid(state.member("givens"), board)) : std::nullopt;
  };
  Trace result;
  for (const Node& state : file.member("states").elements())
    result.states.push_back({state.member("#meta").member("action").string(),
                             {grid(state.member("grid"), board), grid(state.member("solution"), board),
                              crossed(state.member("crossed"), board), givens(state)},
                             hint(state.member("hint"), game),
                             state.member("pc").one_of(game.tiers().pcs(), "the name of a pc", game.tiers())});
  if (result.states.empty()) file.member("states").fail("a state or more");
  if (file.value.contains("loop")) result.loop = file.member("loop").number(0, result.states.size() - 1);
  return result;
}

Node meta_of(const Node& file) {
  const Node meta = file.member("#meta");
  if (meta.member("format").string() != "ITF") meta.member("format").fail("\"ITF\"");
  return meta;
}

RecordedTrace recorded(const Node& file) {
  const Node meta = meta_of(file);
  const spec::AnyRules about = rules(meta);
  RecordedTrace result{about, question(meta, about), {}};
  result.has_claim = meta.value.contains("claim");
  result.trace = trace(file, *game_of(result.rules, result.question.dialect));
  return result;
}

template <class Result, class Read>
text::Result<Result> read(std::string_view text, std::string_view source, Read&& take) {
  const auto file = parse_json(text, source);
  if (!file) return file.error();
  try {
    return take(Node{*file});
  } catch (const Malformed& problem) {
    return text::Error{std::string(source), 1, 1, problem.message};
  }
}

}  // namespace

text::Result<RecordedTrace> read_itf(std::string_view text, std::string_view source) {
  return read<RecordedTrace>(text, source, recorded);
}

text::Result<Trace> read_itf(const Game& game, std::string_view text, std::string_view source) {
  return read<Trace>(text, source, [&](const Node& file) { return meta_of(file), trace(file, game); });
}

}  // namespace gridproof::verify
