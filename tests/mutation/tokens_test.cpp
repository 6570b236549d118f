#include "mutation/tokens.hpp"

#include <catch2/catch.hpp>
#include <string>

using gridproof::mutation::Tokens;

namespace {

std::string texts(const Tokens& tokens, bool with_shielded = true) {
  std::string all;
  for (std::size_t i = 0; i < tokens.size(); ++i)
    if (with_shielded || !tokens[i].shielded) all += (all.empty() ? "" : " ") + std::string(tokens[i].text);
  return all;
}

}  // namespace

TEST_CASE("comments, preprocessor lines and spaces are no tokens, a string is one") {
  CHECK(texts(Tokens("#include <a> // b\n#define X \\\n  y\nint /* c */ a = 0x1F; // d\n")) == "int a = 0x1F ;");
  CHECK(texts(Tokens("f(\"a & \\\" b\", '\\'');")) == "f ( \"a & \\\" b\" , '\\'' ) ;");
  CHECK(texts(Tokens("a<<=b->c::d&&e")) == "a <<= b -> c :: d && e");
}

TEST_CASE("template headers, concepts, aliases, assertions and attributes are shielded") {
  CHECK(texts(Tokens("template <class A, int n = 1>\nint f();"), false) == "int f ( ) ;");
  CHECK(texts(Tokens("concept C = requires(A a) { a & a; } && x; int b;"), false) == "; int b ;");
  CHECK(texts(Tokens("using V = U<1>; int b;"), false) == "; int b ;");
  CHECK(texts(Tokens("assert(a && b); static_assert(c); d();"), false) == "; ; d ( ) ;");
}

TEST_CASE("operators are told from references, template brackets and definitions") {
  const Tokens tokens("const A& f(B<C> x) { return a & b < c; } A operator& (A);");
  int binary = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) binary += tokens.is_binary(i) ? 1 : 0;
  CHECK(binary == 2);
}

TEST_CASE("the operands of an operator end where a looser one begins") {
  const auto sides = [](std::string_view source, std::string_view symbol) {
    const Tokens tokens(source);
    std::size_t i = 0;
    while (tokens.text(i) != symbol) ++i;
    const auto found = tokens.operands(i);
    const auto text = [&](std::size_t from, std::size_t end) {
      return std::string(source.substr(tokens[from].begin, tokens[end - 1].end() - tokens[from].begin));
    };
    return text(found.left, found.left_end) + " / " + text(found.right, found.right_end);
  };
  CHECK(sides("return f(a, b) & ~g[c] | d;", "&") == "f(a, b) / ~g[c]");
  CHECK(sides("return f(a, b) & ~g[c] | d;", "|") == "f(a, b) & ~g[c] / d");
  CHECK(sides("x = a == b && (c || d);", "&&") == "a == b / (c || d)");
  CHECK(sides("{ return a(c) & any(d, [=](E e) { return e; }); }", "&") == "a(c) / any(d, [=](E e) { return e; })");
}
