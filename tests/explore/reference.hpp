// Small random models, and what is true of them by the most naive means there are.
#pragma once

#include <rapidcheck.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <ostream>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "verify/explore/explore.hpp"

namespace gridproof::test {

struct Edge {
  std::uint8_t from, action, to;
};

struct RandomModel {
  struct State {
    std::uint8_t at;
  };
  std::vector<Edge> edges;
  std::vector<std::uint8_t> starts;
  std::array<explore::Fairness, 3> fairness{};
  std::uint32_t bad = 0, goal = 0, from = 0, outside = 0;  // sets of states

  static bool has(std::uint32_t set, std::uint8_t state) { return (set >> state & 1U) != 0; }

  std::string name() const { return "random"; }
  auto actions() const {
    using explore::Action;
    return std::array{Action{"a", fairness[0]}, Action{"b", fairness[1]}, Action{"c", fairness[2]}};
  }
  std::uint64_t initial_count() const { return starts.size(); }
  State initial(std::uint64_t i) const { return {starts[i]}; }
  void successors(const State& state, auto&& emit) const {
    for (const Edge& edge : edges)
      if (edge.from == state.at) emit(edge.action, State{edge.to});
  }
  bool within(const State& state) const { return !has(outside, state.at); }
  bool may_end(const State& state) const { return !has(bad, state.at); }
  auto properties() const {
    return std::tuple{
        explore::always("good", [this](const State& state) { return !has(bad, state.at); }),
        explore::sometimes("reached", [this](const State& state) { return has(goal, state.at); }),
        explore::eventually("comes", [this](const State& state) { return has(goal, state.at); }),
        explore::leads_to(
            "answers", [this](const State& state) { return has(from, state.at); },
            [this](const State& state) { return has(goal, state.at); }),
    };
  }
  std::string format(const State& state) const { return std::to_string(state.at); }

  // What is reached, and how many steps that takes.
  std::map<std::uint8_t, std::size_t> distances(const std::vector<std::uint8_t>& sources) const {
    std::map<std::uint8_t, std::size_t> found;
    std::set<std::uint8_t> level;
    for (const std::uint8_t start : sources)
      if (!has(outside, start)) level.insert(start);
    for (std::size_t depth = 0; !level.empty(); ++depth) {
      std::set<std::uint8_t> next;
      for (const std::uint8_t state : level) found.emplace(state, depth);
      for (const std::uint8_t state : level)
        for (const Edge& edge : edges)
          if (edge.from == state && !has(outside, edge.to) && !found.contains(edge.to)) next.insert(edge.to);
      level = next;
    }
    return found;
  }

