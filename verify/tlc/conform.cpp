#include "verify/tlc/conform.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "verify/tlc/machine_text.hpp"
#include "verify/tlc/run.hpp"

namespace gridproof::tlc {

namespace {

using verify::Case;
using verify::Verdict;

// So many positions of a 4x4 grid make a module that TLC reads in a second or two; larger grids have fewer.
constexpr std::size_t cells_at_once = 16 * 4096;

// With fewer, and on grids smaller than 9x9, TLC is done before Java's optimising compiler has paid off.
constexpr std::size_t cells_of_a_brief_run = 16 * 256;

std::vector<Case> without_repetitions(const spec::Board& board, const std::vector<Case>& positions) {
  const MachineText text(board, {.crossed = true});
  std::vector<Case> result;
  std::set<std::string> seen;
  for (const Case& at : positions)
    if (seen.insert(text.state(at, {}, spec::Pc::start)).second) result.push_back(at);
  return result;
}

// One part of the positions. False where it settles the verdict.
bool compare_part(const GraphRequest& request, const Tools& tools, std::set<std::string>& actions,
                  GraphReport& report) {
  Texts texts;
  Graph by_tlc(texts), by_checker(texts);
  const Dumped dumped = dump_graph(request, tools, by_tlc);
  report.seconds += dumped.seconds;
  report.tlc_version = dumped.tlc_version;
  if (!dumped.problem.empty()) {
    report.verdict = Verdict::inconclusive;
    report.sentence = dumped.problem;
    return false;
  }
  request.model.machine.explore(request.model.positions, by_checker);
  report.initial += by_tlc.initial_count();
  report.states += by_tlc.state_count();
  report.transitions += by_tlc.edge_count();
  for (const std::string& action : by_tlc.actions()) actions.insert(action);
  report.difference = first_difference(by_tlc, by_checker);
  if (!report.difference) return true;
  report.verdict = Verdict::violated;
  report.sentence = sentence(request.model.machine.board, *report.difference);
  return false;
}

}  // namespace

std::vector<std::string> action_names(const spec::TierList& tiers, bool plays) {
  std::vector<std::string> names;
  for (const spec::Action action : tiers.actions()) names.push_back(tiers.name(action));
  if (plays) names.emplace_back("ApplyHint");
  return names;
}

TwoStatements published(const PublishedMachine& machine) {
  return {std::string(module_of(machine.text)), action_names(spec::seed_tiers(), machine.text == SpecText::play),
          machine.layout, [machine](const std::vector<Case>& positions) { return write_model(machine, positions); },
          [machine](const std::vector<Case>& positions, Graph& graph) {
            explore_machine_graph(machine, positions, graph);
          }};
}

Dumped dump_graph(const GraphRequest& request, const Tools& tools, Graph& graph) {
  const spec::Board& board = request.model.machine.board;
  const WrittenModel model = request.model.machine.write(request.model.positions);
  std::map<std::string, std::string> texts = request.texts;
  texts.insert(model.texts.begin(), model.texts.end());
  Dumped dumped;
  std::size_t nodes = 0;
  const Run run =
      run_tlc({.tools = tools,
               .folder = request.folder,
               .module = model.module,
               .texts = texts,
               .deadlock = false,
               .coverage = false,
               .brief = request.model.positions.size() * board.cells().size() < cells_of_a_brief_run &&
                        board.values().size() < 9,
               .patience = std::chrono::hours(2),
               .progress =
                   [&](const Progress& at) {
                     if (request.progress) request.progress(0, at.sentence());
                   },
               .read_graph = [&](std::istream& file) {
                 const auto read = read_dump(file, "TLC's graph", graph, action_of);
                 if (read)
                   nodes = *read;
                 else
                   dumped.problem = text::to_string(read.error());
               }});
  dumped.tlc_version = run.account.version;
  dumped.seconds = run.seconds;
  if (run.account.ending != Ending::holds)
    dumped.problem = fmt::format("TLC: {}: {}", name(run.account.ending), run.account.message);
  else if (dumped.problem.empty() && (nodes != run.account.distinct || nodes != graph.state_count()))
    dumped.problem = fmt::format("TLC counts {} states, its graph has {} nodes and {} different states",
                                 run.account.distinct, nodes, graph.state_count());
  return dumped;
}

std::string sentence(const spec::Board& board, const Difference& difference) {
  const char* side = difference.left_has_it ? "TLC" : "the C++ checker";
  if (difference.what != Difference::What::edge)
    return fmt::format("only {} has the {} {}", side,
                       difference.what == Difference::What::initial ? "initial state" : "state",
                       for_people(board, difference.edge.after));
  return fmt::format(
      "only {} has the edge {}\n  from {}\n  to   {}\n  ({} edges are TLC's alone, {} the C++ checker's)", side,
      difference.edge.action, for_people(board, difference.edge.before), for_people(board, difference.edge.after),
      difference.edges_only_left, difference.edges_only_right);
}

GraphReport compare_graphs(const GraphRequest& request) {
  GraphReport report;
  const Found found = request.tools ? Found(*request.tools) : find_tools();
  if (const auto* missing = std::get_if<Missing>(&found)) {
    report.verdict = Verdict::not_run;
    report.sentence = missing->reason;
    return report;
  }
  const GraphModel& model = request.model;
  std::error_code error;
  if (const auto file = request.folder / fmt::format("{}.tla", model.machine.module);
      !std::filesystem::exists(file, error)) {
    report.verdict = Verdict::not_run;
    report.sentence = fmt::format("there is no {}", file.string());
    return report;
  }
  const std::vector<Case> positions = without_repetitions(model.machine.board, model.positions);
  const std::size_t at_once = std::max<std::size_t>(1, cells_at_once / model.machine.board.cells().size());
  std::set<std::string> actions;
  for (std::size_t begin = 0; begin < positions.size(); begin += at_once) {
    const double done = static_cast<double>(begin) / static_cast<double>(positions.size());
    if (request.progress) request.progress(done, "");
    const std::size_t end = std::min(positions.size(), begin + at_once);
    GraphRequest part = request;
    if (request.progress) part.progress = [&](double, const std::string& how) { request.progress(done, how); };
    part.model.positions.assign(positions.begin() + static_cast<std::ptrdiff_t>(begin),
                                positions.begin() + static_cast<std::ptrdiff_t>(end));
    if (!compare_part(part, std::get<Tools>(found), actions, report)) break;
  }
  report.actions.assign(actions.begin(), actions.end());
  if (report.verdict != Verdict::inconclusive || !report.sentence.empty()) return report;
  report.verdict = Verdict::holds;
  for (const std::string& action : model.machine.actions) {
    if (actions.contains(action)) continue;
    report.verdict = Verdict::vacuous;
    report.sentence += fmt::format("{}{}", report.sentence.empty() ? "never taken: " : ", ", action);
  }
  return report;
}

}  // namespace gridproof::tlc
