// Counterexamples leave as ITF files and come back: what is one is accepted, what was changed is rejected where it was.
#include "verify/report/itf.hpp"

#include <catch2/catch.hpp>
#include <functional>
#include <nlohmann/json.hpp>

#include "spec/sudoku/dialects.hpp"
#include "support/layouts.hpp"
#include "support/replayed.hpp"
#include "support/request.hpp"
#include "verify/trace/replay.hpp"
#include "verify/report/behaviour.hpp"

using namespace gridproof;
using namespace gridproof::verify;
using gridproof::test::run_request;
using nlohmann::json;

namespace {

spec::Grid grid_of(const std::string& digits) {
  spec::Grid grid(digits.size());
  for (std::size_t i = 0; i < digits.size(); ++i)
    grid[i] = static_cast<spec::Value>(digits[i] == '.' ? 0 : digits[i] - '0');
  return grid;
}

Row row_of(const Question& question, const std::string& grid, const std::string& solution) {
  const spec::Layout layout = spec::Layout::boxes(2, 2);
  return {.subject = question.claim,
          .instrument = Instrument::sweep,
          .rules = layout,
          .dialect = question.dialect,
          .choice = question.choice,
          .expected = Verdict::violated,
          .verdict = Verdict::violated,
          .counterexample = Case{grid_of(grid), grid_of(solution), spec::Marks<spec::Truth>(layout)},
          .domain = "",
          .trusted = ""};
}

// Tier 2 of the module as written contradicts a solution that is none: 1 at r1c1 in state 3.
Row unsound(ChoiceRule choice = ChoiceRule::least) {
  return row_of({Claim::hint_sound, Dialect::as_written, choice}, ".234341221434321", "2234341221434321");
}

// Two cells in two rows can be exchanged: tier 3 guesses in state 4.
Row guessed() {
  return row_of({Claim::brute_force_forced, Dialect::repaired, ChoiceRule::least}, "123434..214343..",
                "1234341221434321");
}

Row stuttering() {
  Row row =
      row_of({Claim::termination, Dialect::as_written, ChoiceRule::least}, "1234341221434321", "1234341221434321");
  row.instrument = Instrument::explore;
  row.trace = Trace{{{init_name, *row.counterexample}}, 0};
  return row;
}

Replay replayed(const std::string& text) {
  const auto trace = read_itf(text, "trace.itf.json");
  if (!trace) FAIL(text::to_string(trace.error()));
  return replay(*trace);
}

Replay replayed_after(const Row& row, const std::function<void(json&)>& change) {
  json file = json::parse(to_itf(row));
  change(file);
  return replayed(file.dump());
}

json& cell(json& state, const char* variable, std::size_t index) { return state[variable]["#map"][index][1]; }

std::string text_of(const text::Result<RecordedTrace>& result) {
  return result ? "read" : text::to_string(result.error());
}

}  // namespace

TEST_CASE("every counterexample of the instruments is still one when read back") {
  std::size_t lassos = 0, applied = 0, files = 0;
  for (const Dialect dialect : {Dialect::repaired, Dialect::as_written})
    for (const ChoiceRule choice : {ChoiceRule::least, ChoiceRule::any}) {
      PlanRequest request{
          .names = {"hint_sound", "hint_forced", "brute_force_forced", "hint_legal", "termination", "play_consistent"},
          .rules = spec::Layout::boxes(2, 2),
          .dialect = dialect,
          .choice = choice,
          .range = GridRange{GridRange::Kind::few_empty, 4}};
      if (choice == ChoiceRule::any) request.instrument = Instrument::explore;  // a sweep of all choices is slow
      for (const Row& row : run_request(request).rows) {
        if (!row.counterexample) continue;
        CAPTURE(row.subject.name, name(row.instrument), name(dialect), name(choice));
        const std::string text = to_itf(row);
        const auto trace = read_itf(text, itf_file_name(row));
        INFO(text_of(trace));
        REQUIRE(trace);
        const Trace shown = behaviour(row);
        CHECK(trace->rules == rules_of(row));
        CHECK(trace->question.claim == row.subject.claim);
        CHECK(trace->question.dialect == dialect);
        CHECK(trace->question.choice == choice);
        const std::vector<TraceState>& states = trace->trace.states;
        CHECK(trace->trace.loop == shown.loop);
        REQUIRE(states.size() == shown.states.size());
        for (std::size_t i = 0; i < shown.states.size(); ++i) {
          CHECK(states[i].action == (i == 0 ? "Init" : shown.states[i].action));
          CHECK(states[i].at.grid == shown.states[i].at.grid);
          CHECK(states[i].at.solution == row.counterexample->solution);
          CHECK(states[i].at.crossed.bits() == row.counterexample->crossed.bits());
          CHECK(states[i].hint == shown.states[i].hint);
          CHECK(states[i].pc == shown.states[i].pc);
        }
        const Replay answer = replay(*trace);
        INFO(answer.sentence);
        CHECK(answer.outcome == ReplayOutcome::counterexample);
        ++files;
        lassos += trace->trace.loop ? 1U : 0U;
        applied += states.back().action == "ApplyHint" ? 1U : 0U;
      }
    }
  // Brute force fails in both dialects by all three; as written the others do, of Play not by the explorer, termination
  // by nobody else.
  CHECK(lassos == 2);
  CHECK(applied >= 2);
  CHECK(files >= 24);
}

