#include "verify/batch/tally.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <vector>

#include "verify/report/columns.hpp"

namespace gridproof::batch {

using solve::Class;
using verify::counted;
using verify::grouped;

namespace {

constexpr std::array all_classes = {Class::unique, Class::not_unique, Class::contradictory, Class::unknown};

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
  return text;
}

nlohmann::ordered_json to_json(const Most<std::uint64_t>& most) {
  return {{"number", most.number}, {"puzzle", most.place->number}, {"line", most.place->line}};
}

}  // namespace

std::string Place::name() const { return fmt::format("puzzle {} (line {})", grouped(number), grouped(line)); }

void ClassTally::count(const solve::Answer& answer, const Place& place) {
  ++puzzles;
  ++classes[static_cast<std::size_t>(answer.answer)];
  if (!answer.techniques.empty() && answer.answer != Class::unknown) {
    const solve::TechniqueUse& use = answer.techniques.back();
    hardest[use.place].name = use.name;
    ++hardest[use.place].puzzles;
  }
  if (!answer.effort) return;
  ++measured;
  if (answer.effort->assumptions == 0) ++without_assumption;
  assumptions.offer(answer.effort->assumptions, place);
  nesting.offer(answer.effort->nesting, place);
}

void ClassTally::add(const ClassTally& later) {
  puzzles += later.puzzles;
  for (std::size_t i = 0; i < classes.size(); ++i) classes[i] += later.classes[i];
  measured += later.measured;
  without_assumption += later.without_assumption;
  assumptions.add(later.assumptions);
  nesting.add(later.nesting);
  for (const auto& [place, more] : later.hardest) {
    hardest[place].name = more.name;
    hardest[place].puzzles += more.puzzles;
  }
  compared += later.compared;
  agreeing += later.agreeing;
  if (!unexpected) unexpected = later.unexpected;
  if (!failing) failing = later.failing;
  slowest.add(later.slowest);
}

void CountTally::count(std::uint64_t completions, bool exact, bool timed_out, const Place& place) {
  ++puzzles;
  ++(completions > 1 ? several : !exact ? undecided : completions == 1 ? one : none);
  if (!exact) ++cut_off;
  if (timed_out) ++out_of_time;
  most.offer(completions, place);
}

void CountTally::add(const CountTally& later) {
  puzzles += later.puzzles;
  none += later.none;
  one += later.one;
  several += later.several;
  undecided += later.undecided;
  cut_off += later.cut_off;
  out_of_time += later.out_of_time;
  most.add(later.most);
  slowest.add(later.slowest);
}

std::string to_text(const ClassTally& tally) {
  std::vector<std::string> parts;
  for (const Class answer : all_classes)
    if (tally.of(answer) > 0) parts.push_back(fmt::format("{} {}", grouped(tally.of(answer)), name(answer)));
  std::string text = fmt::format("{}: {}\n", counted(tally.puzzles, "puzzle"), joined(parts));
  if (tally.measured > 0)
    text += fmt::format("no assumption needed: {} of {}\nmost assumptions: {}, {}\ndeepest nesting: {}, {}\n",
                        grouped(tally.without_assumption), grouped(tally.measured), grouped(tally.assumptions.number),
                        tally.assumptions.place->name(), grouped(tally.nesting.number), tally.nesting.place->name());
  std::uint64_t decided = 0;
  for (const auto& [_, here] : tally.hardest) {
    decided += here.puzzles;
    text += fmt::format("decided with nothing harder than {}: {} of {}\n", here.name, grouped(decided),
                        grouped(tally.puzzles));
  }
  if (tally.compared > 0)
    text += fmt::format("passed: {} of {} have the solution in the file\n", grouped(tally.agreeing),
                        grouped(tally.compared));
  return text;
}

std::string to_text(const CountTally& tally) {
  std::vector<std::string> parts;
  for (const auto& [number, what] : {std::pair{tally.none, "without completion"}, std::pair{tally.one, "with one"},
                                     std::pair{tally.several, "with several"}, std::pair{tally.undecided, "undecided"}})
    if (number > 0) parts.push_back(fmt::format("{} {}", grouped(number), what));
  std::string text = fmt::format("{}: {}\n", counted(tally.puzzles, "puzzle"), joined(parts));
  if (tally.most.place && tally.most.number > 1)
    text += fmt::format("most completions: {}, {}\n", grouped(tally.most.number), tally.most.place->name());
  if (tally.cut_off > tally.out_of_time)
    text += fmt::format("the limit was reached: {}\n", grouped(tally.cut_off - tally.out_of_time));
  if (tally.out_of_time > 0) text += fmt::format("the time ran out: {}\n", grouped(tally.out_of_time));
  return text;
}

nlohmann::ordered_json to_json(const ClassTally& tally) {
  nlohmann::ordered_json whole = {{"puzzles", tally.puzzles}};
  for (const Class answer : all_classes) whole[name(answer)] = tally.of(answer);
  if (tally.measured > 0) {
    whole["without_assumption"] = tally.without_assumption;
    whole["most_assumptions"] = to_json(tally.assumptions);
    whole["deepest_nesting"] = to_json(tally.nesting);
  }
  for (const auto& [_, here] : tally.hardest)
    whole["hardest"].push_back({{"technique", here.name}, {"puzzles", here.puzzles}});
  if (tally.compared > 0) {
    whole["compared"] = tally.compared;
    whole["passed"] = tally.agreeing;
  }
  const auto place = [](const Place& at, Class answer) {
    return nlohmann::ordered_json{{"puzzle", at.number}, {"line", at.line}, {"class", name(answer)}};
  };
  if (tally.unexpected) whole["first_unexpected"] = place(tally.unexpected->place, tally.unexpected->answer);
  if (tally.failing) whole["first_failing"] = place(tally.failing->place, tally.failing->answer);
  return whole;
}

nlohmann::ordered_json to_json(const CountTally& tally) {
  nlohmann::ordered_json whole = {{"puzzles", tally.puzzles},     {"without_completion", tally.none},
                                  {"with_one", tally.one},        {"with_several", tally.several},
                                  {"undecided", tally.undecided}, {"cut_off", tally.cut_off}};
  if (tally.most.place) whole["most_completions"] = to_json(tally.most);
  return whole;
}

std::string times_sentence(std::uint64_t puzzles, double seconds, const Most<double>& slowest) {
  std::string text = fmt::format("{} in {:.2f} s", counted(puzzles, "puzzle"), seconds);
  if (puzzles > 0 && seconds > 0)
    text += fmt::format(", {} a second", grouped(static_cast<std::uint64_t>(static_cast<double>(puzzles) / seconds)));
  if (slowest.place) text += fmt::format("; slowest: {}, {:.4f} s", slowest.place->name(), slowest.number);
  return text;
}

}  // namespace gridproof::batch
