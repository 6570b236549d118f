#include "verify/tlc/graph.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

namespace gridproof::tlc {

namespace {

template <class T>
void sort_once(std::vector<T>& things) {
  std::sort(things.begin(), things.end());
  things.erase(std::unique(things.begin(), things.end()), things.end());
}

template <class T>
std::vector<T> only_in(const std::vector<T>& these, const std::vector<T>& those) {
  std::vector<T> rest;
  std::set_difference(these.begin(), these.end(), those.begin(), those.end(), std::back_inserter(rest));
  return rest;
}

}  // namespace

Texts::Number Texts::add(std::string_view text) {
  const auto [at, fresh] = numbers_.try_emplace(std::string(text), static_cast<Number>(by_number_.size()));
  if (fresh) by_number_.push_back(&at->first);
  return at->second;
}

void Graph::finish() {
  sort_once(edges_);
  sort_once(initial_);
  states_.insert(states_.end(), initial_.begin(), initial_.end());
  for (const NumberedEdge& edge : edges_) {
    states_.push_back(edge[0]);
    states_.push_back(edge[2]);
  }
  sort_once(states_);
}

std::vector<std::string> Graph::actions() const {
  std::set<Number> numbers;
  for (const NumberedEdge& edge : edges_) numbers.insert(edge[1]);
  std::vector<std::string> names;
  for (const Number number : numbers) names.push_back(texts_[number]);
  std::sort(names.begin(), names.end());
  return names;
}

std::optional<std::string> Graph::least_missing(const std::vector<Number>& from, const std::vector<Number>& in) const {
  std::optional<std::string> least;
  for (const Number number : only_in(from, in))
    if (!least || texts_[number] < *least) least = texts_[number];
  return least;
}

std::optional<Difference> first_difference(const Graph& left, const Graph& right) {
  const Texts& texts = left.texts_;
  const auto only_left = only_in(left.edges_, right.edges_), only_right = only_in(right.edges_, left.edges_);
  const auto in = [](const Graph& graph, Graph::Number state) {
    return std::binary_search(graph.states_.begin(), graph.states_.end(), state);
  };
  // What follows from a difference further up comes last.
  const auto key = [&](const Graph::NumberedEdge& edge) {
    return std::tuple<bool, const std::string&, const std::string&, const std::string&>(
        !(in(left, edge[0]) && in(right, edge[0])), texts[edge[0]], texts[edge[1]], texts[edge[2]]);
  };
  const auto less = [&](const auto& a, const auto& b) { return key(a) < key(b); };
  const auto least_left = std::min_element(only_left.begin(), only_left.end(), less);
  const auto least_right = std::min_element(only_right.begin(), only_right.end(), less);
  if (least_left != only_left.end() || least_right != only_right.end()) {
    const bool on_left =
        least_right == only_right.end() || (least_left != only_left.end() && less(*least_left, *least_right));
    const Graph::NumberedEdge& edge = on_left ? *least_left : *least_right;
    return Difference{Difference::What::edge,
                      {texts[edge[0]], texts[edge[1]], texts[edge[2]]},
                      on_left,
                      only_left.size(),
                      only_right.size()};
  }
  if (const auto state = left.least_missing(left.initial_, right.initial_))
    return Difference{Difference::What::initial, {{}, {}, *state}, true};
  if (const auto state = left.least_missing(right.initial_, left.initial_))
    return Difference{Difference::What::initial, {{}, {}, *state}, false};
  if (const auto state = left.least_missing(left.states_, right.states_))
    return Difference{Difference::What::state, {{}, {}, *state}, true};
  if (const auto state = left.least_missing(right.states_, left.states_))
    return Difference{Difference::What::state, {{}, {}, *state}, false};
  return std::nullopt;
}

}  // namespace gridproof::tlc
