// One run of a search: rounds until it is finished or stopped, checkpoints between them, then the verdicts.
#pragma once

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "verify/explore/crew.hpp"
#include "verify/explore/explored.hpp"
#include "verify/explore/options.hpp"
#include "verify/explore/part.hpp"
#include "verify/explore/report.hpp"
#include "verify/explore/visit.hpp"
#include "verify/explore/watch.hpp"

namespace gridproof::explore {

template <Model M, class Searching>
class Run {
 public:
  using State = typename M::State;

  Run(const M& model, const Options& options)
      : model_(model),
        options_(options),
        visitor_(model, options),
        watch_(options),
        crew_(options.threads),
        search_(visitor_, options, crew_, watch_),
        tally_(visitor_.empty_tally()) {
    if (is_partition && options.lossy) throw Failure("a partition has no visited set that could be lossy");
  }

  Report<State> report() {
    search();
    tally_ = search_.tally();
    judge_liveness();
    Report<State> report{.model = model_.name(),
                         .properties = {},
                         .actions = {},
                         .initial = model_.initial_count(),
                         .states = tally_.states,
                         .transitions = tally_.transitions,
                         .outside = tally_.outside,
                         .depth = tally_.depth,
                         .stopped = stop_,
                         .lossy = options_.lossy,
                         .seconds = 0,
                         .digest = {}};
    const bool complete = stop_ == Stop::none && !options_.lossy;
    std::size_t i = 0;
    for (const Action& action : model_.actions()) {
      const std::uint64_t fired = tally_.fired[i++];
      const Verdict unseen = complete ? Verdict::vacuous : Verdict::inconclusive;
      report.actions.push_back(
          {std::string(action.name), fired, fired != 0 ? Verdict::holds : unseen, action.expected});
    }
    i = 0;
    const auto add = [&](Kind kind, std::string_view name, Verdict expected) {
      if (visitor_.is_selected(i)) report.properties.push_back(result(i, kind, name, expected, complete));
      ++i;
    };
    std::apply([&](const auto&... property) { (add(property.kind, property.name, property.expected), ...); },
               visitor_.properties());
    if (ForbidsDeadlock<M>) add(Kind::always, "no_deadlock", Verdict::holds);
    report.digest = digest(report);
    report.seconds = watch_.seconds();
    return report;
  }

 private:
  static constexpr bool is_partition = requires(Searching & search) { search.part(); };

  void search() {
    if (options_.resume) {
      CheckpointReader from(options_.checkpoint, identity());
      search_.load(from);
    }
    if (!options_.checkpoint.empty()) save();  // finds out now, not in an hour, if it cannot
    while (!search_.finished() && stop_ == Stop::none) {
      stop_ = watch_.bound_met(search_.tally().states, search_.bytes());
      if (stop_ == Stop::none) stop_ = search_.round();
      if (stop_ == Stop::none && options_.stop_at_violation && has_violation() && !search_.finished())
        stop_ = Stop::violation;
      if (watch_.progress_due()) watch_.tell(search_.progress());
      if (watch_.checkpoint_due()) save();
    }
    if (options_.progress) watch_.tell(search_.progress());
    if (stop_ != Stop::none && !options_.checkpoint.empty()) save();
  }

  bool has_violation() const {
    std::size_t i = 0;
    bool any = false;
    const auto look = [&](Kind kind) { any |= search_.tally().properties[i++].hits != 0 && kind != Kind::sometimes; };
    std::apply([&](const auto&... property) { (look(property.kind), ...); }, visitor_.properties());
    return any || search_.tally().properties[Visitor<M>::deadlock].hits != 0;
  }

