// TLC's output, recorded: what it comes to, and that nothing cut short or unknown passes for a success.
#include "verify/tlc/messages.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tlc/machine.hpp"
#include "verify/tlc/run.hpp"

using namespace gridproof::tlc;

namespace {

struct Recorded {
  std::string name;
  int exit_code;
  Ending ending;
  std::string property;
  std::uint64_t distinct;
  std::optional<std::uint64_t> depth;
  std::size_t states;  // of the trace
};

const std::vector<Recorded> all_recorded = {
    {"holds", 0, Ending::holds, "", 4, 4, 0},
    {"invariant", 12, Ending::invariant, "Small", 4, 4, 4},
    {"initial", 12, Ending::invariant, "NotZero", 0, std::nullopt, 1},
    {"action", 13, Ending::action_property, "Grows", 4, 4, 5},
    {"stuttering", 13, Ending::temporal, "", 4, std::nullopt, 3},
    {"lasso", 13, Ending::temporal, "", 4, std::nullopt, 4},
    {"deadlock", 11, Ending::deadlock, "", 4, 4, 4},
    {"evaluation", 76, Ending::evaluation, "NoValue", 3, 3, 3},
    {"assumption", 10, Ending::assumption, "", 0, std::nullopt, 0},
    {"unassigned", 151, Ending::failed, "", 0, std::nullopt, 0},
    {"unknown", 151, Ending::failed, "", 0, std::nullopt, 0},
    {"nested", 10, Ending::evaluation, "", 0, std::nullopt, 0},
    {"parse", 150, Ending::failed, "", 0, std::nullopt, 0},
};

std::string text_of(const std::string& name) { return content_of(here / "outputs" / (name + ".txt")); }

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

std::string without_message(const std::string& text, const std::string& code) {
  const std::size_t from = text.find("@!@!@STARTMSG " + code + ":");
  const std::string end = "@!@!@ENDMSG " + code + " @!@!@\n";
  const std::size_t to = text.find(end, from);
  REQUIRE(from != std::string::npos);
  REQUIRE(to != std::string::npos);
  return text.substr(0, from) + text.substr(to + end.size());
}

void check_account(const Recorded& expected, const Account& account) {
  INFO(account.message);
  CHECK(name(account.ending) == name(expected.ending));
  CHECK(account.property == expected.property);
  CHECK(account.distinct == expected.distinct);
  CHECK(account.depth == expected.depth);
  CHECK(account.trace.states.size() == expected.states);
  CHECK((account.ending == Ending::holds) == account.message.empty());
}

}  // namespace

TEST_CASE("a recorded output comes to its verdict, counts and trace") {
  for (const Recorded& recorded : all_recorded) {
    CAPTURE(recorded.name);
    const Account account = read_account(text_of(recorded.name), recorded.exit_code);
    check_account(recorded, account);
    CHECK(account.version == "2.18");
  }
}

TEST_CASE("TLC says today what was recorded") {
  const auto tools = real_tlc();
  if (!tools) return;
  for (const Recorded& recorded : all_recorded) {
    CAPTURE(recorded.name);
    const Run run = run_tlc({.tools = *tools,
                             .folder = here / "models",
                             .module = recorded.name == "parse"    ? "Broken"
                                       : recorded.name == "nested" ? "Huge"
                                                                   : "Counter",
                             .config = recorded.name + ".cfg",
                             .brief = true});
    check_account(recorded, run.account);
    const Account then = read_account(text_of(recorded.name), recorded.exit_code);
    CHECK(run.account.message == then.message);
    REQUIRE(run.account.actions.size() == then.actions.size());
    for (std::size_t i = 0; i < then.actions.size(); ++i) CHECK(run.account.actions[i].taken == then.actions[i].taken);
  }
}

TEST_CASE("actions are counted, those that are never taken too") {
  const Account account = read_account(text_of("holds"), 0);
  REQUIRE(account.actions.size() == 3);
  CHECK(account.actions[0].action == "Up");
  CHECK(account.actions[0].taken == 3);
  CHECK(account.actions[1].action == "Reset");
  CHECK(account.actions[1].taken == 1);
  CHECK(account.actions[1].distinct == 0);
  CHECK(account.actions[2].action == "Never");
  CHECK(account.actions[2].taken == 0);
  CHECK(account.generated == 5);
}

TEST_CASE("an action that stands in several places has one count") {
  const std::string again =
      "@!@!@STARTMSG 2772:0 @!@!@\n<Up line 9, col 1 to line 9, col 2 of module Other>: 1:4\n@!@!@ENDMSG 2772 @!@!@\n";
  const Account account =
      read_account(replaced(text_of("holds"), "@!@!@STARTMSG 2774:0", again + "@!@!@STARTMSG 2774:0"), 0);
  REQUIRE(account.actions.size() == 3);
  CHECK(account.actions[0].taken == 7);
}

TEST_CASE("a trace has its actions and says how it ends") {
  const Account stops = read_account(text_of("action"), 13);
  REQUIRE(stops.trace.states.size() == 5);
  CHECK(stops.trace.states[0].action.empty());
  CHECK(stops.trace.states[0].text == "/\\ x = 0\n/\\ y = [name |-> \"y\", at |-> (<<1, 2>> :> 3)]");
  CHECK(stops.trace.states[3].action == "Up");
  CHECK(stops.trace.states[4].action == "Reset");
  CHECK(stops.trace.end == TraceEnd::stops);

  CHECK(read_account(text_of("stuttering"), 13).trace.end == TraceEnd::stutters);

  const Account returns = read_account(text_of("lasso"), 13);
  CHECK(returns.trace.end == TraceEnd::returns);
  CHECK(returns.trace.back_to == 0);
  CHECK(returns.trace.closing_action == "Reset");
}

