#include "verify/completeness/complete.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <mutex>
#include <set>
#include <utility>
#include <vector>

#include "solver/constraint_logic.hpp"
#include "verify/kernel/certificate.hpp"
#include "verify/sweep/sweep.hpp"
#include "verify/run/threads.hpp"

namespace gridproof::verify {

namespace {

using solver::Completions;
using spec::Cell;
using spec::Grid;
using spec::Value;

kernel::Thesis thesis_of(Completions truth) {
  return truth == Completions::one       ? kernel::Thesis::unique
         : truth == Completions::several ? kernel::Thesis::not_unique
                                         : kernel::Thesis::contradictory;
}

// By cell and value, which of the valid boards have it there: a grid's completions are an intersection.
class Boards {
 public:
  explicit Boards(const spec::AnyRules& rules)
      : all(visit(rules, [](const auto& known) { return valid_boards(known); })),
        values_(rules.values().size()),
        words_((all.size() + 63) / 64) {
    having_.resize(rules.cells().size() * values_, std::vector<std::uint64_t>(words_, 0));
    for (std::size_t b = 0; b < all.size(); ++b)
      for (const Cell c : rules.cells()) having_[at(c, all[b][c])][b / 64] |= std::uint64_t{1} << b % 64;
  }

  const std::vector<Grid> all;

  Completions completions(const Grid& grid) const {
    std::vector<std::uint64_t> left(words_, ~std::uint64_t{0});
    if (all.size() % 64 != 0) left.back() = (std::uint64_t{1} << all.size() % 64) - 1;
    for (std::size_t c = 0; c < grid.size(); ++c)
      if (grid[c] != 0)
        for (std::size_t w = 0; w < words_; ++w) left[w] &= having_[at(static_cast<Cell>(c), grid[c])][w];
    int count = 0;
    for (const std::uint64_t word : left) count += std::popcount(word);
    return count == 0 ? Completions::none : count == 1 ? Completions::one : Completions::several;
  }

 private:
  std::size_t at(Cell cell, Value value) const { return cell * values_ + value - 1U; }

