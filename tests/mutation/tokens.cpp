#include "mutation/tokens.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace gridproof::mutation {

namespace {

constexpr std::array<std::string_view, 26> long_symbols = {
    "<<=", ">>=", "...", "<=>", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "->",
    "::",  "++",  "--",  "+=",  "-=", "*=", "/=", "%=", "&=", "|=", "^=", "[[", "]]"};

bool is_name_part(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

bool is_one_of(std::string_view text, std::initializer_list<std::string_view> texts) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

// How tightly an operator that combines truth values binds; 0 for what ends an operand of any of them.
int binding(std::string_view text) {
  if (text == "||") return 1;
  if (text == "&&") return 2;
  if (text == "|") return 3;
  if (text == "&") return 4;
  return 0;
}

bool ends_operand(std::string_view text) {
  return is_one_of(text, {",", ";", "?", ":", "=", "|=", "&=", "+=", "-=", "return", "{", "}", "case", "else"});
}

}  // namespace

Tokens::Tokens(std::string_view source) : source_(source) {
  lex();
  match();
  mark_angles();
  shield();
}

void Tokens::lex() {
  std::size_t i = 0;
  bool line_is_blank = true;
  const auto skip_to = [&](std::string_view what) {
    const std::size_t found = source_.find(what, i);
    i = found == std::string_view::npos ? source_.size() : found;
  };
  while (i < source_.size()) {
    const char c = source_[i];
    if (std::isspace(static_cast<unsigned char>(c)) != 0) {
      line_is_blank = line_is_blank || c == '\n';
      ++i;
    } else if (source_.substr(i, 2) == "//") {
      skip_to("\n");
    } else if (source_.substr(i, 2) == "/*") {
      skip_to("*/");
      i = std::min(i + 2, source_.size());
    } else if (c == '#' && line_is_blank) {
      do {
        skip_to("\n");
      } while (i < source_.size() && source_[i - 1] == '\\' && ++i != 0);
    } else {
      const std::size_t begin = i;
      TokenKind kind = TokenKind::symbol;
      line_is_blank = false;
      if (c == '"' || c == '\'') {
        kind = TokenKind::text;
        for (++i; i < source_.size() && source_[i] != c; ++i)
          if (source_[i] == '\\') ++i;
        i = std::min(i + 1, source_.size());
      } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
        kind = TokenKind::number;
        while (i < source_.size() && (is_name_part(source_[i]) || source_[i] == '\'' || source_[i] == '.')) ++i;
      } else if (is_name_part(c)) {
        kind = TokenKind::name;
        while (i < source_.size() && is_name_part(source_[i])) ++i;
      } else {
        const auto* known = std::find_if(long_symbols.begin(), long_symbols.end(), [&](std::string_view symbol) {
          return source_.substr(i, symbol.size()) == symbol;
        });
        i += known != long_symbols.end() ? known->size() : 1;
      }
      tokens_.push_back({kind, source_.substr(begin, i - begin), begin});
    }
  }
  for (Token& token : tokens_) {
    const auto is_space = [&](std::size_t at) {
      return at >= source_.size() || std::isspace(static_cast<unsigned char>(source_[at])) != 0;
    };
    token.spaced_before = token.begin == 0 || is_space(token.begin - 1);
    token.spaced_after = is_space(token.end());
  }
}

void Tokens::match() {
  partners_.assign(tokens_.size(), nowhere);
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    const std::string_view text = tokens_[i].text;
    if (is_one_of(text, {"(", "[", "{", "[["})) {
      open.push_back(i);
    } else if (is_one_of(text, {")", "]", "}", "]]"}) && !open.empty()) {
      partners_[i] = open.back();
      partners_[open.back()] = i;
      open.pop_back();
    }
  }
}

