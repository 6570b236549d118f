// What the messages of a run come to.
#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "verify/tlc/messages.hpp"

namespace gridproof::tlc {

namespace {

// The codes of tlc2.output.EC that have a meaning here.
enum Code : int {
  general = 1000,
  initial_state = 2102,
  nested_expression = 2103,
  assumption_false = 2104,
  assumption_evaluation = 2105,
  incomplete_initial = 2106,
  invariant_initial = 2107,
  property_initial = 2108,
  incomplete_next = 2109,
  invariant_violated = 2110,
  invariant_evaluation = 2111,
  action_property_violated = 2112,
  action_property_evaluation = 2113,
  deadlock_reached = 2114,
  temporal_violated = 2116,
  behaviour_follows = 2121,
  back_to_state = 2122,
  finished = 2186,
  success = 2193,
  search_depth = 2194,
  stats = 2199,
  coverage_start = 2201,
  starting = 2185,
  state_alone = 2216,
  state_in_trace = 2217,
  stuttering = 2218,
  config_first = 2222,
  config_last = 2245,
  version_line = 2262,
  counterexample_follows = 2264,
  config_undefined = 2280,
  config_not_constant = 2281,
  coverage_action = 2772,
  parsing_failed = 3002,
};

enum Kind : int { information = 0, error = 1, bug = 2, warning = 3, state = 4 };

std::string trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(" \n"), to = text.find_last_not_of(" \n");
  return from == std::string_view::npos ? std::string() : std::string(text.substr(from, to - from + 1));
}

// "<FindOnlyChoice line 6, col 1 to line 6, col 2 of module A>" -> FindOnlyChoice; nothing if it looks different.
std::string action_name(std::string_view text) {
  const std::size_t from = text.find('<');
  if (from == std::string_view::npos) return {};
  const std::size_t to = text.find_first_of(" >(", from + 1);
  return to == std::string_view::npos ? std::string() : std::string(text.substr(from + 1, to - from - 1));
}

// "Invariant X is violated." and the like: the second word.
std::string second_word(std::string_view text) {
  const std::size_t first = text.find(' ');
  if (first == std::string_view::npos) return {};
  const std::size_t end = text.find_first_of(" .\n", first + 1);
  return std::string(text.substr(first + 1, (end == std::string_view::npos ? text.size() : end) - first - 1));
}

// What the parser says beside which file it is at.
std::string complaints_in(const std::string& chatter) {
  std::string kept;
  std::istringstream lines(chatter);
  for (std::string line; std::getline(lines, line);)
    if (!line.empty() && !line.starts_with("Parsing file ") && !line.starts_with("Semantic processing of "))
      kept += "\n" + line;
  return kept;
}

class Interpreter {
 public:
  void take(const Message& message) {
    if (message.kind == warning) account_.warnings.push_back(trimmed(message.text));
    switch (message.code) {
      case version_line: take_version(message.text); return;
      case starting: started_ = true; return;
      case stats: take_stats(message); return;
      case search_depth: take_depth(message); return;
      case coverage_start: account_.actions.clear(); return;  // each report of it is complete; the last one counts
      case coverage_action: take_coverage(message); return;
      case success: success_ = true; return;
      case finished: finished_ = true; return;
      case state_alone:
      case state_in_trace: take_state(message); return;
      case stuttering: account_.trace.end = TraceEnd::stutters; return;
      case back_to_state: take_return(message); return;
      case behaviour_follows:
      case counterexample_follows: return;
      default: break;
    }
    // The verdicts are known by their codes alone; any other message is looked at only if TLC calls it an error.
    if (const auto ending = ending_of(message.code)) return take_error(*ending, message);
    if (message.kind == error || message.kind == bug) take_error(error_ending(message.code), message);
  }

  Account finish(const std::string& complaint, const std::string& chatter, int exit_code) {
    if (!complaint.empty()) return failed("TLC's output is not understood: " + complaint, exit_code);
    if (!odd_.empty()) return failed("TLC's output is not understood: " + odd_, exit_code);
    if (error_seen_ && success_) return failed("TLC reports both success and an error", exit_code);
    if (error_seen_) {
      // Without a "finished" the trace or the counts may be cut short.
      if (account_.ending != Ending::failed && !finished_)
        return failed("TLC ended without saying that it has finished", exit_code);
      if (exit_code == 0) return failed("TLC reports an error but ended as if all was well", exit_code);
      if (account_.ending == Ending::failed) account_.message += complaints_in(chatter);
      return std::move(account_);
    }
    if (!finished_) return failed("TLC ended without saying that it has finished", exit_code);
    if (!success_) return failed("TLC has finished without a verdict", exit_code);
    if (exit_code != 0) return failed("TLC reports success but did not end well", exit_code);
    if (!stats_seen_ || !account_.depth) return failed("TLC reports success without its counts", exit_code);
    if (account_.left.value_or(0) != 0) return failed("TLC has left states on its queue", exit_code);
    account_.ending = Ending::holds;
    return std::move(account_);
  }

 private:
  static std::optional<Ending> ending_of(int code) {
    switch (code) {
      case invariant_initial:
      case invariant_violated: return Ending::invariant;
      case property_initial:
      case action_property_violated: return Ending::action_property;
      case temporal_violated: return Ending::temporal;
      case deadlock_reached: return Ending::deadlock;
      case assumption_false: return Ending::assumption;
      default: return std::nullopt;
    }
  }

