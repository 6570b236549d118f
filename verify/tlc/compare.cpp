#include "verify/tlc/compare.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "verify/report/columns.hpp"

namespace gridproof::tlc {

namespace {

using verify::Verdict;
using Kind = Expectation::Kind;

// TLC names invariants and action properties. Of temporal properties it says only that they are violated: then it is
// clear which one where the configuration has a single one, or the message has the name of one.
std::string violated_property(const Model& model, const Account& account) {
  if (account.ending == Ending::deadlock) return std::string(deadlock_property);
  if (account.ending != Ending::temporal) return account.property;
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

std::string in_words(Kind kind, const std::string& property) {
  if (kind == Kind::holds) return "no error";
  return kind == Kind::error ? "an error of evaluation" : property + " violated";
}

std::string in_words(const Account& account, const std::string& property) {
  switch (account.ending) {
    case Ending::holds: return "no error";
    case Ending::evaluation: return "an error of evaluation";
    case Ending::assumption: return "an assumption that is false";
    default: return property.empty() ? "a temporal property violated, not known which" : property + " violated";
  }
}

void compare_number(const char* what, std::optional<std::uint64_t> expected, std::optional<std::uint64_t> found,
                    std::vector<std::string>& differences) {
  if (!expected || expected == found) return;
  differences.push_back(fmt::format("{}: expected {}, found {}", what, verify::grouped(*expected),
                                    found ? verify::grouped(*found) : "none"));
}

std::uint64_t taken(const Account& account, const std::string& action) {
  for (const ActionCount& count : account.actions)
    if (count.action == action) return count.taken;
  return 0;
}

void compare_actions(const Model& model, const Account& account, std::vector<std::string>& differences) {
  // Counts are exact where everything was explored; on the way to a violation some steps are counted twice.
  const bool exact = account.ending == Ending::holds;
  for (const auto& [action, expected] : model.expected.actions) {
    const std::uint64_t found = taken(account, action);
    if (exact ? found == expected : (found == 0) == (expected == 0)) continue;
    const auto times = [](std::uint64_t count) {
      return count == 0 ? std::string("never") : count == 1 ? "once" : verify::grouped(count) + " times";
    };
    differences.push_back(exact ? fmt::format("action {}: expected {}, taken {}", action, times(expected), times(found))
                          : expected == 0 ? fmt::format("action {}: expected never, taken", action)
                                          : fmt::format("action {}: expected to be taken, was not", action));
  }
  for (const ActionCount& count : account.actions)
    if (count.taken != 0 && std::none_of(model.expected.actions.begin(), model.expected.actions.end(),
                                         [&](const auto& known) { return known.first == count.action; }))
      differences.push_back(fmt::format("action {}: taken, but the manifest does not know it", count.action));
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

}  // namespace

Comparison compare(const Model& model, const Account& account) {
  const Expectation& expected = model.expected;
  Comparison result{.expected = expected.kind == Kind::holds ? Verdict::holds : Verdict::violated,
                    .verdict = verdict_of(account.ending),
                    .property = violated_property(model, account),
                    .differences = {}};
  if (result.verdict == Verdict::inconclusive) return result;
  const std::string wanted = in_words(expected.kind, expected.property), found = in_words(account, result.property);
  if (wanted != found) {
    result.differences.push_back(fmt::format("verdict: expected {}, found {}", wanted, found));
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
        text += fmt::format("  {} = {}\n", variable, value);
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
