// Machines with other tiers than the published ones: TLC on instances of TierMachine.tla against the specification in
// C++; and broken tiers on either side, each of which must be caught.
#include <catch2/catch.hpp>

#include "spec/sudoku/techniques/singles.hpp"
#include "support/tier_lists.hpp"
#include "tlc/machine.hpp"
#include "tlc/tier_graph.hpp"

namespace gridproof::tlc {

namespace {

using verify::Case;
using verify::ChoiceRule;
using verify::Verdict;

const spec::Layout four = spec::Layout::boxes(2, 2);

Frame frame(const spec::Layout& layout, ChoiceRule choice) { return {layout, box_constants(layout), choice}; }

// What the tiers propose, in TLA+, by their names.
TierText text_of(const spec::TierList& tiers) {
  const std::map<std::string, std::string> proposals = {{"OnlyChoice", "Placements(OnlyChoices(g, x))"},
                                                        {"LastRemaining", "Placements(LastRemainings(g, x))"},
                                                        {"Pointing", "Pointings(g, x)"},
                                                        {"PointingRows", "RowPointings(g, x)"},
                                                        {"PointingColumns", "ColumnPointings(g, x)"},
                                                        {"BruteForce", "Placements(BruteForces(g, board))"}};
  TierText text{{"PublishedTiers", "Pointing"}, {}};
  for (const spec::HintType tier : tiers.all()) text.proposals.push_back(proposals.at(tiers.name(tier)));
  return text;
}

// So many positions of each kind of answer, and as many with crossed marks.
template <class D>
std::vector<Case> some(const spec::Layout& layout, const std::vector<spec::Grid>& boards, std::size_t per_type) {
  std::vector<Case> positions = sample({layout, boards, per_type}, answers_of<D>(layout));
  for (Case& at : sample({layout, boards, per_type, true, 2}, answers_of<D>(layout)))
    positions.push_back(std::move(at));
  return positions;
}

template <class D, bool plays = false>
GraphModel instance(ChoiceRule choice, std::size_t per_type) {
  return {instance_of<D, 16, plays>(four, frame(four, choice), text_of(D::tiers())),
          some<D>(four, class_boards(), per_type)};
}

void agree(const GraphModel& model) {
  const GraphReport report = compare_graphs({.model = model, .folder = models_folder()});
  CAPTURE(model.machine.module, report.states, report.transitions);
  CHECK(report.sentence == "");
  CHECK(name(report.verdict) == name(Verdict::holds));
  CHECK(report.actions.size() == model.machine.actions.size());
  CHECK(report.transitions > report.initial);
}

void caught(const GraphModel& model, const std::map<std::string, std::string>& texts, const char* action) {
  const GraphReport report = compare_graphs({.model = model, .folder = models_folder(), .texts = texts});
  CHECK(name(report.verdict) == name(Verdict::violated));
  REQUIRE(report.difference);
  CHECK(report.difference->what == Difference::What::edge);
  CHECK(report.difference->edge.action == action);
}

// The published tiers with the second as a technique: a place may be the last one for several reasons.
struct ByReasons : spec::Repaired {
  template <class D, spec::Bit B>
  static std::vector<spec::Proposals<B>> proposals(const spec::Position<B>& at) {
    const spec::Marks<B> open = D::candidates(at);
    return {D::only_choice(at, open),
            test::tier_on<spec::single_place>(at.rules).template proposals<B>(at.rules, at.grid, open),
            D::brute_force(at)};
  }
};

// Pointing along columns before rows.
struct ColumnsFirst : test::WithPointing {
  static spec::Technique columns_first(const spec::Layout& layout, const spec::SudokuRules& rules) {
    spec::Technique columns = test::pointing_columns(layout, rules), rows = test::pointing_rows(layout, rules);
    columns.reasons.insert(columns.reasons.end(), rows.reasons.begin(), rows.reasons.end());
    return columns;
  }
  static const spec::TechniqueTier& eliminates(const spec::Layout& layout) {
    return test::tier_on<columns_first>(layout);
  }
};

}  // namespace

TEST_CASE("the published list as an instance of the machine over any list") {
  if (!real_tlc()) return;
  agree(instance<spec::Repaired>(ChoiceRule::least, 6));
  agree(instance<spec::Repaired>(ChoiceRule::any, 6));
}

TEST_CASE("reasons that conclude the same are one hint") {
  if (!real_tlc()) return;
  agree(instance<ByReasons>(ChoiceRule::least, 6));
  agree(instance<ByReasons>(ChoiceRule::any, 6));
}

TEST_CASE("a machine with a tier that eliminates has one graph") {
  if (!real_tlc()) return;
  for (const ChoiceRule choice : {ChoiceRule::least, ChoiceRule::any}) {
    agree(instance<test::WithPointing>(choice, 8));
    agree({machine_of<test::WithPointing, 16>(four, frame(four, choice), "PointingMachine"),
           some<test::WithPointing>(four, class_boards(), 8)});
  }
}

TEST_CASE("so has it where boxes are not square") {
  if (!real_tlc()) return;
  const spec::Layout six = spec::Layout::boxes(2, 3);
  const spec::Grid board(std::vector<spec::Value>{1, 2, 3, 4, 5, 6, 4, 5, 6, 1, 2, 3, 2, 3, 1, 5, 6, 4,
                                                  5, 6, 4, 2, 3, 1, 3, 1, 2, 6, 4, 5, 6, 4, 5, 3, 1, 2});
  agree({machine_of<test::WithPointing, 36>(six, frame(six, ChoiceRule::any), "PointingMachine"),
         some<test::WithPointing>(six, {board}, 2)});
}

TEST_CASE("so have machines of one tier, of five, and without brute force") {
  if (!real_tlc()) return;
  for (const ChoiceRule choice : {ChoiceRule::least, ChoiceRule::any}) {
    agree(instance<test::OneTier>(choice, 8));
    agree(instance<test::FiveTiers>(choice, 8));
    agree(instance<test::NeverGuesses>(choice, 8));
  }
}

TEST_CASE("so has play, with crossed marks and eliminations") {
  if (!real_tlc()) return;
  agree(instance<test::WithPointing, true>(ChoiceRule::least, 4));
  agree(instance<test::NeverGuesses, true>(ChoiceRule::least, 4));
  agree({machine_of<test::WithPointing, 16, true>(four, frame(four, ChoiceRule::least), "PointingMachine"),
         some<test::WithPointing>(four, class_boards(), 4)});
}

TEST_CASE("so has play in every order") {
  if (!real_tlc()) return;
  // Few empty cells, and a mark that is crossed out from the start (FourA of Boards.tla, r4c1 is not 2).
  const spec::Grid grid(std::vector<spec::Value>{0, 0, 3, 4, 3, 4, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0});
  Case at{grid, class_boards().front(), spec::Marks<spec::Truth>(four)};
  at.crossed.at(four.cell(4, 1), 2) = spec::Truth(true);
  const auto machine = machine_of<test::WithPointing, 16, true>(four, frame(four, ChoiceRule::any), "PointingMachine");
  agree({machine, {at}});
}

TEST_CASE("a list in C++ whose tiers say something else is caught") {
  if (!real_tlc()) return;
  const GraphModel right = instance<test::WithPointing>(ChoiceRule::least, 8);
  const auto altered = [&](const TwoStatements& other) {
    GraphModel model = right;
    model.machine.explore = other.explore;
    return model;
  };
  const auto of = [&](auto dialect) {
    return altered(instance_of<decltype(dialect), 16>(four, frame(four, ChoiceRule::least), {}));
  };
  {
    INFO("it overlooks one of the box's cells");
    caught(of(test::HastyPointing()), {}, "FindPointing");
  }
  {
    INFO("it says what is known already");
    caught(of(test::RepetitivePointing()), {}, "FindPointing");
  }
  {
    INFO("it takes its conclusions in another order");
    caught(of(ColumnsFirst()), {}, "FindPointing");
  }
  {
    INFO("it chooses freely");
    caught(altered(instance_of<test::WithPointing, 16>(four, frame(four, ChoiceRule::any), {})), {}, "FindPointing");
  }
}

TEST_CASE("a text of tiers in TLA+ that says something else is caught") {
  if (!real_tlc()) return;
  const GraphModel call = instance<test::WithPointing>(ChoiceRule::least, 8),
                   never = instance<test::NeverGuesses>(ChoiceRule::least, 4),
                   play = instance<test::WithPointing, true>(ChoiceRule::least, 2),
                   own{machine_of<test::WithPointing, 16>(four, frame(four, ChoiceRule::least), "PointingMachine"),
                       call.positions};
  struct Mutant {
    const GraphModel& model;
    const char* file;
    const char* from;
    const char* to;
    const char* action;  // of the first edge that differs
  };
  const std::vector<Mutant> mutants = {
      {call, "Pointing.tla", "g[cell] = v \\/ IsCandidate", "IsCandidate", "FindPointing"},
      {call, "Pointing.tla", "    /\\ \\E cell \\in line \\ box : IsCandidate(g, x, <<cell[1], cell[2], v>>)\n", "",
       "FindPointing"},
      {call, "MarkHints.tla", "p[i] < q[i]", "p[i] > q[i]", "FindPointing"},
      {call, "TierMachine.tla", "    /\\ Proposed(i - 1) = {}\n", "", "ProceedToTier4"},
      {never, "TierMachine.tla", "THEN Full(grid) ELSE Proposed(Last) = {}", "THEN Full(grid) ELSE Full(grid)",
       "NoHintFound"},
      {play, "TierMachine.tla", "crossed' = crossed \\union DeletedBy(hint)", "crossed' = crossed", "ApplyHint"},
      {play, "TierMachine.tla", "ELSE grid[cell]]", "ELSE 0]", "ApplyHint"},
      {own, "PointingMachine.tla", "[] i = 3 -> Pointings(g, x)", "[] i = 3 -> RowPointings(g, x)", "FindPointing"},
  };
  for (const Mutant& mutant : mutants) {
    CAPTURE(mutant.file, mutant.from, mutant.to);
    std::string text = content_of(models_folder() / mutant.file);
    const std::size_t at = text.find(mutant.from);
    REQUIRE(at != std::string::npos);
    text.replace(at, std::string(mutant.from).size(), mutant.to);
    caught(mutant.model, {{mutant.file, text}}, mutant.action);
  }
}

}  // namespace gridproof::tlc