  std::size_t values_, words_;
  std::vector<std::vector<std::uint64_t>> having_;
};

bool is_in_order(const Grid& grid) {
  Value next = 1;
  for (const Value value : grid) {
    if (value > next) return false;
    if (value == next) ++next;
  }
  return true;
}

// The cells of a board whose bits are set.
Grid part_of(const Grid& board, std::uint32_t given) {
  Grid grid(board.size());
  for (std::size_t c = 0; c < board.size(); ++c) grid[c] = (given >> c & 1U) != 0 ? board[c] : Value{0};
  return grid;
}

// A part of the grids, small enough to share them among threads.
using Part = std::function<void(const std::function<void(const Grid&)>&)>;

std::vector<Part> distinct_parts(const CompletenessOptions& options, const Boards& boards, std::uint32_t subsets) {
  std::vector<Part> parts;
  for (std::uint32_t given = 0; given < subsets; given += options.stride)
    parts.push_back([&boards, given, in_order = options.up_to_relabelling](const auto& visit) {
      std::set<Grid> grids;
      for (const Grid& board : boards.all) grids.insert(part_of(board, given));
      for (const Grid& grid : grids)
        if (!in_order || is_in_order(grid)) visit(grid);
    });
  return parts;
}

std::vector<Part> parts_of(const CompletenessOptions& options, const Boards& boards) {
  const std::size_t cells = options.rules.cells().size();
  const std::uint32_t subsets = std::uint32_t{1} << cells;
  if (options.grids == CompletenessGrids::distinct) return distinct_parts(options, boards, subsets);
  std::vector<Part> parts;
  if (options.grids == CompletenessGrids::of_boards) {
    for (const Grid& board : boards.all) {
      if (options.up_to_relabelling && !is_in_order(board)) continue;
      const std::uint32_t size = std::max<std::uint32_t>(subsets / 16, 1);
      for (std::uint32_t from = 0; from < subsets; from += size)
        parts.push_back([&board, from, size](const auto& visit) {
          for (std::uint32_t given = from; given < from + size; ++given) visit(part_of(board, given));
        });
    }
    return parts;
  }
  for (std::uint32_t given = 0; given < subsets; ++given) {
    if (static_cast<std::size_t>(std::popcount(given)) > options.clues) continue;
    parts.push_back([given, cells, values = static_cast<Value>(options.rules.values().size()),
                     in_order = options.up_to_relabelling](const auto& visit) {
      std::vector<std::size_t> clues;
      for (std::size_t c = 0; c < cells; ++c)
        if ((given >> c & 1U) != 0) clues.push_back(c);
      Grid grid(cells);
      const std::function<void(std::size_t)> fill = [&](std::size_t clue) {
        if (clue == clues.size()) {
          if (!in_order || is_in_order(grid)) visit(grid);
          return;
        }
        for (Value v = 1; v <= values; ++v) {
          grid[clues[clue]] = v;
          fill(clue + 1);
        }
        grid[clues[clue]] = 0;
      };
      fill(0);
    });
  }
  return parts;
}

CompletenessReport judge_part(const Part& part, const Boards& boards, CompletenessJudge& judge) {
  CompletenessReport report;
  part([&](const Grid& grid) {
    ++report.grids;
    const Completions truth = boards.completions(grid);
    ++(truth == Completions::one       ? report.unique
       : truth == Completions::several ? report.not_unique
                                       : report.contradictory);
    auto wrong = judge.objection(grid, truth);
    if (truth != Completions::several && judge.last().assumptions == 0) ++report.without_assumption;
    report.most_assumptions = std::max(report.most_assumptions, judge.last().assumptions);
    report.deepest = std::max(report.deepest, judge.last().nesting);
    if (!wrong) return;
    ++report.wrong;
    if (report.smallest && report.smallest->givens() >= grid.givens()) return;
    report.smallest = grid;
    report.objection = *std::move(wrong);
  });
  return report;
}

void merge(CompletenessReport& whole, CompletenessReport&& part) {
  whole.grids += part.grids;
  whole.unique += part.unique;
  whole.not_unique += part.not_unique;
  whole.contradictory += part.contradictory;
  whole.without_assumption += part.without_assumption;
  whole.most_assumptions = std::max(whole.most_assumptions, part.most_assumptions);
  whole.deepest = std::max(whole.deepest, part.deepest);
  whole.wrong += part.wrong;
  if (part.smallest && (!whole.smallest || part.smallest->givens() > whole.smallest->givens())) {
    whole.smallest = std::move(part.smallest);
    whole.objection = std::move(part.objection);
  }
}

}  // namespace

Decider decide_by_rules(const spec::AnyRules& rules) {
  if (const spec::ListedRules* listed = rules.listed())
    return [logic = std::make_shared<solver::ConstraintLogic>(*listed)](const Grid& grid) {
      return logic->decide(grid);
    };
  return [logic = std::make_shared<solver::Logic>(*rules.layout())](const Grid& grid) { return logic->decide(grid); };
}

CompletenessJudge::CompletenessJudge(const spec::AnyRules& rules, Decider decide)
    : rules_(std::make_shared<const spec::AnyRules>(rules)), decide_(std::move(decide)), writer_(rules) {}

std::optional<std::string> CompletenessJudge::objection(const Grid& grid, Completions truth) {
  last_ = decide_(grid);
  if (last_.completions == Completions::unknown) return "it is not decided";
  const std::string certificate = writer_.write(grid, last_);
  const auto judgement =
      kernel::check_certificate({kernel::whole(certificate), "certificate"}, {.about = {rules_, grid}});
  if (!judgement) return text::to_string(judgement.error());
  if (judgement->verdict != kernel::Verdict::accepted)
    return fmt::format("the certificate is rejected: step {}: {}", judgement->step, judgement->reason);
  if (judgement->thesis != thesis_of(truth))
    return fmt::format("the certificate says {}, but the grid is {}", name(judgement->thesis),
                       name(thesis_of(truth)));
  return std::nullopt;
}

CompletenessReport sweep_completeness(const CompletenessOptions& options) {
  assert(options.rules.cells().size() <= sweep_greatest_cells);
  const Boards boards(options.rules);
  const std::vector<Part> parts = parts_of(options, boards);
  std::vector<CompletenessReport> reports(parts.size());
  std::atomic<std::size_t> next = 0, done = 0;
  std::mutex progress;
  const auto work = [&] {
    CompletenessJudge judge(options.rules, options.decide(options.rules));
    for (std::size_t i = next++; i < parts.size(); i = next++) {
      reports[i] = judge_part(parts[i], boards, judge);
      ++done;
      if (options.progress && done % 16 == 0) {
        const std::lock_guard lock(progress);
        options.progress(static_cast<double>(done) / static_cast<double>(parts.size()));
      }
    }
  };
  in_threads(options.threads, work, [&] { next = parts.size(); });
  CompletenessReport whole;
  for (CompletenessReport& report : reports) merge(whole, std::move(report));
  return whole;
}

}  // namespace gridproof::verify