TEST_CASE("givens come back where they are told, are in the grid, and never change") {
  CHECK_FALSE(read_itf(to_itf(unsound()), "")->trace.states.front().at.givens);
  Row row = unsound();
  row.counterexample->givens = grid_of("..3434122143..21");
  const auto trace = read_itf(to_itf(row), "");
  REQUIRE(trace);
  for (const TraceState& state : trace->trace.states) CHECK(state.at.givens == row.counterexample->givens);
  CHECK(replay(*trace).outcome == ReplayOutcome::counterexample);
  Replay answer = replayed_after(row, [](json& file) { cell(file["states"][2], "givens", 2) = 0; });
  CHECK(answer.sentence == "the givens change, which no action does");
  CHECK(answer.state == 2);
  row.counterexample->givens = grid_of("1...............");
  answer = replayed(to_itf(row));
  CHECK(answer.outcome == ReplayOutcome::no_behaviour);
  CHECK(answer.sentence == "the grid does not have all givens");
  json file = json::parse(to_itf(row));
  file["states"][1].erase("givens");
  CHECK(text_of(read_itf(file.dump(), "f")) == "f:1:1: /states/1/givens: expected a value, found none");
}

TEST_CASE("crossed marks and irregular regions come back") {
  Row row = guessed();
  row.rules = spec::Layout::boxes(2, 2).with_diagonals();
  row.counterexample->crossed.at(6, 3) = spec::Truth(true);
  auto trace = read_itf(to_itf(row), "");
  REQUIRE(trace);
  CHECK(trace->rules == rules_of(row));
  for (const spec::Cell c : rules_of(row).cells())
    for (const spec::Value v : rules_of(row).values())
      CHECK(trace->trace.states.front().at.crossed.is(c, v).holds() == (c == 6 && v == 3));

  const RunReport report = run_request({.names = {"brute_force_forced"},
                                        .instrument = Instrument::property,
                                        .rules = test::jigsaw().named("regions:maps/a b.txt"),
                                        .dialect = Dialect::repaired,
                                        .choice = ChoiceRule::any});
  REQUIRE(report.rows.size() == 1);
  REQUIRE(report.rows[0].counterexample);
  CHECK(itf_file_name(report.rows[0]) == "brute_force_forced-regions_maps_a_b.txt-repaired-any-property.itf.json");
  trace = read_itf(to_itf(report.rows[0]), "");
  INFO(text_of(trace));
  REQUIRE(trace);
  CHECK(trace->rules == spec::AnyRules(test::jigsaw()));
  CHECK(trace->rules.name() == "regions:maps/a b.txt");
  CHECK(replay(*trace).outcome == ReplayOutcome::counterexample);
}

