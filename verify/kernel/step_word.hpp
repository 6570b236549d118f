// One word of a certificate being taken apart. Each part that is read moves on; a part that is not there leaves a
// message.
//
//   StepWord word("7b1", names);
//   word.value(value) && word.house(house) && word.end();     // else word.message, at word.at
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "spec/board.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::kernel {

// What the words may name. Keeps a reference to the layout.
class StepNames {
 public:
  explicit StepNames(const spec::Layout& layout);

  const spec::Layout& layout() const { return *layout_; }
  const std::vector<spec::HouseIndex>& houses(std::size_t kind) const { return houses_[kind]; }  // by number - 1

 private:
  const spec::Layout* layout_;
  std::array<std::vector<spec::HouseIndex>, 6> houses_;  // by kind
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
  bool end();

  // r2c3<>4; with `is`, r2c3=4 as well, and it says which of the two was read.
  bool mark(spec::Mark& mark, bool* is);

 private:
  bool number(int greatest, const char* what, int& number);
  std::string shown() const;
  const spec::Layout& layout() const { return names_.layout(); }

  std::string_view text_;
  const StepNames& names_;
};

}  // namespace gridproof::kernel
