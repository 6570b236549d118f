// What the caller of the certificate checker says: what the puzzle is, when to stop, who looks on. As data, like
// certificate_cases.hpp.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/certificate_cases.hpp"
#include "kernel/many_scopes.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::test::certificates {

// Gives `size` bytes at a time.
inline kernel::Source in_parts(const std::string& text, std::size_t size) {
  return [&text, size, at = std::size_t{0}]() mutable {
    const std::string_view part = std::string_view(text).substr(std::min(at, text.size()), size);
    at += part.size();
    return part;
  };
}

// A square map of regions.
inline spec::Layout drawn(const std::vector<int>& region_of) {
  int size = 1;
  while (size * size < static_cast<int>(region_of.size())) ++size;
  return spec::Layout::regions(size, region_of);
}

inline spec::Grid grid_of(const std::string& cells) {
  std::vector<spec::Value> values;
  for (const char c : cells) values.push_back(static_cast<spec::Value>(c == '.' ? 0 : c - '0'));
  return spec::Grid(std::move(values));
}

inline const std::vector<int> quarters = {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3};
inline const std::vector<int> quarters_from_below = {3, 3, 2, 2, 3, 3, 2, 2, 1, 1, 0, 0, 1, 1, 0, 0};
inline const std::vector<int> jigsaw = {0, 0, 1, 1, 0, 2, 1, 1, 0, 2, 2, 3, 2, 3, 3, 3};

struct RulesCase {
  spec::AnyRules a, b;
  bool same;
};

inline std::vector<RulesCase> rules() {
  using spec::Layout;
  const Layout two = Layout::boxes(2, 2), three = Layout::boxes(3, 3);
  return {
      {Layout::boxes(2, 3), Layout::boxes(3, 2), false},
      {Layout::boxes(2, 3), Layout::boxes(3, 2).named("2x3"), false},
      {two, Layout::boxes(2, 2).named("another name"), true},
      {two, two.with_diagonals(), false},
      {three, three.with_windows(), false},
      {three.with_diagonals(), three.with_windows(), false},
      {three.with_diagonals().with_windows(), three.with_windows().with_diagonals(), true},
      {two, drawn(quarters), true},  // the map draws the boxes
      {two, drawn(jigsaw), false},
      {drawn(quarters), drawn(quarters_from_below), true},  // the same regions with other numbers
      {Layout::boxes(1, 4), Layout::boxes(4, 1), true},     // boxes that are rows, boxes that are columns
      {Layout::boxes(1, 4), two, false},
      {two, three, false},
      {spec::Takuzu(4, 6), spec::Takuzu(4, 6), true},
      {spec::Takuzu(4, 6), spec::Takuzu(6, 4), false},
      {spec::Takuzu(4, 6), spec::Takuzu(4, 4), false},
      {spec::Takuzu(4, 4), spec::Takuzu(6, 4), false},
      {spec::Takuzu(4, 6), spec::Takuzu(4, 6, false), false},
      {spec::Takuzu(4, 6, false), spec::Takuzu(4, 6, false), true},
      {spec::Takuzu(4, 4), two, false},
      {two, spec::Takuzu(4, 4), false},
  };
}

struct SubjectCase {
  std::string text;
  kernel::Subject about;
  std::string answer;
};