TEST_CASE("a failure says what is wrong with the text") {
  CHECK(read_account(text_of("parse"), 150).message.find("line 3, column 15") != std::string::npos);
  CHECK(read_account(text_of("unassigned"), 151).message.find("Top is not assigned") != std::string::npos);
  CHECK(read_account(text_of("evaluation"), 76).message.find("nonexistent field \"missing\"") != std::string::npos);
}

TEST_CASE("no output that breaks off is a verdict") {
  for (const Recorded& recorded : all_recorded) {
    const std::string whole = text_of(recorded.name);
    const std::size_t end = whole.rfind("@!@!@ENDMSG 2186");
    REQUIRE(end != std::string::npos);
    for (std::size_t size = 0; size < end; ++size)
      for (const int code : {0, recorded.exit_code}) {
        const Account account = read_account(whole.substr(0, size), code);
        if (account.ending == Ending::failed && !account.message.empty()) continue;
        CAPTURE(recorded.name, size, code, name(account.ending));
        FAIL("an output that breaks off has a verdict");
      }
  }
}

TEST_CASE("success takes TLC's own word, its counts and a good end") {
  const std::string good = text_of("holds");
  CHECK(read_account(good, 0).ending == Ending::holds);
  CHECK(read_account(good, 1).ending == Ending::failed);
  for (const char* code : {"2193", "2186", "2199", "2194"}) {
    CAPTURE(code);
    CHECK(read_account(without_message(good, code), 0).ending == Ending::failed);
  }
  CHECK(read_account(replaced(good, "found, 0 states left on queue.\n@!@!@ENDMSG 2199",
                              "found, 7 states left on queue.\n@!@!@ENDMSG 2199"),
                     0)
            .ending == Ending::failed);
  CHECK(read_account("", 0).ending == Ending::failed);
  CHECK(read_account("All is well\n", 0).ending == Ending::failed);
}

TEST_CASE("a violation with a good exit code is no violation but a riddle") {
  CHECK(read_account(text_of("invariant"), 0).ending == Ending::failed);
  CHECK(read_account(text_of("deadlock"), 0).ending == Ending::failed);
}

TEST_CASE("an unknown error never passes, unknown information does") {
  const auto with = [](const std::string& kind) {
    return replaced(text_of("holds"), "@!@!@STARTMSG 2186:0",
                    "@!@!@STARTMSG 9999:" + kind +
                        " @!@!@\nSomething new.\n@!@!@ENDMSG 9999 @!@!@\n"
                        "@!@!@STARTMSG 2186:0");
  };
  CHECK(read_account(with("0"), 0).ending == Ending::holds);
  CHECK(read_account(with("1"), 0).ending == Ending::failed);
  CHECK(read_account(with("2"), 0).ending == Ending::failed);
  const Account warned = read_account(with("3"), 0);
  CHECK(warned.ending == Ending::holds);
  CHECK(warned.warnings == std::vector<std::string>{"Something new."});
}

TEST_CASE("messages that do not fit together are not understood") {
  const std::string good = text_of("holds");
  CHECK(read_account(replaced(good, "@!@!@ENDMSG 2193 @!@!@", "@!@!@ENDMSG 2194 @!@!@"), 0).ending == Ending::failed);
  CHECK(read_account(replaced(good, "@!@!@ENDMSG 2193 @!@!@\n", ""), 0).ending == Ending::failed);
  CHECK(read_account(replaced(good, "@!@!@STARTMSG 2193:0 @!@!@", "@!@!@STARTMSG 2193 @!@!@"), 0).ending ==
        Ending::failed);
  CHECK(read_account(replaced(good, "4 distinct states found, 0 states left on queue.\n@!@!@ENDMSG 2199",
                              "some distinct states\n@!@!@ENDMSG 2199"),
                     0)
            .ending == Ending::failed);
  CHECK(read_account(replaced(good, "graph search is 4.", "graph search is deep."), 0).ending == Ending::failed);
  CHECK(read_account(replaced(good, "of module Counter>: 3:3", "of module Counter>: often"), 0).ending ==
        Ending::failed);
}

TEST_CASE("an error may have its cause within it") {
  const Account account = read_account(text_of("nested"), 10);
  CHECK(account.ending == Ending::evaluation);
  CHECK(account.message.find("Evaluating assumption") != std::string::npos);
  CHECK(account.message.find("Attempted to apply") != std::string::npos);
  CHECK(account.message.find("@!@") == std::string::npos);
  CHECK(account.message.find("Overflow when computing the number of elements") != std::string::npos);
}

TEST_CASE("messages arrive in pieces of any size") {
  const std::string text = text_of("invariant");
  MessageReader whole, single;
  const auto expected = whole.feed(text);
  std::vector<Message> found;
  for (const char c : text)
    for (const Message& message : single.feed(std::string_view(&c, 1))) found.push_back(message);
  REQUIRE(found.size() == expected.size());
  for (std::size_t i = 0; i < found.size(); ++i) {
    CHECK(found[i].code == expected[i].code);
    CHECK(found[i].kind == expected[i].kind);
    CHECK(found[i].text == expected[i].text);
  }
  CHECK(single.complaint().empty());
}
