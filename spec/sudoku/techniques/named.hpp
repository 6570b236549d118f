// The techniques by name, from what people find easily to what they do not: the one table.
//
//   for (const NamedTechnique& each : named_techniques()) go_through(each.family, layout, rules, tell);
//
// all_techniques() is the table. named_techniques() are those that are listed and need no assumption: what a tier may
// take. uniqueness_techniques() are listed, and right only where the puzzle has one solution. The others are too large
// to list: whoever finds one shows it, and spec recognises it (chain_kinds, colouring, almost_locked, deadly,
// indirect).
//
// The codes are those of HoDoKu's library and of Sukaku Explainer's ratings (where it has a range, the least), where
// they have the technique.
#pragma once

#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "spec/sudoku/techniques/deadly.hpp"
#include "spec/sudoku/techniques/family.hpp"
#include "spec/sudoku/techniques/fish.hpp"
#include "spec/sudoku/techniques/locked.hpp"
#include "spec/sudoku/techniques/single_digit.hpp"
#include "spec/sudoku/techniques/singles.hpp"
#include "spec/sudoku/techniques/subsets.hpp"
#include "spec/sudoku/techniques/wings.hpp"

namespace gridproof::spec {

struct NamedTechnique {
  std::string key;   // as the program has it: "x_wing"
  std::string name;  // as people do: "X-wing"
  std::string hodoku;
  std::string sukaku;
  Family family;  // of one that is recognised only: nothing to go through
  bool needs_unique = false;

  bool is_listed() const { return static_cast<bool>(family.each); }
};

inline const std::vector<NamedTechnique>& all_techniques() {
  static const std::vector<NamedTechnique> all = [] {
    std::vector<NamedTechnique> list;
    const auto add = [&](const std::string& name, const char* hodoku, const char* sukaku, Family family,
                         bool needs_unique = false) {
      std::string key = name;
      for (char& letter : key) {
        const auto lower = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        letter = letter == ' ' || letter == '-' || letter == '+' ? '_' : lower;
      }
      list.push_back({key, name, hodoku, sukaku, std::move(family), needs_unique});
    };
    const Family recognised{0, nullptr};
    constexpr bool unique = true;
    using EachFish = void (*)(std::size_t, const Layout&, const SudokuRules&, const Values&, const TellReason&);
    const auto of_lines = [](EachFish each, std::size_t lines) {
      return Family{1, [=](const Layout& layout, const SudokuRules& rules, const Values& values,
                           const TellReason& tell) { each(lines, layout, rules, values, tell); }};
    };
    add("single candidate", "0003", "2.3", {1, each_single_candidate});
    add("single place", "0002", "1.2", {1, each_single_place});
    add("pointing", "0100", "2.6", {1, each_pointing});
    add("claiming", "0101", "2.8", {1, each_claiming});
    add("naked pair", "0200", "3.0", {2, each_naked});
    add("X-wing", "0300", "3.2", of_lines(each_fish, 2));
    add("hidden pair", "0210", "3.4", {2, each_hidden});
    add("naked triple", "0201", "3.6", {3, each_naked});
    add("swordfish", "0301", "3.8", of_lines(each_fish, 3));
    add("hidden triple", "0211", "4.0", {3, each_hidden});
    add("skyscraper", "0400", "", {1, each_skyscraper});
    add("two-string kite", "0401", "", {1, each_two_string_kite});
    add("turbot fish", "0403", "", {1, each_turbot_fish});
    add("empty rectangle", "0402", "", {1, each_empty_rectangle});
    add("XY-wing", "0800", "4.2", {3, each_xy_wing, true});
    add("XYZ-wing", "0801", "4.4", {3, each_xyz_wing, true});
    add("W-wing", "0803", "", {2, each_w_wing, true});
    add("remote pair", "0703", "", {2, each_remote_pair});
    add("simple colouring trap", "0500", "", recognised);
    add("simple colouring wrap", "0501", "", recognised);
    add("unique rectangle type 1", "0600", "4.5", {2, each_unique_rectangle_1}, unique);
    add("unique rectangle type 2", "0601", "4.5", {3, each_unique_rectangle_2, true}, unique);
    add("unique rectangle type 3", "0602", "4.5", {4, each_unique_rectangle_3, true}, unique);  // with a naked pair
    add("unique rectangle type 4", "0603", "4.5", {2, each_unique_rectangle_4, true}, unique);
    add("naked quad", "0202", "5.0", {4, each_naked});
    add("jellyfish", "0302", "5.2", of_lines(each_fish, 4));
    add("hidden quad", "0212", "5.4", {4, each_hidden});
    add("BUG+1", "0610", "5.6", recognised, unique);
    add("finned X-wing", "0310", "", of_lines(each_finned_fish, 2));
    add("finned swordfish", "0311", "", of_lines(each_finned_fish, 3));
    add("finned jellyfish", "0312", "", of_lines(each_finned_fish, 4));
    add("X-chain", "0701", "6.6", recognised);
    add("XY-chain", "0702", "", recognised);
    add("alternating inference chain", "0708", "7.0", recognised);
    add("alternating inference loop", "0706", "7.0", recognised);
    add("grouped chain", "0711", "", recognised);
    add("grouped loop", "0709", "", recognised);
    add("ALS-XZ", "0901", "", recognised);
    add("indirect proof", "1303", "8.5", recognised);
    return list;
  }();
  return all;
}

inline std::vector<NamedTechnique> listed_techniques(bool needs_unique) {
  std::vector<NamedTechnique> some;
  for (const NamedTechnique& each : all_techniques())
    if (each.is_listed() && each.needs_unique == needs_unique) some.push_back(each);
  return some;
}
inline const std::vector<NamedTechnique>& named_techniques() {
  static const std::vector<NamedTechnique> all = listed_techniques(false);
  return all;
}
inline const std::vector<NamedTechnique>& uniqueness_techniques() {
  static const std::vector<NamedTechnique> all = listed_techniques(true);
  return all;
}

}  // namespace gridproof::spec
