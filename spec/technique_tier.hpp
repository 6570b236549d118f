// A technique as a tier of the machine: it proposes the conclusions of its reasons, in their order, wherever the
// premises hold and something would change.
//
//   const TechniqueTier tier(pointing(layout, rules));
//   tier.proposals(layout, at.grid, candidates);
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "spec/hint.hpp"
#include "spec/reason.hpp"

namespace gridproof::spec {

class TechniqueTier {
 public:
  explicit TechniqueTier(Technique technique) : technique_(std::move(technique)) {
    std::vector<Conclusion> conclusions;
    for (const Reason& reason : technique_.reasons) conclusions.push_back({reason.set, reason.del});
    conclusions_ = std::make_shared<const std::vector<Conclusion>>(std::move(conclusions));
  }

  const Technique& technique() const { return technique_; }

  template <Bit B, GridLike G>
  Proposals<B> proposals(const Board& board, const G& grid, const Marks<B>& candidates) const {
    const Marks<B> gone = absent(board, grid, candidates);
    std::vector<B> proposed;
    proposed.reserve(technique_.reasons.size());
    for (const Reason& reason : technique_.reasons)
      proposed.push_back(premises_hold(reason, gone) & changes_something(reason, candidates));
    return Proposals<B>(board, conclusions_, std::move(proposed));
  }

 private:
  Technique technique_;
  std::shared_ptr<const std::vector<Conclusion>> conclusions_;
};

}  // namespace gridproof::spec
