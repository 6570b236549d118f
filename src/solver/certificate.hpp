// Writes a decision down as a certificate, which anyone can check: gridproof check, gridproof-check. The format is told
// where it is read, in verify/kernel/certificate_reader.hpp and docs/formats.md.
//
//   CertificateWriter writer(rules, crossed);
//   const std::string certificate = writer.write(grid, logic.decide(grid));
//   const std::string of_a_hint = writer.write(grid, logic.demonstrate(grid, hint).proof, hint, solution);
#pragma once

#include <string>
#include <vector>

#include "solver/logic.hpp"
#include "spec/any_rules.hpp"
#include "spec/grid.hpp"
#include "spec/hint.hpp"

namespace gridproof::solver {

class CertificateWriter {
 public:
  // Of puzzles with these marks crossed out.
  explicit CertificateWriter(const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed = {});

  // Requires an answer that is known.
  std::string write(const spec::Grid& puzzle, const Reasoning& answer) const;

  // Requires a proof that leads to these marks, and a completion of the puzzle.
  std::string write(const spec::Grid& puzzle, const Proof& proof, const spec::Conclusion& follows,
                    const spec::Grid& completion) const;

 private:
  std::string beginning(const spec::Grid& puzzle, const Proof& proof) const;
  void add(const Proof& proof, std::string& text) const;
  void add(const Step& step, std::string& text) const;

  spec::AnyRules rules_;
  std::string heading_, crossed_;
  std::vector<std::string> cells_, houses_, constraints_, values_;  // their names: a proof has many of them
};

}  // namespace gridproof::solver
