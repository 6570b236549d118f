// What somebody else's program sees of the installed package: all four layers, from text to a hint.
#include <iostream>

#include "engine/engine.hpp"
#include "solver/search.hpp"
#include "text/name.hpp"
#include "text/read.hpp"

int main() {
  const auto document = gridproof::text::read_puzzle("1.3...1..1.....1", "argument", {});
  if (!document) {
    std::cerr << gridproof::text::to_string(document.error()) << '\n';
    return 1;
  }
  const auto& grid = document->entries.front().puzzle;
  const auto& layout = *document->rules.layout();
  gridproof::solver::Solver solver(layout);
  const auto least = solver.least_completion(grid);
  const auto hint = gridproof::engine::Engine(layout).next_hint({grid, *least.grid});
  std::cout << layout.name() << ": " << gridproof::text::value_name(layout, hint.value) << " at "
            << gridproof::text::cell_name(layout, layout.cell(hint.row, hint.column)) << " ("
            << name(hint.type) << ")\n";
}
