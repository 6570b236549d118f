#include "engine/techniques/find.hpp"

#include <array>
#include <stdexcept>

namespace gridproof::engine {

std::optional<Kind> kind_named(std::string_view key) {
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

Kind kind_of(const spec::NamedTechnique& technique) {
  const std::optional<Kind> kind = kind_named(technique.key);
  if (!kind) throw std::invalid_argument("the engine has no finder for " + technique.name);
  return *kind;
}

template <int words>
void find(const Kind& kind, bool with_filled, const Places<words>& places, const Known<words>& known,
          const Tell<words>& tell) {
  using Houses = FindInHouses<words>;
  using Fish = FindFish<words>;
  using Chains = FindShortChains<words>;
  switch (kind.way) {
    case Way::single_candidate: return Houses::single_candidates(places, known, tell);
    case Way::single_place: return Houses::single_places(places, known, tell);
    case Way::pointing: return Houses::locked(false, places, known, tell);
    case Way::claiming: return Houses::locked(true, places, known, tell);
    case Way::naked: return Houses::naked(kind.size, with_filled, places, known, tell);
    case Way::hidden: return Houses::hidden(kind.size, with_filled, places, known, tell);
    case Way::fish: return Fish::plain(kind.size, with_filled, places, known, tell);
    case Way::finned_fish: return Fish::finned(kind.size, places, known, tell);
    case Way::skyscraper: return Chains::two_links(spec::makes_skyscraper, places, known, tell);
    case Way::two_string_kite: return Chains::two_links(spec::makes_two_string_kite, places, known, tell);
    case Way::turbot_fish: return Chains::two_links(spec::makes_turbot_fish, places, known, tell);
    case Way::empty_rectangle: return Chains::empty_rectangles(places, known, tell);
    case Way::xy_wing: return Chains::xy_wings(places, known, tell);
    case Way::xyz_wing: return Chains::xyz_wings(places, known, tell);
    case Way::w_wing: return Chains::w_wings(places, known, tell);
    case Way::remote_pair: return Chains::remote_pairs(places, known, tell);
  }
}

template void find(const Kind&, bool, const Places<2>&, const Known<2>&, const Tell<2>&);
template void find(const Kind&, bool, const Places<4>&, const Known<4>&, const Tell<4>&);
template void find(const Kind&, bool, const Places<10>&, const Known<10>&, const Tell<10>&);

}  // namespace gridproof::engine
