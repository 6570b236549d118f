// Hints by technique, of a layout, where the list of tiers is the user's.
//
//   const auto tiers = read_tiers("pointing,x_wing");     // "all": every technique that needs no assumption, easiest
//   first
//   first_hint(layout, *tiers, at, symbols);              // of the first tier that has something to say
//   every_hint(layout, *tiers, at, symbols);              // all of each tier, in the order of the tiers
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "spec/sudoku/layout.hpp"
#include "spec/sudoku/techniques/named.hpp"
#include "text/result.hpp"
#include "text/symbols.hpp"
#include "verify/claims/game.hpp"
#include "verify/cli/hint_game.hpp"

namespace gridproof::cli {

using Techniques = std::vector<spec::NamedTechnique>;

// Names with commas between them, in the order in which a call asks them. An error names what there is.
text::Result<Techniques> read_tiers(const std::string& names);

// What a hint would change is told, and nothing else of its conclusion. Without a hint where no tier has one.
GameHint first_hint(const spec::Layout& layout, const Techniques& tiers, const verify::Case& at,
                    const std::optional<text::Symbols>& symbols);
// Of a technique's reasons that change the same, the first.
std::vector<GameHint> every_hint(const spec::Layout& layout, const Techniques& tiers, const verify::Case& at,
                                 const std::optional<text::Symbols>& symbols);

// "3 hints", and below each technique what it says and why.
std::string to_text(const std::vector<GameHint>& hints);
nlohmann::ordered_json to_json(const spec::Board& board, const std::vector<GameHint>& hints);

}  // namespace gridproof::cli
