// One word of a certificate being taken apart. Each part that is read moves on; a part that is not there leaves a
// message.
//
//   StepWord word("7b1", names);
//   word.value(value) && word.house(house) && word.end();     // else word.message, at word.at
//
// A constraint is a word by its name, with - for the blanks: row-1-has-at-most-4-of-0.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "spec/any_rules.hpp"
#include "spec/board.hpp"

namespace gridproof::kernel {

// What the words may name. Keeps a reference to the rules.
class StepNames {
 public:
  explicit StepNames(const spec::AnyRules& rules);

  const spec::AnyRules& rules() const { return *rules_; }
  const std::vector<spec::HouseIndex>& houses(std::size_t kind) const { return houses_[kind]; }  // by number - 1
  bool find_constraint(std::string_view word, std::size_t& constraint) const;

 private:
  const spec::AnyRules* rules_;
  std::array<std::vector<spec::HouseIndex>, 6> houses_;           // by kind
  std::map<std::string, std::size_t, std::less<>> constraints_;  // by word; where rules are a list of them
};

class StepWord {
 public:
  // Keeps references to both.
  StepWord(std::string_view text, const StepNames& names) : text_(text), names_(names) {}

  std::size_t at = 0;
  std::string message;

  bool take(char c);
  bool is_number_next() const;
  bool letter(char c, const char* what);
  bool value(spec::Value& value);
  bool cell(spec::Cell& cell);
  bool house(spec::HouseIndex& house);
  bool constraint(std::size_t& constraint);  // the rest of the word
  bool end();

  bool is_constraint_next() const;
  bool refuse(const char* why);  // the word as a whole

  // r2c3<>4; with `is`, r2c3=4 as well, and it says which of the two was read.
  bool mark(spec::Mark& mark, bool* is);

 private:
  bool number(int least, int greatest, const char* what, int& number);
  std::string shown() const;
  const spec::AnyRules& rules() const { return names_.rules(); }

  std::string_view text_;
  const StepNames& names_;
};

}  // namespace gridproof::kernel
