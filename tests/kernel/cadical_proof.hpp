// What CaDiCaL says about a formula, with its proof in DRAT.
#pragma once

#include <cadical.hpp>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string>

#include "kernel/naive.hpp"

namespace gridproof::test {

struct CadicalAnswer {
  bool satisfiable = false;
  std::string proof;  // what was written, whatever the answer
};

inline CadicalAnswer ask_cadical(const Formula& formula, bool binary = false, bool plain = false) {
  char* bytes = nullptr;
  std::size_t size = 0;
  std::FILE* stream = open_memstream(&bytes, &size);
  if (stream == nullptr) throw std::runtime_error("no stream in memory");
  CadicalAnswer answer;
  {
    CaDiCaL::Solver solver;
    solver.set("quiet", 1);
    solver.set("binary", binary ? 1 : 0);
    if (plain) {  // search alone, so that the proof has more steps
      solver.set("lucky", 0);
      solver.set("probe", 0);
      solver.set("elim", 0);
    }
    solver.trace_proof(stream, "proof");
    for (const Literals& clause : formula) {
      for (const int literal : clause) solver.add(literal);
      solver.add(0);
    }
    answer.satisfiable = solver.solve() == 10;
    solver.flush_proof_trace();
    solver.close_proof_trace();
  }
  std::fclose(stream);
  answer.proof.assign(bytes, size);
  std::free(bytes);
  return answer;
}

}  // namespace gridproof::test
