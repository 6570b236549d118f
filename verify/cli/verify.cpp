// gridproof verify: claims by instruments, and whether each verdict is the expected one.
#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <map>
#include <optional>
#include <thread>
#include <tuple>

#include "verify/cli/commands.hpp"
#include "verify/cli/files.hpp"
#include "verify/batch/rules_argument.hpp"
#include "verify/cli/terminal.hpp"
#include "verify/models/machine_explorer.hpp"
#include "verify/report/html.hpp"
#include "verify/report/itf.hpp"
#include "verify/report/matrix.hpp"
#include "verify/suite/suite.hpp"

namespace gridproof::cli {

using namespace batch;

namespace {

struct Arguments {
  std::vector<std::string> names;
  std::string by, dialect, choice;
  RulesArguments rules;
  std::string profile = "quick";
  std::uint64_t seed = 1;
  int cases = 0;
  int empty = -1, given = -1;
  std::uint64_t states = 0, memory = 0;
  double time = 0;
  std::string checkpoint;
  bool resume = false;
  unsigned threads = 0;
  std::string json, junit, html, folder, models;
};

// A file for each; where two would have the same name, as two runs with other limits do, the later one has a number.
text::Result<bool> export_counterexamples(const verify::RunReport& report, const std::string& folder) {
  std::map<std::string, int> uses;
  for (const verify::Row& row : report.rows) {
    if (!row.counterexample) continue;
    const std::string file = verify::itf_file_name(row);
    const int use = ++uses[file];
    const std::string numbered = use == 1 ? file : fmt::format("{}-{}", use, file);
    auto output = Output::open((std::filesystem::path(folder) / numbered).string());
    if (!output) return output.error();
    const auto written = output->commit(verify::to_itf(row));
    if (!written) return written.error();
  }
  return true;
}

std::vector<std::string> instrument_names() {
  std::vector<std::string> names;
  for (const verify::Instrument instrument : verify::instruments) names.emplace_back(name(instrument));
  return names;
}

// The tests run with this: what is missing is then a failure.
bool is_strict() {
  const char* setting = std::getenv("GRIDPROOF_STRICT");
  return setting != nullptr && std::string_view(setting) != "" && std::string_view(setting) != "0";
}

verify::DataFolders folders(const Arguments& arguments) {
  verify::DataFolders folders = verify::folders_of_program();
  if (!arguments.models.empty()) folders.models = folders.models_named = arguments.models;
  return folders;
}

std::vector<FileUse> files(const Arguments& arguments) {
  using Kind = FileUse::Kind;
  const char* jar = std::getenv("GRIDPROOF_TLC_JAR");
  std::vector<FileUse> uses = {
      {Kind::reads, "--layout", file_of_layout(arguments.rules.layout)},
      {Kind::reads, "--models", folders(arguments).models.string(), {".tla", ".cfg", "/manifest.json"}},
      {Kind::reads, "GRIDPROOF_TLC_JAR", jar != nullptr ? jar : ""},
      {Kind::writes, "--json", arguments.json},
      {Kind::writes, "--junit", arguments.junit},
      {Kind::writes, "--html", arguments.html},
      {Kind::writes, "--export", arguments.folder, {".itf.json", ".smt2", ".cnf", ".drat"}}};
  for (const auto& file : verify::checkpoint_files(arguments.checkpoint))
    uses.push_back({Kind::writes, "--checkpoint", file.string()});
  return uses;
}

// What a Takuzu has not.
std::optional<std::string> objection(const Arguments& arguments) {
  if (!arguments.rules.takuzu) return std::nullopt;
  if (!arguments.dialect.empty())
    return "--dialect: the machine of a takuzu has none; they are of the one that was published, for sudoku";
  if (!arguments.models.empty()) return "--models: they are for --by tlc, which has none of a takuzu";
  return std::nullopt;
}

int run(const Arguments& arguments) {
  verify::PlanRequest request{.names = arguments.names, .seed = arguments.seed};
  auto rules = read_rules(arguments.rules);
  if (!rules) return complain(rules.error());
  if (const auto wrong = objection(arguments)) return complain(*wrong);
  request.rules = std::move(rules->rules);
  request.takuzu = rules->takuzu;
  for (const verify::Instrument instrument : verify::instruments)
    if (arguments.by == name(instrument)) request.instrument = instrument;
  using Kind = verify::GridRange::Kind;
  if (arguments.empty >= 0) request.range = verify::GridRange{Kind::few_empty, arguments.empty};
  if (arguments.given >= 0) request.range = verify::GridRange{Kind::few_given, arguments.given};
  if (arguments.states > 0) request.bounds.states = arguments.states;
  if (arguments.memory > 0) request.bounds.bytes = arguments.memory << 20;
  if (arguments.time > 0) request.bounds.seconds = arguments.time;
  request.checkpoint = arguments.checkpoint;
  request.resume = arguments.resume;
  if (!arguments.dialect.empty())
    request.dialect = arguments.dialect == "repaired" ? verify::Dialect::repaired : verify::Dialect::as_written;
  if (!arguments.choice.empty())
    request.choice = arguments.choice == "least" ? verify::ChoiceRule::least : verify::ChoiceRule::any;
  request.profile = arguments.profile == "quick" ? Profile::quick
                    : arguments.profile == "ci"  ? Profile::ci
                                                 : Profile::long_;
  if (arguments.cases > 0) request.cases = arguments.cases;
  request.threads = arguments.threads > 0 ? arguments.threads : std::max(1U, std::thread::hardware_concurrency());

  const auto made = verify::make_plan(request, folders(arguments));
  if (const auto* problem = std::get_if<std::string>(&made)) return complain(*problem);
  if (!arguments.folder.empty()) {
    const auto folder = make_folder(arguments.folder);
    if (!folder) return complain(folder.error());
  }
  using Writer = std::string (*)(const verify::RunReport&);
  std::vector<std::pair<Output, Writer>> outputs;
  std::string taken;  // standard output belongs to the report that asked for it
  for (const auto& [option, path, writer] :
       {std::tuple<std::string, std::string, Writer>{"--json", arguments.json, verify::to_json},
        std::tuple<std::string, std::string, Writer>{"--junit", arguments.junit, verify::to_junit},
        std::tuple<std::string, std::string, Writer>{"--html", arguments.html, verify::to_html}}) {
    if (path.empty()) continue;
    if (path == "-") taken = option;
    auto opened = Output::open(path);
    if (!opened) return complain(opened.error());
    outputs.emplace_back(std::move(*opened), writer);
  }
  verify::RunReport report;
  {
    ProgressBar bar;
    auto ran = verify::run(std::get<verify::Plan>(made),
                           [&](std::string_view job, double fraction) { bar.show(job, fraction); });
    if (const auto* problem = std::get_if<std::string>(&ran)) return complain(*problem);
    report = std::move(std::get<verify::RunReport>(ran));
    report.strict = is_strict();
  }
  for (auto& [output, writer] : outputs) {
    const auto written = output.commit(writer(report));
    if (!written) return complain(written.error());
  }
  if (!arguments.folder.empty()) {
    const auto written = export_counterexamples(report, arguments.folder);
    if (!written) return complain(written.error());
    for (const verify::Task& task : std::get<verify::Plan>(made).tasks) {
      if (!task.write) continue;
      if (const std::string problem = task.write(arguments.folder); !problem.empty()) return complain(problem);
    }
  }
  if (taken.empty()) fmt::print("{}", verify::to_matrix(report, {paint, !arguments.names.empty()}));
  return verify::exit_code(report);
}

}  // namespace

void add_verify(CommandLine& line) {
  auto arguments = std::make_shared<Arguments>();
  Command& command = line.add(
      "verify", "puts claims about the hint machine to the instruments", [arguments] { return files(*arguments); },
      [arguments] { return run(*arguments); });
  command.option(
      "NAME", arguments->names,
      "claims, theorems, TLA+ models, graphs (graph_repaired), developments in WhyML\n(takuzu_solve); all of them "
      "if none is named");
  command
      .option(
          "--by", arguments->by,
          "sweep (every grid of a small layout), explore (every state of the machine),\ntheorem (all grids, by Z3 and "
          "CaDiCaL), tlc (the TLA+ models), why3 (Takuzu of any size) or property (random cases)")
      .one_of(instrument_names());
  command.option("--layout", arguments->rules.layout, "box shape and extras: 2x2, 3x3+diagonals, regions:FILE")
      .not_empty();
  command.flag("--takuzu", arguments->rules.takuzu, "of the hint machine of takuzu, instead of that of sudoku");
  command
      .option("--size", arguments->rules.size, "of the takuzu, N or ROWSxCOLUMNS; default: those that the profile has")
      .not_empty();
  command
      .option("--rules", arguments->rules.which, "of the takuzu: 1,2,3 (the default), or 1,2 where lines may be equal")
      .not_empty();
  command.option("--dialect", arguments->dialect, "repaired, or as-written (the TLA+ module as it was published)")
      .one_of({"repaired", "as-written"});
  command.option("--choice", arguments->choice, "which proposal a tier takes: least, or any (all are tried)")
      .one_of({"least", "any"});
  command.option("--profile", arguments->profile, "quick (a minute at most), ci, or long (hours)")
      .one_of({"quick", "ci", "long"})
      .shows_default();
  command.option("--seed", arguments->seed, "of the random cases").whole_number(0).shows_default();
  command.option("--cases", arguments->cases, "random cases a claim, instead of the profile's number")
      .whole_number(1, 1'000'000'000);
  Option& empty = command.option("--empty", arguments->empty, "explore: only grids with at most so many empty cells")
                      .whole_number(0, 10);
  command.option("--given", arguments->given, "explore: only grids with at most so many given cells")
      .whole_number(0, 10)
      .excludes(empty);
  command.option("--states", arguments->states, "explore: stop, inconclusive, after so many states").whole_number(1);
  command.option("--memory", arguments->memory, "explore: the same after so many MiB").whole_number(1, 1'000'000'000);
  command.option("--time", arguments->time, "explore: the same after so many seconds; theorem, tlc and why3: for each")
      .positive();
  command
      .option("--models", arguments->models,
              "tlc: a folder of models with a manifest.json; default: those of this program")
      .not_empty();
  Option& checkpoint =
      command.option("--checkpoint", arguments->checkpoint, "explore: keep a file from which a killed run can go on")
          .not_empty();
  command.flag("--resume", arguments->resume, "explore: go on from the checkpoint").needs(checkpoint);
  command.option("--threads", arguments->threads, "default: one a core; the result is the same").whole_number(1, 1024);
  command.option("--json", arguments->json, "write the rows to a file (- for standard output)").not_empty();
  command.option("--junit", arguments->junit, "write a JUnit report to a file (- for standard output)").not_empty();
  command.option("--html", arguments->html, "write a page with every counterexample drawn (- for standard output)")
      .not_empty();
  command
      .option("--export", arguments->folder,
              "write to this folder each counterexample, as an ITF trace for gridproof check,\nand each theorem, as "
              "SMT-LIB 2 and as CNF with its DRAT proof")
      .not_empty();
  command.footer(verify::list_of_names(verify::all_runners(verify::folders_of_program())) +
                 "\nA claim that is expected to be violated must be: exit code 0 means that every verdict is the "
                 "expected one.\nExamples:\n  gridproof verify\n  gridproof verify hint_sound --dialect as-written\n"
                 "  gridproof verify MCHintMachine --by tlc\n"
                 "  gridproof verify takuzu_cell_rules --by why3\n"
                 "  gridproof verify hint_sound --layout 3x3+windows --cases 200 --json -\n"
                 "  gridproof verify tier_order --takuzu --size 4 --by sweep\n");
}

}  // namespace gridproof::cli
