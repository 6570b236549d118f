// The files of this folder that add theorems, and how they name layouts and instances.
#pragma once

#include <initializer_list>
#include <utility>

#include "proofs/theorem.hpp"

namespace gridproof::proofs {

void add_quadratics(std::vector<Theorem>& theorems);
void add_validity(std::vector<Theorem>& theorems);
void add_puzzles(std::vector<Theorem>& theorems);
void add_reasons(std::vector<Theorem>& theorems);
void add_hints(std::vector<Theorem>& theorems);
void add_machine(std::vector<Theorem>& theorems);
void add_as_written(std::vector<Theorem>& theorems);
void add_engine(std::vector<Theorem>& theorems);
void add_symmetry(std::vector<Theorem>& theorems);

spec::Layout layout_named(const char* name);

// Layouts of one prover, each with the first profile that runs it.
std::vector<Instance> instances(symbolic::Prover prover,
                                std::initializer_list<std::pair<const char*, Profile>> layouts);
std::vector<Instance> operator+(std::vector<Instance> a, std::vector<Instance> b);

// A statement that every layout has.
template <class Make>
auto everywhere(Make make) {
  return [make](const spec::Layout& layout) -> std::optional<symbolic::Formulation> {
    return symbolic::Formulation(make(layout));
  };
}
// One that only layouts of rows, columns and boxes have.
template <class Make>
auto with_boxes_only(Make make) {
  return [make](const spec::Layout& layout) -> std::optional<symbolic::Formulation> {
    if (!layout.is_plain()) return std::nullopt;
    return symbolic::Formulation(make(layout));
  };
}

}  // namespace gridproof::proofs
