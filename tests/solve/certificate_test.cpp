// Certificates of the two rules: accepted, in agreement with the definition when they are altered, told in words,
// shortened, and turned into refutations for checkers that know nothing of puzzles.
#include "solver/certificate.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <optional>
#include <string>
#include <vector>

#include "kernel/naive_certificate.hpp"
#include "solver/generate.hpp"
#include "solver/logic.hpp"
#include "solver/search.hpp"
#include "support/property.hpp"
#include "text/read.hpp"
#include "verify/kernel/certificate.hpp"
#include "verify/kernel/refutation.hpp"
#include "verify/solve/explain.hpp"
#include "verify/solve/minimise.hpp"
#include "verify/solve/refute.hpp"
#include "verify/solve/scopes.hpp"

using namespace gridproof;
using kernel::Verdict;
using spec::Grid;
using spec::Layout;
using spec::Value;
using test::property;

namespace {

const char* const escargot = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

Grid grid_of(const Layout& layout, const std::string& cells) {
  return text::read_puzzle(cells, "test", {.rules = layout})->entries.front().puzzle;
}

using Crossed = std::vector<spec::Mark>;

std::string certificate_of(const Layout& layout, const Grid& grid, const Crossed& crossed = {}) {
  solver::Logic logic(layout);
  logic.cross_out(crossed);
  return solver::CertificateWriter(layout, crossed).write(grid, logic.decide(grid));
}

spec::Marks<spec::Truth> as_marks(const Layout& layout, const Crossed& crossed) {
  spec::Marks<spec::Truth> marks(layout);
  for (const auto& [cell, value] : crossed) marks.at(cell, value) = spec::Truth(true);
  return marks;
}

std::optional<Grid> completion_of(const Layout& layout, const Grid& grid, const Crossed& crossed) {
  solver::Solver solver(layout);
  solver.cross_out(as_marks(layout, crossed));
  return solver.classify(grid).first;
}

// That these marks follow; nothing where they do not, or where there is no completion.
std::optional<std::string> certificate_of(const Layout& layout, const Grid& grid, const Crossed& crossed,
                                          const spec::Conclusion& marks) {
  solver::Logic logic(layout);
  logic.cross_out(crossed);
  const solver::Demonstration shown = logic.demonstrate(grid, marks);
  const auto completion = completion_of(layout, grid, crossed);
  if (shown.answer != solver::Demonstration::Answer::follows || !completion) return std::nullopt;
  return solver::CertificateWriter(layout, crossed).write(grid, shown.proof, marks, *completion);
}

kernel::CertificateJudgement judge(const std::string& certificate) {
  const auto judgement = kernel::check_certificate({kernel::whole(certificate), "certificate"});
  if (!judgement) throw std::runtime_error(text::to_string(judgement.error()));
  return *judgement;
}

// A sub-grid of a solution, perhaps with one value changed: unique, with several completions, contradictory.
Grid drawn_grid(const Layout& layout, solver::Random& random) {
  Grid grid = std::get<Grid>(solver::random_solution(layout, random));
  const std::uint64_t keep = 25 + random.below(45);
  for (std::size_t c = 0; c < grid.size(); ++c)
    if (random.below(100) >= keep) grid[c] = 0;
  if (random.below(2) == 0)
    grid[random.below(grid.size())] = static_cast<Value>(1 + random.below(static_cast<std::uint64_t>(layout.size())));
  return grid;
}

// None, or some: mostly marks that the first completion spares, at times any.
Crossed drawn_marks(const Layout& layout, const Grid& grid, solver::Random& random) {
  const auto completion = solver::Solver(layout).classify(grid).first;
  const std::uint64_t times = random.below(3) == 0 ? 0 : 1 + random.below(2 * grid.size());
  const bool spare = completion && random.below(4) != 0;
  spec::Marks<spec::Truth> marks(layout);
  for (std::uint64_t i = 0; i < times; ++i) {
    const auto cell = static_cast<spec::Cell>(random.below(grid.size()));
    const auto value = static_cast<Value>(1 + random.below(static_cast<std::uint64_t>(layout.size())));
    if (!spare || (*completion)[cell] != value) marks.at(cell, value) = spec::Truth(true);
  }
  Crossed crossed;
  for (const spec::Mark& mark : spec::all_marks(layout))
    if (marks.is(mark.cell, mark.value).holds()) crossed.push_back(mark);
  return crossed;
}

// One or two marks, so or not so: any, or such that the first completion has them.
spec::Conclusion drawn_conclusion(const Layout& layout, const Grid& grid, solver::Random& random) {
  const auto completion = solver::Solver(layout).classify(grid).first;
  const auto all = spec::all_marks(layout);
  const bool agree = completion && random.below(4) != 0;
  spec::Conclusion marks;
  for (std::uint64_t times = 1 + random.below(2); times > 0; --times) {
    const spec::Mark mark = all[random.below(all.size())];
    const bool is = agree ? (*completion)[mark.cell] == mark.value : random.below(2) == 0;
    std::vector<spec::Mark>& list = is ? marks.set : marks.del;
    if (list.empty()) list.push_back(mark);
  }
  return marks;
}

bool has(const Grid& full, const spec::Conclusion& marks) {
  const auto is = [&](const spec::Mark& mark) { return full[mark.cell] == mark.value; };
  return std::all_of(marks.set.begin(), marks.set.end(), is) && std::none_of(marks.del.begin(), marks.del.end(), is);
}

// Whether there is a completion that spares these marks, by search.
bool has_completion(const Layout& layout, const Grid& grid, const Crossed& crossed) {
  solver::Solver solver(layout);
  solver.cross_out(as_marks(layout, crossed));
  return solver.classify(grid).completions != solver::Completions::none;
}

// Whether every completion has the marks: none is without one that is set, none has one that is not so.
bool follow_by_search(const Layout& layout, const Grid& grid, const Crossed& crossed, const spec::Conclusion& marks) {
  const auto without = [&](const spec::Mark& mark) {
    Crossed more = crossed;
    more.push_back(mark);
    return more;
  };
  const auto with = [&](const spec::Mark& mark) {
    Crossed more = crossed;
    for (const spec::Value v : layout.values())
      if (v != mark.value) more.push_back({mark.cell, v});
    return more;
  };
  return std::none_of(marks.set.begin(), marks.set.end(),
                      [&](const spec::Mark& mark) { return has_completion(layout, grid, without(mark)); }) &&
         std::none_of(marks.del.begin(), marks.del.end(),
                      [&](const spec::Mark& mark) { return has_completion(layout, grid, with(mark)); });
}

std::size_t heading_words(const Crossed& crossed) { return 7 + (crossed.empty() ? 0 : 1 + crossed.size()); }

kernel::Thesis by_search(const Layout& layout, const Grid& grid, const Crossed& crossed = {}) {
  solver::Solver solver(layout);
  solver.cross_out(as_marks(layout, crossed));
  switch (solver.classify(grid).completions) {
    case solver::Completions::one: return kernel::Thesis::unique;
    case solver::Completions::none: return kernel::Thesis::contradictory;
    default: return kernel::Thesis::not_unique;
  }
}

// One or two words changed, removed, repeated, moved, swapped, taken from elsewhere, or a character of one changed.
std::vector<std::string> altered(std::vector<std::string> words, std::size_t heading, solver::Random& random) {
  const auto any = [&](std::size_t from) { return from + random.below(words.size() - from); };
  const auto at = [](std::size_t i) { return static_cast<std::ptrdiff_t>(i); };
  for (std::uint64_t times = 1 + random.below(2); times > 0; --times) {
    if (words.size() <= heading) return words;
    const std::size_t i = any(heading), j = any(heading);
    std::string& word = words[i];
    switch (random.below(7)) {
      case 0: words.erase(words.begin() + at(i)); break;
      case 1: words.insert(words.begin() + at(j), std::string(word)); break;
      case 2: std::swap(words[i], words[j]); break;
      case 3: words.resize(i); break;
      case 4: word = words[j]; break;
      case 5: {
        static const std::string characters = "123456789rcb().=<>+x";
        word[random.below(word.size())] = characters[random.below(characters.size())];
        break;
      }
      case 6:
        word = "(r" + std::to_string(1 + random.below(4)) + "c" + std::to_string(1 + random.below(4)) + "=" +
               std::to_string(1 + random.below(4));
        break;
    }
  }
  return words;
}

}  // namespace

