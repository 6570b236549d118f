// One state looked at: its properties judged, its steps counted and handed on.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "verify/explore/model.hpp"
#include "verify/explore/options.hpp"
#include "verify/explore/tally.hpp"

namespace gridproof::explore {

struct FairActions {
  std::uint64_t weak = 0;  // bit i: action i
  std::uint64_t strong = 0;
  std::uint64_t any() const { return weak | strong; }
};

// Of the liveness properties, bit i for property i: those that a state makes wait, those that it satisfies.
struct Waiting {
  std::uint64_t from = 0;
  std::uint64_t goal = 0;
};

template <Model M>
class Visitor {
 public:
  using State = typename M::State;
  using Properties = decltype(std::declval<const M&>().properties());
  static constexpr std::size_t property_count = std::tuple_size_v<Properties>;
  static constexpr std::size_t deadlock = property_count;  // its place in a tally

  Visitor(const M& model, const Options& options)
      : model_(model), properties_(model.properties()), symmetry_(options.symmetry) {
    static_assert(property_count < 64);
    for (const Action& action : model.actions()) {
      const std::uint64_t bit = std::uint64_t{1} << (action_count_ % 64);
      if (action.fairness == Fairness::weak) fair_.weak |= bit;
      if (action.fairness == Fairness::strong) fair_.strong |= bit;
      ++action_count_;
    }
    if (action_count_ > 64) throw Failure("a model has at most 64 actions");
    if (symmetry_ && !HasSymmetry<M>) throw Failure("the model has no canonical() to reduce symmetry by");
    select(options.properties);
  }

  const M& model() const { return model_; }
  const Properties& properties() const { return properties_; }
  FairActions fair() const { return fair_; }
  bool symmetry() const { return symmetry_; }
  bool is_selected(std::size_t property) const { return (selected_ >> property & 1) != 0; }
  std::uint64_t liveness() const { return liveness_; }          // bit i: property i is one, and asked for
  std::uint64_t from_initial() const { return from_initial_; }  // bit i: and waits from the initial states

  Tally empty_tally() const { return Tally(action_count_, property_count + 1); }
  Packed<M> key(const State& state) const { return key_of(model_, state, symmetry_); }
  bool within(const State& state) const {
    if constexpr (HasBoundary<M>)
      return model_.within(state);
    else
      return true;
  }

  // Calls sink(action, next, ordinal) for each step within the boundary. Returns the actions whose steps change
  // something, within the boundary or not: those that fairness sees enabled.
  template <class Sink>
  std::uint64_t visit(const State& state, const Place& place, Tally& tally, Sink&& sink) const {
    judge(state, place, tally);
    std::uint64_t steps = 0, enabled = 0;
    model_.successors(state, [&](std::size_t action, const State& next) {
      if (action >= action_count_) throw std::logic_error("a step of an action that the model does not name");
      ++tally.fired[action];
      if (fair_.any() != 0 && (enabled >> action & 1) == 0 && !same(state, next)) enabled |= std::uint64_t{1} << action;
      if (within(next))
        sink(action, next, steps);
      else
        ++tally.outside;
      ++steps;
    });
    tally.transitions += steps;
    tally.depth = std::max(tally.depth, place.depth);
    if constexpr (ForbidsDeadlock<M>)
      if (steps == 0 && is_selected(deadlock) && !model_.may_end(state)) tally.properties[deadlock].hit(place);
    return enabled;
  }

  Waiting waiting(const State& state) const { return waiting_in(state, std::make_index_sequence<property_count>()); }

  bool same(const State& a, const State& b) const {
    const Packed<M> packed_a = key_of(model_, a, false), packed_b = key_of(model_, b, false);
    return std::memcmp(&packed_a, &packed_b, sizeof packed_a) == 0;
  }

 private:
  void select(const std::vector<std::string>& names) {
    std::vector<std::string> known;
    const auto note = [&](Kind kind, std::string_view name) {
      const std::uint64_t bit = std::uint64_t{1} << known.size();
      known.emplace_back(name);
      if (!names.empty() && std::find(names.begin(), names.end(), name) == names.end()) return;
      selected_ |= bit;
      if (is_liveness(kind)) liveness_ |= bit;
      if (kind == Kind::eventually) from_initial_ |= bit;
    };
    std::apply([&](const auto&... property) { (note(property.kind, property.name), ...); }, properties_);
    if (ForbidsDeadlock<M>) note(Kind::always, "no_deadlock");
    for (const std::string& name : names)
      if (std::find(known.begin(), known.end(), name) == known.end())
        throw Failure("the model has no property " + name);
  }

  void judge(const State& state, const Place& place, Tally& tally) const {
    judge_in(state, place, tally, std::make_index_sequence<property_count>());
  }
  template <std::size_t... i>
  void judge_in(const State& state, const Place& place, Tally& tally, std::index_sequence<i...>) const {
    (judge_one<i>(state, place, tally.properties[i]), ...);
  }
  template <std::size_t i>
  void judge_one(const State& state, const Place& place, PropertyTally& tally) const {
    if (!is_selected(i)) return;
    const auto& property = std::get<i>(properties_);
    constexpr Kind kind = std::tuple_element_t<i, Properties>::kind;
    if constexpr (kind == Kind::always) {
      const Implication said = implication(property.says(state));
      tally.premises += said.premise ? 1 : 0;
      if (said.premise && !said.conclusion) tally.hit(place);
    } else if constexpr (kind == Kind::sometimes) {
      ++tally.premises;
      if (property.says(state)) tally.hit(place);
    } else if constexpr (kind == Kind::leads_to) {
      tally.premises += property.from(state) ? 1 : 0;
    }
  }

  template <std::size_t... i>
  Waiting waiting_in(const State& state, std::index_sequence<i...>) const {
    Waiting all;
    (wait_one<i>(state, all), ...);
    return all;
  }
  template <std::size_t i>
  void wait_one(const State& state, Waiting& all) const {
    if ((liveness_ >> i & 1) == 0) return;
    const auto& property = std::get<i>(properties_);
    constexpr Kind kind = std::tuple_element_t<i, Properties>::kind;
    if constexpr (is_liveness(kind))
      if (property.says(state)) all.goal |= std::uint64_t{1} << i;
    if constexpr (kind == Kind::leads_to)
      if (property.from(state)) all.from |= std::uint64_t{1} << i;
  }

  const M& model_;
  Properties properties_;
  bool symmetry_;
  std::size_t action_count_ = 0;
  FairActions fair_;
  std::uint64_t selected_ = 0, liveness_ = 0, from_initial_ = 0;
};

}  // namespace gridproof::explore
