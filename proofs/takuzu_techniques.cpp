#include "proofs/takuzu_techniques.hpp"

#include "proofs/families.hpp"

namespace gridproof::proofs {

namespace {

using enum Profile;
using enum symbolic::Prover;

struct Named {
  TakuzuTier tier;
  const char* name;
  const char* finds;
};

void add_forced(std::vector<Theorem>& theorems, const Named& named, Profile eight) {
  theorems.push_back({.name = "takuzu_" + std::string(named.name) + "_forced",
                      .family = "takuzu techniques",
                      .sentence = std::string(named.finds) + ": what follows is so in every completion",
                      .statement = on_takuzu([tier = named.tier](const Takuzu& takuzu) {
                        return TierForced<TakuzuHints>{takuzu, tier};
                      }),
                      .instances = instances(cadical, {{Takuzu(4, 4), quick},
                                                       {Takuzu(6, 6), quick},
                                                       {Takuzu(6, 8), ci},
                                                       {Takuzu(6, 6, false), ci},
                                                       {Takuzu(8, 8), eight}})});
}

void add_listed(std::vector<Theorem>& theorems, const Named& named, Technique (*family)(const Takuzu&),
                Profile eight) {
  theorems.push_back({.name = "takuzu_" + std::string(named.name) + "_right",
                      .family = "takuzu techniques",
                      .sentence = std::string(named.finds) + ": each reason is right, and the tier proposes just these",
                      .statement = on_takuzu([tier = named.tier, family](const Takuzu& takuzu) {
                        return TierRight<>{takuzu, tier, family(takuzu)};
                      }),
                      .instances = instances(
                          cadical, {{Takuzu(4, 4), quick}, {Takuzu(6, 6), ci}, {Takuzu(8, 8), eight}})});
}

// Of the first line of each kind: the others are the same with other cells.
template <class Make>
void add_derived(std::vector<Theorem>& theorems, const Named& named, Make make, Profile six) {
  theorems.push_back({.name = "takuzu_" + std::string(named.name) + "_right",
                      .family = "takuzu techniques",
                      .sentence = std::string(named.finds) + ": each reason derived in row 1 or column 1 is right",
                      .statement = on_takuzu([make](const Takuzu& takuzu) {
                        Technique family = make(takuzu, 0);
                        for (Reason& reason : make(takuzu, static_cast<std::size_t>(takuzu.rows())).reasons)
                          family.reasons.push_back(std::move(reason));
                        return TakuzuReasonsRight{takuzu, std::move(family)};
                      }),
                      .instances = instances(cadical, {{Takuzu(4, 4), quick}, {Takuzu(6, 6), six}})});
}

}  // namespace

void add_takuzu_techniques(std::vector<Theorem>& theorems) {
  const Named pairs{TakuzuTier::pair, "pair", "two equal neighbours"};
  const Named gaps{TakuzuTier::gap, "gap", "two equal cells with one between them"};
  const Named counted{TakuzuTier::count, "count", "a value that a line has used up"};
  const Named completed{TakuzuTier::line_completion, "line_completion", "what all completions of a line agree on"};
  const Named unique{TakuzuTier::unique_lines, "unique_lines", "completions that another line has already"};
  add_forced(theorems, pairs, quick);
  add_forced(theorems, gaps, quick);
  add_forced(theorems, counted, ci);
  add_forced(theorems, completed, ci);
  add_forced(theorems, unique, ci);
  add_listed(theorems, pairs, pair, ci);
  add_listed(theorems, gaps, gap, ci);
  add_listed(theorems, counted, count, long_);
  add_derived(theorems, completed, line_completions, ci);
  add_derived(theorems, unique,
              [](const Takuzu& takuzu, std::size_t line) { return unique_completions(takuzu, line, 2); }, ci);
}

}  // namespace gridproof::proofs
