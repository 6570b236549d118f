// TLC on the TLA+ texts against the C++ checker on the engine: the same graph; and broken machines on either side, each
// of which must be caught.
#include <catch2/catch.hpp>
#include <functional>
#include <set>

#include "engine/geometry.hpp"
#include "engine/hint.hpp"
#include "tlc/machine.hpp"
#include "spec/sudoku/validity.hpp"
#include "verify/models/position_machine.hpp"
#include "verify/sweep/sweep.hpp"
#include "verify/tlc/conform.hpp"
#include "verify/tlc/explored_graph.hpp"
#include "verify/tlc/machine_text.hpp"
#include "verify/tlc/samples.hpp"
#include "verify/trace/walk.hpp"

namespace gridproof::tlc {

namespace {

using verify::Case;
using verify::ChoiceRule;
using verify::Dialect;
using verify::Verdict;

const spec::Layout four = spec::Layout::boxes(2, 2);

// A few positions of each kind, some with crossed marks.
std::vector<Case> few(Dialect dialect, bool crossed) {
  std::vector<spec::Grid> boards = class_boards();
  if (dialect == Dialect::as_written)
    for (const spec::Grid& other : beside(four, boards.front())) boards.push_back(other);
  std::vector<Case> positions = sample({four, dialect, boards, 3});
  if (crossed)
    for (Case& at : sample({four, dialect, class_boards(), 10, true})) positions.push_back(std::move(at));
  return positions;
}

GraphModel model(SpecText text, ChoiceRule choice) {
  const bool crossed = dialect_of(text) == Dialect::repaired;
  return {published({text, four, choice}), few(dialect_of(text), crossed)};
}

// A machine in C++ with its steps changed on the way out. `change(state, action, next, emit)`.
using Machine = verify::PositionMachine;

// The machine on these positions by other rules.
template <class Rules>
Machine machine_by(const std::vector<Case>& positions) {
  return {four, positions, ChoiceRule::least,
          std::make_shared<verify::WalkOf<engine::Boxes<2, 2>, Rules>>(four, positions)};
}

template <class M, class Change>
struct Altered : M {
  using State = typename M::State;
  Altered(const M& machine, Change its_change) : M(machine), change(std::move(its_change)) {}

