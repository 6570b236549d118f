#include "verify/tlc/config.hpp"

#include <algorithm>
#include <array>
#include <sstream>

namespace gridproof::tlc {

namespace {

constexpr std::array<std::string_view, 20> keywords = {
    "CONSTANT",           "CONSTANTS",      "INIT",        "NEXT",
    "SPECIFICATION",      "INVARIANT",      "INVARIANTS",  "PROPERTY",
    "PROPERTIES",         "CONSTRAINT",     "CONSTRAINTS", "ACTION_CONSTRAINT",
    "ACTION_CONSTRAINTS", "SYMMETRY",       "VIEW",        "ALIAS",
    "POSTCONDITION",      "CHECK_DEADLOCK", "TYPE",        "TYPE_CONSTRAINT"};

// Without \* to the end of the line and (* to *).
std::string without_comments(std::string_view text) {
  std::string rest;
  for (std::size_t i = 0; i < text.size();) {
    if (text.substr(i).starts_with("\\*")) {
      i = std::min(text.find('\n', i), text.size());
    } else if (text.substr(i).starts_with("(*")) {
      const std::size_t end = text.find("*)", i);
      i = end == std::string_view::npos ? text.size() : end + 2;
      rest += ' ';
    } else {
      rest += text[i++];
    }
  }
  return rest;
}

}  // namespace

bool Config::checks(std::string_view name) const {
  return std::find(invariants.begin(), invariants.end(), name) != invariants.end() ||
         std::find(properties.begin(), properties.end(), name) != properties.end();
}

Config read_config(std::string_view text) {
  Config config;
  std::vector<std::string>* list = nullptr;
  bool deadlock_follows = false;
  std::istringstream words(without_comments(text));
  for (std::string word; words >> word;) {
    if (std::find(keywords.begin(), keywords.end(), word) != keywords.end())
      list = word.starts_with("INVARIANT") ? &config.invariants
             : word.starts_with("PROP")    ? &config.properties
                                           : nullptr;
    else if (list != nullptr)
      list->push_back(word);
    if (deadlock_follows) config.checks_deadlock = word != "FALSE";
    deadlock_follows = word == "CHECK_DEADLOCK";
  }
  return config;
}

}  // namespace gridproof::tlc
