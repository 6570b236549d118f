#include "proofs/theorem.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <z3.h>

#include <cadical.hpp>
#include <stdexcept>

#include "proofs/families.hpp"
#include "spec/sudoku/possible.hpp"
#include "text/layout_name.hpp"
#include "text/write.hpp"
#include "verify/symbolic/export.hpp"

namespace gridproof::proofs {

namespace {

using symbolic::Prover;

const spec::Marks<spec::Truth>* board(const symbolic::Stage<spec::Truth>& stage, const std::string& name) {
  for (const auto& [known, marks] : stage.boards())
    if (known == name) return &marks;
  return nullptr;
}

spec::Grid grid_of(const spec::Layout& layout, const spec::Marks<spec::Truth>& marks) {
  spec::Grid grid(layout.cells().size());
  for (const spec::Cell c : layout.cells())
    for (const spec::Value v : layout.values())
      if (marks.is(c, v).holds()) grid[c] = v;
  return grid;
}

std::optional<Case> position(const spec::Layout& layout, const symbolic::Stage<spec::Truth>& stage) {
  const auto* grid = board(stage, "grid");
  const auto* solution = board(stage, "solution");
  const auto* crossed = board(stage, "crossed");
  if (grid == nullptr || solution == nullptr || crossed == nullptr) return std::nullopt;
  if (!(spec::is_partial_function(layout, *grid) & spec::is_function(layout, *solution)).holds()) return std::nullopt;
  return Case{grid_of(layout, *grid), grid_of(layout, *solution), *crossed};
}

std::string trusted_base(const Theorem& theorem, const Instance& instance, const symbolic::Proof& proof) {
  const std::string source = theorem.links.empty() ? "spec" : "spec and engine";
  std::string text =
      source + (instance.prover == Prover::cadical ? " read as circuits, their clauses, CaDiCaL" : " read as formulas, Z3");
  if (proof.cuts > 0) text += "; the cuts glue (verify/symbolic/stage.hpp)";
  if (proof.lemmas > 0) text += "; instances of " + theorem.lemmas;  // their hypotheses were shown
  if (!theorem.links.empty()) text += "; " + theorem.links;
  if (proof.answer == symbolic::Answer::refuted) text = "nothing: the counterexample is replayed";
  return text;
}

}  // namespace

std::vector<Theorem> all_theorems() {
  std::vector<Theorem> all;
  for (const auto add :
       {add_quadratics, add_validity, add_puzzles, add_reasons, add_hints, add_machine, add_as_written, add_engine, add_symmetry})
    add(all);
  return all;
}

std::string describe(const spec::Layout& layout, const symbolic::Stage<spec::Truth>& stage) {
  std::string text;
  for (const auto& [name, marks] : stage.boards()) {
    std::vector<std::string> held;
    for (const spec::Cell c : layout.cells())
      for (const spec::Value v : layout.values())
        if (marks.is(c, v).holds()) held.push_back(symbolic::place(layout, c, v));
    if (name == "crossed" && held.empty()) continue;
    text += name + ": ";
    if (name != "crossed" && spec::is_partial_function(layout, marks).holds())
      text += text::to_line(layout, grid_of(layout, marks)) + "\n";
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
  const auto statement = theorem.statement(instance.layout);
  if (!statement) throw std::logic_error(fmt::format("{} says nothing of {}", theorem.name, instance.layout.name()));
  Result result{.proof = symbolic::prove(*statement, {.prover = instance.prover,
                                                      .folding = theorem.folding,
                                                      .cuts = theorem.cuts,
                                                      .seconds = instance.seconds,
                                                      .progress = progress})};
  if (result.proof.answer == symbolic::Answer::refuted) {
    const auto stage = symbolic::on(*statement, result.proof.counterexample);
    result.counterexample = describe(instance.layout, stage);
    result.position = position(instance.layout, stage);
  }
  result.tool = prover_version(instance.prover);
  result.trusted = trusted_base(theorem, instance, result.proof);
  return result;
}

std::string export_theorem(const Theorem& theorem, const Instance& instance, const std::filesystem::path& folder) {
  const auto statement = theorem.statement(instance.layout);
  const std::string file =
      fmt::format("{}-{}{}", theorem.name, instance.layout.name(), theorem.as_written ? "-as-written" : "");
  const symbolic::ExportOptions options{theorem.folding, theorem.cuts,
                                        theorem.name + " on " + instance.layout.name() + ": " + theorem.sentence,
                                        theorem.expected};
  if (instance.prover == Prover::z3) return symbolic::export_smtlib(*statement, options, folder / (file + ".smt2"));
  if (theorem.expected != symbolic::Answer::proved) return {};
  return symbolic::export_refutation(*statement, options, folder / file);
}

spec::Layout layout_named(const char* name) { return text::parse_layout(name).value(); }

std::vector<Instance> instances(Prover prover, std::initializer_list<std::pair<const char*, Profile>> layouts) {
  std::vector<Instance> all;
  for (const auto& [name, from] : layouts)
    all.push_back({layout_named(name), prover, from, from == Profile::long_ ? 7200.0 : 300.0});
  return all;
}

std::vector<Instance> operator+(std::vector<Instance> a, std::vector<Instance> b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

}  // namespace gridproof::proofs
