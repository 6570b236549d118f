// Which finder has which technique: the one list.
//
//   find(kind_of(technique), true, places, known, Tell<words>(hear));
#pragma once

#include <optional>
#include <string_view>
#include <type_traits>

#include "engine/techniques/finders.hpp"
#include "spec/sudoku/techniques/named.hpp"

namespace gridproof::engine {

enum class Form {
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
  Form form;
  int size = 0;  // of subsets and fish

  friend bool operator==(const Kind&, const Kind&) = default;
};

// Nothing where there is no finder.
std::optional<Kind> kind_named(std::string_view key);
// Requires a technique that there is a finder for.
Kind kind_of(const spec::NamedTechnique& technique);

// Of any technique; with_filled as the finders have it.
template <int words>
void find(const Kind& kind, bool with_filled, const Places<words>& places, const Known<words>& known,
          const Tell<words>& tell);

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