  // Before TLC starts, and in the configuration, an error is about the text; in memory and files it is about the
  // machine; what remains happens while expressions are evaluated.
  Ending error_ending(int code) const {
    const bool configuration = (code >= config_first && code <= config_last) || code == config_undefined ||
                               code == config_not_constant || code >= parsing_failed;
    const bool machine = (code > general && code < initial_state) || (code >= 2123 && code <= 2131) ||
                         (code >= 2133 && code <= 2138) || (code >= 2160 && code <= 2163) || code == 2166 ||
                         code == 2167 || code == 2174 || code == 2175 || code == 2270 || code == 2282;
    return started_ && !configuration && !machine ? Ending::evaluation : Ending::failed;
  }

  Account failed(const std::string& why, int exit_code) {
    account_.ending = Ending::failed;
    account_.message =
        fmt::format("{} (exit code {})", why, exit_code) + (account_.message.empty() ? "" : "\n" + account_.message);
    return std::move(account_);
  }

  void note_odd(const Message& message) {
    if (odd_.empty()) odd_ = fmt::format("message {}: {}", message.code, trimmed(message.text));
  }

  // The first error is the verdict; what follows says more about it.
  void take_error(Ending ending, const Message& message) {
    if (!account_.message.empty()) account_.message += "\n";
    account_.message += trimmed(message.text);
    if (error_seen_) return;
    error_seen_ = true;
    account_.ending = ending;
    switch (message.code) {
      case invariant_evaluation: take_name_after("invariant ", message); break;
      case action_property_evaluation: take_name_after("property ", message); break;
      case action_property_violated: take_name_after("property ", message); break;
      case invariant_initial:
      case invariant_violated:
      case property_initial:
        account_.property = second_word(message.text);
        if (account_.property.empty()) note_odd(message);
        break;
      default: break;
    }
    // The state itself follows the first line.
    if (message.code == invariant_initial || message.code == property_initial)
      if (const std::size_t line = message.text.find('\n'); line != std::string::npos)
        account_.trace.states.push_back({"", trimmed(message.text.substr(line))});
  }

  void take_name_after(std::string_view word, const Message& message) {
    const std::size_t at = message.text.find(word);
    if (at == std::string::npos) return note_odd(message);
    const std::size_t from = at + word.size(), to = message.text.find_first_of(" .\n", from);
    account_.property = message.text.substr(from, to - from);
  }

  void take_version(const std::string& text) {
    const std::size_t at = text.find("Version ");
    if (at == std::string::npos) return;
    const std::size_t from = at + 8;
    account_.version = text.substr(from, text.find_first_of(" \n", from) - from);
  }

  void take_stats(const Message& message) {
    const auto found = numbers(message.text);
    if (found.size() != 3) return note_odd(message);
    account_.generated = found[0], account_.distinct = found[1], account_.left = found[2];
    stats_seen_ = true;
  }

  void take_depth(const Message& message) {
    const auto found = numbers(message.text);
    if (found.size() != 1) return note_odd(message);
    account_.depth = found[0];
  }

  // "<Up line 6, col 1 to line 6, col 2 of module A>: 3:6"
  void take_coverage(const Message& message) {
    const std::string action = action_name(message.text);
    const std::size_t end = message.text.rfind(">: ");
    const auto found = end == std::string::npos ? std::vector<std::uint64_t>() : numbers(message.text.substr(end));
    if (action.empty() || found.size() != 2) return note_odd(message);
    auto at = std::find_if(account_.actions.begin(), account_.actions.end(),
                           [&](const ActionCount& count) { return count.action == action; });
    if (at == account_.actions.end()) at = account_.actions.insert(at, ActionCount{action, 0, 0});
    at->distinct += found[0], at->taken += found[1];
  }

  // "2: <Up line 6, col 7 to line 6, col 42 of module A>", then the state.
  void take_state(const Message& message) {
    const std::size_t line = message.text.find('\n');
    const std::string head = message.text.substr(0, line);
    const std::string action = action_name(head);
    const bool initial = head.find("<Initial predicate>") != std::string::npos;
    if (action.empty() || (initial != account_.trace.states.empty())) return note_odd(message);
    account_.trace.states.push_back(
        {initial ? "" : action, line == std::string::npos ? "" : trimmed(message.text.substr(line))});
  }

  // "1: Back to state: <Reset line 7, col 10 to line 7, col 41 of module A>"
  void take_return(const Message& message) {
    const auto found = numbers(message.text);
    if (found.empty() || found[0] < 1 || found[0] > account_.trace.states.size()) return note_odd(message);
    account_.trace.end = TraceEnd::returns;
    account_.trace.back_to = found[0] - 1;
    account_.trace.closing_action = action_name(message.text);
  }

  Account account_;
  bool started_ = false, success_ = false, finished_ = false, error_seen_ = false, stats_seen_ = false;
  std::string odd_;
};

}  // namespace

Account read_account(std::string_view output, int exit_code) {
  MessageReader reader;
  Interpreter interpreter;
  for (const Message& message : reader.feed(output)) interpreter.take(message);
  return interpreter.finish(reader.complaint(), reader.chatter(), exit_code);
}

}  // namespace gridproof::tlc
