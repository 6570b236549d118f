#include "bench/table.hpp"
#include "verify/explore/explore.hpp"
#include "verify/models/hint_machine.hpp"
#include "verify/tlc/run.hpp"

namespace gridproof::bench {

namespace {

// The repaired machine on every grid of one 4x4 board.
constexpr std::string_view module_text = R"(---- MODULE Bench ----
EXTENDS HintMachine, Boards
OnePosition == {Position(FourA, FourA)}
BenchInit ==
    /\ \E shown \in SUBSET Cells : grid = Showing(FourA, shown)
    /\ solution = FourA
    /\ crossed = {}
    /\ hint = NoHint
    /\ pc = "start"
BenchSpec == BenchInit /\ [][Next]_vars
====
)";
constexpr std::string_view config_text = R"(CONSTANTS
  BOX_ROWS = 2
  BOX_COLS = 2
  Positions <- OnePosition
SPECIFICATION BenchSpec
INVARIANT HintSoundInv
CHECK_DEADLOCK FALSE
)";

}  // namespace

void bench_tlc(Table& table) {
  const std::string what = "TLC against the explorer, time a state, 65,536 grids of a board";
  const tlc::Found found = tlc::find_tools();
  if (const auto* missing = std::get_if<tlc::Missing>(&found))
    return table.add(what, "not run", missing->reason, false);
  const tlc::Run run =
      tlc::run_tlc({.tools = std::get<tlc::Tools>(found),
                    .folder = tlc::models_folder(),
                    .module = "Bench",
                    .texts = {{"Bench.tla", std::string(module_text)}, {"Bench.cfg", std::string(config_text)}},
                    .deadlock = false,
                    .coverage = false});
  if (run.account.ending != tlc::Ending::holds) return table.add(what, "failed", run.account.message, false);

  const spec::Layout layout = spec::Layout::boxes(2, 2);
  const spec::Grid board(std::vector<spec::Value>{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});  // FourA
  const verify::Rulebook rules(layout, verify::Dialect::repaired, {board}, {});
  const verify::World world{rules, {}, verify::Dialect::repaired, verify::ChoiceRule::least, "bench"};
  const verify::HintMachine machine(world);
  std::uint64_t states = 0;
  const double ours = best_seconds(5, [&] {
    states = std::get<explore::Report<verify::MachineState>>(
                 explore::explore(machine, {.search = explore::Search::partition, .properties = {"hint_sound"}}))
                 .states;
  });
  table.add("  the two count the same states", fmt::format("{} and {}", run.account.distinct, states), "the same",
            run.account.distinct == states);
  const double ratio = run.seconds / static_cast<double>(run.account.distinct) / (ours / static_cast<double>(states));
  table.add(what, fmt::format("{:.0f} times", ratio), "at least 1,000 times", ratio >= 1000);
}

}  // namespace gridproof::bench
