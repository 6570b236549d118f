// What a TLC configuration (*.cfg) asks TLC to check.
//
//   INVARIANTS TypeOK HintSoundInv
//   PROPERTY TerminationProp
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gridproof::tlc {

struct Config {
  std::vector<std::string> invariants;
  std::vector<std::string> properties;
  bool checks_deadlock = true;

  bool checks(std::string_view name) const;
};

// Everything else in the text is TLC's own business, mistakes too: TLC will complain.
Config read_config(std::string_view text);

}  // namespace gridproof::tlc