  // Whether the action has a step from here that changes something.
  bool enabled(std::uint8_t state, std::size_t action) const {
    for (const Edge& edge : edges)
      if (edge.from == state && edge.action == action && edge.to != state) return true;
    return false;
  }
};

inline std::ostream& operator<<(std::ostream& out, const RandomModel& model) {
  out << "edges";
  for (const Edge& e : model.edges) out << ' ' << int{e.from} << '-' << "abc"[e.action] << "->" << int{e.to};
  out << " starts";
  for (const std::uint8_t start : model.starts) out << ' ' << int{start};
  out << " fairness";
  for (const auto fairness : model.fairness) out << ' ' << name(fairness);
  return out << " bad " << model.bad << " goal " << model.goal << " from " << model.from << " outside "
             << model.outside;
}

inline rc::Gen<RandomModel> any_model(int size, int most_edges) {
  return rc::gen::exec([size, most_edges] {
    RandomModel model;
    const auto state = [size] { return static_cast<std::uint8_t>(*rc::gen::inRange(0, size)); };
    const int edges = *rc::gen::inRange(0, most_edges + 1);
    for (int i = 0; i < edges; ++i)
      model.edges.push_back({state(), static_cast<std::uint8_t>(*rc::gen::inRange(0, 3)), state()});
    const int starts = *rc::gen::inRange(1, 4);
    for (int i = 0; i < starts; ++i) model.starts.push_back(state());
    for (auto& fairness : model.fairness)
      fairness = *rc::gen::element(explore::Fairness::none, explore::Fairness::weak, explore::Fairness::strong);
    const auto sparse = [size] { return *rc::gen::inRange(0U, 1U << size) & *rc::gen::inRange(0U, 1U << size); };
    model.bad = sparse();
    model.goal = sparse();
    model.from = *rc::gen::inRange(0U, 1U << size);
    if (*rc::gen::inRange(0, 3) == 0) model.outside = sparse() & sparse();
    return model;
  });
}

// Whether a fair behaviour can go on for ever among exactly these states, each of them again and again.
inline bool is_fair_set(const RandomModel& model, std::uint32_t set, int size) {
  for (std::uint8_t v = 0; v < size; ++v) {
    if (!RandomModel::has(set, v)) continue;
    std::uint32_t reached = 1U << v;
    for (int round = 0; round < size; ++round)
      for (const Edge& edge : model.edges)
        if (RandomModel::has(reached, edge.from) && RandomModel::has(set, edge.to)) reached |= 1U << edge.to;
    if (reached != set) return false;
  }
  for (std::size_t action = 0; action < 3; ++action) {
    bool taken = false, always_enabled = true, ever_enabled = false;
    for (const Edge& edge : model.edges)
      taken |= edge.action == action && edge.from != edge.to && RandomModel::has(set, edge.from) &&
               RandomModel::has(set, edge.to);
    for (std::uint8_t v = 0; v < size; ++v) {
      if (!RandomModel::has(set, v)) continue;
      always_enabled &= model.enabled(v, action);
      ever_enabled |= model.enabled(v, action);
    }
    if (model.fairness[action] == explore::Fairness::weak && always_enabled && !taken) return false;
    if (model.fairness[action] == explore::Fairness::strong && ever_enabled && !taken) return false;
  }
  return true;
}

// Whether some fair behaviour breaks the property, by trying every set of states that it could end in.
inline bool breaks_liveness(const RandomModel& model, bool from_initial, int size) {
  std::uint32_t waiting = 0;  // reached with the goal still to come
  const auto in_goal = [&](std::uint8_t v) { return RandomModel::has(model.goal, v); };
  if (from_initial) {
    for (const std::uint8_t start : model.starts)
      if (!RandomModel::has(model.outside, start) && !in_goal(start)) waiting |= 1U << start;
  } else {
    for (const auto& [v, depth] : model.distances(model.starts))
      if (RandomModel::has(model.from, v) && !in_goal(v)) waiting |= 1U << v;
  }
  for (int round = 0; round < size; ++round)
    for (const Edge& edge : model.edges)
      if (RandomModel::has(waiting, edge.from) && !in_goal(edge.to) && !RandomModel::has(model.outside, edge.to))
        waiting |= 1U << edge.to;
  for (std::uint32_t set = 1; set < (1U << size); ++set)
    if ((set & ~waiting) == 0 && is_fair_set(model, set, size)) return true;
  return false;
}

// Every step is one of the model, and the first state an initial one.
template <class M>
bool replays(const M& model, const explore::Path<typename M::State>& trace) {
  const auto key = [&](const auto& state) { return explore::hash_of(explore::key_of(model, state, false)); };
  if (trace.steps.empty() || trace.steps.front().action != explore::begins) return false;
  bool starts = false;
  for (std::uint64_t i = 0; i < model.initial_count(); ++i)
    starts |= key(model.initial(i)) == key(trace.steps.front().state);
  if (!starts) return false;
  const auto* before = &trace.steps.front().state;
  const auto follows = [&](const auto& step) {
    bool found = step.action == explore::stutters && key(*before) == key(step.state);
    model.successors(*before, [&](std::size_t action, const auto& next) {
      found |= static_cast<int>(action) == step.action && key(next) == key(step.state);
    });
    before = &step.state;
    return found;
  };
  for (std::size_t i = 1; i < trace.steps.size(); ++i)
    if (!follows(trace.steps[i])) return false;
  for (const auto& step : trace.loop)
    if (!follows(step)) return false;
  return trace.loop.empty() || key(trace.loop.back().state) == key(trace.steps.back().state);
}

// A lasso of the model, whose loop is fair and without the goal.
inline bool is_fair_lasso(const RandomModel& model, const explore::Path<RandomModel::State>& trace) {
  if (trace.loop.empty() || !replays(model, trace)) return false;
  for (const auto& step : trace.loop)
    if (RandomModel::has(model.goal, step.state.at)) return false;
  for (std::size_t action = 0; action < 3; ++action) {
    bool taken = false, always_enabled = true, ever_enabled = false;
    const auto* before = &trace.steps.back().state;
    for (const auto& step : trace.loop) {
      taken |= step.action == static_cast<int>(action) && before->at != step.state.at;
      always_enabled &= model.enabled(step.state.at, action);
      ever_enabled |= model.enabled(step.state.at, action);
      before = &step.state;
    }
    if (model.fairness[action] == explore::Fairness::weak && always_enabled && !taken) return false;
    if (model.fairness[action] == explore::Fairness::strong && ever_enabled && !taken) return false;
  }
  return true;
}

template <class M>
explore::Report<typename M::State> report_of(const M& model, const explore::Options& options = {}) {
  auto result = explore::explore(model, options);
  if (const auto* error = std::get_if<std::string>(&result)) throw std::runtime_error(*error);
  return std::get<0>(std::move(result));
}

}  // namespace gridproof::test