  template <class Emit>
  void successors(const State& at, Emit&& emit) const {
    M::successors(at, [&](std::size_t action, const State& next) { change(at, action, next, emit); });
  }
  Change change;
};

template <class M>
void explore_positions(const M& machine, Graph& graph) {
  const MachineText text(four, {.crossed = true});
  std::vector<typename M::State> initial;
  for (std::uint64_t i = 0; i < machine.initial_count(); ++i) initial.push_back(machine.initial(i));
  explore_graph(
      machine, initial, [&](const typename M::State& at) { return text.state(machine.position(at), at.hint(), at.pc); },
      graph);
}

// Every position once.
std::vector<Case> distinct(const std::vector<Case>& positions) {
  std::vector<Case> result;
  std::set<std::string> seen;
  for (const Case& at : positions)
    if (seen.insert(MachineText(four, {.crossed = true}).state(at, {}, spec::Pc::start)).second) result.push_back(at);
  return result;
}

// Broken rules of the engine's tier 1.
struct AnyCandidate : engine::Repaired {  // takes any candidate for the only one
  template <class Geometry, class Plane>
  static auto tier1(const Geometry&, const engine::PositionRows<Geometry, Plane>&,
                    const engine::Rows<Geometry, Plane>& open) {
    return open;
  }
};
struct BlindToMarks : engine::Repaired {  // does not see what is crossed out
  template <class Geometry, class Plane>
  static auto tier1(const Geometry& geometry, const engine::PositionRows<Geometry, Plane>& at,
                    const engine::Rows<Geometry, Plane>&) {
    return engine::only_choices(geometry, engine::candidates(geometry, at.given, engine::Rows<Geometry, Plane>{}));
  }
};

constexpr std::size_t number(spec::Action action) { return static_cast<std::size_t>(action); }

}  // namespace

TEST_CASE("the words for a state are those of TLC") {
  for (const Case& at : few(Dialect::repaired, true)) {
    const std::string text = MachineText(four, {.crossed = true}).state(at, {}, spec::Pc::start);
    const auto value = parse_value(text, "state");
    REQUIRE(value);
    CHECK(to_text(*value) == text);
    CHECK(value->keys == std::vector<std::string>{"crossed", "grid", "hint", "pc", "solution"});
  }
  const Case at = few(Dialect::as_written, false).front();
  const auto value = parse_value(MachineText(four, {.crossed = false}).state(at, {}, spec::Pc::start), "state");
  REQUIRE(value);
  CHECK(value->keys == std::vector<std::string>{"grid", "hint", "pc", "solution"});
}

TEST_CASE("TLC and the C++ checker explore the same graphs") {
  const auto tools = real_tlc();
  if (!tools) return;
  for (const auto& [text, choice] :
       {std::pair(SpecText::as_written, ChoiceRule::least), std::pair(SpecText::as_written, ChoiceRule::any),
        std::pair(SpecText::repaired, ChoiceRule::least), std::pair(SpecText::repaired, ChoiceRule::any),
        std::pair(SpecText::play, ChoiceRule::least)}) {
    CAPTURE(module_of(text), name(choice));
    const GraphReport report = compare_graphs({.model = model(text, choice), .folder = models_folder()});
    CHECK(name(report.verdict) == name(Verdict::holds));
    CHECK(report.sentence == "");
    CHECK(report.actions.size() == (text == SpecText::play ? 8 : 7));
    CHECK(report.states > report.initial);
    CHECK(report.transitions > report.initial);
  }
}

TEST_CASE("a machine in C++ that does something else is caught") {
  const auto tools = real_tlc();
  if (!tools) return;
  GraphModel request = model(SpecText::repaired, ChoiceRule::least);
  request.positions = distinct(request.positions);
  Texts texts;
  Graph by_tlc(texts);
  const Dumped dumped = dump_graph({.model = request, .folder = models_folder()}, *tools, by_tlc);
  REQUIRE(dumped.problem == "");

  const Machine machine(four, request.positions, ChoiceRule::least);
  using State = Machine::State;
  const auto difference_of = [&](const auto& other) {
    Graph graph(texts);
    explore_positions(other, graph);
    return first_difference(by_tlc, graph);
  };
  const auto caught_at = [&](const char* action, const auto& other) {
    const auto difference = difference_of(other);
    REQUIRE(difference);
    CHECK(difference->what == Difference::What::edge);
    CHECK(difference->edge.action == action);
    CHECK(sentence(four, *difference).find(std::string("has the edge ") + action + "\n  from grid ") !=
          std::string::npos);
  };
  CHECK_FALSE(difference_of(machine));

  {
    INFO("it takes any candidate for the only one");
    caught_at("FindOnlyChoice", machine_by<AnyCandidate>(request.positions));
  }
  {
    INFO("it does not see crossed marks");
    CHECK(difference_of(machine_by<BlindToMarks>(request.positions)));
  }
  {
    INFO("its tier 1 is that of the text as written");
    CHECK(difference_of(machine_by<engine::AsWritten>(request.positions)));
  }
  {
    INFO("it chooses freely");
    CHECK(difference_of(Machine(four, request.positions, ChoiceRule::any)));
  }
  {
    INFO("it never says that there is no hint");
    caught_at("NoHintFound", Altered(machine, [](const State&, std::size_t action, const State& next, auto&& emit) {
                if (action != number(spec::Action::no_hint_found)) emit(action, next);
              }));
  }
  {
    INFO("it passes over tier 2");
    caught_at("ProceedToTier2", Altered(machine, [](const State&, std::size_t action, State next, auto&& emit) {
                if (action == number(spec::Action::proceed_to_tier2)) next.pc = spec::Pc::find_brute_force;
                emit(action, next);
              }));
  }
  {
    INFO("it mistakes rows for columns");
    CHECK(difference_of(Altered(machine, [](const State&, std::size_t action, State next, auto&& emit) {
      std::swap(next.row, next.column);
      emit(action, next);
    })));
  }
  {
    INFO("it calls an action by another name");
    caught_at("FindBruteForce", Altered(machine, [](const State&, std::size_t action, const State& next, auto&& emit) {
                emit(action == number(spec::Action::find_brute_force) ? number(spec::Action::no_hint_found) : action,
                     next);
              }));
  }
}

TEST_CASE("a text in TLA+ that says something else is caught") {
  const auto tools = real_tlc();
  if (!tools) return;
  struct Mutant {
    SpecText text;
    const char* file;
    const char* from;
    const char* to;
  };
  const std::vector<Mutant> mutants = {
      {SpecText::repaired, "Rules.tla", "\\A q \\in S : NotAfter(p, q)", "\\A q \\in S : NotAfter(q, p)"},
      {SpecText::repaired, "Rules.tla", "t \\notin x /\\ IsPossible", "IsPossible"},
      {SpecText::repaired, "PublishedTiers.tla", "=> v = t[3]}", "=> TRUE}"},
      {SpecText::repaired, "PublishedTiers.tla", "\\E house \\in HousesOf", "\\A house \\in HousesOf"},
      {SpecText::repaired, "TierMachine.tla", "    /\\ pc' = Tiers[i].pc\n", "    /\\ pc' = Tiers[Last].pc\n"},
      {SpecText::repaired, "TierMachine.tla", "IF EndsInBruteForce THEN Full(grid) ELSE Proposed(Last) = {}", "TRUE"},
      {SpecText::repaired, "HintMachine.tla", "== /\\ Call!ProceedToTier(3)", "== /\\ Call!ProceedToTier(2)"},
      {SpecText::as_written, "AIHelperBoxes.tla", "    /\\ ~IsValueInBox(g, r, c, v)\n", ""},
      {SpecText::play, "TierMachine.tla", "/\\ pc' = \"start\"", "/\\ pc' = Tiers[1].pc"},
  };
  for (const Mutant& mutant : mutants) {
    CAPTURE(mutant.file, mutant.from, mutant.to);
    std::string text = content_of(models_folder() / mutant.file);
    const std::size_t at = text.find(mutant.from);
    REQUIRE(at != std::string::npos);
    text.replace(at, std::string(mutant.from).size(), mutant.to);
    const GraphReport report = compare_graphs(
        {.model = model(mutant.text, ChoiceRule::least), .folder = models_folder(), .texts = {{mutant.file, text}}});
    CHECK(name(report.verdict) == name(Verdict::violated));
    REQUIRE(report.difference);
    CHECK(report.difference->what == Difference::What::edge);
  }
}

TEST_CASE("what TLC does not finish is no agreement") {
  const auto tools = real_tlc();
  if (!tools) return;
  GraphModel request = model(SpecText::repaired, ChoiceRule::least);
  request.positions.erase(request.positions.begin() + 1, request.positions.end());
  SECTION("a text that does not parse") {
    const GraphReport report = compare_graphs(
        {.model = request, .folder = models_folder(), .texts = {{"Rules.tla", "---- MODULE Rules ----\n(\n===="}}});
    CHECK(name(report.verdict) == name(Verdict::inconclusive));
    CHECK(report.sentence != "");
  }
  SECTION("a sample in which an action never happens") {
    const GraphReport report = compare_graphs({.model = request, .folder = models_folder()});
    CHECK(name(report.verdict) == name(Verdict::vacuous));
    CHECK(report.sentence.find("never taken: ") == 0);
  }
}

TEST_CASE("without TLC, or without the texts, nothing is compared") {
  GraphModel request = model(SpecText::repaired, ChoiceRule::least);
  {
    const Setting setting("GRIDPROOF_TLC_JAR", "no-such-file.jar");
    const GraphReport report = compare_graphs({.model = request, .folder = models_folder()});
    CHECK(name(report.verdict) == name(Verdict::not_run));
    CHECK(report.sentence.find("no-such-file.jar") != std::string::npos);
  }
  const Folder folder;
  const GraphReport report =
      compare_graphs({.model = request, .folder = folder.path(), .tools = fake_java(folder, "exit 1\n")});
  CHECK(name(report.verdict) == name(Verdict::not_run));
  CHECK(report.sentence.find("HintMachine.tla") != std::string::npos);
}

TEST_CASE("the samples have every kind of answer, and are the same every time") {
  for (const GraphRun& run : graph_runs(Profile::ci)) {
    CAPTURE(run.name, run.layout.name());
    const GraphModel once = run.model(), twice = run.model();
    const MachineText text(run.layout, {.crossed = true});
    std::set<spec::HintType> types;
    const auto game = verify::published_game(run.layout, dialect_of(run.text));
    REQUIRE(once.positions.size() == twice.positions.size());
    for (std::size_t i = 0; i < once.positions.size(); ++i) {
      CHECK(text.state(once.positions[i], {}, spec::Pc::start) == text.state(twice.positions[i], {}, spec::Pc::start));
      types.insert(verify::walk(*game, once.positions[i]).states.back().hint.type);
    }
    CHECK(types.size() == spec::all_types.size());
  }
}

TEST_CASE("the two boards are of different classes") {
  // How many valid boards differ in four cells: symmetry does not change that.
  const auto near = [](const spec::Grid& board) {
    int count = 0;
    for (const spec::Grid& other : verify::valid_boards(four)) {
      int differing = 0;
      for (const spec::Cell c : four.cells()) differing += board[c] != other[c] ? 1 : 0;
      count += differing == 4 ? 1 : 0;
    }
    return count;
  };
  const auto boards = class_boards();
  REQUIRE(boards.size() == 2);
  for (const spec::Grid& board : boards) CHECK(spec::valid_alt(four, board).holds());
  CHECK(near(boards[0]) != near(boards[1]));
  CHECK(all_grids(four, boards[0]).size() == 65'536);
}

}  // namespace gridproof::tlc
