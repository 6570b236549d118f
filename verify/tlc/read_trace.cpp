#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "verify/tlc/scan.hpp"
#include "verify/tlc/trace.hpp"

namespace gridproof::tlc {

namespace {

using verify::TraceState;
using verify::RecordedTrace;

// What a state that can be read as a value lacks to be one of the machine's.
struct Shapeless {
  std::string expected;
};

const Value& field(const Value& record, std::string_view name) {
  if (record.kind != Kind::record) throw Shapeless{"a record"};
  const Value* found = record.field(name);
  if (found == nullptr) throw Shapeless{fmt::format("a record with a field {}", name)};
  return *found;
}

std::string string(const Value& value, std::string_view what) {
  if (value.kind != Kind::string) throw Shapeless{fmt::format("a string for {}", what)};
  return value.text;
}

std::uint8_t number(const Value& value, std::int64_t least, std::int64_t greatest, std::string_view what) {
  if (value.kind != Kind::integer || value.number < least || value.number > greatest)
    throw Shapeless{fmt::format("a number from {} to {} for {}", least, greatest, what)};
  return static_cast<std::uint8_t>(value.number);
}

template <class Things>
auto one_of(const Value& value, const Things& things, std::string_view what) {
  const std::string wanted = string(value, what);
  for (const auto& thing : things)
    if (name(thing) == wanted) return thing;
  throw Shapeless{fmt::format("the name of a {}, not '{}'", what, wanted)};
}

void check_fields(const Value& record, const std::set<std::string_view>& known, std::string_view what) {
  for (const std::string& key : record.keys)
    if (!known.contains(key)) throw Shapeless{fmt::format("no field {} in {}", key, what)};
}

spec::Grid grid(const Value& value, const spec::Layout& layout, std::string_view what) {
  const auto size = static_cast<std::size_t>(layout.size());
  const auto is_line = [&](const Value& line) { return line.kind == Kind::tuple && line.items.size() == size; };
  if (!is_line(value) || !std::all_of(value.items.begin(), value.items.end(), is_line))
    throw Shapeless{fmt::format("{} rows of {} numbers for {}", size, size, what)};
  spec::Grid result(layout.cells().size());
  for (const spec::Cell c : layout.cells())
    result[c] = number(
        value.items[static_cast<std::size_t>(layout.row(c) - 1)].items[static_cast<std::size_t>(layout.column(c) - 1)],
        0, layout.size(), what);
  return result;
}

spec::Marks<spec::Truth> marks(const Value& value, const spec::Layout& layout) {
  spec::Marks<spec::Truth> result(layout);
  if (value.kind != Kind::set) throw Shapeless{"a set for crossed"};
  for (const Value& mark : value.items) {
    if (mark.kind != Kind::tuple || mark.items.size() != 3) throw Shapeless{"<<row, column, value>> in crossed"};
    const auto at = [&](std::size_t i) { return number(mark.items[i], 1, layout.size(), "crossed"); };
    result.at(layout.cell(at(0), at(1)), at(2)) = spec::Truth(true);
  }
  return result;
}

spec::PlainHint hint(const Value& value, const spec::Layout& layout) {
  const auto part = [&](const char* name) { return number(field(value, name), 0, layout.size(), name); };
  const spec::HintType type = one_of(field(value, "type"), spec::all_types, "type of hint");
  const spec::HintRecord record{type, part("dieValue"), part("row"), part("col")};
  check_fields(value, {"type", "dieValue", "row", "col"}, "hint");
  if ((record.value == 0) != (record.row == 0) || (record.value == 0) != (record.column == 0))
    throw Shapeless{"dieValue, row and col that are all 0, or none of them"};
  return spec::plain(layout, record);
}

TraceState state(const Value& value, const spec::Layout& layout) {
  std::set<std::string_view> known;
  for (const TraceField& entry : trace_fields) {
    field(value, entry.field);
    known.insert(entry.field);
  }
  check_fields(value, known, "a state");
  return {string(field(value, "action"), "action"),
          {grid(field(value, "grid"), layout, "grid"), grid(field(value, "solution"), layout, "solution"),
           marks(field(value, "crossed"), layout)},
          hint(field(value, "hint"), layout),
          one_of(field(value, "pc"), spec::all_pcs, "pc")};
}

// A function of <<row, column>> as the rows that a module's state has.
Value rows_of(const Value& board, const spec::Layout& layout, std::string_view what) {
  std::vector<Value> rows;
  for (int r = 1; r <= layout.size(); ++r) {
    std::vector<Value> row;
    for (int c = 1; c <= layout.size(); ++c) {
      const Value* found = board.at(Value::tuple({Value::integer(r), Value::integer(c)}));
      if (found == nullptr) throw Shapeless{fmt::format("a value of {} at r{}c{}", what, r, c)};
      row.push_back(*found);
    }
    rows.push_back(Value::tuple(std::move(row)));
  }
  return Value::tuple(std::move(rows));
}

// The module as written has no crossed marks; the actions with any choice have a suffix of their own.
TraceState state_of_variables(const Value& variables, std::string action, const spec::Layout& layout) {
  if (action.ends_with("ND")) action.resize(action.size() - 2);
  const Value* crossed = variables.field("crossed");
  return state(Value::record({{"action", Value::string(std::move(action))},
                              {"grid", rows_of(field(variables, "grid"), layout, "grid")},
                              {"solution", rows_of(field(variables, "solution"), layout, "solution")},
                              {"crossed", crossed != nullptr ? *crossed : Value::set({})},
                              {"hint", field(variables, "hint")},
                              {"pc", field(variables, "pc")}}),
               layout);
}

// A value and where it stands.
struct Placed {
  std::size_t position;
  Value value;
};

class ModuleReader {
 public:
  ModuleReader(std::string_view text, std::string_view source) : scanner_(text, source) {}

