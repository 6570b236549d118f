#include "takuzu/generate.hpp"

#include "solver/carve.hpp"
#include "takuzu/enumerate.hpp"
#include "takuzu/line_solver.hpp"

namespace gridproof::solver {

Generation generate(const spec::Takuzu& takuzu, Random& random, const GenerateOptions& options) {
  takuzu::LineSolver search(takuzu);
  return generate_by(takuzu, takuzu.name(), search, random, options);
}

}  // namespace gridproof::solver
