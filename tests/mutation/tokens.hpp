// C++ source as the rules of mutation see it: tokens without comments and preprocessor lines, brackets matched, and
// what must not be touched marked.
//
//   const Tokens tokens("a & ~b");
//   tokens[2].text == "~";
//
// This is no parser. It leans on the sources being formatted by clang-format: a binary operator has a space on both
// sides, a reference's `&` and a template's `<` have none before them.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace gridproof::mutation {

enum class TokenKind { name, number, symbol, text };

struct Token {
  TokenKind kind;
  std::string_view text;
  std::size_t begin;  // offset in the source
  bool spaced_before = false;
  bool spaced_after = false;
  bool shielded = false;   // template headers, concepts, assertions, attributes
  bool in_angles = false;  // among the arguments of a template

  std::size_t end() const { return begin + text.size(); }
};

class Tokens {
 public:
  static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

  // Requires that `source` outlives this.
  explicit Tokens(std::string_view source);

  std::size_t size() const { return tokens_.size(); }
  const Token& operator[](std::size_t i) const { return tokens_[i]; }
  // The text of a token, or nothing where there is no such token.
  std::string_view text(std::size_t i) const { return i < tokens_.size() ? tokens_[i].text : std::string_view(); }
  std::string_view source() const { return source_; }

  // The bracket that closes the one at `i`, or opens it; `nowhere` for other tokens.
  std::size_t partner(std::size_t i) const { return partners_[i]; }

  // A spaced operator between two operands, not the name in a definition of one.
  bool is_binary(std::size_t i) const;

  // A name in a declaration follows its type.
  bool is_declared(std::size_t i) const;

  // `name(` as an expression, not as the declaration of a function.
  bool is_call(std::size_t i) const;

  // The first token of the chain `a.b[i]->c` whose last name is at `i`.
  std::size_t chain_begin(std::size_t i) const;

  // The operands of the binary operator at `i`: from where the left one begins to its end, and likewise the right one.
  struct Operands {
    std::size_t left, left_end, right, right_end;
  };
  Operands operands(std::size_t i) const;

 private:
  void lex();
  void match();
  void mark_angles();
  void shield();
  void shield(std::size_t from, std::size_t end);

  std::string_view source_;
  std::vector<Token> tokens_;
  std::vector<std::size_t> partners_;
};

}  // namespace gridproof::mutation