TEST_CASE("a behaviour that does not break its claim is no counterexample") {
  const std::string solution = "1234341221434321";
  const auto outcome = [&](Claim claim, const std::string& grid) {
    const Replay answer = replayed(to_itf(row_of({claim, Dialect::repaired, ChoiceRule::least}, grid, solution)));
    INFO(answer.sentence);
    return answer.outcome;
  };
  for (const ClaimEntry& claim : claims) {
    CAPTURE(claim.name);
    for (const char* grid : {"1234341221434321", ".234341221434321", "1.3...1.2...4..1", "................"})
      if (claim.claim != Claim::brute_force_forced)
        CHECK(outcome(claim.claim, grid) == ReplayOutcome::no_counterexample);
  }
  CHECK(outcome(Claim::brute_force_forced, "123434..214343..") == ReplayOutcome::counterexample);
  CHECK(outcome(Claim::brute_force_forced, "123434..21434321") == ReplayOutcome::no_counterexample);  // tier 1 answers
  // The same board with a valid solution: what was a counterexample as written is none any more.
  const Replay mended = replayed_after(unsound(), [](json& file) {
    for (json& state : file["states"]) cell(state, "solution", 0) = 1;
  });
  CHECK(mended.outcome == ReplayOutcome::no_behaviour);  // tier 1 would have answered
  CHECK(mended.state == 2);
  CHECK(replayed_after(unsound(), [](json& file) { file["states"].erase(3); }).outcome ==
        ReplayOutcome::no_counterexample);
}

TEST_CASE("no part of a game breaks a claim that holds") {
  const spec::Layout four = spec::Layout::boxes(2, 2);
  const GameOf<spec::Repaired> game(four);
  const Trace whole = test::played(game, {spec::Grid(16), grid_of("1234341221434321"), spec::Marks<spec::Truth>(four)});
  REQUIRE(whole.states.size() > 40);
  for (std::size_t length = 1; length <= whole.states.size(); ++length) {
    Trace part = whole;
    part.states.erase(part.states.begin() + static_cast<std::ptrdiff_t>(length), part.states.end());
    for (const ClaimEntry& claim : claims) {
      if (claim.claim == Claim::brute_force_forced) continue;
      CAPTURE(length, claim.name);
      CHECK(test::replayed(game, {claim.claim}, part).outcome == ReplayOutcome::no_counterexample);
    }
  }
}

TEST_CASE("a changed trace is rejected, at the state that was changed") {
  struct Change {
    const char* what;
    std::size_t state;
    std::function<void(json&)> make;
  };
  const std::vector<Change> changes = {
      {"the hint's value", 3, [](json& f) { f["states"][3]["hint"]["dieValue"] = 2; }},
      {"the hint's cell", 3, [](json& f) { f["states"][3]["hint"]["col"] = 2; }},
      {"the hint's type", 3, [](json& f) { f["states"][3]["hint"]["type"] = "OnlyChoice"; }},
      {"no hint", 3, [](json& f) { f["states"][3]["hint"] = f["states"][0]["hint"]; }},
      {"a hint too early", 2, [](json& f) { f["states"][2]["hint"] = f["states"][3]["hint"]; }},
      {"a hint to begin with", 0, [](json& f) { f["states"][0]["hint"] = f["states"][3]["hint"]; }},
      {"a step left out", 2, [](json& f) { f["states"].erase(2); }},
      {"the first state left out", 0, [](json& f) { f["states"].erase(0); }},
      {"a state twice", 2, [](json& f) { f["states"].insert(f["states"].begin() + 2, f["states"][1]); }},
      {"a given erased on the way", 1, [](json& f) { cell(f["states"][1], "grid", 5) = 0; }},
      {"a given that the solution does not have", 0,
       [](json& f) {
         for (json& state : f["states"]) cell(state, "grid", 5) = 1;
       }},
      {"a given more, so that nothing is left to find", 3,
       [](json& f) {
         for (json& state : f["states"]) cell(state, "grid", 0) = 2;
       }},
      {"the solution on the way", 2, [](json& f) { cell(f["states"][2], "solution", 0) = 1; }},
      {"a hole in the solution", 0,
       [](json& f) {
         for (json& state : f["states"]) cell(state, "solution", 0) = 0;
       }},
      {"marks on the way", 2,
       [](json& f) {
         f["states"][2]["crossed"]["#set"] = {{{"#tup", {1, 1, 4}}}};
       }},
      {"marks, which as written has none", 0,
       [](json& f) {
         for (json& state : f["states"]) state["crossed"]["#set"] = {{{"#tup", {1, 1, 4}}}};
       }},
      {"an action of the wrong pc", 2, [](json& f) { f["states"][2]["#meta"]["action"] = "ProceedToTier3"; }},
      {"an action that is not enabled", 2, [](json& f) { f["states"][2]["#meta"]["action"] = "FindOnlyChoice"; }},
      {"no action of ours", 1, [](json& f) { f["states"][1]["#meta"]["action"] = "Start"; }},
      {"ApplyHint without a hint", 1, [](json& f) { f["states"][1]["#meta"]["action"] = "ApplyHint"; }},
      {"an action for the first state", 0, [](json& f) { f["states"][0]["#meta"]["action"] = "FindOnlyChoice"; }},
      {"the pc", 1, [](json& f) { f["states"][1]["pc"] = "find_last_remaining"; }},
      {"the pc to begin with", 0, [](json& f) { f["states"][0]["pc"] = "done"; }},
      {"the dialect, which wants a valid solution", 0, [](json& f) { f["#meta"]["dialect"] = "repaired"; }},
      {"a loop that no action closes", 3, [](json& f) { f["loop"] = 1; }},
  };
  REQUIRE(replayed(to_itf(unsound())).outcome == ReplayOutcome::counterexample);
  CHECK(replayed(to_itf(unsound())).state == 3);
  for (const Change& change : changes) {
    CAPTURE(change.what);
    const Replay answer = replayed_after(unsound(), change.make);
    INFO(answer.sentence);
    CHECK(answer.outcome == ReplayOutcome::no_behaviour);
    CHECK(answer.state == change.state);
  }
}