void Tokens::mark_angles() {
  int depth = 0;
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    const Token& token = tokens_[i];
    const bool opens =
        token.text == "<" && (!token.spaced_before || text(i - 1) == "template") && text(i - 1) != "operator";
    if (opens) ++depth;
    tokens_[i].in_angles = depth > 0;
    if (depth > 0 && !token.spaced_before && token.text == ">") --depth;
    if (depth > 0 && !token.spaced_before && token.text == ">>") depth = std::max(0, depth - 2);
    if (is_one_of(token.text, {";", "{"})) depth = 0;
  }
}

void Tokens::shield(std::size_t from, std::size_t end) {
  for (std::size_t i = from; i < std::min(end, tokens_.size()); ++i) tokens_[i].shielded = true;
}

void Tokens::shield() {
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    const std::string_view text = tokens_[i].text;
    if (text == "template") {
      std::size_t end = i + 1;
      while (end < tokens_.size() && tokens_[end].in_angles) ++end;
      shield(i, end);
    } else if (is_one_of(text, {"concept", "using", "typedef"})) {
      std::size_t end = i;
      while (end < tokens_.size() && tokens_[end].text != ";")
        end = tokens_[end].text == "{" && partners_[end] != nowhere ? partners_[end] + 1 : end + 1;
      shield(i, end);
    } else if (is_one_of(text, {"assert", "static_assert", "__attribute__"}) && this->text(i + 1) == "(" &&
               partners_[i + 1] != nowhere) {
      shield(i, partners_[i + 1] + 1);
    }
  }
}

bool Tokens::is_binary(std::size_t i) const {
  const Token& token = tokens_[i];
  return token.kind == TokenKind::symbol && partners_[i] == nowhere && token.spaced_before && token.spaced_after &&
         !token.in_angles && i > 0 && text(i - 1) != "operator" && text(i - 1) != "return";
}

bool Tokens::is_declared(std::size_t i) const {
  if (i == 0) return false;
  const Token& before = tokens_[i - 1];
  if (before.kind == TokenKind::name) return !is_one_of(before.text, {"return", "case", "else"});
  return is_one_of(before.text, {">", "&", "*", "&&", "~"}) && !before.spaced_before && before.spaced_after;
}

bool Tokens::is_call(std::size_t i) const {
  if (tokens_[i].kind != TokenKind::name || text(i + 1) != "(" || is_declared(i)) return false;
  const std::size_t close = partners_[i + 1];
  if (close == nowhere) return false;
  return !is_one_of(text(close + 1), {"{", "const", "->", "noexcept", "override"});
}

std::size_t Tokens::chain_begin(std::size_t i) const {
  while (i >= 2 && is_one_of(text(i - 1), {".", "->", "::"})) {
    std::size_t before = i - 2;
    while (is_one_of(text(before), {")", "]"}) && partners_[before] != nowhere && partners_[before] > 0)
      before = partners_[before] - 1;
    if (tokens_[before].kind != TokenKind::name) break;
    i = before;
  }
  return i;
}

Tokens::Operands Tokens::operands(std::size_t i) const {
  const int own = binding(tokens_[i].text);
  const auto is_end = [&](std::size_t at) {
    const int other = is_binary(at) ? binding(tokens_[at].text) : 0;
    return ends_operand(tokens_[at].text) || (other != 0 && other <= own);
  };
  std::size_t left = i;
  while (left > 0) {
    const std::size_t before = left - 1;
    if (is_one_of(text(before), {")", "]", "}"}) && partners_[before] != nowhere &&
        (text(before) != "}" || text(left) == ")")) {
      left = partners_[before];
    } else if (is_one_of(text(before), {"(", "["}) || is_end(before)) {
      break;
    } else {
      left = before;
    }
  }
  std::size_t end = i + 1;
  while (end < tokens_.size()) {
    if (is_one_of(text(end), {"(", "["}) && partners_[end] != nowhere) {
      end = partners_[end] + 1;
    } else if (is_one_of(text(end), {")", "]"}) || is_end(end)) {
      break;
    } else {
      ++end;
    }
  }
  return {left, i, i + 1, end};
}

}  // namespace gridproof::mutation
