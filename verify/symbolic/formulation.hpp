// A statement in all three readings: one grid (Truth) for replays, Formula for Z3, Literal for CaDiCaL.
#pragma once

#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>

#include "spec/truth.hpp"
#include "verify/symbolic/circuit.hpp"
#include "verify/symbolic/formula.hpp"
#include "verify/symbolic/stage.hpp"

namespace gridproof::symbolic {

class Formulation {
 public:
  // `say` has a template operator() that takes a Stage of any reading.
  template <class Say>
  Formulation(Say say)
      : truth_([say](Stage<spec::Truth>& stage) { say(stage); }),
        formula_([say](Stage<Formula>& stage) { say(stage); }),
        literal_([say](Stage<Literal>& stage) { say(stage); }) {}

  // One about arrays of any length: no circuit says it, so only Z3 can be asked.
  template <class Say>
  static Formulation of_arrays(Say say) {
    Formulation formulation;
    formulation.truth_ = [say](Stage<spec::Truth>& stage) { say(stage); };
    formulation.formula_ = [say](Stage<Formula>& stage) { say(stage); };
    formulation.literal_ = [](Stage<Literal>&) { throw std::logic_error("arrays of any length have no circuit"); };
    return formulation;
  }

  void operator()(Stage<spec::Truth>& stage) const { truth_(stage); }
  void operator()(Stage<Formula>& stage) const { formula_(stage); }
  void operator()(Stage<Literal>& stage) const { literal_(stage); }

 private:
  Formulation() = default;

  std::function<void(Stage<spec::Truth>&)> truth_;
  std::function<void(Stage<Formula>&)> formula_;
  std::function<void(Stage<Literal>&)> literal_;
};

// The values of inputs, by name; one that is missing is false.
using Assignment = std::map<std::string, bool>;

// The statement on concrete inputs, without cuts: the very code that runs.
inline Stage<spec::Truth> on(const Formulation& formulation, const Assignment& assignment) {
  Stage<spec::Truth> stage(
      [&](const std::string& name) {
        const auto found = assignment.find(name);
        return spec::Truth(found != assignment.end() && found->second);
      },
      false);
  formulation(stage);
  return stage;
}

}  // namespace gridproof::symbolic
