// The PUZZLE argument and the options that go with it, the same for every command that takes one.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "spec/any_rules.hpp"
#include "text/document.hpp"
#include "text/read.hpp"
#include "text/result.hpp"
#include "text/symbols.hpp"
#include "verify/batch/rules_argument.hpp"

namespace gridproof::batch {

struct PuzzleArguments {
  std::string puzzle;
  std::string layout;
  bool takuzu = false;
  std::string size, rules;  // of the Takuzu
  std::string symbols;
  std::string format;
};

struct PuzzleInput {
  text::Document document;               // with exactly one entry
  std::optional<text::Symbols> symbols;  // as declared; the answer is written with them too

  const spec::AnyRules& rules() const { return document.rules; }
  const text::Entry& entry() const { return document.entries.front(); }
};

// Text, a file, `-`, or a famous name.
text::Result<PuzzleInput> read_puzzle(const PuzzleArguments& arguments);

// The parts of that: the options; whether the argument is a file that exists, or `-`; and what it is otherwise, a
// famous name or the cells themselves, of one puzzle or more.
text::Result<text::ReadOptions> read_options(const PuzzleArguments& arguments);
bool is_file(const std::string& puzzle);
text::Result<text::Document> read_words(const std::string& puzzle, const text::ReadOptions& options);

// "layout 3x3" or "takuzu 8x8, rules 1, 2 and 3", and where it comes from if nobody named it.
std::string rules_line(const spec::AnyRules& rules, bool chosen_by_length);
std::string rules_line(const text::Document& document);

// The same for machines: the first fields of every report about puzzles.
nlohmann::ordered_json rules_fields(const spec::AnyRules& rules, bool chosen_by_length);
nlohmann::ordered_json rules_fields(const text::Document& document);

}  // namespace gridproof::batch
