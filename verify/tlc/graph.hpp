// State graphs with labelled edges, over states that are texts, and how two of them differ.
//
//   Texts texts;                                  // shared, so that equal states have equal numbers
//   Graph by_tlc(texts), by_checker(texts);
//   read_dump(file, "graph.dot", by_tlc);         // what TLC wrote with -dump dot,actionlabels
//   by_checker.add_edge(before, "FindOnlyChoice", after);
//   auto different = first_difference(by_tlc, by_checker);
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "text/result.hpp"

namespace gridproof::tlc {

// Texts by number, in the order in which they came.
class Texts {
 public:
  using Number = std::uint32_t;

  Number add(std::string_view text);
  const std::string& operator[](Number number) const { return *by_number_[number]; }
  std::size_t size() const { return by_number_.size(); }

 private:
  std::unordered_map<std::string, Number> numbers_;
  std::vector<const std::string*> by_number_;
};

class Graph {
 public:
  struct Edge {
    std::string before, action, after;
    friend bool operator==(const Edge&, const Edge&) = default;
  };

  explicit Graph(Texts& texts) : texts_(texts) {}

  // All of them may come several times, in any order. A state's number serves for its edges.
  Texts::Number add_initial(std::string_view state) { return initial_.emplace_back(texts_.add(state)); }
  Texts::Number add_state(std::string_view state) { return states_.emplace_back(texts_.add(state)); }
  void add_edge(Texts::Number before, std::string_view action, Texts::Number after) {
    edges_.push_back({before, texts_.add(action), after});
  }
  void add_edge(std::string_view before, std::string_view action, std::string_view after) {
    add_edge(texts_.add(before), action, texts_.add(after));
  }

  // Puts everything in order, each thing once. The following require it, after the last thing has been added.
  void finish();
  std::size_t initial_count() const { return initial_.size(); }
  std::size_t state_count() const { return states_.size(); }
  std::size_t edge_count() const { return edges_.size(); }
  std::vector<std::string> actions() const;  // on some edge, in the order of the alphabet

  friend std::optional<struct Difference> first_difference(const Graph& left, const Graph& right);

 private:
  using Number = Texts::Number;
  using NumberedEdge = std::array<Number, 3>;  // before, action, after

  std::optional<std::string> least_missing(const std::vector<Number>& from, const std::vector<Number>& in) const;

  Texts& texts_;
  std::vector<Number> initial_, states_;  // every state: initial, or at an edge
  std::vector<NumberedEdge> edges_;
};

// What one graph has and the other has not: the least such edge, of those that begin at a state of both if there are
// some; where the edges are the same an initial state or a state, with an edge that has nothing but `after`.
struct Difference {
  enum class What : std::uint8_t { edge, initial, state };
  What what;
  Graph::Edge edge;
  bool left_has_it;
  std::size_t edges_only_left = 0, edges_only_right = 0;
};

// Requires graphs that are finished and share their texts.
std::optional<Difference> first_difference(const Graph& left, const Graph& right);

// Reads a dump line by line and never holds more than one of them. A state's text is canonical (to_text of its record
// of variables), whatever order TLC printed things in; an action's name is what `rename` makes of TLC's label. The
// graph is finished then. Returns how many nodes there were.
using Rename = std::function<std::string_view(std::string_view)>;
text::Result<std::size_t> read_dump(
    std::istream& dump, std::string_view source, Graph& graph,
    const Rename& rename = [](std::string_view label) { return label; });

}  // namespace gridproof::tlc