TEST_CASE("the least choice is one; any choice may be another that the tier proposes, and no more") {
  // Tier 3 proposes the solution's value of each empty cell.
  const auto choose = [](const char* rule, int column, int value) {
    return replayed_after(guessed(), [&](json& file) {
      file["#meta"]["choice"] = rule;
      if (column == 0) file["states"][4]["hint"]["row"] = 0;
      file["states"][4]["hint"]["col"] = column;
      file["states"][4]["hint"]["dieValue"] = value;
    });
  };
  CHECK(choose("least", 3, 1).outcome == ReplayOutcome::counterexample);
  CHECK(choose("least", 4, 2).outcome == ReplayOutcome::no_behaviour);
  CHECK(choose("any", 3, 1).outcome == ReplayOutcome::counterexample);
  CHECK(choose("any", 4, 2).outcome == ReplayOutcome::counterexample);
  CHECK(choose("any", 4, 1).outcome == ReplayOutcome::no_behaviour);
  CHECK(choose("any", 1, 3).outcome == ReplayOutcome::no_behaviour);
  CHECK(choose("any", 0, 0).outcome == ReplayOutcome::no_behaviour);
}

TEST_CASE("for ever is for ever only where nothing has to happen") {
  CHECK(replayed(to_itf(stuttering())).outcome == ReplayOutcome::counterexample);
  // The repaired dialect is fair.
  CHECK(replayed_after(stuttering(), [](json& file) { file["#meta"]["dialect"] = "repaired"; }).outcome ==
        ReplayOutcome::no_behaviour);
  // Without the loop it is only the beginning of a behaviour.
  CHECK(replayed_after(stuttering(), [](json& file) { file.erase("loop"); }).outcome ==
        ReplayOutcome::no_counterexample);
  // To stutter when the call is done breaks nothing, in either dialect.
  Row done = stuttering();
  done.trace.reset();
  for (const char* dialect : {"as-written", "repaired"})
    CHECK(replayed_after(done, [&](json& file) {
            file["#meta"]["dialect"] = dialect;
            file["loop"] = 4;
          }).outcome == ReplayOutcome::no_counterexample);
}

