#include <fmt/format.h>

#include <fstream>
#include <map>
#include <unordered_map>

#include "verify/symbolic/arena.hpp"
#include "verify/symbolic/export.hpp"

namespace gridproof::symbolic {

namespace {

// Any name is a symbol between bars, as long as it has none itself.
std::string symbol(const std::string& name) { return "|" + name + "|"; }

// Writes terms so that what is shared is written once: each conjunction, disjunction and negation becomes a definition.
class Printer {
 public:
  Printer(Arena& arena, std::ostream& out) : terms_(arena.contents()), out_(out) {}

  std::string name_of(Formula formula) { return name_of(terms_[formula]); }

 private:
  std::string name_of(const z3::expr& root) {
    std::vector<z3::expr> pending = {root};
    while (!pending.empty()) {
      const z3::expr term = pending.back();
      if (names_.count(term.id()) != 0) {
        pending.pop_back();
        continue;
      }
      bool ready = true;
      for (unsigned i = 0; i < term.num_args(); ++i)
        if (names_.count(term.arg(i).id()) == 0) {
          pending.push_back(term.arg(i));
          ready = false;
        }
      if (!ready) continue;
      pending.pop_back();
      define(term);
    }
    return names_.at(root.id());
  }

  void define(const z3::expr& term) {
    if (term.is_true() || term.is_false()) {
      names_[term.id()] = term.is_true() ? "true" : "false";
    } else if (term.num_args() == 0) {
      names_[term.id()] = symbol(term.decl().name().str());
    } else if (term.is_not()) {
      names_[term.id()] = "(not " + names_.at(term.arg(0).id()) + ")";
    } else {
      std::string text = term.is_and() ? "(and" : "(or";
      for (unsigned i = 0; i < term.num_args(); ++i) text += " " + names_.at(term.arg(i).id());
      names_[term.id()] = fmt::format("t{}", ++defined_);
      out_ << "(define-fun t" << defined_ << " () Bool " << text << "))\n";
    }
  }

  Arena::Contents& terms_;
  std::ostream& out_;
  std::unordered_map<unsigned, std::string> names_;
  int defined_ = 0;
};

}  // namespace

std::string export_smtlib(const Statement& statement, const ExportOptions& options, const std::filesystem::path& file) {
  std::ofstream out(file);
  Arena arena(options.folding);
  const Arena::Scope scope(arena);
  Stage<Formula> stage([&](const std::string& name) { return arena.variable(name); }, options.cuts);
  statement(stage);
  out << "; " << options.title << "\n"
      << "; Every check of a negated goal is to be "
      << (options.expected == Answer::proved ? "unsat" : "unsat but one, which is sat")
      << "; the last check, of all that was assumed, is to be sat.\n"
      << "(set-logic QF_UF)\n";
  for (const auto& [name, input] : stage.inputs()) out << "(declare-const " << symbol(name) << " Bool)\n";
  Printer printer(arena, out);
  std::map<std::string, int> uses;  // an assertion's name is its own
  const auto own = [&](const std::string& kind, const std::string& name) {
    const int use = ++uses[kind + name];
    return symbol(use == 1 ? fmt::format("{}: {}", kind, name) : fmt::format("{} {}: {}", kind, use, name));
  };
  constexpr const char* kinds[] = {"hypothesis", "lemma", "cut", "goal", "obligation"};
  for (const auto& step : stage.steps()) {
    const std::string kind = kinds[static_cast<std::size_t>(step.kind)];
    if (step.kind == StepKind::goal || step.kind == StepKind::obligation) {
      const std::string term = printer.name_of(step.term), premise = printer.name_of(step.premise);
      out << "(push 1)\n(assert (! (and " << premise << " (not " << term << ")) :named "
          << own("not " + kind, step.name) << "))\n(check-sat)\n(pop 1)\n";
      if (options.expected == Answer::proved)  // what is proved may be used for what comes next
        out << "(assert (! (=> " << premise << " " << term << ") :named " << own(kind, step.name) << "))\n";
    } else {
      const std::string term = printer.name_of(step.term);
      out << "(assert (! " << term << " :named " << own(kind, step.name) << "))\n";
    }
  }
  out << "(check-sat)\n";
  out.flush();
  return out ? "" : "cannot write " + file.string();
}

}  // namespace gridproof::symbolic
