#include "mutation/rules.hpp"

#include <catch2/catch.hpp>
#include <set>
#include <string>

using namespace gridproof::mutation;

namespace {

// What a rule makes of a snippet.
std::set<std::string> made(const std::string& rule, const std::string& source) {
  std::set<std::string> all;
  for (const Edit& edit : edits(source))
    if (edit.rule == rule) all.insert(edited(source, edit));
  return all;
}

using Set = std::set<std::string>;

}  // namespace

TEST_CASE("negate removes and inserts negations, and turns conditions round") {
  CHECK(made("negate", "return ~a;") == Set{"return a;"});
  CHECK(made("negate", "return !a.any();") == Set{"return a.any();"});
  CHECK(made("negate", "return s.grid.is(c, v) & x;") == Set{"return ~s.grid.is(c, v) & x;"});
  CHECK(made("negate", "return ~any(r, f);") == Set{"return any(r, f);"});
  CHECK(made("negate", "if (a == b) c();") == Set{"if (!(a == b)) c();"});
  CHECK(made("negate", "if (const int n = f(); n != 1) g();") == Set{"if (const int n = f(); !(n != 1)) g();"});
  CHECK(made("negate", "if (const auto wrong = f()) g();").empty());
  CHECK(made("negate", "while (true) f();").empty());
  CHECK(made("negate", "class A {\n  ~A();\n  B is(C c) const { return b; }\n};").empty());
  CHECK(made("negate", "friend A operator~(const A& a) { return a; }").empty());
}

TEST_CASE("and-or exchanges the operators, not references and captures") {
  CHECK(made("and-or", "return a & b;") == Set{"return a | b;"});
  CHECK(made("and-or", "return a || b;") == Set{"return a && b;"});
  CHECK(made("and-or", "x |= y;") == Set{"x &= y;"});
  CHECK(made("and-or", "f(const A& a, B&& b) { return [&](C c) { return c; }; }").empty());
}

TEST_CASE("fold takes one quantifier for another") {
  CHECK(made("fold", "return all(r, f);") == Set{"return any(r, f);"});
  CHECK(made("fold", "return spec::exactly_one(r, f);") ==
        Set{"return spec::at_most_one(r, f);", "return spec::any(r, f);"});
  CHECK(made("fold", "return bits.any();").empty());
  CHECK(made("fold", "auto all(const R& r, F&& f) -> B {}").empty());
}

TEST_CASE("off-by-one changes numbers and keeps how they are written") {
  CHECK(made("off-by-one", "x = y - 1U;") == Set{"x = y - 0U;"});
  CHECK(made("off-by-one", "x = 0;") == Set{"x = 1;"});
  CHECK(made("off-by-one", "x = 0xAF;") == Set{"x = 0xB0;"});
  CHECK(made("off-by-one", "std::array<int, 4> x;").empty());
}

TEST_CASE("compare moves a border or turns an equality round") {
  CHECK(made("compare", "return a < b;") == Set{"return a <= b;"});
  CHECK(made("compare", "return a != b;") == Set{"return a == b;"});
  CHECK(made("compare", "A<B> c; bool operator<(D);").empty());
}

TEST_CASE("drop leaves out one operand, each once") {
  CHECK(made("drop", "return a & b & c;") == Set{"return b & c;", "return a & c;", "return a & b;"});
  CHECK(made("drop", "if (f(x) && (g || h)) i();") ==
        Set{"if ((g || h)) i();", "if (f(x)) i();", "if (f(x) && (h)) i();", "if (f(x) && (g)) i();"});
}

TEST_CASE("wrong-house looks along the other line, or at one house only") {
  CHECK(made("wrong-house", "int r = layout.row(cell);") == Set{"int r = layout.column(cell);"});
  CHECK(made("wrong-house", "return spread(p);") == Set{"return across(p);"});
  CHECK(made("wrong-house", "any(at.rules.houses_of(c), f);") ==
        Set{"any(std::vector<HouseIndex>{at.rules.houses_of(c).front()}, f);",
            "any(std::vector<HouseIndex>{at.rules.houses_of(c).back()}, f);"});
  CHECK(made("wrong-house", "int row(Cell cell) const { return 0; }").empty());
}

TEST_CASE("swap-arms exchanges what a choice is between") {
  CHECK(made("swap-arms", "x = mux(a, f(b, c), d);") == Set{"x = mux(a, d, f(b, c));"});
  CHECK(made("swap-arms", "x = a ? b : f(c, d);") == Set{"x = a ? f(c, d) : b;"});
  CHECK(made("swap-arms", "x = implies(a, b);") == Set{"x = implies(b, a);"});
  CHECK(made("swap-arms", "B mux(const B& c, const B& a, const B& b) {}").empty());
}

TEST_CASE("constant exchanges true and false") { CHECK(made("constant", "B x(true);") == Set{"B x(false);"}); }

TEST_CASE("what must not change does not") {
  CHECK(edits("#include <a>\n// a & b\n/* true */\ntemplate <int n = 1>\nstatic_assert(a == 1 && true);\n").empty());
  CHECK(edits("const char* a = \"b & c == 1\";").empty());
}

TEST_CASE("edits come in the order of the source, with different outcomes") {
  const std::string source = "return a & b & ~c | d == 1;";
  std::set<std::string> outcomes;
  std::size_t last = 0;
  for (const Edit& edit : edits(source)) {
    CHECK(edit.begin >= last);
    last = edit.begin;
    CHECK(outcomes.insert(edited(source, edit)).second);
  }
}
