#include "verify/models/compare_terms.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "spec/lanes.hpp"
#include "spec/sudoku/dialects.hpp"
#include "spec/terms.hpp"
#include "text/write.hpp"
#include "verify/claims/forced.hpp"
#include "verify/sweep/blocks.hpp"

namespace gridproof::verify {

namespace {

using spec::Truth;

explore::Implication by_term(const Game& game, const Rulebook& rules, Claim claim, const MachineState& at) {
  const spec::Layout& layout = rules.layout();
  const Case where{rules.grid(at.board, at.filled), rules.boards()[at.board], spec::Marks<Truth>(layout)};
  const auto machine = game.at(where);
  const auto state = spec::state(layout, at.pc, at.hint());
  const auto said = is_of_completions(claim) ? forced(game, *machine, where, claim, state).statement
                                             : machine->says(claim, state).value();
  return {said.premise.holds(), said.conclusion.holds()};
}

std::string words(const explore::Implication& said) {
  return !said.premise ? "nothing" : said.conclusion ? "that it holds" : "that it fails";
}

std::string difference(const World& world, const Said& said, const explore::Implication& own) {
  const spec::Layout& layout = world.rules.layout();
  return fmt::format("the rulebook says {} of {}, the claim's term {}: grid {}, solution {}, pc {}",
                     words(said.statement), name(said.claim), words(own),
                     text::to_line(layout, world.rules.grid(said.state.board, said.state.filled)),
                     text::to_line(layout, world.rules.boards()[said.state.board]), name(said.state.pc));
}

// One state for each of up to 256 grids of a block, and what the rulebook says of them.
struct Round {
  explicit Round(const spec::Layout& layout)
      : state{spec::Hint<spec::Lanes>(layout, spec::seed_tiers()),
              spec::OneHot<spec::Lanes, spec::Pc>(spec::seed_tiers().pcs().size())} {}

  void add(const spec::Layout& layout, std::size_t lane, const Said& each) {
    where.set(lane);
    if (each.statement.premise) said.premise.set(lane);
    if (each.statement.conclusion) said.conclusion.set(lane);
    state.pc.at(each.state.pc).set(lane);
    state.hint.type.at(each.state.type).set(lane);
    for (const spec::Mark& mark : spec::plain(layout, each.state.hint()).set)
      state.hint.set.at(mark.cell, mark.value).set(lane);
    of_lane[lane] = &each;
  }

  spec::State<spec::Lanes> state;
  spec::Lanes where{false};
  spec::Statement<spec::Lanes> said{spec::Lanes(false), spec::Lanes(false)};
  std::array<const Said*, spec::Lanes::count> of_lane{};
};

template <class D>
class LanesComparison {
 public:
  LanesComparison(const World& world, Claim claim) : world_(world), layout_(world.rules.layout()), claim_(claim) {
    if (!is_of_completions(claim)) return;
    for (const spec::Grid& board : world.rules.valid()) valid_.push_back(spec::constant<spec::Lanes>(layout_, board));
  }

  TermComparison compare(const std::vector<Said>& said) {
    std::map<std::pair<std::uint16_t, CellBits>, std::vector<const Said*>> by_block;
    for (const Said& each : said) {
      if (each.claim != claim_) continue;
      ++result_.compared;
      by_block[{each.state.board, each.state.filled / lanes()}].push_back(&each);
    }
    for (const auto& [block, states] : by_block) compare(block.first, block.second, states);
    return result_;
  }

 private:
  using Lanes = spec::Lanes;
  using Machine = spec::Machine<D, Lanes>;

  CellBits lanes() const { return std::min<CellBits>(Lanes::count, CellBits{1} << layout_.cells().size()); }

  void compare(std::uint16_t board, CellBits high, const std::vector<const Said*>& states) {
    std::vector<Round> rounds;
    std::array<std::size_t, Lanes::count> next{};  // a grid has many states: the first ones together, and so on
    for (const Said* each : states) {
      const auto lane = static_cast<std::size_t>(each->state.filled % lanes());
      if (next[lane] == rounds.size()) rounds.emplace_back(layout_);
      rounds[next[lane]++].add(layout_, lane, *each);
    }
    Blocks<> blocks(layout_, world_.rules.boards()[board]);
    const Machine machine(blocks.at(static_cast<std::uint32_t>(high)));
    for (const Round& round : rounds) compare(machine, round);
  }

  void compare(const Machine& machine, const Round& round) {
    const auto own = by_term(machine, round);
    const Lanes other = round.where & (spec::differ(own.premise, round.said.premise) |
                                       spec::differ(own.premise & ~own.conclusion,
                                                    round.said.premise & ~round.said.conclusion));
    for (std::size_t lane = 0; lane < Lanes::count && other.any() && !result_.difference; ++lane)
      if (other.at(lane))
        result_.difference =
            difference(world_, *round.of_lane[lane], {own.premise.at(lane), own.conclusion.at(lane)});
  }

  spec::Statement<Lanes> by_term(const Machine& machine, const Round& round) const {
    if (!is_of_completions(claim_))
      return *term(claim_, machine, round.state, spec::apply_hint(machine.position(), round.state));
    spec::Statement<Lanes> whole{Lanes(false), Lanes(true)};
    if (!(speaks_of(claim_, machine, round.state) & round.where).any()) return whole;
    for (const auto& board : valid_) {
      const auto said = forced_term(claim_, machine, round.state, board);
      whole.premise = whole.premise | said.premise;
      whole.conclusion = whole.conclusion & said.holds();
    }
    return whole;
  }

  const World& world_;
  const spec::Layout& layout_;
  Claim claim_;
  std::vector<spec::Marks<Lanes>> valid_;
  TermComparison result_;
};

// All boards are known of layouts of at most 16 cells, and those are in blocks.
bool is_in_blocks(const World& world) { return !world.rules.valid().empty(); }

}  // namespace

std::vector<std::uint64_t> starts_to_compare(const World& world) {
  constexpr std::uint64_t most_single = 200;
  const std::uint64_t boards = world.rules.boards().size();
  const std::uint64_t grids = Subsets(world.rules.layout().cells().size(), world.range).count();
  std::vector<std::uint64_t> starts;
  if (is_in_blocks(world)) {
    const std::uint64_t block = std::min<std::uint64_t>(spec::Lanes::count, grids);
    for (std::uint64_t board = 0; board < boards; ++board) {
      const std::uint64_t first = board * 1'000'003 % (grids / block) * block;
      for (std::uint64_t k = 0; k < block; ++k) starts.push_back(board * grids + first + k);
    }
    return starts;
  }
  // A stride that shares no factor with the usual counts, so that the low cells vary too.
  const std::uint64_t count = boards * grids, wanted = std::min(count, most_single);
  for (std::uint64_t i = 0; i < wanted; ++i)
    starts.push_back(wanted == count ? i : i * 1'000'003 * (count / wanted) % count);
  return starts;
}

TermComparison compare_with_term(const World& world, Claim claim, const std::vector<Said>& said) {
  if (is_in_blocks(world)) {
    if (world.dialect == Dialect::repaired) return LanesComparison<spec::Repaired>(world, claim).compare(said);
    return LanesComparison<spec::AsWritten>(world, claim).compare(said);
  }
  TermComparison result;
  const auto game = published_game(world.rules.layout(), world.dialect);
  for (const Said& each : said) {
    if (each.claim != claim) continue;
    ++result.compared;
    const explore::Implication own = by_term(*game, world.rules, claim, each.state);
    if (words(own) == words(each.statement)) continue;
    result.difference = difference(world, each, own);
    return result;
  }
  return result;
}

}  // namespace gridproof::verify