  void judge_liveness() {
    for (std::size_t i = 0; i < Visitor<M>::property_count; ++i)
      if ((visitor_.from_initial() >> i & 1) != 0) tally_.properties[i].premises = model_.initial_count();
    if constexpr (ForbidsDeadlock<M>) tally_.properties[Visitor<M>::deadlock].premises = tally_.states;
    if constexpr (!is_partition) {
      if (visitor_.liveness() == 0 || visitor_.symmetry() || options_.lossy || stop_ != Stop::none) return;
      const std::uint64_t graph_bytes = tally_.states * (sizeof(Waiting) + 48) + tally_.transitions * 10;
      if (tally_.states > Graph::most_nodes || search_.bytes() + graph_bytes >= options_.bounds.bytes) {
        liveness_open_ = true;
        return;
      }
      const Graph graph = search_.explored().graph(crew_);
      for (std::size_t i = 0; i < Visitor<M>::property_count; ++i) {
        if ((visitor_.liveness() >> i & 1) == 0) continue;
        const auto lasso = find_lasso(graph, visitor_.fair(), i, (visitor_.from_initial() >> i & 1) != 0);
        if (!lasso) continue;
        tally_.properties[i].hits = 1;
        lassos_[i] = search_.explored().trace_of(*lasso);
      }
    }
  }

  PropertyResult<State> result(std::size_t i, Kind kind, std::string_view name, Verdict expected, bool complete) {
    const PropertyTally& tally = tally_.properties[i];
    if (is_liveness(kind)) complete = complete && !visitor_.symmetry() && !liveness_open_;
    PropertyResult<State> result{.name = std::string(name),
                                 .kind = kind,
                                 .verdict = judge(kind, tally, complete),
                                 .expected = expected,
                                 .premises = tally.premises,
                                 .hits = tally.hits};
    if (tally.hits == 0) return result;
    if constexpr (is_partition)
      result.trace = search_.part().trace(i, tally.first);
    else
      result.trace = is_liveness(kind) ? lassos_[i] : search_.explored().trace_to(tally.first.number);
    return result;
  }

  void save() {
    CheckpointWriter to(options_.checkpoint, identity());
    search_.save(to);
    to.commit();
    watch_.checkpoint_written();
  }

  // What must agree for a checkpoint to go on: the model, as far as one can tell, and how it is searched.
  std::string identity() const {
    constexpr const char* searches[] = {"breadth-first", "depth-first", "partition"};
    std::string text =
        fmt::format("{}; {}{}{}; {} initial states of {} bytes; actions", std::string(model_.name()),
                    searches[static_cast<std::size_t>(options_.search)], options_.lossy ? ", lossy" : "",
                    options_.symmetry ? ", symmetry" : "", std::uint64_t{model_.initial_count()}, sizeof(Packed<M>));
    for (const Action& action : model_.actions()) text += fmt::format(" {}/{}", action.name, name(action.fairness));
    text += "; properties";
    std::size_t i = 0;
    const auto add = [&](Kind kind, std::string_view property) {
      if (visitor_.is_selected(i++)) text += fmt::format(" {}/{}", property, name(kind));
    };
    std::apply([&](const auto&... property) { (add(property.kind, property.name), ...); }, visitor_.properties());
    return text;
  }

  std::string digest(const Report<State>& report) const {
    std::string text =
        identity() + fmt::format("; {} states {} transitions {} outside, depth {}, stopped {}", report.states,
                                 report.transitions, report.outside, report.depth, name(report.stopped));
    for (const ActionResult& action : report.actions) text += fmt::format(" {} {}", action.fired, name(action.verdict));
    const auto add = [&](const std::vector<Move<State>>& steps) {
      for (const auto& step : steps) {
        const Packed<M> key = key_of(model_, step.state, false);
        text += fmt::format(" {}:{:x}", step.action, hash_of(key));
      }
    };
    for (const auto& property : report.properties) {
      text += fmt::format("; {} {} {}", name(property.verdict), property.premises, property.hits);
      if (!property.trace) continue;
      add(property.trace->steps);
      add(property.trace->loop);
    }
    return fmt::format("{:016x}", hash_bytes(text.data(), text.size()));
  }

  const M& model_;
  const Options& options_;
  Visitor<M> visitor_;
  Watch watch_;
  Crew crew_;
  Searching search_;
  Tally tally_;
  Stop stop_ = Stop::none;
  bool liveness_open_ = false;
  std::array<std::optional<Path<State>>, Visitor<M>::property_count + 1> lassos_;
};

}  // namespace gridproof::explore
