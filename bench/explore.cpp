#include "verify/explore/explore.hpp"

#include "bench/table.hpp"
#include "examples/models/wheels.hpp"
#include "verify/models/hint_machine.hpp"
#include "verify/sweep/sweep.hpp"

namespace gridproof::bench {

void bench_explore(Table& table) {
  const spec::Layout layout = spec::Layout::boxes(2, 2);
  const auto boards = verify::valid_boards(layout);
  const verify::Rulebook rules(layout, verify::Dialect::repaired, boards, boards);
  const verify::World world{rules, {}, verify::Dialect::repaired, verify::ChoiceRule::least, "bench"};
  const verify::HintMachine machine(world);
  using MachineReport = explore::Report<verify::MachineState>;
  std::uint64_t states = 0;
  const double call = best_seconds(3, [&] {
    states = std::get<MachineReport>(
                 explore::explore(machine, {.search = explore::Search::partition, .properties = {"hint_sound"}}))
                 .states;
  });
  const double call_rate = static_cast<double>(states) / call / 1e6;
  table.add("explorer, hint machine over the engine, one thread", fmt::format("{:.1f} M states/s", call_rate),
            "at least 15 M/s", call_rate >= 15);

  const auto explore_wheels = [&](std::uint64_t teeth, unsigned threads) {
    const models::Wheels wheels{teeth};
    states = std::get<explore::Report<models::Wheels::State>>(explore::explore(wheels, {.threads = threads})).states;
  };
  for (const std::uint64_t teeth : {128, 256}) {
    const double time = best_seconds(3, [&] { explore_wheels(teeth, 1); });
    const double rate = static_cast<double>(states) / time / 1e6;
    table.add(fmt::format("explorer, visited set, {:.1f} M states of 16 bytes, one thread",
                          static_cast<double>(states) / 1e6),
              fmt::format("{:.1f} M distinct states/s", rate), "at least 8 M/s", rate >= 8);
  }
  double ratio = 0;  // both on the wall, side by side
  for (int i = 0; i < 3; ++i)
    ratio =
        std::max(ratio, wall_seconds([&] { explore_wheels(256, 1); }) / wall_seconds([&] { explore_wheels(256, 2); }));
  table.add("explorer, two threads against one", fmt::format("{:.2f} times", ratio), "at least 1.7 times",
            ratio >= 1.7);
}

}  // namespace gridproof::bench
