// Chains and links that are broken.
#include "proofs/chains.hpp"

#include "mutants.hpp"
#include "proved.hpp"

using namespace gridproof;
using namespace gridproof::proofs;
using gridproof::test::is_proved;
using gridproof::test::is_refuted;

namespace {

const Layout four = Layout::boxes(2, 2);

struct SeesAcrossTheBoard : OfSpec {
  static bool weakly(const SudokuRules& rules, const Node& a, const Node& b, ReasonDraft& draft) {
    return a.value == b.value || link_weakly(rules, a, b, draft);
  }
};
struct ForgetsAPlace : OfSpec {
  static bool strongly(const Layout& layout, const SudokuRules& rules, const Node& a, const Node& b,
                       const std::optional<HouseIndex>& house, ReasonDraft& draft) {
    Reason reason;
    ReasonDraft whole(rules);
    if (!link_strongly(layout, rules, a, b, house, whole)) return false;
    reason = std::move(whole).finished();
    if (!reason.premises.empty()) reason.premises.pop_back();
    draft.add(reason);
    return true;
  }
};
// It takes the ends of a loop for ends that are not linked: nothing else changes, so all stays right.
struct OpensLoops : OfSpec {
  static std::optional<Reason> reason(const Layout& layout, const SudokuRules& rules, Chain chain) {
    chain.is_loop = false;
    return chain_reason(layout, rules, chain);
  }
};
struct ConcludesOfTheStart : OfSpec {
  static std::optional<Reason> reason(const Layout& layout, const SudokuRules& rules, const Chain& chain) {
    std::optional<Reason> said = chain_reason(layout, rules, chain);
    if (said && !chain.is_loop) said->del = {{0, 1}};
    return said;
  }
};

}  // namespace

TEST_CASE("links are right, and broken ones are refuted") {
  is_proved("as they are", LinksRight<>{four});
  is_refuted("not both of two that do not see each other", LinksRight<SeesAcrossTheBoard>{four});
  is_refuted("a place forgotten", LinksRight<ForgetsAPlace>{four});
}

TEST_CASE("chains are right, and broken ones are refuted") {
  is_proved("step by step", ChainStep{});
  is_proved("of four marks", ChainsRight<>{four, 4});
  is_proved("loops that are read as open", ChainsRight<OpensLoops>{four, 4});
  is_refuted("the start is not so", ChainsRight<ConcludesOfTheStart>{four, 4});
}

TEST_CASE("a chain is read as it is written") {
  const SudokuRules rules(four);
  // Row 1 and row 3 have a 1 in columns 1 and 3 only: joined in column 1.
  const Chain chain{{{{2}, 1}, {{0}, 1}, {{8}, 1}, {{10}, 1}}, {0, 2}};
  const std::optional<Reason> reason = chain_reason(four, rules, chain);
  REQUIRE(reason);
  CHECK(reason->premises == std::vector<Mark>{{1, 1}, {3, 1}, {9, 1}, {11, 1}});
  CHECK(reason->set.empty());
  CHECK(reason->del == std::vector<Mark>{{6, 1}, {14, 1}});  // the rest of column 3
  Chain loop = chain;
  loop.is_loop = true;
  CHECK(chain_reason(four, rules, loop)->del == std::vector<Mark>{{4, 1}, {6, 1}, {12, 1}, {14, 1}});  // an X-wing
  Chain odd = chain;
  odd.nodes.pop_back();
  CHECK_FALSE(chain_reason(four, rules, odd));
  Chain apart = chain;
  apart.nodes[2].cells = {11};
  CHECK_FALSE(chain_reason(four, rules, apart));
}
