// What a model is: initial states, named actions, next states and properties. explore.hpp opens with one.
//
//   using State                                any value type
//   std::string name() const                   says which model with which parameters: part of a checkpoint's identity
//   actions() const                            a range of Action, at most 64
//   std::uint64_t initial_count() const
//   State initial(std::uint64_t i) const
//   void successors(const State&, emit) const  calls emit(action number, next state) once per step
//   properties() const                         a tuple of always, sometimes, eventually, leads_to; at most 63
//   std::string format(const State&) const
//
// and, where the model has use for it:
//
//   using Packed, pack(State), unpack(Packed)  how a state is stored: plain bytes of fixed size, without padding.
//                                              Without them State itself must be such
//   bool within(const State&) const            the boundary: a step to a state outside is counted and not followed
//   bool may_end(const State&) const           makes deadlock an error: a state without steps for which this is false
//                                              violates `no_deadlock`. Without it such a state stutters for ever
//   State canonical(const State&) const        the representative of the states that symmetry makes equal
//   std::string format_change(const State& before, const State& after) const
//   std::uint64_t weight(const State& initial) const  the partition reports the lightest counterexample
//   static constexpr bool tree = true          from an initial state there is at most one way to any state: the
//                                              partition then needs no visited set. A claim, not checked: where it is
//                                              wrong states are counted more than once, and a cycle never ends
//
// As in TLA+, a step that changes nothing is no step of its action where fairness is concerned, and a behaviour may
// stutter for ever unless fairness forbids it.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

namespace gridproof::explore {

enum class Verdict : std::uint8_t { holds, violated, vacuous, inconclusive };
enum class Kind : std::uint8_t { always, sometimes, eventually, leads_to };

// weak: an action that stays enabled is taken; strong: one that is enabled again and again is.
enum class Fairness : std::uint8_t { none, weak, strong };

struct Action {
  std::string_view name;
  Fairness fairness = Fairness::none;
  Verdict expected = Verdict::holds;  // vacuous: the model says that it never fires
};

// What an `always` says of a state. One whose premise is met nowhere is vacuous.
struct Implication {
  bool premise;
  bool conclusion;
};
constexpr Implication implication(bool conclusion) { return {true, conclusion}; }
constexpr Implication implication(const Implication& said) { return said; }

template <Kind which, class From, class Says>
struct Property {
  static constexpr Kind kind = which;
  std::string_view name;
  From from;  // of leads_to only
  Says says;
  Verdict expected = Verdict::holds;

  Property expect(Verdict verdict) const {
    Property other = *this;
    other.expected = verdict;
    return other;
  }
};

// Every state: says(state) is a bool or a Implication.
template <class Says>
auto always(std::string_view name, Says says) {
  return Property<Kind::always, std::nullptr_t, Says>{name, nullptr, std::move(says)};
}
template <class Premise, class Conclusion>
auto always(std::string_view name, Premise premise, Conclusion conclusion) {
  return always(name, [premise = std::move(premise), conclusion = std::move(conclusion)](const auto& state) {
    const bool met = premise(state);
    return Implication{met, !met || conclusion(state)};
  });
}
// Some state that can be reached; vacuous where there is none.
template <class Says>
auto sometimes(std::string_view name, Says says) {
  return Property<Kind::sometimes, std::nullptr_t, Says>{name, nullptr, std::move(says)};
}
// Every fair behaviour comes to such a state.
template <class Says>
auto eventually(std::string_view name, Says says) {
  return Property<Kind::eventually, std::nullptr_t, Says>{name, nullptr, std::move(says)};
}
// Every fair behaviour comes from each state of the first kind to one of the second, at once or later.
template <class From, class Says>
auto leads_to(std::string_view name, From from, Says says) {
  return Property<Kind::leads_to, From, Says>{name, std::move(from), std::move(says)};
}

constexpr bool is_liveness(Kind kind) { return kind == Kind::eventually || kind == Kind::leads_to; }

template <class State>
struct IgnoreStep {
  void operator()(std::size_t, const State&) const {}
};

template <class T>
concept PlainBytes =
    std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T> && std::default_initializable<T>;

template <class M>
concept Packs = requires(const M& model, const typename M::State& state, const typename M::Packed& packed) {
  requires PlainBytes<typename M::Packed>;
  { model.pack(state) } -> std::same_as<typename M::Packed>;
  { model.unpack(packed) } -> std::same_as<typename M::State>;
};

template <class M>
concept Model = std::copyable<typename M::State> &&
    (Packs<M> || PlainBytes<typename M::State>)&&requires(const M& model, const typename M::State& state,
                                                          std::uint64_t i) {
  { model.name() } -> std::convertible_to<std::string>;
  { model.actions().begin()->name } -> std::convertible_to<std::string_view>;
  { model.initial_count() } -> std::convertible_to<std::uint64_t>;
  { model.initial(i) } -> std::convertible_to<typename M::State>;
  model.successors(state, IgnoreStep<typename M::State>{});
  std::tuple_size<decltype(model.properties())>::value;
  { model.format(state) } -> std::convertible_to<std::string>;
};

template <class M>
concept HasBoundary = requires(const M& model, const typename M::State& state) {
  { model.within(state) } -> std::same_as<bool>;
};
template <class M>
concept ForbidsDeadlock = requires(const M& model, const typename M::State& state) {
  { model.may_end(state) } -> std::same_as<bool>;
};
template <class M>
concept HasSymmetry = requires(const M& model, const typename M::State& state) {
  { model.canonical(state) } -> std::convertible_to<typename M::State>;
};
template <class M>
concept HasWeight = requires(const M& model, const typename M::State& state) {
  { model.weight(state) } -> std::convertible_to<std::uint64_t>;
};
template <class M>
concept FormatsChanges = requires(const M& model, const typename M::State& state) {
  { model.format_change(state, state) } -> std::convertible_to<std::string>;
};
template <class M>
concept IsTree = requires {
  requires M::tree;
};

template <class M>
struct PackedOf {
  using Type = typename M::State;
};
template <Packs M>
struct PackedOf<M> {
  using Type = typename M::Packed;
};
template <class M>
using Packed = typename PackedOf<M>::Type;

// A state as it is stored and compared.
template <Model M>
Packed<M> key_of(const M& model, const typename M::State& state, bool symmetry) {
  if constexpr (HasSymmetry<M>)
    if (symmetry) {
      const typename M::State canonical = model.canonical(state);
      if constexpr (Packs<M>)
        return model.pack(canonical);
      else
        return canonical;
    }
  static_cast<void>(symmetry);
  if constexpr (Packs<M>)
    return model.pack(state);
  else
    return state;
}
template <Model M>
typename M::State state_of(const M& model, const Packed<M>& packed) {
  if constexpr (Packs<M>)
    return model.unpack(packed);
  else
    return packed;
}

constexpr std::string_view name(Verdict verdict) {
  constexpr std::string_view names[] = {"holds", "violated", "vacuous", "inconclusive"};
  return names[static_cast<std::size_t>(verdict)];
}
constexpr std::string_view name(Kind kind) {
  constexpr std::string_view names[] = {"always", "sometimes", "eventually", "leads-to"};
  return names[static_cast<std::size_t>(kind)];
}
constexpr std::string_view name(Fairness fairness) {
  constexpr std::string_view names[] = {"none", "weak", "strong"};
  return names[static_cast<std::size_t>(fairness)];
}

}  // namespace gridproof::explore
