// Writes a decision down as a certificate, which anyone can check: gridproof check, gridproof-check. The format is told
// where it is read, in verify/kernel/certificate_reader.hpp and docs/formats.md.
//
//   CertificateWriter writer(layout);
//   const std::string certificate = writer.write(grid, logic.decide(grid));
#pragma once

#include <string>
#include <vector>

#include "solver/logic.hpp"
#include "spec/grid.hpp"
#include "spec/sudoku/layout.hpp"

namespace gridproof::solver {

class CertificateWriter {
 public:
  explicit CertificateWriter(const spec::Layout& layout);

  // Requires an answer that is known.
  std::string write(const spec::Grid& puzzle, const Reasoning& answer) const;

 private:
  void add(const Proof& proof, std::string& text) const;
  void add(const Step& step, std::string& text) const;

  spec::Layout layout_;
  std::string heading_;
  std::vector<std::string> cells_, houses_, values_;  // their names: a proof has many of them
};

}  // namespace gridproof::solver
