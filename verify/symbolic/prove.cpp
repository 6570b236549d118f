#include "verify/symbolic/prove.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "verify/symbolic/deadline.hpp"
#include "verify/symbolic/session.hpp"

namespace gridproof::symbolic {

namespace {

// The first goal that fails on a concrete case, where the hypotheses are met.
std::optional<std::string> broken_goal(const Stage<spec::Truth>& stage) {
  for (const auto& sentence : stage.sentences()) {
    if (sentence.kind == SentenceKind::hypothesis && !sentence.term.holds()) return std::nullopt;
    if (is_lemma(sentence.kind) && sentence.premise.holds() && !sentence.term.holds())
      throw std::logic_error(fmt::format("an instance of {} is false", sentence.name));
  }
  for (const auto& sentence : stage.sentences())
    if (sentence.kind == SentenceKind::goal && sentence.premise.holds() && !sentence.term.holds()) return sentence.name;
  return std::nullopt;
}

// What is proved must hold in the model that shows the hypotheses to be satisfiable: the readings keep each other
// honest.
void confirm_witness(const Stage<spec::Truth>& stage) {
  for (const auto& sentence : stage.sentences())
    if (sentence.premise.holds() && !sentence.term.holds())
      throw std::logic_error(fmt::format("'{}' is false in the solver's own model of the hypotheses", sentence.name));
}

template <class Session>
class Drive {
 public:
  using B = typename Session::BitType;

  Drive(const Formulation& formulation, const Options& options)
      : formulation_(formulation),
        options_(options),
        session_(options),
        stage_([this](const std::string& name) { return session_.variable(name); }, options.cuts) {
    formulation(stage_);
  }

  Proof run() {
    Proof proof = attempt();
    proof.inputs = stage_.inputs().size();
    proof.clauses = session_.clauses();
    proof.learned = session_.learned();
    proof.cuts = stage_.cut_count();
    return proof;
  }

  Dialogue dialogue(std::size_t limit) {
    for (const auto& sentence : stage_.sentences())
      if (sentence.kind == SentenceKind::hypothesis) session_.assert_true(sentence.term);
    Dialogue result;
    while (true) {
      const Found found = session_.check({});
      result.complete = found == Found::none;
      if (found != Found::model || result.models.size() == limit) return result;
      result.models.push_back(model());
      std::vector<B> another;
      for (const auto& [name, input] : stage_.inputs())
        another.push_back(result.models.back().at(name) ? ~input : input);
      session_.assert_any(another);
    }
  }

 private:
  Proof attempt() {
    Proof proof;
    const auto total = std::count_if(stage_.sentences().begin(), stage_.sentences().end(),
                                     [](const auto& sentence) { return is_shown(sentence.kind); });
    if (total == 0) throw std::logic_error("a statement without a goal");
    for (const auto& sentence : stage_.sentences()) {
      if (!is_shown(sentence.kind)) {
        const Found against = is_lemma(sentence.kind) ? against_hypothesis(sentence, proof) : Found::none;
        if (against == Found::nothing) return proof;
        if (against == Found::none) session_.assert_true(sentence.term);
        continue;
      }
      if (options_.progress) options_.progress(static_cast<double>(proof.goals) / static_cast<double>(total));
      proof.about = sentence.name;
      const Found against = session_.check({sentence.premise, ~sentence.term});
      if (against == Found::model) {
        prefer_small({sentence.premise, ~sentence.term});
        proof.counterexample = model();
        proof.answer = Answer::refuted;
      }
      if (against != Found::none) return proof;
      if (!session_.is_true(sentence.premise)) {
        const Found possible = session_.check({sentence.premise});
        if (possible == Found::none) proof.answer = Answer::vacuous;
        if (possible != Found::model) return proof;
        session_.assert_true(spec::implies(sentence.premise, sentence.term));
      } else {
        session_.assert_true(sentence.term);
      }
      ++proof.goals;
    }
    proof.about = "the hypotheses";
    const Found possible = session_.check({});
    if (possible == Found::none) proof.answer = Answer::vacuous;
    if (possible != Found::model) return proof;
    prefer_small({});
    confirm_witness(on(formulation_, model()));
    proof.about.clear();
    proof.answer = Answer::proved;
    return proof;
  }

  // Nothing is granted: the hypothesis of a lemma follows from what is known, or it is not used. A model here is one in
  // which an offered lemma's hypothesis is false.
  Found against_hypothesis(const Sentence<B>& lemma, Proof& proof) {
    proof.about = "the hypothesis of " + lemma.name;
    const Found against = session_.check({~lemma.premise});
    if (against == Found::model && lemma.kind == SentenceKind::lemma)
      throw std::logic_error(fmt::format("an instance of {} is used where its hypothesis is not shown", lemma.name));
    if (against == Found::none) ++proof.lemmas;
    return against;
  }

  // Another model of what has one, if there is one that is small enough to be replayed.
  void prefer_small(std::vector<B> assumed) {
    if (stage_.preferred().empty()) return;
    assumed.insert(assumed.end(), stage_.preferred().begin(), stage_.preferred().end());
    session_.check(assumed);
  }

  Assignment model() const {
    Assignment assignment;
    for (const auto& [name, input] : stage_.inputs()) assignment[name] = session_.value(input);
    for (const auto& [name, term] : stage_.observed()) assignment[name] = session_.value(term);
    return assignment;
  }

  const Formulation& formulation_;
  const Options& options_;
  Session session_;
  Stage<B> stage_;
};

Proof attempt(const Formulation& formulation, const Options& options) {
  return options.prover == Prover::cadical ? Drive<CadicalSession>(formulation, options).run()
                                           : Drive<Z3Session>(formulation, options).run();
}

}  // namespace

Proof prove(const Formulation& formulation, const Options& options) {
  const Deadline deadline(options.seconds);
  Proof proof = attempt(formulation, options);
  if (proof.answer == Answer::refuted) {
    const auto broken = broken_goal(on(formulation, proof.counterexample));
    if (!broken && proof.cuts == 0)
      throw std::logic_error(fmt::format("the counterexample to '{}' does not replay", proof.about));
    if (broken) {
      proof.about = *broken;
      std::erase_if(proof.counterexample, [](const auto& input) { return is_stand_in(input.first); });
    } else if (deadline.passed()) {
      proof.answer = Answer::unknown;
      proof.counterexample.clear();
    } else {
      Options whole = options;
      whole.cuts = false;
      if (deadline.limited()) whole.seconds = deadline.left();
      proof = prove(formulation, whole);
    }
  }
  proof.seconds = deadline.elapsed();
  return proof;
}

Dialogue models(const Formulation& formulation, const Options& options, std::size_t limit) {
  return options.prover == Prover::cadical ? Drive<CadicalSession>(formulation, options).dialogue(limit)
                                           : Drive<Z3Session>(formulation, options).dialogue(limit);
}

std::string_view name(Prover prover) { return prover == Prover::cadical ? "cadical" : "z3"; }

std::string_view name(Answer answer) {
  constexpr std::string_view names[] = {"proved", "refuted", "unknown", "vacuous"};
  return names[static_cast<std::size_t>(answer)];
}

}  // namespace gridproof::symbolic
