#include "proofs/theorem.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <z3.h>

#include <cadical.hpp>
#include <stdexcept>

#include "proofs/families.hpp"
#include "spec/sudoku/possible.hpp"
#include "text/layout_name.hpp"
#include "text/symbols.hpp"
#include "text/write.hpp"
#include "verify/symbolic/export.hpp"

namespace gridproof::proofs {

namespace {

using symbolic::Prover;

const spec::Marks<spec::Truth>* exhibited(const symbolic::Stage<spec::Truth>& stage, const std::string& name) {
  for (const auto& [known, marks] : stage.boards())
    if (known == name) return &marks;
  return nullptr;
}

spec::Grid grid_of(const spec::Board& board, const spec::Marks<spec::Truth>& marks) {
  spec::Grid grid(board.cells().size());
  for (const spec::Mark& mark : spec::all_marks(board))
    if (marks.is(mark.cell, mark.value).holds()) grid[mark.cell] = mark.value;
  return grid;
}

std::optional<spec::Case> position(const spec::Board& board, const symbolic::Stage<spec::Truth>& stage) {
  const auto* grid = exhibited(stage, "grid");
  const auto* solution = exhibited(stage, "solution");
  const auto* crossed = exhibited(stage, "crossed");
  const auto* givens = exhibited(stage, "givens");
  if (grid == nullptr || solution == nullptr || crossed == nullptr) return std::nullopt;
  if (!(spec::is_partial_function(board, *grid) & spec::is_function(board, *solution)).holds()) return std::nullopt;
  return spec::Case{grid_of(board, *grid), grid_of(board, *solution), *crossed,
                    givens == nullptr ? std::nullopt : std::optional(grid_of(board, *givens))};
}

// As people spell the values; nothing where they count from 1.
std::optional<text::Symbols> symbols(const spec::Board& board) {
  if (board.first_number() == 1) return std::nullopt;
  return text::parse_symbols(fmt::format("{}-{}", board.number(board.values().front()),
                                         board.number(board.values().back())))
      .value();
}

std::string trusted_base(const Theorem& theorem, const Instance& instance, const symbolic::Proof& proof) {
  const std::string source = theorem.links.empty() ? "spec" : "spec and engine";
  std::string text = source + (instance.prover == Prover::cadical ? " read as circuits, their clauses, CaDiCaL"
                                                                  : " read as formulas, Z3");
  if (proof.cuts > 0) text += "; the cuts glue (verify/symbolic/stage.hpp)";
  if (proof.lemmas > 0) text += "; instances of " + theorem.lemmas;  // their hypotheses were shown
  for (const std::string& more : {theorem.argument, theorem.links})
    if (!more.empty()) text += "; " + more;
  if (proof.answer == symbolic::Answer::refuted) text = "nothing: the counterexample is replayed";
  return text;
}

}  // namespace

std::vector<Theorem> all_theorems() {
  std::vector<Theorem> all;
  for (const auto add : {add_quadratics, add_validity, add_puzzles, add_reasons, add_hints, add_techniques,
                         add_recognised, add_uniqueness, add_machine, add_as_written, add_engine, add_symmetry,
                         add_takuzu, add_takuzu_loops, add_takuzu_techniques, add_takuzu_machine})
    add(all);
  return all;
}

std::string describe(const spec::MaybeRules& rules, const symbolic::Stage<spec::Truth>& stage) {
  std::string text;
  for (const auto& [name, marks] : stage.boards()) {
    std::vector<std::string> held;
    for (const spec::Mark& mark : spec::all_marks(*rules))
      if (marks.is(mark.cell, mark.value).holds()) held.push_back(symbolic::place(*rules, mark.cell, mark.value));
    if (name == "crossed" && held.empty()) continue;
    text += name + ": ";
    if (name != "crossed" && spec::is_partial_function(*rules, marks).holds())
      text += text::to_line(*rules, grid_of(*rules, marks), symbols(*rules)) + "\n";
    else
      text += fmt::format("{}\n", fmt::join(held, " "));
  }
  std::vector<std::string> numbers;
  for (const auto& [name, word] : stage.numbers()) {
    unsigned value = 0;
    for (std::size_t i = 0; i < word.width(); ++i) value |= (word.bits[i].holds() ? 1U : 0U) << i;
    numbers.push_back(fmt::format("{} = {}", name, value));
  }
  if (!numbers.empty()) text += fmt::format("{}\n", fmt::join(numbers, ", "));
  return text;
}

std::string prover_version(Prover prover) {
  if (prover == Prover::cadical) return std::string("CaDiCaL ") + CaDiCaL::Solver::version();
  unsigned major = 0, minor = 0, build = 0, revision = 0;
  Z3_get_version(&major, &minor, &build, &revision);
  return fmt::format("Z3 {}.{}.{}", major, minor, build);
}

Result run_theorem(const Theorem& theorem, const Instance& instance, const std::function<void(double)>& progress) {
  const auto statement = theorem.statement(instance.rules);
  if (!statement) throw std::logic_error(fmt::format("{} says nothing of {}", theorem.name, name(instance.rules)));
  Result result{.proof = symbolic::prove(*statement, {.prover = instance.prover,
                                                      .folding = theorem.folding,
                                                      .cuts = theorem.cuts,
                                                      .seconds = instance.seconds,
                                                      .progress = progress})};
  if (result.proof.answer == symbolic::Answer::refuted) {
    const auto stage = symbolic::on(*statement, result.proof.counterexample);
    result.counterexample = describe(instance.rules, stage);
    if (instance.rules) result.position = position(*instance.rules, stage);
  }
  result.tool = prover_version(instance.prover);
  result.trusted = trusted_base(theorem, instance, result.proof);
  return result;
}

std::string file_name(const Theorem& theorem, const Instance& instance) {
  return theorem.name + (instance.rules ? "-" + instance.rules->name() : "") +
         (theorem.as_written ? "-as-written" : "");
}

std::string export_theorem(const Theorem& theorem, const Instance& instance, const std::filesystem::path& folder) {
  const auto statement = theorem.statement(instance.rules);
  const std::string file = file_name(theorem, instance);
  const std::string on = instance.rules ? " on " + instance.rules->name() : "";
  const symbolic::ExportOptions options{theorem.folding, theorem.cuts, theorem.name + on + ": " + theorem.sentence,
                                        theorem.expected};
  if (instance.prover == Prover::z3) return symbolic::export_smtlib(*statement, options, folder / (file + ".smt2"));
  if (theorem.expected != symbolic::Answer::proved) return {};
  return symbolic::export_refutation(*statement, options, folder / file);
}

spec::Layout layout_named(const char* name) { return text::parse_layout(name).value(); }

std::vector<Instance> instances(Prover prover, std::initializer_list<std::pair<spec::MaybeRules, Profile>> rules) {
  std::vector<Instance> all;
  for (const auto& [each, from] : rules) all.push_back({each, prover, from, from == Profile::long_ ? 7200.0 : 300.0});
  return all;
}

std::vector<Instance> instances(Prover prover, std::initializer_list<std::pair<const char*, Profile>> layouts) {
  std::vector<Instance> all;
  for (const auto& [name, from] : layouts) all = all + instances(prover, {{layout_named(name), from}});
  return all;
}

std::vector<Instance> operator+(std::vector<Instance> a, std::vector<Instance> b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

}  // namespace gridproof::proofs
