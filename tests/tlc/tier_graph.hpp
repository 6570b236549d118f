// A machine of any dialect in both statements: the specification itself, walked by the checker, and a text in TLA+.
//
//   const Frame frame{layout, box_constants(layout), ChoiceRule::least};
//   const TierText text{{"PublishedTiers", "Pointing"}, {"Placements(OnlyChoices(g, x))", "Pointings(g, x)"}};
//   compare_graphs({.model = {instance_of<MyDialect, 16>(layout, frame, text), positions}, .folder = models_folder()});
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "spec/machine.hpp"
#include "spec/truth.hpp"
#include "verify/models/spec_machine.hpp"
#include "verify/tlc/conform.hpp"
#include "verify/tlc/explored_graph.hpp"
#include "verify/tlc/machine_text.hpp"
#include "verify/tlc/samples.hpp"
#include "verify/tlc/write_model.hpp"

namespace gridproof::tlc {

// How TLA+ states what the tiers of a list propose.
struct TierText {
  std::vector<std::string> modules;    // that define the rules and the proposals
  std::vector<std::string> proposals;  // of each tier, over g, x and board: "Pointings(g, x)"
};
WrittenModel write_instance(const TierText& text, const spec::TierList& tiers, const Frame& frame,
                            const std::vector<verify::Case>& positions);

template <class D, std::size_t cells, bool plays>
void explore_tiers(const typename D::Rules& rules, verify::ChoiceRule choice,
                   const std::vector<verify::Case>& positions, Graph& graph) {
  using Model = verify::SpecMachine<D, cells, plays>;
  const Model model(rules, positions, choice);
  const MachineText text(rules, {.crossed = true});
  std::vector<typename Model::State> initial;
  for (std::uint64_t i = 0; i < model.initial_count(); ++i) initial.push_back(model.initial(i));
  const auto describe = [&](const typename Model::State& at) {
    return text.state(model.position(at), to_value(rules, D::tiers(), model.said(at).hint), D::tiers().name(at.pc));
  };
  explore_graph(model, initial, describe, graph);
}

// Against a machine that has a module of its own. `cells` and the frame are those of the rules.
template <class D, std::size_t cells, bool plays = false>
TwoStatements machine_of(const typename D::Rules& rules, Frame frame, const std::string& module) {
  frame.plays = plays;
  return {module, action_names(D::tiers(), plays), rules,
          [=](const std::vector<verify::Case>& positions) { return write_machine(module, frame, positions); },
          [=](const std::vector<verify::Case>& positions, Graph& graph) {
            explore_tiers<D, cells, plays>(rules, frame.choice, positions, graph);
          }};
}

// Against an instance of TierMachine.tla with the same list.
template <class D, std::size_t cells, bool plays = false>
TwoStatements instance_of(const typename D::Rules& rules, Frame frame, const TierText& text) {
  TwoStatements both = machine_of<D, cells, plays>(rules, frame, "TierMachine");
  frame.plays = plays;
  both.write = [=](const std::vector<verify::Case>& positions) {
    return write_instance(text, D::tiers(), frame, positions);
  };
  return both;
}

// What the machine answers with the least choices, for a sample of positions.
template <class D>
Answers answers_of(const typename D::Rules& rules) {
  Answers answers{D::tiers().all(), [rules](const verify::Case& at) {
                    const spec::Position<spec::Truth, typename D::Rules> where{
                        rules, spec::constant<spec::Truth>(rules, at.grid), at.crossed,
                        spec::constant<spec::Truth>(rules, at.solution)};
                    const spec::Machine<D, spec::Truth> machine(where);
                    const auto control = machine.end();
                    for (const spec::HintType tier : D::tiers().all())
                      if (control.type.is(tier).holds()) return tier;
                    return spec::HintType::none;
                  }};
  answers.types.push_back(spec::HintType::none);
  return answers;
}

}  // namespace gridproof::tlc