TEST_CASE("what the two rules decide is certified, on every kind of layout") {
  property(
      "sub-grids of solutions, and with one value changed",
      [] {
        static const std::vector<Layout> layouts = {
            Layout::boxes(2, 2),
            Layout::boxes(2, 3),
            Layout::boxes(3, 3),
            Layout::boxes(3, 4),
            Layout::boxes(2, 3).with_diagonals(),
            Layout::boxes(3, 3).with_diagonals().with_windows(),
            Layout::regions(4, {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3}),
        };
        const Layout& layout = layouts[*rc::gen::inRange<std::size_t>(0, layouts.size())];
        solver::Random random(*rc::gen::arbitrary<std::uint64_t>());
        const Grid grid = drawn_grid(layout, random);
        const Crossed crossed = drawn_marks(layout, grid, random);
        const auto judgement = judge(certificate_of(layout, grid, crossed));
        RC_ASSERT(judgement.verdict == Verdict::accepted);
        RC_ASSERT(judgement.puzzle == grid);
        RC_ASSERT(judgement.crossed == crossed);
        RC_ASSERT(*judgement.rules->layout() == layout);
        RC_ASSERT(judgement.thesis == by_search(layout, grid, crossed));
      },
      400);
}

TEST_CASE("marks that every completion has are certified, and no others") {
  std::size_t follow = 0, contingent = 0, lost = 0;
  property(
      "on any grid with any marks",
      [&] {
        using Answer = solver::Demonstration::Answer;
        static const std::vector<Layout> layouts = {Layout::boxes(2, 2), Layout::boxes(2, 3),
                                                    Layout::boxes(2, 2).with_diagonals(), Layout::boxes(3, 3)};
        const Layout& layout = layouts[*rc::gen::inRange<std::size_t>(0, layouts.size())];
        solver::Random random(*rc::gen::arbitrary<std::uint64_t>());
        const Grid grid = drawn_grid(layout, random);
        const Crossed crossed = drawn_marks(layout, grid, random);
        const spec::Conclusion marks = drawn_conclusion(layout, grid, random);
        solver::Logic logic(layout);
        logic.cross_out(crossed);
        const solver::Demonstration shown = logic.demonstrate(grid, marks);
        if (shown.answer == Answer::does_not) {
          RC_ASSERT(!follow_by_search(layout, grid, crossed, marks));
          RC_ASSERT(!has(*shown.against, marks));
          RC_ASSERT((spec::valid(layout, *shown.against) & spec::extends(layout, grid, *shown.against) &
                     spec::spares(layout, as_marks(layout, crossed), *shown.against))
                        .holds());
          ++contingent;
          return;
        }
        if (shown.answer == Answer::no_completion) {
          RC_ASSERT(!has_completion(layout, grid, crossed));
          solver::Reasoning none;
          none.completions = solver::Completions::none;
          none.proof = shown.proof;
          RC_ASSERT(judge(solver::CertificateWriter(layout, crossed).write(grid, none)).verdict == Verdict::accepted);
          ++lost;
          return;
        }
        RC_ASSERT(shown.answer == Answer::follows);
        RC_ASSERT(follow_by_search(layout, grid, crossed, marks));
        const solver::CertificateWriter writer(layout, crossed);
        const auto completion = completion_of(layout, grid, crossed);
        if (!completion) {  // whatever is shown as one
          Grid full = std::get<Grid>(solver::random_solution(layout, random));
          RC_ASSERT(judge(writer.write(grid, shown.proof, marks, full)).verdict == Verdict::rejected);
          return;
        }
        const std::string certificate = writer.write(grid, shown.proof, marks, *completion);
        const auto judgement = judge(certificate);
        RC_ASSERT(judgement.verdict == Verdict::accepted);
        RC_ASSERT(judgement.thesis == kernel::Thesis::follows);
        RC_ASSERT(judgement.set == marks.set);
        RC_ASSERT(judgement.del == marks.del);
        const auto shorter = solve::minimise(certificate);
        RC_ASSERT(static_cast<bool>(shorter));
        RC_ASSERT(judge(*shorter).verdict == Verdict::accepted);
        RC_ASSERT(judge(*shorter).set == marks.set);
        RC_ASSERT(*solve::minimise(*shorter) == *shorter);
        const auto refutation = solve::to_refutation(*shorter);
        RC_ASSERT(static_cast<bool>(refutation));
        const auto refuted = kernel::check_refutation({kernel::whole(refutation->formula), "f.cnf"},
                                                      {kernel::whole(refutation->proof), "p.drat"});
        RC_ASSERT(static_cast<bool>(refuted));
        RC_ASSERT(refuted->verdict == Verdict::accepted);
        ++follow;
      },
      600);
  CHECK(follow > 10);
  CHECK(contingent > 10);
  CHECK(lost > 10);
}

