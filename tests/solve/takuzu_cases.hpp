// Takuzu with their certificates, for the tests of those.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "solver/certificate.hpp"
#include "support/listed_rules.hpp"
#include "support/property.hpp"
#include "verify/kernel/certificate.hpp"

namespace gridproof::test {

inline const std::vector<spec::Takuzu>& takuzus() {
  using spec::Takuzu;
  static const std::vector<Takuzu> rules = {Takuzu(4, 4), Takuzu(4, 4, false), Takuzu(4, 6), Takuzu(2, 6, false),
                                            Takuzu(6, 6), Takuzu(6, 6, false), Takuzu(8, 8)};
  return rules;
}

struct Case {
  const spec::Takuzu& rules;
  spec::Grid grid;
  std::vector<spec::Mark> crossed;
  spec::Conclusion marks;  // one mark or two, any
};

inline Case drawn_case(std::size_t choices) {
  const spec::Takuzu& rules = takuzus()[*rc::gen::inRange<std::size_t>(0, choices)];
  solver::Random random(*rc::gen::arbitrary<std::uint64_t>());
  spec::Grid grid = drawn_sub_grid(rules, random);
  std::vector<spec::Mark> crossed = drawn_marks(rules, random);
  const auto all = spec::all_marks(rules);
  spec::Conclusion marks{{all[random.below(all.size())]}, {}};
  if (random.below(3) == 0) marks.del.push_back(all[random.below(all.size())]);
  return {rules, std::move(grid), std::move(crossed), std::move(marks)};
}

inline std::string certificate_of(const Case& drawn) {
  solver::ConstraintLogic logic(drawn.rules);
  logic.cross_out(drawn.crossed);
  return solver::CertificateWriter(drawn.rules, drawn.crossed).write(drawn.grid, logic.decide(drawn.grid));
}

// That the marks follow; nothing where they do not, or where there is no completion.
inline std::optional<std::string> certificate_of_marks(const Case& drawn) {
  solver::ConstraintLogic logic(drawn.rules);
  logic.cross_out(drawn.crossed);
  const solver::Demonstration shown = logic.demonstrate(drawn.grid, drawn.marks);
  const auto completions = two_completions(drawn.rules, drawn.grid, drawn.crossed);
  if (shown.answer != solver::Demonstration::Answer::follows || completions.empty()) return std::nullopt;
  return solver::CertificateWriter(drawn.rules, drawn.crossed)
      .write(drawn.grid, shown.proof, drawn.marks, completions.front());
}

inline kernel::CertificateJudgement judge(const std::string& certificate, const Case& drawn) {
  const auto rules = std::make_shared<const spec::AnyRules>(drawn.rules);
  const auto judgement = kernel::check_certificate({kernel::whole(certificate), "certificate"},
                                                   {.about = {rules, drawn.grid, drawn.crossed}});
  if (!judgement) throw std::runtime_error(text::to_string(judgement.error()) + "\n" + certificate);
  return *judgement;
}

inline kernel::Thesis truth_of(const Case& drawn) {
  switch (two_completions(drawn.rules, drawn.grid, drawn.crossed).size()) {
    case 0: return kernel::Thesis::contradictory;
    case 1: return kernel::Thesis::unique;
    default: return kernel::Thesis::not_unique;
  }
}

inline bool has(const spec::Grid& full, const spec::Conclusion& marks) {
  const auto is = [&](const spec::Mark& mark) { return full[mark.cell] == mark.value; };
  return std::all_of(marks.set.begin(), marks.set.end(), is) && std::none_of(marks.del.begin(), marks.del.end(), is);
}

inline bool every_completion_has(const Case& drawn, const spec::Conclusion& marks) {
  bool all = true;
  solver::enumerate(drawn.rules, drawn.grid, as_marks(drawn.rules, drawn.crossed),
                    [&](const spec::Grid& full) { return all = has(full, marks); });
  return all;
}

// Before the first step.
inline std::size_t heading_words(const Case& drawn) {
  return 6 + (drawn.crossed.empty() ? 0 : 1 + drawn.crossed.size());
}

}  // namespace gridproof::test
