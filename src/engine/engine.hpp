// Hints at speed: the run-time front of the engine. Common box shapes run on code compiled for them, every other layout
// (diagonals, windows, irregular regions, rare shapes) on code that looks the houses up.
//
//   Engine engine(layout);
//   HintRecord hint = engine.next_hint({grid, solution});        // one call
//   for (const spec::CallStep& step : engine.trace({grid, solution})) ...  // the same call, action by action
//   Fill filled = engine.fill(grid);                             // all singles, until there is none left
//
// An engine may be used by several threads at once. It requires a layout whose houses have every value.
#pragma once

#include <memory>
#include <vector>

#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"
#include "spec/machine.hpp"
#include "spec/record.hpp"

namespace gridproof::engine {

// What a call is about. `solution` is full; `crossed` are candidates that are excluded already.
struct Question {
  const spec::Grid& grid;
  const spec::Grid& solution;
  const spec::Marks<spec::Truth>* crossed = nullptr;
};

struct Fill {
  spec::Grid grid;
  int placed = 0;
  bool consistent = true;  // false: the singles contradict each other, the grid has no completion
};

class Engine {
 public:
  explicit Engine(const spec::Layout& layout);
  ~Engine();
  Engine(Engine&&) noexcept;
  Engine& operator=(Engine&&) noexcept;

  spec::HintRecord next_hint(const Question& question) const;
  std::vector<spec::CallStep> trace(const Question& question) const;
  Fill fill(const spec::Grid& grid) const;
  spec::Marks<spec::Truth> candidates(const Question& question) const;

 private:
  class Backend;
  template <class Geometry>
  class BackendFor;
  static std::unique_ptr<const Backend> choose(const spec::Layout& layout);

  std::unique_ptr<const Backend> backend_;
};

}  // namespace gridproof::engine
