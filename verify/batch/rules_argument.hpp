// The options that say what the rules are, the same in both programs: --layout, a name of text/layout_name.hpp or
// regions:FILE; or --takuzu, with --size and --rules.
//
//   read_rules({.layout = "3x3+diagonals"});                     // these rules
//   read_rules({.takuzu = true, .size = "8", .which = "1,2"});   // takuzu-8x8-rules-1,2
//   read_rules({.takuzu = true});                                // a Takuzu: the text tells the size
//   read_rules({});                                              // nothing: the number of cells tells the layout
#pragma once

#include <optional>
#include <string>

#include "spec/any_rules.hpp"
#include "text/result.hpp"
#include "text/takuzu_name.hpp"

namespace gridproof::batch {

struct RulesArguments {
  std::string layout;
  bool takuzu = false;
  std::string size, which;  // of the Takuzu
};

// What a text is read with (text::ReadOptions has the same two).
struct WantedRules {
  std::optional<spec::AnyRules> rules = {};
  std::optional<text::TakuzuRules> takuzu = {};  // a Takuzu of any size
};

text::Result<spec::Layout> read_layout(const std::string& name);
std::string file_of_layout(const std::string& name);  // the map of regions:FILE; empty: it has none
text::Result<WantedRules> read_rules(const RulesArguments& arguments);

}  // namespace gridproof::batch
