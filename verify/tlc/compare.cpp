#include "verify/tlc/compare.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <map>
#include <set>
#include <sstream>

#include "verify/report/columns.hpp"

namespace gridproof::tlc {

namespace {

using verify::Verdict;
using Kind = Expectation::Kind;

// TLC names invariants. Of a temporal property it says only that it is violated, of an action property where in the
// text it stands: then it is clear which one where the configuration has a single one, or the message has the name of
// one.
std::string violated_property(const Model& model, const Account& account) {
  if (account.ending == Ending::deadlock) return std::string(deadlock_property);
  if (model.config.checks(account.property)) return account.property;
  if (account.ending != Ending::temporal && account.ending != Ending::action_property) return account.property;
  if (model.config.properties.size() == 1) return model.config.properties.front();
  std::string named;
  std::istringstream words(account.message);
  for (std::string word; words >> word;)
    for (const std::string& property : model.config.properties)
      if (word == property || word == property + ".") named = property;
  return named;
}

Verdict verdict_of(Ending ending) {
  if (ending == Ending::holds) return Verdict::holds;
  if (is_violation(ending) || ending == Ending::evaluation) return Verdict::violated;
  return Verdict::inconclusive;
}

bool is_error(Ending ending) { return ending == Ending::evaluation || ending == Ending::assumption; }

std::string broken(std::string_view property) {
  return property == deadlock_property ? "a deadlock" : fmt::format("{} violated", property);
}

std::string in_words(const Account& account, const std::string& property) {
  if (account.ending == Ending::holds) return "no error";
  if (account.ending == Ending::evaluation) return "an error of evaluation";
  if (account.ending == Ending::assumption) return "an assumption that is false";
  return property.empty() ? "a property violated, not known which" : broken(property);
}

// The difference between the verdicts, or nothing.
std::string verdict_difference(const Expectation& expected, const Account& account, const std::string& property) {
  const auto differs = [&](const std::string& wanted) {
    return fmt::format("verdict: expected {}, found {}", wanted, in_words(account, property));
  };
  switch (expected.kind) {
    case Kind::holds: return account.ending == Ending::holds ? "" : differs("no error");
    case Kind::violated:
      return is_violation(account.ending) && !is_error(account.ending) && property == expected.property
                 ? ""
                 : differs(broken(expected.property));
    case Kind::error: break;
  }
  if (!is_error(account.ending)) return differs(fmt::format("an error that says '{}'", expected.contains));
  if (account.message.find(expected.contains) != std::string::npos) return {};
  return fmt::format("error: expected one that says '{}', found: {}", expected.contains, account.message);
}

void compare_number(const char* what, std::optional<std::uint64_t> expected, std::optional<std::uint64_t> found,
                    std::vector<std::string>& differences) {
  if (!expected || expected == found) return;
  differences.push_back(fmt::format("{}: expected {}, found {}", what, verify::grouped(*expected),
                                    found ? verify::grouped(*found) : "none"));
}

void compare_actions(const Model& model, const Account& account, std::vector<std::string>& differences) {
  std::set<std::string> taken;
  for (const ActionCount& count : account.actions)
    if (count.taken != 0) taken.insert(count.action);
  for (const std::string& action : model.expected.actions)
    if (taken.erase(action) == 0) differences.push_back(fmt::format("action {}: expected to be taken, is not", action));
  for (const std::string& action : taken)
    differences.push_back(fmt::format("action {}: expected not to be taken, is", action));
}

// "/\ variable = value" by variable; a value may go on over lines that do not begin a conjunct.
std::map<std::string, std::string> variables(const std::string& state) {
  std::map<std::string, std::string> values;
  std::string last;
  std::istringstream lines(state);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t equals = line.find(" = ");
    const bool begins = line.starts_with("/\\ ");
    if ((begins || values.empty()) && equals != std::string::npos) {
      last = line.substr(begins ? 3 : 0, equals - (begins ? 3 : 0));
      values[last] = line.substr(equals + 3);
    } else if (!last.empty()) {
      values[last] += "\n    " + line;
    }
  }
  return values;
}

// A table over cells, "( <<1, 1>> :> 2 @@ <<1, 2>> :> 0 ... )", as a board, row by row, on lines of
// its own; any other value as it is.
std::string drawn(const std::string& value) {
  std::map<std::pair<int, int>, int> board;
  std::size_t entries = 0, at = 0;
  for (; (at = value.find(":>", at)) != std::string::npos; ++at) ++entries;
  for (const char* entry = value.c_str(); (entry = std::strstr(entry, "<<")) != nullptr; ++entry) {
    int row = 0, column = 0, content = 0;
    if (std::sscanf(entry, "<<%d, %d>> :> %d", &row, &column, &content) == 3) board[{row, column}] = content;
  }
  if (!value.starts_with("(") || board.empty() || board.size() != entries) return " " + value;
  std::string text;
  int last = 0;
  for (const auto& [cell, content] : board) {
    text += cell.first != last ? "\n    " : " ";
    text += content == 0 ? "." : std::to_string(content);
    last = cell.first;
  }
  return text;
}

}  // namespace

Comparison compare(const Model& model, const Account& account) {
  const Expectation& expected = model.expected;
  Comparison result{.expected = expected.kind == Kind::holds ? Verdict::holds : Verdict::violated,
                    .verdict = verdict_of(account.ending),
                    .property = violated_property(model, account),
                    .differences = {}};
  if (result.verdict == Verdict::inconclusive) return result;
  if (std::string difference = verdict_difference(expected, account, result.property); !difference.empty()) {
    result.differences.push_back(std::move(difference));
    return result;  // the counts of another ending would only repeat that it is another one
  }
  compare_number("distinct states", expected.distinct_states, account.distinct, result.differences);
  compare_number("depth", expected.depth, account.depth, result.differences);
  compare_actions(model, account, result.differences);
  return result;
}

std::string figures(const Model& model, const Account& account) {
  std::vector<std::string> parts;
  const Verdict verdict = verdict_of(account.ending);
  if (verdict == Verdict::inconclusive) return std::string(name(account.ending));
  if (verdict == Verdict::violated) parts.push_back(in_words(account, violated_property(model, account)));
  if (account.distinct != 0) parts.push_back(verify::counted(account.distinct, "state"));
  if (account.depth) parts.push_back(fmt::format("depth {}", *account.depth));
  const auto fired = std::count_if(account.actions.begin(), account.actions.end(),
                                   [](const ActionCount& count) { return count.taken != 0; });
  if (!account.actions.empty()) parts.push_back(fmt::format("{} of {} actions taken", fired, account.actions.size()));
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string explanation(const Account& account) {
  if (account.trace.states.empty()) return account.message;
  std::string text;
  std::map<std::string, std::string> before;
  for (const State& state : account.trace.states) {
    text += (state.action.empty() ? "initial state" : state.action) + "\n";
    const auto now = variables(state.text);
    for (const auto& [variable, value] : now)
      if (const auto at = before.find(variable); at == before.end() || at->second != value)
        text += fmt::format("  {} ={}\n", variable, drawn(value));
    before = now;
  }
  switch (account.trace.end) {
    case TraceEnd::stops: break;
    case TraceEnd::stutters: text += "and nothing more, for ever\n"; break;
    case TraceEnd::returns:
      text += fmt::format("{}: back to state {}, and so on for ever\n", account.trace.closing_action,
                          account.trace.back_to + 1);
  }
  if (!is_violation(account.ending)) text += account.message + "\n";
  text.pop_back();
  return text;
}

}  // namespace gridproof::tlc
