// Judges rules of any kind: which they are, when they are the same, and what they are called.
#include "spec/any_rules.hpp"

#include <string>

#include "mutation/judges/expect.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::spec;

int main() {
  const Layout four = Layout::boxes(2, 2);
  const std::vector<AnyRules> all = {four,         four.with_diagonals(),    Layout::boxes(2, 3), Takuzu(4, 4),
                                     Takuzu(4, 6), Takuzu(4, 4, false), Takuzu(6, 4)};
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = 0; j < all.size(); ++j) EXPECT((all[i] == all[j]) == (i == j));
    EXPECT((all[i].layout() != nullptr) == (i < 3) && (all[i].takuzu() != nullptr) == (i >= 3));
    EXPECT(all[i].listed() == all[i].takuzu());
    EXPECT(visit(all[i], [](const auto& known) { return known.name(); }) == all[i].name());
    EXPECT(name(MaybeRules(all[i])) == all[i].name());
  }
  // The name is what a layout is called, and all that a Takuzu is.
  EXPECT(AnyRules(four.named("mine")) == all[0] && AnyRules(Takuzu(4, 4)) == all[3]);
  EXPECT(!(AnyRules(four.named("takuzu-4x4")) == all[3]) && !(all[3] == AnyRules(four.named("takuzu-4x4"))));
  EXPECT(all[0].name() == "2x2" && all[3].name() == "takuzu-4x4" && all[5].name() == "takuzu-4x4-rules-1,2");
  EXPECT(all[4].rows() == 4 && all[4].columns() == 6 && all[4].name(Cell{7}) == "r2c2" && all[4].number(zero) == 0);
  EXPECT(*all[0].layout() == four && all[3].takuzu()->lines().size() == 8);
  EXPECT(name(MaybeRules()) == "-");
}