TEST_CASE("play for ever is a counterexample only where play could stop and the grid is not full") {
  Row row = row_of({Claim::play_ends, Dialect::as_written, ChoiceRule::least}, "123434..214343..", "1234341221434321");
  row.instrument = Instrument::explore;
  row.trace = Trace{{{init_name, *row.counterexample}}, 0};
  CHECK(replayed(to_itf(row)).outcome == ReplayOutcome::counterexample);
  CHECK(replayed_after(row, [](json& file) { file["#meta"]["dialect"] = "repaired"; }).outcome ==
        ReplayOutcome::no_behaviour);
  // A call that is done with a hint goes on: ApplyHint is fair too.
  row.trace.reset();
  const auto at_done = [&](const char* dialect) {
    return replayed_after(row, [&](json& file) {
      file["#meta"]["dialect"] = dialect;
      while (file["states"].back()["pc"] != "done") file["states"].erase(file["states"].size() - 1);
      file["loop"] = file["states"].size() - 1;
    });
  };
  CHECK(at_done("as-written").outcome == ReplayOutcome::counterexample);
  CHECK(at_done("repaired").outcome == ReplayOutcome::no_behaviour);
  // Done on a full grid is where play ends.
  row.counterexample->grid = row.counterexample->solution;
  CHECK(at_done("as-written").outcome == ReplayOutcome::no_counterexample);
  CHECK(at_done("repaired").outcome == ReplayOutcome::no_counterexample);
}

TEST_CASE("a search that gives up leaves the question open") {
  const auto trace = read_itf(to_itf(guessed()), "trace.itf.json");
  REQUIRE(trace);
  CHECK(replay(*trace).outcome == ReplayOutcome::counterexample);
  CHECK(replay(*trace, {0}).outcome == ReplayOutcome::inconclusive);
}

TEST_CASE("ApplyHint writes the hint and begins anew") {
  Row row = unsound();
  row.subject = Claim::play_consistent;
  const Replay answer = replayed(to_itf(row));
  CHECK(answer.outcome == ReplayOutcome::counterexample);
  CHECK(answer.state == 3);
  const auto state_after = [&](const std::function<void(json&)>& change) {
    const Replay changed = replayed_after(row, [&](json& file) { change(file["states"][4]); });
    CHECK(changed.outcome == ReplayOutcome::no_behaviour);
    return changed.state;
  };
  CHECK(state_after([](json& state) { cell(state, "grid", 0) = 2; }) == 4);
  CHECK(state_after([](json& state) { cell(state, "grid", 0) = 0; }) == 4);
  CHECK(state_after([](json& state) { cell(state, "grid", 1) = 0; }) == 4);
  CHECK(state_after([](json& state) { state["pc"] = "find_only_choice"; }) == 4);
  CHECK(state_after([](json& state) {
          for (const char* part : {"row", "col", "dieValue"}) state["hint"][part] = 1;
        }) == 4);
}

TEST_CASE("numbers may be big ones") {
  CHECK(replayed_after(unsound(), [](json& file) {
          file["states"][3]["hint"]["dieValue"] = {{"#bigint", "1"}};
          cell(file["states"][0], "grid", 0) = {{"#bigint", "0"}};
        }).outcome == ReplayOutcome::counterexample);
}