TEST_CASE("of a grid without completion what follows is rejected, whatever is shown as its completion") {
  const Layout layout = Layout::boxes(2, 3);
  std::size_t seen = 0;
  for (std::uint64_t seed = 1; seen < 5 && seed < 20000; ++seed) {
    solver::Random random(seed);
    const Grid grid = drawn_grid(layout, random);
    const spec::Conclusion marks = drawn_conclusion(layout, grid, random);
    if (completion_of(layout, grid, {})) continue;
    solver::Logic logic(layout);
    const solver::Demonstration shown = logic.demonstrate(grid, marks);
    if (shown.answer != solver::Demonstration::Answer::follows) continue;  // most are seen to have no completion
    const Grid full = std::get<Grid>(solver::random_solution(layout, random));
    CHECK(judge(solver::CertificateWriter(layout, {}).write(grid, shown.proof, marks, full)).verdict ==
          Verdict::rejected);
    ++seen;
  }
  CHECK(seen == 5);
}

TEST_CASE("a single is shown by one step, and other singles are no part of it") {
  const Layout layout = Layout::boxes(3, 3);
  const Grid grid = grid_of(layout, escargot);
  solver::Logic logic(layout);
  const spec::Mark one{layout.cell(8, 3), 1};
  const solver::Demonstration shown = logic.demonstrate(grid, {{one}, {}});
  REQUIRE(shown.proof.size() == 1);
  CHECK(shown.proof[0].kind == solver::Step::Kind::last_place);
}

