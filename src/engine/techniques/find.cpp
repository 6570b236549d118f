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
      {"single_candidate", {Form::single_candidate}},
      {"single_place", {Form::single_place}},
      {"pointing", {Form::pointing}},
      {"claiming", {Form::claiming}},
      {"naked_pair", {Form::naked, 2}},
      {"naked_triple", {Form::naked, 3}},
      {"naked_quad", {Form::naked, 4}},
      {"hidden_pair", {Form::hidden, 2}},
      {"hidden_triple", {Form::hidden, 3}},
      {"hidden_quad", {Form::hidden, 4}},
      {"x_wing", {Form::fish, 2}},
      {"swordfish", {Form::fish, 3}},
      {"jellyfish", {Form::fish, 4}},
      {"finned_x_wing", {Form::finned_fish, 2}},
      {"finned_swordfish", {Form::finned_fish, 3}},
      {"finned_jellyfish", {Form::finned_fish, 4}},
      {"skyscraper", {Form::skyscraper}},
      {"two_string_kite", {Form::two_string_kite}},
      {"turbot_fish", {Form::turbot_fish}},
      {"empty_rectangle", {Form::empty_rectangle}},
      {"xy_wing", {Form::xy_wing}},
      {"xyz_wing", {Form::xyz_wing}},
      {"w_wing", {Form::w_wing}},
      {"remote_pair", {Form::remote_pair}},
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
  switch (kind.form) {
    case Form::single_candidate: return Houses::single_candidates(places, known, tell);
    case Form::single_place: return Houses::single_places(places, known, tell);
    case Form::pointing: return Houses::locked(false, places, known, tell);
    case Form::claiming: return Houses::locked(true, places, known, tell);
    case Form::naked: return Houses::naked(kind.size, with_filled, places, known, tell);
    case Form::hidden: return Houses::hidden(kind.size, with_filled, places, known, tell);
    case Form::fish: return Fish::plain(kind.size, with_filled, places, known, tell);
    case Form::finned_fish: return Fish::finned(kind.size, places, known, tell);
    case Form::skyscraper: return Chains::two_links(spec::makes_skyscraper, places, known, tell);
    case Form::two_string_kite: return Chains::two_links(spec::makes_two_string_kite, places, known, tell);
    case Form::turbot_fish: return Chains::two_links(spec::makes_turbot_fish, places, known, tell);
    case Form::empty_rectangle: return Chains::empty_rectangles(places, known, tell);
    case Form::xy_wing: return Chains::xy_wings(places, known, tell);
    case Form::xyz_wing: return Chains::xyz_wings(places, known, tell);
    case Form::w_wing: return Chains::w_wings(places, known, tell);
    case Form::remote_pair: return Chains::remote_pairs(places, known, tell);
  }
}

template void find(const Kind&, bool, const Places<2>&, const Known<2>&, const Tell<2>&);
template void find(const Kind&, bool, const Places<4>&, const Known<4>&, const Tell<4>&);
template void find(const Kind&, bool, const Places<10>&, const Known<10>&, const Tell<10>&);

}  // namespace gridproof::engine
