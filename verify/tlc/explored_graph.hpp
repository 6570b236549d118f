// The graph that the C++ checker explores: a model that writes down every step the checker asks it for.
//
//   Graph graph(texts);
//   explore_graph(model, initial, describe, graph);   // describe(state): its text
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "verify/explore/explore.hpp"
#include "verify/tlc/graph.hpp"

namespace gridproof::tlc {

// A model with some of its initial states, overheard.
template <class M, class Describe>
class Overheard {
 public:
  using State = typename M::State;
  static constexpr bool tree = M::tree;

  Overheard(const M& model, const std::vector<State>& initial, const Describe& describe, Graph& graph)
      : model_(model), initial_(initial), describe_(describe), graph_(graph) {
    for (const auto& action : model.actions()) actions_.emplace_back(action.name);
  }

  std::string name() const { return model_.name(); }
  auto actions() const { return model_.actions(); }
  std::uint64_t initial_count() const { return initial_.size(); }
  State initial(std::uint64_t i) const {
    const State& state = initial_[static_cast<std::size_t>(i)];
    graph_.add_initial(describe_(state));
    return state;
  }
  template <class Emit>
  void successors(const State& at, Emit&& emit) const {
    const Texts::Number before = graph_.add_state(describe_(at));
    model_.successors(at, [&](std::size_t action, const State& next) {
      graph_.add_edge(before, actions_[action], graph_.add_state(describe_(next)));
      emit(action, next);
    });
  }
  auto properties() const {
    return std::tuple{explore::always("visited", [](const State&) { return true; })};
  }
  std::string format(const State& at) const { return model_.format(at); }

 private:
  const M& model_;
  const std::vector<State>& initial_;
  const Describe& describe_;
  Graph& graph_;
  std::vector<std::string> actions_;
};

// Requires initial states that differ. What the checker counts must be what was overheard, else one of them is wrong:
// std::logic_error.
template <class M, class Describe>
void explore_graph(const M& model, const std::vector<typename M::State>& initial, const Describe& describe,
                   Graph& graph) {
  const Overheard<M, Describe> overheard(model, initial, describe, graph);
  auto made = explore::explore < M::tree ? explore::Search::partition : explore::Search::breadth_first > (overheard);
  if (const auto* problem = std::get_if<std::string>(&made)) throw std::logic_error(*problem);
  const auto& report = std::get<explore::Report<typename M::State>>(made);
  graph.finish();
  if (report.property("visited")->verdict != explore::Verdict::holds || report.states != graph.state_count() ||
      report.transitions != graph.edge_count() || report.initial != graph.initial_count())
    throw std::logic_error("the checker's count of states and transitions is not that of the graph it explored");
}

}  // namespace gridproof::tlc
