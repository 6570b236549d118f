// What TLC says with -tool, read by its message codes:
//
//   @!@!@STARTMSG 2110:1 @!@!@        code 2110 (an invariant is violated), kind 1 (an error)
//   Invariant HintSoundInv is violated.
//   @!@!@ENDMSG 2110 @!@!@
//
//   const Account account = read_account(output, exit_code);
//   if (account.ending == Ending::holds) ...
//
// The codes are the same in all versions of TLC, the words are not. What is not understood is never a success: an error
// of an unknown code, an output that breaks off, an end without TLC's own "finished" are all Ending::failed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gridproof::tlc {

struct Message {
  int code = 0;
  int kind = 0;  // 0 information, 1 error, 2 a bug of TLC, 3 warning, 4 state
  std::string text;
};

// The messages as they come in, in pieces of any size. TLC may put one message into another, the cause of an error into
// the error: then the outer one has the text of both. Lines outside of a message are no message: the parser's own
// chatter, and what a module prints.
class MessageReader {
 public:
  // The messages that this piece completes.
  std::vector<Message> feed(std::string_view piece);

  // The lines outside of messages: where the parser says what is wrong with a module.
  const std::string& chatter() const { return chatter_; }

  // Why the text so far is not a whole number of well-formed messages, or nothing.
  std::string complaint() const;

 private:
  void take(const std::string& line, std::vector<Message>& complete);

  std::string line_;
  std::vector<Message> open_;  // the outermost first
  std::string complaint_, chatter_;
};

enum class Ending : std::uint8_t {
  holds,            // everything was explored, nothing is violated
  invariant,        // a state breaks the invariant `property`
  action_property,  // a step breaks the property `property`
  temporal,         // a behaviour breaks a temporal property, which TLC need not name
  deadlock,         // a state without a next one
  assumption,       // an ASSUME is false
  evaluation,       // an expression has no value
  failed,           // everything else: no parse, wrong configuration, no memory, an output that is not understood
  timed_out,
};
std::string_view name(Ending ending);

// Ends at which TLC has shown that something does not hold.
bool is_violation(Ending ending);

struct State {
  std::string action;  // that leads to it; empty for the first
  std::string text;    // conjuncts "/\ variable = value", as TLC prints them
};

enum class TraceEnd : std::uint8_t { stops, stutters, returns };

struct PrintedTrace {
  std::vector<State> states;
  TraceEnd end = TraceEnd::stops;
  std::size_t back_to = 0;     // where it returns to: an index into `states`
  std::string closing_action;  // by which it returns
};

// How often an action was taken, all its places in the text together. On a violation TLC takes the steps of the trace
// once more, so only zero or not is to be relied on.
struct ActionCount {
  std::string action;
  std::uint64_t distinct = 0;  // times it led to a new state
  std::uint64_t taken = 0;
};

struct Account {
  std::string version;  // "2.18"
  Ending ending = Ending::failed;
  std::string property;                       // that is violated or has no value, where TLC names it
  std::string message;                        // what TLC says is wrong, or what is wrong with its output
  std::uint64_t generated = 0, distinct = 0;  // states
  std::optional<std::uint64_t> left, depth;   // states not looked at; length of the longest shortest path
  std::vector<ActionCount> actions;           // in the order of the text
  PrintedTrace trace;                         // of a violation
  std::vector<std::string> warnings;
};

// The whole standard output of a TLC that has ended with `exit_code`.
Account read_account(std::string_view output, int exit_code);

// The numbers of a text in order; "1,234" counts as one.
std::vector<std::uint64_t> numbers(std::string_view text);

}  // namespace gridproof::tlc
