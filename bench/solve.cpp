// Classification of 9x9 puzzles (completions counted to two), one thread: how many a second, with how many assumptions,
// against the plain search and against CaDiCaL on the same puzzles; and what the choice of the assumption makes of it.
#include <fmt/format.h>

#include <cadical.hpp>

#include "bench/choices.hpp"
#include "bench/puzzles.hpp"
#include "bench/table.hpp"
#include "solver/bands.hpp"
#include "solver/search.hpp"
#include "verify/solve/encode.hpp"
#include "verify/solve/ways.hpp"

namespace gridproof::bench {

namespace {

const spec::Layout nine = spec::Layout::boxes(3, 3);

struct Figures {
  double seconds = 0;      // a puzzle
  double assumptions = 0;  // a puzzle
  bool all_unique = true;  // every set has only puzzles with one completion: a wrong answer shows here
};

// count(grid, assumptions) is the number of completions, 2 for more.
template <class Count>
Figures measure(int runs, const PuzzleSet& set, Count&& count) {
  Figures figures;
  std::uint64_t assumptions = 0;
  const double time = best_seconds(runs, [&] {
    assumptions = 0;
    for (const spec::Grid& grid : set.grids) figures.all_unique = count(grid, assumptions) == 1 && figures.all_unique;
  });
  const auto size = static_cast<double>(set.grids.size());
  figures.seconds = time / size;
  figures.assumptions = static_cast<double>(assumptions) / size;
  return figures;
}

Figures measure_fast(int runs, const PuzzleSet& set, solver::BandSolver::Path path) {
  solver::BandSolver solver(path);
  return measure(runs, set, [&](const spec::Grid& grid, std::uint64_t& assumptions) {
    const std::uint64_t found = solver.count(grid, 2);
    assumptions += solver.assumptions();
    return found;
  });
}

Figures measure_plain(const PuzzleSet& set) {
  solver::Solver solver(nine);
  return measure(1, set, [&](const spec::Grid& grid, std::uint64_t&) { return solver.count(grid, 2); });
}

// The way `solve --by cadical` takes, with a proof that the kernel checks.
Figures measure_cadical(const PuzzleSet& set) {
  const solve::Classifier classify = solve::prepare_cadical(nine, {});
  return measure(1, set, [&](const spec::Grid& grid, std::uint64_t&) {
    return classify(grid, {}).answer == solve::Class::unique ? 1U : 0U;
  });
}

// The same formula without a proof, in one solver that goes on: the most that CaDiCaL can do.
Figures measure_bare_cadical(const PuzzleSet& set) {
  return measure(1, set, [&](const spec::Grid& grid, std::uint64_t&) {
    CaDiCaL::Solver solver;
    solver.set("quiet", 1);
    const auto add = [&](const std::vector<int>& clause) {
      for (const int literal : clause) solver.add(literal);
      solver.add(0);
    };
    for (const std::vector<int>& clause : solve::encode(nine, grid).clauses) add(clause);
    std::uint64_t found = 0;
    while (found < 2 && solver.solve() == 10) {
      ++found;
      add(solve::other_than(nine, solve::decode(nine, [&](int literal) { return solver.val(literal) > 0; })));
    }
    return found;
  });
}

// The time without the choosing, which only BandSolver's own choice is made for, comes from choosing twice.
void compare_choices(const PuzzleSet& set) {
  fmt::print("what to assume, {} puzzles ({}): assumptions a puzzle, time, time without the choosing\n",
             set.grids.size(), set.name);
  for (const Choice& choice : choices) {
    volatile std::size_t sink = 0;
    const auto measure_choice = [&](bool twice) {
      return measure(3, set, [&](const spec::Grid& grid, std::uint64_t& assumptions) {
        std::uint64_t found = 0;
        const auto choose = [&](const BenchBoard& board) {
          if (twice) sink = choice.choose(board).lane;
          return choice.choose(board);
        };
        solver::bands::search<solver::bands::FastLanes>(grid, assumptions, choose,
                                                        [&](const BenchBoard&) { return ++found < 2; });
        return found;
      });
    };
    const Figures once = measure_choice(false), twice = measure_choice(true);
    fmt::print("  {:<46}{:>9.2f}{:>9.2f} us{:>9.2f} us{}\n", choice.name, once.assumptions, once.seconds * 1e6,
               (2 * once.seconds - twice.seconds) * 1e6, once.all_unique ? "" : "  WRONG ANSWERS");
  }
}

void report_speed(Table& table, const PuzzleSet& set, double goal) {
  const Figures fast = measure_fast(5, set, solver::BandSolver::Path::vector);
  table.add(fmt::format("puzzles classified, one thread ({})", set.name),
            fmt::format("{:.0f}/s, {:.2f} assumptions", 1 / fast.seconds, fast.assumptions),
            fmt::format("at least {:.0f}/s", goal), fast.all_unique && 1 / fast.seconds >= goal);
}

void report_ratios(Table& table, const PuzzleSet& set) {
  const Figures fast = measure_fast(5, set, solver::BandSolver::Path::vector);
  const auto ratio_to = [&](const char* what, const Figures& other, double goal) {
    const double ratio = other.seconds / fast.seconds;
    table.add(fmt::format("{} / fast, {} of {}", what, set.grids.size(), set.name),
              fmt::format("{:.0f} times ({:.0f}/s)", ratio, 1 / other.seconds),
              fmt::format("at least {:.0f} times", goal), fast.all_unique && other.all_unique && ratio >= goal);
  };
  ratio_to("CaDiCaL, one-hot", measure_bare_cadical(set), 80);
  ratio_to("CaDiCaL, proof and check", measure_cadical(set), 80);
  ratio_to("plain search", measure_plain(set), 10);
  ratio_to("portable path", measure_fast(2, set, solver::BandSolver::Path::portable), 1);
}

}  // namespace

void bench_solve(Table& table) {
  PuzzleSet diabolical = pool("s9_grantm_diabolical");
  const PuzzleSet mix = pool("s9_grantm_mix1000");
  if (diabolical.grids.empty()) diabolical = generated_puzzles(1000);
  report_speed(table, diabolical, 220'000);
  if (!mix.grids.empty()) report_speed(table, mix, 220'000);
  const PuzzleSet hard = hard_puzzles(500), hardest = hardest_puzzles(100);
  report_speed(table, hard, 16'000);
  report_speed(table, hardest, 16'000);
  report_ratios(table, sample(diabolical, 200));
  report_ratios(table, sample(hardest, 50));
  compare_choices(sample(diabolical, 4000));
  compare_choices(sample(hardest, 200));
}

}  // namespace gridproof::bench
