// The menu that `gridproof` alone shows on a terminal: enter a puzzle, test on a pool, Al Escargot.
//
//   run_menu(std::cin, std::cout, seed);    // the seed is that of the samples, and is shown with them
//
// It ends with the choice to quit and, as politely, at the end of the input.
#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "spec/any_rules.hpp"
#include "text/document.hpp"
#include "text/symbols.hpp"

namespace gridproof::cli {

void run_menu(std::istream& in, std::ostream& out, std::uint64_t seed);

// Questions and answers. At the end of the input every answer is missing.
class Dialogue {
 public:
  Dialogue(std::istream& in, std::ostream& out) : in_(in), out_(out) {}

  std::optional<std::string> ask(const std::string& question);  // the answer without blanks around it
  void say(const std::string& text) { out_ << text << std::flush; }
  std::ostream& out() { return out_; }

 private:
  std::istream& in_;
  std::ostream& out_;
};

// A box shape, or a Takuzu by its name; asked for until it is one. Nothing at the end of the input.
std::optional<spec::AnyRules> enter_rules(Dialogue& dialogue);

// A puzzle row by row, shown and corrected until the user agrees; nothing at the end of the input.
std::optional<text::Document> enter_puzzle(Dialogue& dialogue);

}  // namespace gridproof::cli
