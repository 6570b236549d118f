// The explicit-state checker: every state of a model, every property, and for each that fails a trace that shows it.
// A model and a run, complete (tests/explore/example.cpp is this text, compiled):
//
//   struct EggTimer {
//     struct State {
//       std::uint8_t minutes, rings;
//     };
//     enum { tick, ring };
//
//     std::string name() const { return "egg timer"; }
//     auto actions() const { return std::array{Action{"tick", Fairness::weak}, Action{"ring", Fairness::weak}}; }
//     std::uint64_t initial_count() const { return 4; }
//     State initial(std::uint64_t i) const { return {static_cast<std::uint8_t>(i), 0}; }
//     void successors(const State& at, auto&& emit) const {
//       if (at.minutes > 0) emit(tick, State{static_cast<std::uint8_t>(at.minutes - 1), 0});
//       if (at.minutes == 0 && at.rings == 0) emit(ring, State{0, 1});
//     }
//     auto properties() const {
//       return std::tuple{
//           always("rings_at_zero", [](const State& at) { return Implication{at.rings != 0, at.minutes == 0}; }),
//           sometimes("three_minutes_left", [](const State& at) { return at.minutes == 3; }),
//           eventually("rings", [](const State& at) { return at.rings != 0; }),
//       };
//     }
//     std::string format(const State& at) const {
//       return std::to_string(at.minutes) + " minutes" + (at.rings != 0 ? ", rings" : "");
//     }
//   };
//
//   const EggTimer timer;
//   const auto report = std::get<Report<EggTimer::State>>(explore(timer));  // or a std::string: what is wrong
//   report.property("rings")->verdict == Verdict::holds;
//   report.states == 5;
//
// What a model may have is in model.hpp, how to search in options.hpp, what comes out in report.hpp. Verdicts:
//
//   holds         every state was seen, none taken for another, and the property had something to say
//   violated      report.property(...)->trace shows it: the shortest, of breadth-first search and partition
//   vacuous       nothing fails, but an `always` or leads-to met no premise, a `sometimes` no witness, an action never
//                 fired. A failure, unless the model expects it
//   inconclusive  a bound was met, or the search was lossy, or liveness was asked for under symmetry
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>
#include <utility>
#include <variant>

#include "verify/explore/breadth.hpp"
#include "verify/explore/depth.hpp"
#include "verify/explore/model.hpp"
#include "verify/explore/options.hpp"
#include "verify/explore/partition.hpp"
#include "verify/explore/report.hpp"
#include "verify/explore/run.hpp"

namespace gridproof::explore {

// An error is of the options (an unknown property, a symmetry that the model does not have) or of the checkpoint. What
// the model throws comes through. Where the search is known, only that one is compiled:
// explore<Search::partition>(model).
template <Search search, Model M>
std::variant<Report<typename M::State>, std::string> explore(const M& model, Options options = {}) {
  options.search = search;
  try {
    if constexpr (search == Search::breadth_first) return Run<M, BreadthFirst<M>>(model, options).report();
    if constexpr (search == Search::depth_first) return Run<M, DepthFirst<M>>(model, options).report();
    if constexpr (search == Search::partition) return Run<M, Partition<M>>(model, options).report();
  } catch (const Failure& failure) {
    return std::string(failure.what());
  }
}

template <Model M>
std::variant<Report<typename M::State>, std::string> explore(const M& model, const Options& options = {}) {
  switch (options.search) {
    case Search::breadth_first: return explore<Search::breadth_first>(model, options);
    case Search::depth_first: return explore<Search::depth_first>(model, options);
    case Search::partition: return explore<Search::partition>(model, options);
  }
  return "unknown search";
}

}  // namespace gridproof::explore
