#include "tlc/tier_graph.hpp"

#include <fmt/format.h>

#include <cstddef>

namespace gridproof::tlc {

namespace {

std::string tier_records(const spec::TierList& tiers) {
  std::string text = "Tiers == <<";
  for (const spec::HintType tier : tiers.all())
    text += fmt::format("{}\n  [name |-> \"{}\", pc |-> \"{}\", peek |-> {}]", text.ends_with("<<") ? "" : ",",
                        tiers.name(tier), tiers.name(tiers.transition(spec::TierList::finds(tier)).from),
                        tiers[tier].ground == spec::Ground::peek ? "TRUE" : "FALSE");
  return text + fmt::format(">>\nEndsInBruteForce == {}\n", tiers.ends_in_brute_force() ? "TRUE" : "FALSE");
}

// The actions by name, and which of them there are.
std::string named_actions(const spec::TierList& tiers, const Frame& frame) {
  std::string text, next = "MCNext ==\n";
  const auto add = [&](const std::string& name, const std::string& what) {
    text += fmt::format("{} == /\\ Call!{}\n", name, what);
    next += fmt::format("  \\/ {}\n", name);
  };
  for (const spec::Action action : tiers.actions()) {
    const spec::Transition move = tiers.transition(action);
    const std::string name = tiers.name(action);
    if (move.answers != spec::HintType::none)
      add(name, fmt::format("Find{}({})", frame.choice == verify::ChoiceRule::any ? "ND" : "",
                            static_cast<std::size_t>(move.answers) + 1));
    else if (move.from != spec::Pc::start && move.to != spec::Pc::done)
      add(name, fmt::format("ProceedToTier({})", static_cast<std::size_t>(move.to)));
    else
      add(name, name);
  }
  if (frame.plays) add("ApplyHint", "ApplyHint");
  return text + next;
}

}  // namespace

WrittenModel write_instance(const TierText& text, const spec::TierList& tiers, const Frame& frame,
                            const std::vector<verify::Case>& positions) {
  std::string proposals = "Proposals(i, g, x, board) ==\n";
  for (std::size_t i = 0; i < text.proposals.size(); ++i)
    proposals += fmt::format("  {} i = {} -> {}\n", i == 0 ? "CASE" : "  []", i + 1, text.proposals[i]);
  return written(fmt::format("{}, MarkHints", fmt::join(text.modules, ", ")),
                 "VARIABLES grid, crossed, solution, hint, pc\n" + positions_as("Positions", frame.board, positions) +
                     tier_records(tiers) + proposals + "Call == INSTANCE TierMachine\nMCInit == Call!Init\n" +
                     named_actions(tiers, frame),
                 frame.constants, "MCInit", "MCNext");
}

}  // namespace gridproof::tlc
