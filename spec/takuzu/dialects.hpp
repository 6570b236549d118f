// The hint machine of a Takuzu. Every value is possible in an empty cell, so that each tier says which rule it is that
// leaves one.
//
//   tier              looks for
//   Pair              two equal neighbours: the cell before or after them
//   Gap               two equal cells with one between them
//   Count             a value that a line has used up
//   LineCompletion    what all completions of a line agree on, by rules 1 and 2; all the above are cases of it, and
//                     what it adds takes a line of six cells, or crossed marks
//   UniqueLines       the same, but for completions that another line has already; nothing more without rule 3
//   BruteForce        the solution's value
//
//   const Machine<TakuzuHints, Truth> machine(position<Truth>(takuzu, grid, solution));
//   reason_of(takuzu, tier, gone, mark);             // why that tier says so
//
// To try out another technique, derive from it and hide a function.
#pragma once

#include <optional>
#include <vector>

#include "spec/dialect.hpp"
#include "spec/hint.hpp"
#include "spec/reason.hpp"
#include "spec/takuzu/takuzu.hpp"
#include "spec/takuzu/techniques/completions.hpp"
#include "spec/takuzu/techniques/count.hpp"
#include "spec/takuzu/techniques/threes.hpp"
#include "spec/takuzu/validity.hpp"
#include "spec/tiers.hpp"

namespace gridproof::spec {

// Their places in the list.
enum class TakuzuTier : std::uint8_t { pair, gap, count, line_completion, unique_lines, brute_force };
constexpr HintType place(TakuzuTier tier) { return static_cast<HintType>(tier); }

struct TakuzuHints : DialectOf<Takuzu> {
  static constexpr const char* name = "takuzu";

  static const TierList& tiers() {
    static const TierList list({{"Pair"},
                                {"Gap"},
                                {"Count"},
                                {"LineCompletion"},
                                {"UniqueLines"},
                                {"BruteForce", Ground::peek, false}},
                               true);
    return list;
  }

  template <class D, Bit B>
  static std::vector<Proposals<B>> proposals(const Position<B, Takuzu>& at) {
    const Takuzu& takuzu = at.rules;
    const Marks<B> open = D::candidates(at), gone = absent(takuzu, at.grid, open);
    return {D::pair(takuzu, gone, open),
            D::gap(takuzu, gone, open),
            D::count(takuzu, gone, open),
            D::line_completion(takuzu, gone, open),
            D::unique_lines(takuzu, gone, open),
            D::brute_force(at)};
  }

  template <Bit B>
  static Marks<B> pair(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open) {
    return spec::pair(takuzu, gone, open);
  }
  template <Bit B>
  static Marks<B> gap(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open) {
    return spec::gap(takuzu, gone, open);
  }
  template <Bit B>
  static Marks<B> count(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open) {
    return spec::count(takuzu, gone, open);
  }
  template <Bit B>
  static Marks<B> line_completion(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open) {
    return spec::line_completion(takuzu, gone, open);
  }
  template <Bit B>
  static Marks<B> unique_lines(const Takuzu& takuzu, const Marks<B>& gone, const Marks<B>& open) {
    return spec::unique_lines(takuzu, gone, open);
  }
};

// The reason behind a hint that sets `mark`: the first of the tier's family with that conclusion whose premises hold.
// Nothing where there is none: brute force has no reasons.
inline std::optional<Reason> reason_of(const Takuzu& takuzu, HintType tier, const Marks<Truth>& gone,
                                       const Mark& mark) {
  switch (static_cast<TakuzuTier>(tier)) {
    case TakuzuTier::pair: return first_that_holds(pair(takuzu), gone, mark);
    case TakuzuTier::gap: return first_that_holds(gap(takuzu), gone, mark);
    case TakuzuTier::count: return count_reason(takuzu, gone, mark);
    case TakuzuTier::line_completion: return line_completion_reason(takuzu, gone, mark);
    case TakuzuTier::unique_lines: return unique_lines_reason(takuzu, gone, mark);
    case TakuzuTier::brute_force: break;
  }
  return std::nullopt;
}

}  // namespace gridproof::spec
