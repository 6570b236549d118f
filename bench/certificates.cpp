// Certificates of the two rules against CaDiCaL's proofs, on the same puzzles: how long it takes to write and to check
// them, and how large they are; and what the hunch about the next assumption makes of it.
#include <fmt/format.h>

#include <array>
#include <cadical.hpp>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bench/puzzles.hpp"
#include "bench/table.hpp"
#include "solver/certificate.hpp"
#include "solver/logic.hpp"
#include "verify/kernel/certificate.hpp"
#include "verify/kernel/refutation.hpp"
#include "verify/solve/encode.hpp"

namespace gridproof::bench {

namespace {

const spec::Layout nine = spec::Layout::boxes(3, 3);

struct Figures {
  double write = 0, check = 0;  // seconds a puzzle
  double bytes = 0;             // a puzzle
  double assumptions = 0;       // a puzzle
  std::uint64_t nesting = 0;
  bool all_accepted = true;

  double both() const { return write + check; }
};

Figures measure_rules(const PuzzleSet& set, solver::Hunch hunch = solver::Hunch::fewest_candidates) {
  Figures figures;
  const auto size = static_cast<double>(set.grids.size());
  solver::Logic logic(nine, hunch);
  const solver::CertificateWriter writer(nine);
  std::vector<std::string> certificates(set.grids.size());
  std::uint64_t assumptions = 0;
  figures.write = best_seconds(3,
                               [&] {
                                 assumptions = 0;
                                 for (std::size_t i = 0; i < set.grids.size(); ++i) {
                                   const solver::Reasoning answer = logic.decide(set.grids[i]);
                                   certificates[i] = writer.write(set.grids[i], answer);
                                   assumptions += answer.assumptions;
                                   figures.nesting = std::max(figures.nesting, answer.nesting);
                                 }
                               }) /
                  size;
  figures.assumptions = static_cast<double>(assumptions) / size;
  const auto layout = std::make_shared<const spec::AnyRules>(nine);
  figures.check = best_seconds(3,
                               [&] {
                                 for (const std::string& certificate : certificates) {
                                   const auto judgement = kernel::check_certificate(
                                       {kernel::whole(certificate), "certificate"}, {.about = {.rules = layout}});
                                   figures.all_accepted = figures.all_accepted && judgement &&
                                                          judgement->verdict == kernel::Verdict::accepted &&
                                                          judgement->thesis == kernel::Thesis::unique;
                                 }
                               }) /
                  size;
  for (const std::string& certificate : certificates) figures.bytes += static_cast<double>(certificate.size()) / size;
  return figures;
}

std::string content_of(std::FILE* file) {
  std::string content;
  std::array<char, 65536> part;
  std::rewind(file);
  while (const std::size_t read = std::fread(part.data(), 1, part.size(), file)) content.append(part.data(), read);
  return content;
}

// A completion is searched first, as the rules do; what is written and checked is the refutation of another one.
Figures measure_cadical(const PuzzleSet& set, bool binary) {
  Figures figures;
  const auto size = static_cast<double>(set.grids.size());
  std::vector<std::pair<std::string, std::string>> refutations;
  const auto add_all = [](CaDiCaL::Solver& solver, const solve::Cnf& cnf) {
    solver.set("quiet", 1);
    for (const std::vector<int>& clause : cnf.clauses) {
      for (const int literal : clause) solver.add(literal);
      solver.add(0);
    }
  };
  figures.write =
      best_seconds(1,
                   [&] {
                     for (const spec::Grid& grid : set.grids) {
                       solve::Cnf cnf = solve::encode(nine, grid);
                       CaDiCaL::Solver first, second;
                       add_all(first, cnf);
                       figures.all_accepted = figures.all_accepted && first.solve() == 10;
                       cnf.add(solve::other_than(
                           nine, solve::decode(nine, [&](int literal) { return first.val(literal) > 0; })));
                       const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::tmpfile(), std::fclose);
                       second.set("binary", binary ? 1 : 0);
                       second.trace_proof(file.get(), "proof");
                       add_all(second, cnf);
                       figures.all_accepted = figures.all_accepted && second.solve() == 20;
                       second.close_proof_trace();
                       std::fflush(file.get());
                       refutations.emplace_back(to_dimacs(cnf), content_of(file.get()));
                     }
                   }) /
      size;
  figures.check = best_seconds(1,
                               [&] {
                                 for (const auto& [formula, proof] : refutations) {
                                   const auto judgement = kernel::check_refutation({kernel::whole(formula), "formula"},
                                                                                   {kernel::whole(proof), "proof"});
                                   figures.all_accepted = figures.all_accepted && judgement &&
                                                          judgement->verdict == kernel::Verdict::accepted;
                                 }
                               }) /
                  size;
  for (const auto& [formula, proof] : refutations) figures.bytes += static_cast<double>(proof.size()) / size;
  return figures;
}

void compare(Table& table, const PuzzleSet& set) {
  const Figures rules = measure_rules(set), text = measure_cadical(set, false), binary = measure_cadical(set, true);
  const auto about = [&](const char* what) { return fmt::format("{} ({} of {})", what, set.grids.size(), set.name); };
  fmt::print("{}: {:.2f} assumptions, at most {} at once\n", about("the two rules"), rules.assumptions, rules.nesting);
  table.add(
      about("check / write a certificate"),
      fmt::format("{:.2f} ({:.1f} us, {:.1f} us)", rules.check / rules.write, rules.check * 1e6, rules.write * 1e6),
      "at most 1", rules.all_accepted && rules.check <= rules.write);
  table.add(about("CaDiCaL with DRAT / the two rules, written and checked"),
            fmt::format("{:.0f} times ({:.0f} us)", text.both() / rules.both(), text.both() * 1e6), "at least 10 times",
            rules.all_accepted && text.all_accepted && text.both() / rules.both() >= 10);
  table.add(about("certificate / DRAT as text, bytes"),
            fmt::format("{:.2f} ({:.0f}, {:.0f})", rules.bytes / text.bytes, rules.bytes, text.bytes), "below 1",
            rules.all_accepted && text.all_accepted && rules.bytes < text.bytes);
  table.add(about("certificate / binary DRAT, bytes"),
            fmt::format("{:.2f} ({:.0f}, {:.0f})", rules.bytes / binary.bytes, rules.bytes, binary.bytes), "below 1",
            rules.all_accepted && binary.all_accepted && rules.bytes < binary.bytes);
}

void compare_hunches(const PuzzleSet& set) {
  constexpr std::array<std::pair<solver::Hunch, const char*>, 5> hunches = {{
      {solver::Hunch::fewest_candidates, "fewest candidates, then where most follows"},
      {solver::Hunch::first_of_the_fewest, "the first cell with the fewest candidates"},
      {solver::Hunch::fewest_options, "the same, or a value with the fewest places"},
      {solver::Hunch::first_cell, "the first empty cell"},
      {solver::Hunch::most_candidates, "the cell with the most candidates"},
  }};
  fmt::print("where the two rules assume, {} puzzles ({}): assumptions a puzzle, bytes of a certificate, time\n",
             set.grids.size(), set.name);
  for (const auto& [hunch, name] : hunches) {
    const Figures figures = measure_rules(set, hunch);
    fmt::print("  {:<46}{:>9.2f}{:>9.0f}{:>9.2f} us{}\n", name, figures.assumptions, figures.bytes, figures.write * 1e6,
               figures.all_accepted ? "" : "  REJECTED");
  }
}

}  // namespace

void bench_certificates(Table& table) {
  PuzzleSet diabolical = pool("s9_grantm_diabolical");
  if (diabolical.grids.empty()) diabolical = generated_puzzles(1000);
  const PuzzleSet hardest = hardest_puzzles(100);
  compare(table, sample(diabolical, 200));
  compare(table, sample(hardest, 50));
  compare_hunches(sample(diabolical, 4000));
  compare_hunches(hardest);
}

}  // namespace gridproof::bench