inline std::vector<SubjectCase> subjects() {
  using spec::Layout;
  const auto shared = [](const Layout& layout) { return std::make_shared<const spec::AnyRules>(layout); };
  const auto two = shared(Layout::boxes(2, 2)), cross = shared(Layout::boxes(2, 2).with_diagonals());
  const std::string cells = "123434122143432.";
  const std::string accepted = "accepted at step 2, line 4: unique " + solution;
  const std::string by_place = accepted + ", 0 values, 1 places, 0 assumptions, 0 at once";
  const std::string plain = one_empty + "1r4 unique " + solution;
  const std::string begin = "gridproof-certificate 1\nlayout ";
  const std::string diagonals = begin + "2x2+diagonals\npuzzle 1234432121433412\nunique 1234432121433412";
  const std::string map = begin + "regions:1122/1122/3344/3344\npuzzle " + cells + "\n1g4 unique " + solution;
  const std::string from_below = begin + "regions:4433/4433/2211/2211\npuzzle " + cells + "\n1g4 unique " + solution;
  const std::string full = "accepted at step 1, line 4: unique 1234432121433412, 0 values, 0 places, 0 assumptions";
  const std::string rejected = "rejected at step 0, line 0: it is about ";
  const std::string six(36, '.');
  const std::string marked = "gridproof-certificate 2\nrules sudoku 2x2\ngivens " + cells +
                             " crossed r4c4<>3 r4c4<>2\nr4c4 unique " + solution;
  const spec::Grid fewer = grid_of("1234341221434...");
  const std::string hint = "gridproof-certificate 2\nrules sudoku 2x2\ngivens " + cells +
                           "\nr4c4 follows r4c4=1 completion " + solution;
  const std::string by_hint = "accepted at step 2, line 4: follows " + solution +
                              " r4c4=1, 1 values, 0 places, 0 assumptions, 0 at once";
  const std::string by_value = accepted + ", 1 values, 0 places, 0 assumptions, 0 at once";
  return {
      {plain, {}, by_place},
      {plain, {two, grid_of(cells)}, by_place},
      {plain, {two, {}}, by_place},
      {plain, {shared(drawn(quarters)), grid_of(cells)}, by_place},
      {plain, {shared(drawn(quarters_from_below)), grid_of(cells)}, by_place},
      {plain, {cross, grid_of(cells)}, rejected + "other rules: 2x2, not 2x2+diagonals"},
      {plain, {cross, {}}, rejected + "other rules: 2x2, not 2x2+diagonals"},
      {plain, {shared(Layout::boxes(3, 3)), {}}, rejected + "other rules: 2x2, not 3x3"},
      {plain, {two, grid_of(solution)}, rejected + "another puzzle: " + cells + ", not " + solution},
      {plain, {nullptr, grid_of(cells)}, "rejected at step 0, line 0: no rules were named"},
      {diagonals, {cross, grid_of("1234432121433412")}, full + ", 0 at once"},
      {diagonals, {two, grid_of("1234432121433412")}, rejected + "other rules: 2x2+diagonals, not 2x2"},
      {diagonals, {shared(drawn(jigsaw)), {}},
       rejected + "other rules: 2x2+diagonals, not regions:1122/1322/1334/3444"},
      {begin + "3x2\npuzzle " + six + "\n1r1",
       {shared(Layout::boxes(2, 3)), {}},
       rejected + "other rules: 3x2, not 2x3"},
      // A layout that is called what it is not: its houses count.
      {begin + "3x2\npuzzle " + six + "\n1r1",
       {shared(Layout::boxes(2, 3).named("3x2")), {}},
       rejected + "other rules: 3x2, not 2x3"},
      {begin + "2x3\npuzzle " + six + "\n1r1",
       {shared(Layout::boxes(2, 3).named("3x2")), {}},
       "rejected at step 1, line 4: 1 has 6 places left in row 1, not one"},
      // The regions of a certificate are numbered as they first appear in it, whatever the caller's numbers are.
      {map, {shared(drawn(quarters_from_below)), {}}, by_place},
      {map, {two, grid_of(cells)}, by_place},
      {from_below, {shared(drawn(quarters_from_below)), {}}, by_place},
      {from_below, {shared(drawn(quarters)), grid_of(cells)}, by_place},
      {map, {shared(drawn(jigsaw)), {}},
       rejected + "other rules: regions:1122/1122/3344/3344, not regions:1122/1322/1334/3444"},
      // Crossed marks are part of the puzzle: a certificate with some is not about the puzzle without.
      {marked, {two, grid_of(cells), {{15, 2}, {15, 3}}}, by_value},
      {marked, {two, {}}, by_value},
      {marked, {}, by_value},
      {marked, {two, grid_of(cells)}, rejected + "other crossed marks: with r4c4<>2 r4c4<>3"},
      {marked, {two, grid_of(cells), {{15, 2}}}, rejected + "other crossed marks: with r4c4<>3"},
      {marked, {two, grid_of(cells), {{0, 1}, {15, 2}, {15, 3}}}, rejected + "other crossed marks: without r1c1<>1"},
      {marked, {two, grid_of(cells), {{15, 3}, {15, 4}}},
       rejected + "other crossed marks: with r4c4<>2, without r4c4<>4"},
      {plain, {two, grid_of(cells), {{15, 2}}}, rejected + "other crossed marks: without r4c4<>2"},
      {marked, {two, grid_of(solution), {{15, 2}, {15, 3}}},
       rejected + "another puzzle: " + cells + ", not " + solution},
      {marked, {cross, grid_of(cells), {{15, 2}, {15, 3}}}, rejected + "other rules: 2x2, not 2x2+diagonals"},
      // Where a player has filled in more, marks follow from that or from the givens; the other verdicts are asked of
      // the givens, but two completions are two of both.
      {hint, {two, fewer, {}, grid_of(cells)}, by_hint + ", of the state"},
      {hint, {two, grid_of(cells), {}, grid_of(solution)}, by_hint},
      {hint, {two, fewer}, rejected + "another puzzle: " + cells + ", not 1234341221434..."},
      {hint, {two, fewer, {}, grid_of(solution)}, rejected + "another puzzle: " + cells + ", not 1234341221434..."},
      {hint, {two, fewer, {{15, 2}}, grid_of(cells)}, rejected + "other crossed marks: without r4c4<>2"},
      {plain, {two, fewer, {}, grid_of(cells)},
       "rejected at step 2, line 4: unique is said of the player's state, and asked of the givens"},
      {plain, {two, grid_of(cells), {}, grid_of(cells)}, by_place},
      {none + ")3r1 contradictory",
       {two, grid_of("12.............."), {}, grid_of("12.....33.......")},
       "rejected at step 2, line 3: contradictory is said of the player's state, and asked of the givens"},
      {heading + "12343412........ not-unique " + solution + " " + other,
       {two, spec::Grid(16), {}, grid_of("12343412........")},
       "accepted at step 1, line 3: not-unique " + solution + " " + other +
           ", 0 values, 0 places, 0 assumptions, 0 at once, of the state"},
      // What cannot be read is an error before anything is compared.
      {heading + "12", {cross, {}}, "p.proof:3:8: expected a grid of 16 cells, found 2"},
  };
}