TEST_CASE("an altered certificate is rejected at the step where the definition says, or is a proof still") {
  std::size_t accepted = 0, marks_accepted = 0, rejected = 0, unreadable = 0;
  property(
      "alterations of certificates",
      [&] {
        static const std::vector<Layout> layouts = {Layout::boxes(2, 2), Layout::boxes(2, 2), Layout::boxes(2, 3)};
        const Layout& layout = layouts[*rc::gen::inRange<std::size_t>(0, layouts.size())];
        solver::Random random(*rc::gen::arbitrary<std::uint64_t>());
        const Grid grid = drawn_grid(layout, random);
        const Crossed crossed = drawn_marks(layout, grid, random);
        const spec::Conclusion marks = drawn_conclusion(layout, grid, random);
        const auto of_marks = random.below(2) == 0 ? certificate_of(layout, grid, crossed, marks) : std::nullopt;
        const std::vector<std::string> words =
            test::words_of(of_marks ? *of_marks : certificate_of(layout, grid, crossed));
        const std::size_t heading = heading_words(crossed);
        const kernel::Thesis truth = by_search(layout, grid, crossed);
        for (int i = 0; i < 20; ++i) {
          const std::vector<std::string> other = altered(words, heading, random);
          if (other.size() > heading && other[heading].find('<') != std::string::npos) continue;  // a crossed mark
          const auto expected = test::NaiveCertificate(layout, grid, as_marks(layout, crossed))
                                    .judge({other.begin() + static_cast<std::ptrdiff_t>(heading), other.end()});
          const std::string text = test::joined(other);
          const auto judgement = kernel::check_certificate({kernel::whole(text), "certificate"});
          RC_LOG() << text << "\n";
          RC_ASSERT(static_cast<bool>(judgement) == expected.readable);
          if (!judgement) {
            RC_ASSERT(judgement.error().message.starts_with("step " + std::to_string(expected.step) + ": "));
            ++unreadable;
            continue;
          }
          RC_ASSERT((judgement->verdict == Verdict::accepted) == expected.accepted);
          RC_ASSERT(judgement->step == expected.step);
          if (expected.accepted && judgement->thesis == kernel::Thesis::follows) {
            RC_ASSERT(follow_by_search(layout, grid, crossed, {judgement->set, judgement->del}));
            ++marks_accepted;
          } else if (expected.accepted) {
            RC_ASSERT(judgement->thesis == truth);
          }
          ++(expected.accepted ? accepted : rejected);
        }
      },
      600);
  // The alterations are of every kind: some leave a proof, most do not.
  CHECK(accepted + rejected + unreadable >= 10'000);
  CHECK(accepted > 100);
  CHECK(marks_accepted > 20);
  CHECK(rejected > 2000);
  CHECK(unreadable > 100);
}

TEST_CASE("the scopes of the source text, as it writes them") {
  solve::Scopes scopes;
  const auto refuted = [&] {
    const std::string line = scopes.path(solve::Scopes::State::refuted);
    scopes.refute();
    return line;
  };
  scopes.assume("r2c3b1", {"2", "7"}, "7");
  scopes.assume("r7c4b8", {"3", "4"}, "4");
  scopes.assume("r6c9b6", {"8", "9"}, "9");
  scopes.assume("r4c4b5", {"3", "5"}, "5");
  CHECK(refuted() ==
        "r2c3b1 = [2, 7^] HP1 -> VALID r7c4b8 = [3, 4^] HP2 -> VALID r6c9b6 = [8, 9^] HP3 -> VALID "
        "r4c4b5 = [3, 5^] HP4 -> invalid");
  scopes.assume("r4c4b5", {"3", "5"}, "3");
  CHECK(refuted() ==
        "r2c3b1 = [2, 7^] HP1 -> VALID r7c4b8 = [3, 4^] HP2 -> VALID r6c9b6 = [8, 9^] HP3 -> VALID "
        "r4c4b5 = [3^, 5*] HP5 -> invalid");
  scopes.refute();  // no value is left at r4c4: 9 is wrong at r6c9
  scopes.assume("r6c9b6", {"8", "9"}, "8");
  CHECK(refuted() == "r2c3b1 = [2, 7^] HP1 -> VALID r7c4b8 = [3, 4^] HP2 -> VALID r6c9b6 = [8^, 9*] HP6 -> invalid");
  scopes.refute();
  scopes.assume("r7c4b8", {"3", "4"}, "3");
  scopes.assume("r6c9b6", {"8", "9"}, "9");
  CHECK(scopes.path(solve::Scopes::State::open) ==
        "r2c3b1 = [2, 7^] HP1 -> VALID r7c4b8 = [3^, 4*] HP7 -> VALID r6c9b6 = [8, 9^] HP8 -> valid ...etc");
}

TEST_CASE("an explanation names every step, scope by scope") {
  const auto text = solve::explain(
      "gridproof-certificate 1 layout 2x2 puzzle 12.....33....... "
      "4r3 (r2c1=4 (r1c3=4 )r1c4 )r1c3 r2c2 r1c3 )3r1 contradictory");
  REQUIRE(!text);  // r2c2 has more than one value left
  CHECK(text::to_string(text.error()).find("step 1: 4 has 3 places left in row 3, not one") != std::string::npos);

  const auto right = solve::explain(
      "gridproof-certificate 1 layout 2x2 puzzle 12.....33....... "
      "(r3c2=1 (r1c3=4 )r1c4 )r1c3 )3r1 contradictory");
  INFO((right ? *right : text::to_string(right.error())));
  REQUIRE(right);
  CHECK(*right ==
        "suppose r3c2 is 1 (HP1)\n"
        "  suppose r1c3 is 4 (HP2)\n"
        "    contradiction: r1c4 has no value left\n"
        "  so r1c3 is not 4: r3c2b3 = [1^, 4] HP1 -> VALID r1c3b2 = [4^] HP2 -> invalid\n"
        "  contradiction: r1c3 has no value left\n"
        "so r3c2 is not 1: r3c2b3 = [1^, 4] HP1 -> invalid\n"
        "contradiction: 3 has no place left in row 1\n");
}

TEST_CASE("an explanation of a certificate that is wrong is refused") {
  const std::string certificate = certificate_of(Layout::boxes(3, 3), grid_of(Layout::boxes(3, 3), escargot));
  REQUIRE(solve::explain(certificate));
  std::string wrong = certificate;
  wrong.replace(wrong.rfind("unique"), 8, "unique 2");
  const auto told = solve::explain(wrong);
  REQUIRE(!told);
  CHECK(told.error().message.find("the grid that follows is another one") != std::string::npos);
}

TEST_CASE("minimised, a certificate says the same with fewer steps, all of which are used") {
  property(
      "on any grid",
      [] {
        static const std::vector<Layout> layouts = {Layout::boxes(2, 2), Layout::boxes(2, 3), Layout::boxes(3, 3)};
        const Layout& layout = layouts[*rc::gen::inRange<std::size_t>(0, layouts.size())];
        solver::Random random(*rc::gen::arbitrary<std::uint64_t>());
        const Grid grid = drawn_grid(layout, random);
        const std::string certificate = certificate_of(layout, grid, drawn_marks(layout, grid, random));
        const auto shorter = solve::minimise(certificate);
        RC_ASSERT(static_cast<bool>(shorter));
        RC_ASSERT(shorter->size() <= certificate.size());
        const auto before = judge(certificate), after = judge(*shorter);
        RC_ASSERT(after.verdict == Verdict::accepted);
        RC_ASSERT(after.thesis == before.thesis);
        RC_ASSERT(after.completions == before.completions);
        RC_ASSERT(after.puzzle == before.puzzle);
        RC_ASSERT(after.crossed == before.crossed);
        RC_ASSERT(*solve::minimise(*shorter) == *shorter);
      },
      200);
  const std::string certificate = certificate_of(Layout::boxes(3, 3), grid_of(Layout::boxes(3, 3), escargot));
  CHECK(solve::minimise(certificate)->size() < certificate.size() * 9 / 10);
}

TEST_CASE("a step that nothing uses is left out, and so is an assumption whose refutation nothing uses") {
  // 12.. has 4 for both r1c3 and r1c4. The scope at r3c2 and the step in it serve nothing.
  const std::string heading = "gridproof-certificate 1\nlayout 2x2\npuzzle 12.....33.......\n";
  const auto shorter = solve::minimise(heading + "(r3c2=1 r1c3 )r1c4\nr1c3 )r1c4\ncontradictory\n");
  REQUIRE(shorter);
  CHECK(*shorter == heading.substr(0, heading.size() - 1) + "\nr1c3 )r1c4\ncontradictory\n");
  CHECK(!solve::minimise(heading + "contradictory\n"));
}

TEST_CASE("as a formula and a proof, a certificate convinces the checker that knows nothing of puzzles") {
  int refutations = 0;
  property(
      "on any grid with at most one completion",
      [&] {
        static const std::vector<Layout> layouts = {Layout::boxes(2, 2), Layout::boxes(2, 3), Layout::boxes(3, 3),
                                                    Layout::boxes(2, 2).with_diagonals()};
        const Layout& layout = layouts[*rc::gen::inRange<std::size_t>(0, layouts.size())];
        solver::Random random(*rc::gen::arbitrary<std::uint64_t>());
        const Grid grid = drawn_grid(layout, random);
        const Crossed crossed = drawn_marks(layout, grid, random);
        if (by_search(layout, grid, crossed) == kernel::Thesis::not_unique) return;
        const auto refutation = solve::to_refutation(certificate_of(layout, grid, crossed));
        RC_ASSERT(static_cast<bool>(refutation));
        const auto judgement = kernel::check_refutation({kernel::whole(refutation->formula), "f.cnf"},
                                                        {kernel::whole(refutation->proof), "p.drat"});
        RC_ASSERT(static_cast<bool>(judgement));
        RC_ASSERT(judgement->verdict == Verdict::accepted);
        ++refutations;
      },
      200);
  CHECK(refutations > 3);
}
