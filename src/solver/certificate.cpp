#include "solver/certificate.hpp"

#include <fmt/format.h>

#include <cassert>
#include <string_view>
#include <vector>

#include "text/marks.hpp"
#include "text/rules_name.hpp"
#include "text/write.hpp"

namespace gridproof::solver {

namespace {

constexpr std::size_t width = 100;  // of a line of steps

}  // namespace

CertificateWriter::CertificateWriter(const spec::AnyRules& rules, const std::vector<spec::Mark>& crossed)
    : rules_(rules),
      heading_(fmt::format("gridproof-certificate 2\nrules {}{}\ngivens ", rules.layout() != nullptr ? "sudoku " : "",
                           text::rules_name(rules))),
      crossed_(crossed.empty() ? "" : "crossed " + text::mark_names(rules, {}, crossed) + '\n') {
  for (const spec::Cell cell : rules.cells()) cells_.push_back(rules.name(cell));
  constexpr std::string_view letters = "rcbgdw";  // in the order of spec::HouseKind
  if (const spec::Layout* layout = rules.layout())
    for (const spec::House& house : layout->houses())
      houses_.push_back(fmt::format("{}{}", letters[static_cast<std::size_t>(house.kind)], house.number));
  if (const spec::ListedRules* listed = rules.listed())
    for (const spec::Constraint& constraint : listed->listed().constraints)
      constraints_.push_back(text::constraint_word(constraint));
  values_.emplace_back();
  for (const spec::Value value : rules.values()) values_.push_back(std::to_string(rules.number(value)));
}

std::string CertificateWriter::write(const spec::Grid& puzzle, const Reasoning& answer) const {
  std::string text = beginning(puzzle, answer.proof);
  switch (answer.completions) {
    case Completions::one: text += "unique " + text::to_line(rules_, *answer.first); break;
    case Completions::several:
      text += "not-unique " + text::to_line(rules_, *answer.first) + ' ' + text::to_line(rules_, *answer.second);
      break;
    case Completions::none: text += "contradictory"; break;
    case Completions::unknown: assert(false); break;
  }
  return text + '\n';
}

std::string CertificateWriter::write(const spec::Grid& puzzle, const Proof& proof, const spec::Conclusion& follows,
                                     const spec::Grid& completion) const {
  return fmt::format("{}follows {} completion {}\n", beginning(puzzle, proof),
                     text::mark_names(rules_, follows.set, follows.del), text::to_line(rules_, completion));
}

std::string CertificateWriter::beginning(const spec::Grid& puzzle, const Proof& proof) const {
  std::string text = heading_ + text::to_line(rules_, puzzle) + '\n' + crossed_;
  add(proof, text);
  return text;
}

void CertificateWriter::add(const Proof& proof, std::string& text) const {
  std::size_t line = text.size();
  for (const Step& step : proof) {
    if (text.size() != line) {
      // A scope begins on a line of its own.
      const bool breaks = text.size() - line > width || step.kind == Step::Kind::assume;
      text += breaks ? '\n' : ' ';
      if (breaks) line = text.size();
    }
    add(step, text);
  }
  if (text.size() != line) text += '\n';
}

void CertificateWriter::add(const Step& step, std::string& text) const {
  const auto add_place = [&] { (text += values_[step.value]) += houses_[step.house]; };
  switch (step.kind) {
    case Step::Kind::last_value: text += cells_[step.cell]; return;
    case Step::Kind::last_place: add_place(); return;
    case Step::Kind::assume: (((text += '(') += cells_[step.cell]) += '=') += values_[step.value]; return;
    case Step::Kind::no_value: (text += ')') += cells_[step.cell]; return;
    case Step::Kind::no_place:
      text += ')';
      add_place();
      return;
    case Step::Kind::twice:
      ((text += ')') += values_[step.value]) += '+';
      add_place();
      return;
    case Step::Kind::forced:
      ((text += cells_[step.cell]) += step.is_not ? "<>" : "=") += values_[step.value];
      (text += ':') += constraints_[step.constraint];
      return;
    case Step::Kind::broken: (text += ')') += constraints_[step.constraint]; return;
  }
}

}  // namespace gridproof::solver