// The check asks at every 1024th step whether to stop. What is wrong with that, or nothing.
inline std::string fault_of_stop() {
  const auto judged = [](int asked_before_stop, int& asked) {
    ManyScopes scopes(11);  // 4096 steps
    const auto stop = [&] { return ++asked == asked_before_stop; };
    return told(kernel::check_certificate({[&] { return scopes.next(); }, "p.proof"}, {.stop = stop}));
  };
  const std::string to_the_end =
      "accepted at step 4096, line 4: contradictory, 0 values, 0 places, 2047 assumptions, 11 at once";
  const std::vector<std::pair<int, std::string>> expected = {
      {1, "inconclusive at step 1024, line 4: the time ran out"},
      {3, "inconclusive at step 3072, line 4: the time ran out"},
      {100, to_the_end},
  };
  for (const auto& [stop_at, answer] : expected) {
    int asked = 0;
    if (const std::string line = judged(stop_at, asked); line != answer) return line + " instead of " + answer;
    if (asked != std::min(stop_at, 3)) return "asked " + std::to_string(asked) + " times";
  }
  ManyScopes scopes(11);
  const std::string line = told(kernel::check_certificate({[&] { return scopes.next(); }, "p.proof"}));
  return line == to_the_end ? "" : line + " where nobody stops it";
}

// What is said of nothing: each kind of step, and what has not been filled in.
inline std::string fault_of_defaults() {
  using kernel::Rule;
  for (const Rule rule : {Rule::last_value, Rule::last_place, Rule::assume, Rule::no_value, Rule::no_place, Rule::twice,
                          Rule::forced, Rule::broken,
                          Rule::forced, Rule::broken, Rule::verdict}) {
    const bool contradicts = rule == Rule::no_value || rule == Rule::no_place || rule == Rule::twice ||
                             rule == Rule::broken;
    if (kernel::is_contradiction(rule) != contradicts) return "is_contradiction";
  }
  const kernel::Inference step;
  if (step.rule != Rule::verdict || step.value != 0 || step.cell != 0 || step.house != 0 || step.is ||
      step.constraint != 0)
    return "Inference";
  const kernel::CertificateJudgement judgement;
  const bool is_empty = judgement.verdict == kernel::Verdict::rejected && judgement.step == 0 && judgement.line == 0;
  return is_empty ? "" : "CertificateJudgement";
}

// The observer sees each step that is right before it is taken, and no other. What is wrong, or nothing.
inline std::string fault_of_observer() {
  std::string seen;
  const auto observer = [&](const kernel::Inference& step, const kernel::Deduction& before) {
    seen += std::to_string(static_cast<int>(step.rule)) + " with " + text::to_line(before.layout(), before.grid()) +
            " and " + std::to_string(before.scopes().size()) + " open; ";
  };
  const std::string line = told(none + "(r2c1=4 r1c3 )r1c4 r1c3 )r1c4 unique " + solution, {.observer = observer});
  if (line != "rejected at step 6, line 3: the puzzle is refuted: it has no completion") return line;
  const std::string expected =
      "2 with 12.....33....... and 0 open; 0 with 12..4..33....... and 1 open; 3 with 124.4..33....... and 1 open; "
      "0 with 12.....33....... and 0 open; 3 with 124....33....... and 0 open; ";
  return seen == expected ? "" : seen + "instead of " + expected;
}

}  // namespace gridproof::test::certificates
