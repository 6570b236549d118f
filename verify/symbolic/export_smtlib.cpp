#include <fmt/format.h>

#include <fstream>
#include <map>
#include <string_view>
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
      for (unsigned i = 0; is_gate(term) && i < term.num_args(); ++i)
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

  // What is no gate is written as Z3 does: truth values that are inputs, comparisons of numbers, quantifiers.
  static bool is_gate(const z3::expr& term) { return term.is_not() || term.is_and() || term.is_or(); }

  void define(const z3::expr& term) {
    if (term.is_true() || term.is_false()) {
      names_[term.id()] = term.is_true() ? "true" : "false";
    } else if (!is_gate(term)) {
      names_[term.id()] = term.is_const() ? symbol(term.decl().name().str()) : term.to_string();
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

// What is expected of each check. Of a theorem that is to be proved, that no goal fails; of one that is not, which
// goals fail is not known beforehand, so Z3 is asked. It is asked too whether the hypothesis of a lemma follows.
class Expected {
 public:
  explicit Expected(Arena& arena)
      : terms_(arena.contents()), solver_(terms_.context, z3::solver::simple()) {
    z3::params limits(terms_.context);
    limits.set("timeout", 20000U);
    solver_.set(limits);
  }

  void assume(Formula term) { solver_.add(terms_[term]); }
  std::string_view of(Formula negated) {
    // Behind a variable, as Z3Session asks: added as it is, the negation of an assumption takes Z3 longer than the
    // limit.
    const z3::expr asked = terms_.context.bool_const(fmt::format("question.{}", ++questions_).c_str());
    solver_.add(z3::implies(asked, terms_[negated]));
    z3::expr_vector assumptions(terms_.context);
    assumptions.push_back(asked);
    const z3::check_result found = solver_.check(assumptions);
    return found == z3::sat ? "sat" : found == z3::unsat ? "unsat" : "unknown";
  }

 private:
  Arena::Contents& terms_;
  z3::solver solver_;
  int questions_ = 0;
};

}  // namespace

std::string export_smtlib(const Formulation& formulation, const ExportOptions& options,
                          const std::filesystem::path& file) {
  std::ofstream out(file);
  Arena arena(options.folding);
  const Arena::Scope scope(arena);
  Stage<Formula> stage([&](const std::string& name) { return arena.variable(name); }, options.cuts);
  formulation(stage);
  out << "; " << options.title << "\n"
      << "; Before each check stands what is expected of it: unsat where a goal, or the hypothesis of a lemma, cannot\n"
      << "; fail; sat where it can. The last check is of all that was assumed.\n"
      << "(set-logic " << (stage.declared().empty() ? "QF_UF" : "AUFLIA") << ")\n";
  for (const auto& [name, sort] : stage.declared()) out << "(declare-const " << symbol(name) << " " << sort << ")\n";
  for (const auto& [name, input] : stage.inputs()) out << "(declare-const " << symbol(name) << " Bool)\n";
  Printer printer(arena, out);
  Expected expected(arena);
  std::map<std::string, int> uses;  // an assertion's name is its own
  const auto own = [&](const std::string& kind, const std::string& name) {
    const int use = ++uses[kind + name];
    return symbol(use == 1 ? fmt::format("{}: {}", kind, name) : fmt::format("{} {}: {}", kind, use, name));
  };
  const auto check = [&](std::string_view status) { out << "(set-info :status " << status << ")\n(check-sat)\n"; };
  const auto check_negated = [&](const std::string& what, Formula negated, std::string_view status) {
    const std::string text = printer.name_of(negated);
    out << "(push 1)\n(assert (! " << text << " :named " << what << "))\n";
    check(status);
    out << "(pop 1)\n";
  };
  const bool to_be_proved = options.expected == Answer::proved;
  constexpr const char* kinds[] = {"hypothesis", "lemma", "lemma", "cut", "goal", "obligation"};
  for (const auto& sentence : stage.sentences()) {
    const std::string kind = kinds[static_cast<std::size_t>(sentence.kind)];
    if (is_shown(sentence.kind)) {
      const Formula negated = sentence.premise & ~sentence.term;
      check_negated(own("not " + kind, sentence.name), negated, to_be_proved ? "unsat" : expected.of(negated));
      // What is proved may be used for what comes next. Of quantifiers nothing is: that there is a model after all, few
      // solvers could tell.
      if (!to_be_proved || !stage.declared().empty()) continue;
      const std::string term = printer.name_of(spec::implies(sentence.premise, sentence.term));
      out << "(assert (! " << term << " :named " << own(kind, sentence.name) << "))\n";
      continue;
    }
    if (is_lemma(sentence.kind)) {
      const std::string_view status = expected.of(~sentence.premise);
      if (status != "unsat" && sentence.kind == SentenceKind::offered_lemma) {
        out << "; The hypothesis of " << sentence.name << " does not follow here: it is not used.\n";
        continue;
      }
      // Under a name of its own: CVC4 takes minutes to see that an assumption excludes its own negation.
      const std::string hypothesis = own("hypothesis of", sentence.name), term = printer.name_of(sentence.premise);
      out << "(declare-const " << hypothesis << " Bool)\n(assert (= " << hypothesis << " " << term << "))\n"
          << "(push 1)\n(assert (! (not " << hypothesis << ") :named " << own("not hypothesis of", sentence.name)
          << "))\n";
      check(status);
      out << "(pop 1)\n";
    }
    const std::string term = printer.name_of(sentence.term);
    out << "(assert (! " << term << " :named " << own(kind, sentence.name) << "))\n";
    expected.assume(sentence.term);
  }
  check("sat");
  out.flush();
  return out ? "" : "cannot write " + file.string();
}

}  // namespace gridproof::symbolic
