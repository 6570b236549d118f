// The files of this folder that add theorems, and how they name layouts and instances.
#pragma once

#include <initializer_list>
#include <utility>

#include "proofs/theorem.hpp"
#include "spec/claim.hpp"

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
void add_techniques(std::vector<Theorem>& theorems);
void add_recognised(std::vector<Theorem>& theorems);
void add_uniqueness(std::vector<Theorem>& theorems);
void add_takuzu(std::vector<Theorem>& theorems);
void add_takuzu_loops(std::vector<Theorem>& theorems);
void add_takuzu_machine(std::vector<Theorem>& theorems);
void add_takuzu_techniques(std::vector<Theorem>& theorems);

spec::Layout layout_named(const char* name);

// Layouts of one prover, each with the first profile that runs it; and any rules.
std::vector<Instance> instances(symbolic::Prover prover,
                                std::initializer_list<std::pair<const char*, Profile>> layouts);
std::vector<Instance> instances(symbolic::Prover prover,
                                std::initializer_list<std::pair<spec::MaybeRules, Profile>> rules);
std::vector<Instance> operator+(std::vector<Instance> a, std::vector<Instance> b);

// The theorem that is a claim, about a machine that grants this; without statement and instances.
Theorem claim_theorem(spec::Claim claim, const spec::Grants& grants, const char* family);

// A statement about layouts: about those that it fits.
template <class Make, class Fits>
auto on_layouts(Make make, Fits fits) {
  return [=](const spec::MaybeRules& rules) -> std::optional<symbolic::Formulation> {
    const spec::Layout* layout = rules ? rules->layout() : nullptr;
    if (layout == nullptr || !fits(*layout)) return std::nullopt;
    return symbolic::Formulation(make(*layout));
  };
}
// One that every layout has.
template <class Make>
auto everywhere(Make make) {
  return on_layouts(make, [](const spec::Layout&) { return true; });
}
// One that only layouts of rows, columns and boxes have.
template <class Make>
auto with_boxes_only(Make make) {
  return on_layouts(make, [](const spec::Layout& layout) { return layout.is_plain(); });
}
// One about every Takuzu.
template <class Make>
auto on_takuzu(Make make) {
  return [=](const spec::MaybeRules& rules) -> std::optional<symbolic::Formulation> {
    if (!rules || rules->takuzu() == nullptr) return std::nullopt;
    return symbolic::Formulation(make(*rules->takuzu()));
  };
}

// One about no board at all.
template <class Make>
auto about_no_board(Make make) {
  return [=](const spec::MaybeRules& rules) -> std::optional<symbolic::Formulation> {
    if (rules) return std::nullopt;
    return symbolic::Formulation(make());
  };
}

}  // namespace gridproof::proofs