TEST_CASE("a file that is no trace is told where it is wrong") {
  const std::string good = to_itf(unsound());
  CHECK(text_of(read_itf("", "f")).substr(0, 6) == "f:1:1:");
  CHECK(text_of(read_itf("{\n  \"a\": }", "f")).substr(0, 7) == "f:2:8: ");
  CHECK(text_of(read_itf(good.substr(0, good.size() / 2), "f")).find("expected JSON") != std::string::npos);
  CHECK(text_of(read_itf("\xff\xfe", "f")).substr(0, 6) == "f:1:1:");
  CHECK(text_of(read_itf("[]", "f")) == "f:1:1: /: expected an object, found []");
  CHECK(text_of(read_itf("7", "f")) == "f:1:1: /: expected an object, found 7");
  CHECK(text_of(read_itf(std::string(100'000, '['), "f")).find("expected JSON") != std::string::npos);

  struct Fault {
    const char* message;
    std::function<void(json&)> make;
  };
  const std::vector<Fault> faults = {
      {"/#meta: expected a value, found none", [](json& f) { f.erase("#meta"); }},
      {"/#meta/format: expected \"ITF\", found \"DOT\"", [](json& f) { f["#meta"]["format"] = "DOT"; }},
      {"/#meta/claim: expected the name of a claim, found \"truth\"", [](json& f) { f["#meta"]["claim"] = "truth"; }},
      {"/#meta/claim: expected a string, found 1", [](json& f) { f["#meta"]["claim"] = 1; }},
      {"/#meta/dialect: expected repaired or as-written, found \"seed\"",
       [](json& f) { f["#meta"]["dialect"] = "seed"; }},
      {"/#meta/choice: expected least or any, found \"\"", [](json& f) { f["#meta"]["choice"] = ""; }},
      {"/#meta/layout: expected a box of 2 to 25 cells, found 9x9 = 81", [](json& f) { f["#meta"]["layout"] = "9x9"; }},
      {"/#meta/regions: ",
       [](json& f) {
         f["#meta"]["regions"] = {"1122", "112"};
       }},
      {"/vars: expected the variable pc among them", [](json& f) { f["vars"].erase(4); }},
      {"/states: expected an array, found null", [](json& f) { f["states"] = nullptr; }},
      {"/states: expected a state or more, found []", [](json& f) { f["states"] = json::array(); }},
      {"/states/0/#meta/action: expected a value, found none",
       [](json& f) { f["states"][0]["#meta"].erase("action"); }},
      {"/states/1: expected an object, found 0", [](json& f) { f["states"][1] = 0; }},
      {"/states/1/grid/#map: expected a value, found none", [](json& f) { f["states"][1]["grid"].erase("#map"); }},
      {"/states/1/grid: expected a value for each of the 16 cells",
       [](json& f) { f["states"][1]["grid"]["#map"].erase(3); }},
      {"/states/1/grid/#map/3/0: expected every cell once, found {\"#tup\":[1,1]}",
       [](json& f) {
         f["states"][1]["grid"]["#map"][3][0]["#tup"] = {1, 1};
       }},
      {"/states/1/grid/#map/3: expected a pair", [](json& f) { f["states"][1]["grid"]["#map"][3].erase(1); }},
      {"/states/1/grid/#map/3/1: expected a whole number, 0 to 4, found 5",
       [](json& f) { f["states"][1]["grid"]["#map"][3][1] = 5; }},
      {"/states/1/grid/#map/3/1: expected a whole number, 0 to 4, found -1",
       [](json& f) { f["states"][1]["grid"]["#map"][3][1] = -1; }},
      {"/states/1/grid/#map/3/1: expected a whole number, 0 to 4, found 1.5",
       [](json& f) { f["states"][1]["grid"]["#map"][3][1] = 1.5; }},
      {"/states/1/grid/#map/3/1: expected a whole number, 0 to 4, found 18446744073709551615",
       [](json& f) { f["states"][1]["grid"]["#map"][3][1] = 18446744073709551615U; }},
      {"/states/1/grid/#map/3/1: expected a whole number, 0 to 4, found {\"#bigint\":\"x\"}",
       [](json& f) {
         f["states"][1]["grid"]["#map"][3][1] = {{"#bigint", "x"}};
       }},
      {"/states/1/grid/#map/3/0: expected a tuple of 2 numbers",
       [](json& f) { f["states"][1]["grid"]["#map"][3][0]["#tup"] = {1}; }},
      {"/states/1/grid/#map/3/0/#tup/0: expected a whole number, 1 to 4, found 0",
       [](json& f) {
         f["states"][1]["grid"]["#map"][3][0]["#tup"] = {0, 1};
       }},
      {"/states/0/crossed/#set/0/#tup: expected a value, found none",
       [](json& f) { f["states"][0]["crossed"]["#set"] = {json::object()}; }},
      {"/states/2/hint/row: expected a whole number, 0 to 4, found 9",
       [](json& f) { f["states"][2]["hint"]["row"] = 9; }},
      {"/states/2/hint: expected dieValue, row and col that are all 0, or none of them",
       [](json& f) { f["states"][2]["hint"]["row"] = 1; }},
      {"/states/2/hint/type: expected OnlyChoice, LastRemaining, BruteForce or None, found \"X-Wing\"",
       [](json& f) { f["states"][2]["hint"]["type"] = "X-Wing"; }},
      {"/states/2/pc: expected the name of a pc, found \"end\"", [](json& f) { f["states"][2]["pc"] = "end"; }},
      {"/loop: expected a whole number, 0 to 3, found 4", [](json& f) { f["loop"] = 4; }},
  };
  for (const Fault& fault : faults) {
    json file = json::parse(good);
    fault.make(file);
    CAPTURE(fault.message);
    CHECK(text_of(read_itf(file.dump(), "f")).find(std::string("f:1:1: ") + fault.message) == 0);
  }
}
