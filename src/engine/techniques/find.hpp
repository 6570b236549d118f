// Which finder has which technique: the one list.
//
//   find(kind_of(technique), Filled::taken, places, known, tell);
#pragma once

#include <array>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <type_traits>

#include "engine/techniques/find_chains.hpp"
#include "engine/techniques/find_fish.hpp"
#include "engine/techniques/find_houses.hpp"
#include "spec/sudoku/techniques/named.hpp"

namespace gridproof::engine {

enum class Way {
  single_candidate,
  single_place,
  pointing,
  claiming,
  naked,
  hidden,
  fish,
  finned_fish,
  skyscraper,
  two_string_kite,
  turbot_fish,
  empty_rectangle,
  xy_wing,
  xyz_wing,
  w_wing,
  remote_pair,
};

struct Kind {
  Way way;
  int size = 0;  // of subsets and fish

  friend bool operator==(const Kind&, const Kind&) = default;
};

inline std::optional<Kind> kind_named(std::string_view key) {
  struct Entry {
    std::string_view key;
    Kind kind;
  };
  static constexpr std::array<Entry, 24> all = {{
      {"single_candidate", {Way::single_candidate}},
      {"single_place", {Way::single_place}},
      {"pointing", {Way::pointing}},
      {"claiming", {Way::claiming}},
      {"naked_pair", {Way::naked, 2}},
      {"naked_triple", {Way::naked, 3}},
      {"naked_quad", {Way::naked, 4}},
      {"hidden_pair", {Way::hidden, 2}},
      {"hidden_triple", {Way::hidden, 3}},
      {"hidden_quad", {Way::hidden, 4}},
      {"x_wing", {Way::fish, 2}},
      {"swordfish", {Way::fish, 3}},
      {"jellyfish", {Way::fish, 4}},
      {"finned_x_wing", {Way::finned_fish, 2}},
      {"finned_swordfish", {Way::finned_fish, 3}},
      {"finned_jellyfish", {Way::finned_fish, 4}},
      {"skyscraper", {Way::skyscraper}},
      {"two_string_kite", {Way::two_string_kite}},
      {"turbot_fish", {Way::turbot_fish}},
      {"empty_rectangle", {Way::empty_rectangle}},
      {"xy_wing", {Way::xy_wing}},
      {"xyz_wing", {Way::xyz_wing}},
      {"w_wing", {Way::w_wing}},
      {"remote_pair", {Way::remote_pair}},
  }};
  for (const Entry& entry : all)
    if (entry.key == key) return entry.kind;
  return std::nullopt;
}

// Requires a technique that there is a finder for.
inline Kind kind_of(const spec::NamedTechnique& technique) {
  const std::optional<Kind> kind = kind_named(technique.key);
  if (!kind) throw std::invalid_argument("the engine has no finder for " + technique.name);
  return *kind;
}

// with_filled: whether subsets and fish also take cells, values and lines that are settled.
template <int words, class Tell>
void find(const Kind& kind, bool with_filled, const Places<words>& places, const Known<words>& known, Tell&& tell) {
  switch (kind.way) {
    case Way::single_candidate: return find_single_candidates(places, known, tell);
    case Way::single_place: return find_single_places(places, known, tell);
    case Way::pointing: return find_locked(false, places, known, tell);
    case Way::claiming: return find_locked(true, places, known, tell);
    case Way::naked: return find_naked(kind.size, with_filled, places, known, tell);
    case Way::hidden: return find_hidden(kind.size, with_filled, places, known, tell);
    case Way::fish: return find_fish(kind.size, with_filled, places, known, tell);
    case Way::finned_fish: return find_finned_fish(kind.size, places, known, tell);
    case Way::skyscraper: return find_two_links(spec::makes_skyscraper, places, known, tell);
    case Way::two_string_kite: return find_two_links(spec::makes_two_string_kite, places, known, tell);
    case Way::turbot_fish: return find_two_links(spec::makes_turbot_fish, places, known, tell);
    case Way::empty_rectangle: return find_empty_rectangles(places, known, tell);
    case Way::xy_wing: return find_xy_wings(places, known, tell);
    case Way::xyz_wing: return find_xyz_wings(places, known, tell);
    case Way::w_wing: return find_w_wings(places, known, tell);
    case Way::remote_pair: return find_remote_pairs(places, known, tell);
  }
}

// Calls `f` with the number of words that the cells of the layout take: f(std::integral_constant<int, words>()).
template <class F>
decltype(auto) with_words(const spec::Layout& layout, F&& f) {
  switch (words_for(static_cast<std::size_t>(layout.size()))) {
    case 2: return f(std::integral_constant<int, 2>());
    case 4: return f(std::integral_constant<int, 4>());
    default: return f(std::integral_constant<int, 10>());
  }
}

}  // namespace gridproof::engine
