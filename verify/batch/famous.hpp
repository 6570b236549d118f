// Puzzles that have a name.
#pragma once

#include <fmt/format.h>

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace gridproof::batch {

struct FamousPuzzle {
  std::string_view name;
  std::string_view about;
  std::string_view cells;
};

inline constexpr std::array<FamousPuzzle, 7> famous_puzzles = {{
    {"al-escargot", "Arto Inkala, 2006",
     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."},
    {"inkala-2010", "Arto Inkala, 2010; hard_puzzle of the Cryptol text",
     "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."},
    {"cryptol", "puzzle of the Cryptol text, 2009",
     ".9.7..86..31..5.2.8.6........7.5...6...3.7...5...1.7........1.9.2.6..35..54..8.7."},
    {"easter-monster", "from the players' lists of the hardest",
     "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"},
    {"golden-nugget", "from the players' lists of the hardest",
     ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."},
    {"platinum-blonde", "from the players' lists of the hardest",
     ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6..."},
    {"four", "a 4x4 grid with two completions", ".....1..1.43.31."},
}};

inline std::optional<FamousPuzzle> famous_puzzle(std::string_view name) {
  for (const FamousPuzzle& puzzle : famous_puzzles)
    if (puzzle.name == name) return puzzle;
  return std::nullopt;
}

// A line for each, for help texts.
inline std::string famous_list() {
  std::string lines;
  for (const FamousPuzzle& puzzle : famous_puzzles) lines += fmt::format("  {:<17}{}\n", puzzle.name, puzzle.about);
  return lines;
}

}  // namespace gridproof::batch