  RecordedTrace read() {
    header();
    while (scanner_.peek() != '=') definition();
    scanner_.expect("====");  // what follows the end of a module is no part of it
    for (const auto& [name, found] :
         {std::pair("TraceBoxRows", rows_.has_value()), std::pair("TraceBoxCols", columns_.has_value()),
          std::pair("TraceChoice", choice_.has_value()), std::pair("TraceStates", !states_.empty())})
      if (!found) scanner_.fail(fmt::format("a definition of {} before the end", name));
    return trace();
  }

 private:
  void dashes() {
    scanner_.expect("----");
    while (scanner_.accept("-")) continue;
  }

  void header() {
    dashes();
    scanner_.expect("MODULE");
    scanner_.identifier();
    dashes();
    scanner_.expect("EXTENDS");
    scanner_.skip_space();
    const std::size_t start = scanner_.position();
    if (scanner_.identifier() != "HintTrace") scanner_.fail_at(start, "HintTrace, and no other module");
  }

  void definition() {
    scanner_.skip_space();
    const std::size_t start = scanner_.position();
    const std::string name = scanner_.identifier();
    scanner_.expect("==");
    const auto once = [&](bool already) {
      if (already) scanner_.fail_at(start, fmt::format("one definition of {}", name));
    };
    if (name == "TraceBoxRows") {
      once(rows_.has_value());
      rows_ = side();
    } else if (name == "TraceBoxCols") {
      once(columns_.has_value());
      columns_ = side();
    } else if (name == "TraceChoice") {
      once(choice_.has_value());
      choice_ = choice();
    } else if (name == "TraceStates") {
      once(!states_.empty());
      list_states();
    } else {
      scanner_.fail_at(start, "TraceBoxRows, TraceBoxCols, TraceChoice, TraceStates or ====");
    }
  }

  int side() {
    scanner_.skip_space();
    const std::size_t start = scanner_.position();
    const std::int64_t result = scanner_.integer();
    if (result < 1 || result > spec::Layout::greatest_size) scanner_.fail_at(start, "the side of a box");
    return static_cast<int>(result);
  }

  verify::ChoiceRule choice() {
    scanner_.skip_space();
    const std::size_t start = scanner_.position();
    const std::string word = scanner_.quoted();
    for (const verify::ChoiceRule rule : {verify::ChoiceRule::least, verify::ChoiceRule::any})
      if (word == verify::name(rule)) return rule;
    scanner_.fail_at(start, "\"least\" or \"any\"");
  }

  void list_states() {
    scanner_.expect("<<");
    do {
      scanner_.skip_space();
      const std::size_t start = scanner_.position();
      states_.push_back({start, scanner_.value()});
    } while (scanner_.accept(","));
    scanner_.expect(">>");
  }

  RecordedTrace trace() {
    const int size = *rows_ * *columns_;
    if (size < spec::Layout::least_size || size > spec::Layout::greatest_size)
      scanner_.fail(fmt::format("a box of {} to {} cells, not {}x{} = {}", spec::Layout::least_size,
                                spec::Layout::greatest_size, *rows_, *columns_, size));
    const spec::Layout layout = spec::Layout::boxes(*rows_, *columns_);
    RecordedTrace result{layout, {verify::Claim::type_ok, verify::Dialect::repaired, *choice_}, {}};
    result.has_claim = false;
    for (std::size_t i = 0; i < states_.size(); ++i) try {
        result.trace.states.push_back(state(states_[i].value, layout));
      } catch (const Shapeless& problem) {
        scanner_.fail_at(states_[i].position, fmt::format("{} in state {}", problem.expected, i));
      }
    return result;
  }

  Scanner scanner_;
  std::optional<int> rows_, columns_;
  std::optional<verify::ChoiceRule> choice_;
  std::vector<Placed> states_;
};

}  // namespace

text::Result<RecordedTrace> read_behaviour(const PrintedTrace& trace, const spec::Layout& layout,
                                      const verify::Question& question) {
  RecordedTrace result{layout, question, {}};
  for (std::size_t i = 0; i < trace.states.size(); ++i) try {
      const auto variables = parse_state(trace.states[i].text, fmt::format("state {}", i));
      if (!variables) return variables.error();
      result.trace.states.push_back(
          state_of_variables(*variables, i == 0 ? verify::init_name : trace.states[i].action, layout));
    } catch (const Shapeless& problem) {
      return text::Error{fmt::format("state {}", i), 0, 0, "expected " + problem.expected};
    }
  if (result.trace.states.empty()) return text::Error{"the trace", 0, 0, "expected a state or more"};
  if (trace.end == TraceEnd::stutters) result.trace.loop = result.trace.states.size() - 1;
  if (trace.end == TraceEnd::returns) result.trace.loop = trace.back_to;
  return result;
}

text::Result<RecordedTrace> read_module(std::string_view text, std::string_view source) {
  try {
    return ModuleReader(text, source).read();
  } catch (const text::Error& error) {
    return error;
  }
}

}  // namespace gridproof::tlc
