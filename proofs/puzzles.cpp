#include "proofs/puzzles.hpp"

#include "proofs/families.hpp"

namespace gridproof::proofs {

namespace {

using enum Profile;
using enum symbolic::Prover;

Grid grid(const char* cells) {
  std::vector<Value> values;
  for (const char* c = cells; *c != '\0'; ++c) values.push_back(static_cast<Value>(*c == '.' ? 0 : *c - '0'));
  return Grid(values);
}

struct Famous {
  const char* name;
  const char* about;
  const char* puzzle;
  const char* solution;
};

// The Cryptol text's two puzzles come first.
constexpr Famous famous[] = {
    {"puzzle", "the Cryptol text's puzzle",
     ".9.7..86..31..5.2.8.6........7.5...6...3.7...5...1.7........1.9.2.6..35..54..8.7.",
     "295743861431865927876192543387459216612387495549216738763524189928671354154938672"},
    {"hard", "the Cryptol text's hard puzzle (Inkala, 2010)",
     "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
     "812753649943682175675491283154237896369845721287169534521974368438526917796318452"},
    {"al_escargot", "Al Escargot (Inkala, 2006)",
     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
     "162857493534129678789643521475312986913586742628794135356478219241935867897261354"},
    {"golden_nugget", "Golden Nugget (tarek, 2007)",
     ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
     "751846239892371465643259871238197546974562318165438927319684752527913684486725193"},
    {"easter_monster", "Easter Monster (jpf, 2007)",
     "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
     "174385962293467158586192734451923876928674315367851249719548623635219487842736591"},
};

// Names no layout but its own.
template <class Make>
auto on_nine(Make make) {
  return on_layouts(make, [](const Layout& layout) { return layout == Layout::boxes(3, 3); });
}

}  // namespace

void add_puzzles(std::vector<Theorem>& theorems) {
  for (const Famous& one : famous) {
    const std::string name = one.name, about = one.about;
    const Grid puzzle = grid(one.puzzle), solution = grid(one.solution);
    const bool of_the_text = name == "puzzle" || name == "hard";
    if (of_the_text) {
      theorems.push_back({.name = name + "_solution_valid",
                          .family = "puzzles",
                          .sentence = about + ": its solution is valid",
                          .folding = symbolic::Folding::verbatim,
                          .statement = on_nine([=](const Layout& l) {
                            return SolutionValid<>{l, solution};
                          }),
                          .instances = instances(z3, {{"3x3", quick}}) + instances(cadical, {{"3x3", quick}})});
      theorems.push_back({.name = name + "_unique",
                          .family = "puzzles",
                          .sentence = about + " has no other solution, its holes being any words of 4 bits",
                          .statement = on_nine([=](const Layout& l) {
                            return UniqueAsWritten<>{l, puzzle, solution};
                          }),
                          .instances = instances(z3, {{"3x3", ci}}) + instances(cadical, {{"3x3", quick}})});
    }
    theorems.push_back({.name = name + (of_the_text ? "_unique_one_hot" : "_unique"),
                        .family = "puzzles",
                        .sentence = about + " has no other solution",
                        .lemmas = "group_lemma",
                        .statement = on_nine([=](const Layout& l) {
                          return UniqueOneHot{l, puzzle, solution};
                        }),
                        .instances = instances(cadical, {{"3x3", quick}}) + instances(z3, {{"3x3", quick}})});
  }
}

}  // namespace gridproof::proofs
