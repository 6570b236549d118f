// The engine's behaviour written as a module, read back, and judged by TLC; what has been tampered with is rejected at
// the state where it is wrong.
#include "verify/tlc/trace.hpp"

#include <catch2/catch.hpp>
#include <functional>
#include <sstream>

#include "solver/generate.hpp"
#include "tlc/machine.hpp"
#include "verify/report/itf.hpp"
#include "verify/tlc/samples.hpp"

namespace gridproof::tlc {

namespace {

using verify::Case;
using verify::TraceState;
using verify::RecordedTrace;

const spec::Layout four = spec::Layout::boxes(2, 2);

// A call that goes through all three tiers, and ends with brute force.
RecordedTrace long_call() {
  spec::Grid grid(16);
  const spec::Grid solution = class_boards().front();
  grid[0] = solution[0];
  return record_call(four, {grid, solution, spec::Marks<spec::Truth>(four)});
}

// The states of these numbers, in this order.
std::vector<TraceState> picked(const std::vector<TraceState>& states, std::initializer_list<std::size_t> numbers) {
  std::vector<TraceState> result;
  for (const std::size_t number : numbers) result.push_back(states[number]);
  return result;
}

std::string again(const std::string& text) {
  const auto trace = read_module(text, "file.tla");
  return trace ? "read" : text::to_string(trace.error());
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

struct Tampering {
  const char* what;
  std::size_t state;
  std::function<void(std::vector<TraceState>&)> change;
};

const std::vector<Tampering>& tamperings() {
  using spec::HintType;
  using spec::Pc;
  // start, find_only_choice, find_last_remaining, find_brute_force, done
  static const std::vector<Tampering> all = {
      {"wrong initial pc", 0, [](auto& s) { s[0].pc = Pc::find_only_choice; }},
      {"a hint to begin with", 0,
       [](auto& s) {
         s[0].hint = {HintType::brute_force, {{1, 2}}};
       }},
      {"a solution that breaks the rules", 0,
       [](auto& s) {
         for (auto& at : s) at.at.solution[5] = 1;
       }},
      {"a grid that contradicts the solution", 0,
       [](auto& s) {
         for (auto& at : s) at.at.grid[0] = 2;
       }},
      {"a crossed mark on the solution", 0,
       [](auto& s) {
         for (auto& at : s) at.at.crossed.at(0, 1) = spec::Truth(true);
       }},
      {"the first action is none of Init", 0, [](auto& s) { s[0].action = "StartHeuristicCheck"; }},
      {"wrong pc", 2, [](auto& s) { s[2].pc = Pc::find_brute_force; }},
      {"wrong action", 2, [](auto& s) { s[2].action = "FindOnlyChoice"; }},
      {"an action that there is not", 3, [](auto& s) { s[3].action = "Guess"; }},
      {"a step left out", 2,
       [](auto& s) {
         s = picked(s, {0, 1, 3, 4});
       }},
      {"a step twice", 3,
       [](auto& s) {
         s = picked(s, {0, 1, 2, 2, 3, 4});
       }},
      {"changed grid in the middle", 2, [](auto& s) { s[2].at.grid[1] = s[2].at.solution[1]; }},
      {"changed solution in the middle", 3, [](auto& s) { s[3].at.solution = class_boards().back(); }},
      {"changed marks in the middle", 1, [](auto& s) { s[1].at.crossed.at(1, 1) = spec::Truth(true); }},
      {"wrong value", 4, [](auto& s) { s[4].hint.set[0].value = 3; }},
      {"wrong type", 4, [](auto& s) { s[4].hint.type = HintType::last_remaining; }},
      {"not the least choice", 4,
       [](auto& s) {
         s[4].hint = {HintType::brute_force, {{2, 3}}};
       }},
      {"a hint too early", 1,
       [](auto& s) {
         s[1].hint = {HintType::brute_force, {{1, 2}}};
       }},
  };
  return all;
}

// TLC names the state, and the spec in C++ names the same.
void check_rejected(const Tampering& tampering) {
  CAPTURE(tampering.what);
  RecordedTrace trace = long_call();
  REQUIRE(trace.trace.states.size() == 5);
  tampering.change(trace.trace.states);
  const TraceAnswer answer = check_trace(trace, {});
  CAPTURE(answer.sentence);
  CHECK(answer.outcome == TraceOutcome::rejected);
  CHECK(answer.state == tampering.state);
  const verify::Replay again = verify::replay(trace);
  CHECK(again.outcome == verify::ReplayOutcome::no_behaviour);
  CHECK(again.state == tampering.state);
}

}  // namespace

TEST_CASE("a call comes back from its module as it was") {
  for (const bool crossed : {false, true})
    for (const spec::Layout& layout : {four, spec::Layout::boxes(2, 3), spec::Layout::boxes(3, 3)}) {
      solver::Random random(1);
      const auto board = std::get<spec::Grid>(solver::random_solution(layout, random));
      for (const Case& at : sample({layout, verify::Dialect::repaired, {board}, 1, crossed})) {
        const RecordedTrace trace = record_call(layout, at);
        CHECK(trace.trace.states.size() >= 3);
        const std::string module = to_module(trace);
        const auto read = read_module(module, "file.tla");
        if (!read) FAIL(text::to_string(read.error()));
        CHECK(to_module(*read) == module);
        CHECK(read->rules == spec::AnyRules(layout));
        CHECK(verify::replay(*read).outcome == verify::ReplayOutcome::behaviour);
      }
    }
}

TEST_CASE("the mapping of variables, fields and members is what the texts say") {
  const std::string header = content_of(std::filesystem::path(GRIDPROOF_SOURCE_DIR) / "verify/tlc/trace.hpp");
  const std::string specification = content_of(models_folder() / "HintTrace.tla");
  const std::string machine = content_of(models_folder() / "HintMachine.tla");
  const std::string module = to_module(long_call());
  const auto has_row = [](const std::string& text, std::initializer_list<std::string> words) {
    for (std::size_t begin = 0; begin < text.size();) {
      const std::size_t end = std::min(text.find('\n', begin), text.size());
      std::istringstream line(text.substr(begin, end - begin));
      std::vector<std::string> found;
      for (std::string word; line >> word;) found.push_back(word);
      std::size_t at = 0;
      for (const std::string& word : words) {
        while (at < found.size() && found[at] != word) ++at;
        if (at < found.size())
          ++at;
        else
          at = found.size() + 1;
      }
      if (at <= found.size()) return true;
      begin = end + 1;
    }
    return false;
  };
  for (const TraceField& entry : trace_fields) {
    const std::string variable(entry.variable), field(entry.field), member = "TraceState::" + std::string(entry.member);
    CAPTURE(field);
    CHECK(has_row(header, {field, member}));
    CHECK(has_row(specification, {field, member}));
    CHECK(module.find(field + " |-> ") != std::string::npos);
    CHECK(specification.find("States[step + 1]." + field) != std::string::npos);
    if (variable.empty()) continue;
    CHECK(has_row(header, {variable, field, member}));
    CHECK(specification.find("/\\ " + variable + "' = ") != std::string::npos);
    CHECK(machine.find("    " + variable + ",") + machine.find("    " + variable + " ") != 2 * std::string::npos);
  }
  // And nothing is left out: the machine's variables are those of the table.
  CHECK(machine.find("vars == <<grid, crossed, solution, hint, pc>>") != std::string::npos);
}

TEST_CASE("a module is read as data, with nothing else in it") {
  const std::string module = to_module(long_call());
  CHECK(again(module) == "read");
  CHECK(again("(* hello *)\n" + module + "what follows is no part of it") == "read");
  CHECK(again(replaced(module, "EXTENDS HintTrace", "EXTENDS IOUtils")) ==
        "file.tla:3:9: expected HintTrace, and no other module, found 'IOUtils'");
  CHECK(again(replaced(module, "EXTENDS HintTrace", "EXTENDS HintTrace, IOUtils")).find("file.tla:3:18: expected ") ==
        0);
  CHECK(
      again(replaced(module, "TraceChoice ==", "ASSUME PrintT(1)\nTraceChoice ==")).find("file.tla:7:8: expected ==") ==
      0);
  CHECK(again(replaced(module, "TraceBoxRows == 2", "TraceBoxRows == 1 + 1")).find("file.tla:5:19: expected a name") ==
        0);
  CHECK(again(replaced(module, "TraceBoxRows == 2", "TraceBoxRows == 0")).find("expected the side of a box") !=
        std::string::npos);
  CHECK(again(replaced(module, "TraceBoxRows == 2", "TraceBoxRows == 25"))
            .find("expected a box of 2 to 25 cells, not 25x2 = 50") != std::string::npos);
  CHECK(again(replaced(replaced(module, "TraceBoxRows == 2", "TraceBoxRows == 1"), "TraceBoxCols == 2",
                       "TraceBoxCols == 1"))
            .find("expected a box of 2 to 25 cells, not 1x1 = 1") != std::string::npos);
  CHECK(again(replaced(module, "TraceBoxCols == 2", "TraceBoxRows == 2"))
            .find("file.tla:6:1: expected one definition of TraceBoxRows") == 0);
  CHECK(again(replaced(module, "\"least\"", "\"most\"")).find("file.tla:7:16: expected \"least\" or \"any\"") == 0);
  CHECK(
      again(replaced(module, "TraceBoxCols == 2\n", "")).find("expected a definition of TraceBoxCols before the end") !=
      std::string::npos);
  CHECK(again(replaced(module, "dieValue |-> 0", "dieValue |-> 5")) ==
        "file.tla:9:3: expected a number from 0 to 4 for dieValue in state 0, found '[action |-> '");
  CHECK(again(replaced(module, "pc |-> \"start\"", "pc |-> \"begin\""))
            .find("expected the name of a pc, not 'begin' in state 0") != std::string::npos);
  CHECK(again(replaced(module, "crossed |-> {}", "crossed |-> {<<1, 1>>}"))
            .find("expected <<row, column, value>> in crossed in state 0") != std::string::npos);
  CHECK(again(replaced(module, "<<1, 0, 0, 0>>", "<<1, 0, 0>>"))
            .find("expected 4 rows of 4 numbers for grid in state 0") != std::string::npos);
  CHECK(
      again(replaced(module, ",\n   crossed |-> {}]", "]")).find("expected a record with a field crossed in state 0") !=
      std::string::npos);
  CHECK(again("").find("file.tla:1:1: expected ----") == 0);
}

TEST_CASE("TLC accepts what the engine does") {
  const auto tools = real_tlc();
  if (!tools) return;
  const auto accepted = [&](const RecordedTrace& trace) {
    const TraceAnswer answer = check_trace(trace, {});
    CAPTURE(answer.sentence);
    CHECK(answer.outcome == TraceOutcome::accepted);
    CHECK(answer.state + 1 == trace.trace.states.size());
  };
  accepted(long_call());
  const spec::Grid full = class_boards().back();
  accepted(record_call(four, {full, full, spec::Marks<spec::Truth>(four)}));  // the hint None
  const auto positions = sample({four, verify::Dialect::repaired, class_boards(), 1, true});
  for (const Case& at : positions) accepted(record_call(four, at));  // with crossed marks
  for (const spec::Layout& layout : {spec::Layout::boxes(2, 3), spec::Layout::boxes(3, 3)}) {
    solver::Random random(1);
    const auto board = std::get<spec::Grid>(solver::random_solution(layout, random));
    accepted(record_call(layout, sample({layout, verify::Dialect::repaired, {board}, 1}).front()));
  }
}

TEST_CASE("TLC rejects a trace that does not begin as the machine does") {
  const auto tools = real_tlc();
  if (!tools) return;
  for (const Tampering& tampering : tamperings())
    if (tampering.state == 0) check_rejected(tampering);
}

TEST_CASE("TLC rejects a trace at the first step that is none of the machine's") {
  const auto tools = real_tlc();
  if (!tools) return;
  for (const Tampering& tampering : tamperings())
    if (tampering.state != 0) check_rejected(tampering);
}

TEST_CASE("TLC accepts other choices where any is allowed, and calls that have not come to their end") {
  const auto tools = real_tlc();
  if (!tools) return;
  // With any choice the one that is not the least will do.
  RecordedTrace other = long_call();
  other.trace.states[4].hint = {spec::HintType::brute_force, {{2, 3}}};
  other.question.choice = verify::ChoiceRule::any;
  CHECK(check_trace(other, {}).outcome == TraceOutcome::accepted);
  // A prefix is a behaviour too.
  RecordedTrace prefix = long_call();
  prefix.trace.states = picked(prefix.trace.states, {0});
  CHECK(check_trace(prefix, {}).outcome == TraceOutcome::accepted);
}

TEST_CASE("without TLC a trace is not judged") {
  const Setting setting("GRIDPROOF_TLC_JAR", "no-such-file.jar");
  CHECK(check_trace(long_call(), {}).outcome == TraceOutcome::not_run);
}

TEST_CASE("a TLC that fails has neither accepted nor rejected") {
  const Folder folder;
  const TraceAnswer answer = check_trace(long_call(), {.tools = fake_java(folder, "echo nonsense\nexit 0\n")});
  CHECK(answer.outcome == TraceOutcome::inconclusive);
}

}  // namespace gridproof::tlc
