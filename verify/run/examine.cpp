#include "verify/run/examine.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "solver/random.hpp"
#include "text/write.hpp"
#include "verify/trace/replay.hpp"

namespace gridproof::verify {

namespace {

Replay replay_trace(const Row& row, Claim claim) {
  return replay(*game_of(rules_of(row), row.dialect), {claim, row.choice}, *row.trace);
}

// What a counterexample shows has to show on the concrete code too: the behaviour, or the grid.
bool replays(const Row& row) {
  const Claim claim = *row.subject.claim;
  if (row.trace) return replay_trace(row, claim).outcome == ReplayOutcome::counterexample;
  return judge(*game_of(rules_of(row), row.dialect), *row.counterexample, claim, row.choice).outcome ==
         Outcome::violated;
}

// Another text may say something else than ours.
void compare_with_ours(Row& row) {
  const Replay answer = replay_trace(row, *row.breaks);
  if (answer.outcome != ReplayOutcome::counterexample) {
    row.counterexample.reset();
    row.trace.reset();
    object(row, no_replay(answer.state, answer.sentence));
  } else if (!row.counterexample) {  // else the reports draw it
    row.detail += fmt::format("\nreplayed on the C++ specification, state {}: {}", answer.state, answer.sentence);
  }
}

}  // namespace

void Examiner::operator()(Row& row) {
  if (row.breaks)
    compare_with_ours(row);
  else if (row.counterexample && row.subject.claim && !replays(row))
    throw std::logic_error(fmt::format(
        "the counterexample to {} by {} does not replay: grid {}, solution {}", row.subject.name, name(row.instrument),
        text::to_line(*row.rules, row.counterexample->grid), text::to_line(*row.rules, row.counterexample->solution)));
  reject(row);
}

void Examiner::reject(Row& row) {
  // TLC has broken models of its own; a claim about behaviours has no term, and its instrument runs broken machines.
  if (!row.subject.claim || row.instrument == Instrument::tlc || is_of_behaviours(*row.subject.claim)) return;
  const auto [at, is_new] = known_.try_emplace({name(row.rules), row.dialect, *row.subject.claim});
  if (is_new) {
    solver::Random random(1);
    const auto board = game_of(rules_of(row), row.dialect)->random_solution(random);
    if (const auto* failure = std::get_if<solver::Failure>(&board)) {
      known_.erase(at);
      return object(row, failure->message);
    }
    at->second = rejections(rules_of(row), row.dialect, *row.subject.claim, std::get<spec::Grid>(board));
  }
  note_rejections(row, at->second);
}

void note_rejections(Row& row, const std::vector<Rejection>& rejections) {
  if (rejections.empty() && row.subject.claim && !is_of_behaviours(*row.subject.claim))
    object(row, "no broken machine is put before the claim");
  for (const Rejection& each : rejections) {
    if (each.rejected)
      row.rejects.push_back(each.machine);
    else
      object(row, fmt::format("the claim does not reject {}", each.machine));
  }
}

std::string no_replay(std::size_t state, const std::string& why) {
  return fmt::format("DOES NOT REPLAY on the C++ specification, state {}: {}", state, why);
}

void object(Row& row, const std::string& why) {
  row.differs = true;
  row.detail += (row.detail.empty() ? "" : "\n") + why;
}

}  // namespace gridproof::verify
