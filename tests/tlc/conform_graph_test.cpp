// TLC's dumps read into graphs, and graphs compared.
#include <catch2/catch.hpp>
#include <sstream>

#include "verify/tlc/graph.hpp"

namespace gridproof::tlc {

namespace {

const std::string whole = R"x(strict digraph DiskGraph {
nodesep=0.35;
subgraph cluster_graph {
color="white";
-7 [label="/\\ hint = [type |-> \"None\", row |-> 0]\n/\\ pc = \"a\\\"b\\\\c\"",style = filled]
-7 -> 12 [label="Go",color="black",fontcolor="black"];
12 [label="/\\ pc = \"done\"\n/\\ hint = [row |-> 1, type |-> \"None\"]"];
-7 -> 12 [label="Go",color="black",fontcolor="black"];
12 -> 12 [label="StayND",color="black",fontcolor="black"];
{rank = same; -7;}
{rank = same; 12;}
}
}
)x";

std::string problem(const std::string& dump) {
  Texts texts;
  Graph graph(texts);
  std::istringstream stream(dump);
  const auto read = read_dump(stream, "dump", graph);
  return read ? std::to_string(*read) + " nodes" : text::to_string(read.error());
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("a dump becomes states and labelled edges") {
  Texts texts;
  Graph read(texts), expected(texts);
  std::istringstream stream(whole);
  const auto nodes =
      read_dump(stream, "dump", read, [](std::string_view label) { return label == "StayND" ? "Stay" : label; });
  REQUIRE(nodes);
  CHECK(*nodes == 2);
  const std::string first = R"([hint |-> [row |-> 0, type |-> "None"], pc |-> "a\"b\\c"])";
  const std::string second = R"([hint |-> [row |-> 1, type |-> "None"], pc |-> "done"])";
  expected.add_initial(first);
  expected.add_edge(first, "Go", second);
  expected.add_edge(second, "Stay", second);
  expected.finish();
  const auto difference = first_difference(read, expected);
  if (difference)
    FAIL_CHECK(difference->edge.before << " " << difference->edge.action << " " << difference->edge.after);
  CHECK(read.initial_count() == 1);
  CHECK(read.state_count() == 2);
  CHECK(read.edge_count() == 2);
  CHECK(read.actions() == std::vector<std::string>{"Go", "Stay"});
}

TEST_CASE("a dump that is not whole is no graph") {
  CHECK(problem(whole) == "2 nodes");
  CHECK(problem("") == "dump:1:1: expected }, the dump breaks off");
  CHECK(problem("something else\n}\n") == "dump:1:1: expected a graph as TLC dumps it: strict digraph");
  CHECK(problem(whole.substr(0, whole.size() - 4)) == "dump:12:1: expected }, the dump breaks off");
  CHECK(problem(replaced(whole, "12 [label=\"/", "13 [label=\"/")) ==
        "dump:6:1: expected an edge between nodes that the dump has");
  CHECK(problem(replaced(whole, "\",color=\"black\",fontcolor=\"black\"];\n12 [", "\n12 [")) ==
        "dump:6:20: expected \"");
  CHECK(problem(replaced(whole, "pc = \\\"done", "pc = \\\"do\\ne")) ==
        "dump:7:1: in the state, line 1, column 9: expected a string that ends on its line, found '\"do'");
}

TEST_CASE("the first difference is the least edge that one graph has alone") {
  Texts texts;
  const auto graph = [&](std::initializer_list<std::array<const char*, 3>> edges) {
    Graph result(texts);
    for (const auto& [before, action, after] : edges) result.add_edge(before, action, after);
    result.finish();
    return result;
  };
  const Graph a = graph({{"b", "x", "c"}, {"a", "x", "b"}});
  CHECK_FALSE(first_difference(a, graph({{"a", "x", "b"}, {"b", "x", "c"}, {"a", "x", "b"}})));
  const auto label = first_difference(a, graph({{"a", "y", "b"}, {"b", "x", "c"}}));
  REQUIRE(label);
  CHECK(label->what == Difference::What::edge);
  CHECK(label->edge == Graph::Edge{"a", "x", "b"});
  CHECK(label->left_has_it);
  CHECK(label->edges_only_left == 1);
  CHECK(label->edges_only_right == 1);
  const auto more = first_difference(a, graph({{"a", "x", "b"}, {"b", "x", "c"}, {"a", "x", "a"}, {"a", "z", "a"}}));
  REQUIRE(more);
  CHECK(more->edge == Graph::Edge{"a", "x", "a"});
  CHECK_FALSE(more->left_has_it);
  CHECK(more->edges_only_right == 2);
}

TEST_CASE("an edge from a state that both graphs have comes first: it is where they part") {
  Texts texts;
  Graph left(texts), right(texts);
  for (const auto& [before, action, after] :
       {std::array{"m", "x", "n"}, std::array{"n", "x", "a"}, std::array{"a", "x", "b"}})
    left.add_edge(before, action, after);
  right.add_edge("m", "x", "n");
  left.finish();
  right.finish();
  const auto difference = first_difference(left, right);
  REQUIRE(difference);
  CHECK(difference->edge == Graph::Edge{"n", "x", "a"});
  CHECK(difference->edges_only_left == 2);
}

TEST_CASE("graphs with the same edges may still differ in their states") {
  Texts texts;
  const auto graph = [&](const char* initial, const char* state) {
    Graph result(texts);
    result.add_edge("a", "x", "b");
    result.add_initial(initial);
    result.add_state(state);
    result.finish();
    return result;
  };
  CHECK_FALSE(first_difference(graph("a", "b"), graph("a", "a")));
  const auto initial = first_difference(graph("a", "b"), graph("b", "b"));
  REQUIRE(initial);
  CHECK(initial->what == Difference::What::initial);
  CHECK(initial->edge.after == "a");
  const auto state = first_difference(graph("a", "b"), graph("a", "c"));
  REQUIRE(state);
  CHECK(state->what == Difference::What::state);
  CHECK(state->edge.after == "c");
  CHECK_FALSE(state->left_has_it);
}

}  // namespace gridproof::tlc
