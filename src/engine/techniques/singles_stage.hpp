// Singles played to their end, by the engine's planes: the part of play that runs most often.
#pragma once

#include <memory>
#include <vector>

#include "engine/techniques/known.hpp"

namespace gridproof::engine {

// Which of the two are played. Where both are, a cell that both say something of counts as a single candidate.
struct Singles {
  bool candidates = false;
  bool places = false;
};
struct SinglesPlayed {
  int candidates = 0;
  int places = 0;
};

template <int words>
class SinglesStage {
 public:
  virtual ~SinglesStage() = default;
  // Brings everything of `known` up to date but the values by cell.
  virtual SinglesPlayed play(Known<words>& known, const Singles& which) const = 0;
};

// Requires a layout whose houses have every value.
template <int words>
std::unique_ptr<const SinglesStage<words>> singles_stage(const spec::Layout& layout);

}  // namespace gridproof::engine
