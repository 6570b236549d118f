// The rules of mutation: each says which small changes of a source it would make.
//
//   for (const Edit& edit : edits("return a & b;")) edited(source, edit);   // "return a | b;", "return a;", ...
//
//   negate        `~` or `!` removed; `~` put before a truth value; a condition of if or while turned round
//   and-or        `&` and `|`, `&&` and `||`, `&=` and `|=` exchanged
//   fold          all, any, none, exactly_one, at_most_one: one for another
//   off-by-one    a number one less; one more where it is 0 or a bit pattern
//   compare       `<` and `<=`, `>` and `>=`, `==` and `!=` exchanged
//   drop          one operand of `&`, `|`, `&&`, `||` left out
//   wrong-house   row for column, box rows for box columns, once along a row for once in a cell, one house for all
//   swap-arms     the arms of mux and `?:`, the sides of implies and without
//   constant      true and false exchanged
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace gridproof::mutation {

struct Edit {
  std::string_view rule;
  std::size_t begin;  // replaces source[begin, end)
  std::size_t end;
  std::string replacement;
};

std::string edited(std::string_view source, const Edit& edit);

// In the order of the source; no two with the same outcome.
std::vector<Edit> edits(std::string_view source);

}  // namespace gridproof::mutation
