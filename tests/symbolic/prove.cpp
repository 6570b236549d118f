// The prover's answers, each of them by both solvers.
#include "verify/symbolic/prove.hpp"

#include <catch2/catch.hpp>
#include <set>

using namespace gridproof;
using namespace gridproof::symbolic;

namespace {

// Inputs a and b; what is assumed of them, and what is to be shown.
template <class Say>
struct Of {
  Say say;
  template <spec::Bit B>
  void operator()(Stage<B>& stage) const {
    const B a = stage.input("a"), b = stage.input("b");
    say(stage, a, b);
  }
};
template <class Say>
Formulation of(Say say) {
  return Of<Say>{say};
}

// No pigeonhole holds two: with one hole too few that is impossible, and hard to see.
struct Pigeons {
  int holes;
  template <spec::Bit B>
  void operator()(Stage<B>& stage) const {
    std::vector<std::vector<B>> in;
    for (int p = 0; p <= holes; ++p) {
      in.emplace_back();
      B some(false);
      for (int h = 0; h < holes; ++h) {
        in.back().push_back(stage.input("p" + std::to_string(p) + "h" + std::to_string(h)));
        some = some | in.back().back();
      }
      stage.assume("a pigeon sits somewhere", some);
    }
    B crowded(false);
    for (int h = 0; h < holes; ++h)
      for (std::size_t p = 0; p < in.size(); ++p)
        for (std::size_t q = 0; q < p; ++q)
          crowded = crowded | (in[p][static_cast<std::size_t>(h)] & in[q][static_cast<std::size_t>(h)]);
    stage.show("some hole holds two", crowded);
  }
};

// A cut that forgets too much: b is all that is known of a & b.
struct Careless {
  bool true_anyway;
  template <spec::Bit B>
  void operator()(Stage<B>& stage) const {
    const B a = stage.input("a"), b = stage.input("b");
    const B both = a & b;
    stage.oblige("implies b", spec::implies(both, b));
    const B fresh = stage.stand_in("both", both);
    stage.know("implies b", spec::implies(fresh, b));
    stage.show("implies a", spec::implies(fresh, true_anyway ? a : ~a));
  }
};

// What is known of a fresh variable must not help to show it.
struct Circular {
  template <spec::Bit B>
  void operator()(Stage<B>& stage) const {
    const B a = stage.input("a");
    stage.oblige("a never holds", ~a);
    const B fresh = stage.stand_in("a", a);
    stage.know("a never holds", ~a & ~fresh);
    stage.show("goal", ~fresh);
  }
};

}  // namespace

TEST_CASE("proved, refuted, vacuous and unknown") {
  for (const Prover prover : {Prover::cadical, Prover::z3}) {
    CAPTURE(name(prover));
    const Options options{.prover = prover, .seconds = 20};
    const auto modus_ponens = [](auto& stage, auto a, auto b) {
      stage.assume("a", a);
      stage.assume("a implies b", spec::implies(a, b));
      stage.show("b", b);
    };
    const Proof proved = prove(of(modus_ponens), options);
    CHECK(proved.answer == Answer::proved);
    CHECK(proved.goals == 1);
    CHECK(proved.inputs == 2);

    const Proof refuted = prove(of([](auto& stage, auto a, auto b) {
                                  stage.assume("a or b", a | b);
                                  stage.show("a or b again", a | b);
                                  stage.show("a", a);
                                }),
                                options);
    CHECK(refuted.answer == Answer::refuted);
    CHECK(refuted.about == "a");
    CHECK(refuted.counterexample == Assignment{{"a", false}, {"b", true}});

    CHECK(prove(of([](auto& stage, auto a, auto) {
                  stage.assume("a and not a", a & ~a);
                  stage.show("anything", ~a);
                }),
                options)
              .answer == Answer::vacuous);
    const Proof never = prove(of([](auto& stage, auto a, auto b) {
                                stage.assume("not a", ~a);
                                stage.show("a implies b", a, b);
                              }),
                              options);
    CHECK(never.answer == Answer::vacuous);
    CHECK(never.about == "a implies b");

    Options short_of = options;
    short_of.conflicts = 10;
    const Proof unknown = prove(Pigeons{8}, short_of);
    CHECK(unknown.answer == Answer::unknown);
    CHECK(unknown.about == "some hole holds two");
    CHECK(prove(Pigeons{11}, {.prover = prover, .seconds = 0.05}).answer == Answer::unknown);
    CHECK(prove(Pigeons{4}, options).answer == Answer::proved);
  }
}

TEST_CASE("a cut that forgets too much is done without") {
  for (const Prover prover : {Prover::cadical, Prover::z3}) {
    const Proof proved = prove(Careless{true}, {.prover = prover});
    CHECK(proved.answer == Answer::proved);
    CHECK(proved.cuts == 0);
    const Proof refuted = prove(Careless{false}, {.prover = prover});
    CHECK(refuted.answer == Answer::refuted);
    CHECK(refuted.counterexample == Assignment{{"a", true}, {"b", true}});
  }
}

TEST_CASE("what is known after a cut does not help before it") {
  for (const Prover prover : {Prover::cadical, Prover::z3})
    CHECK(prove(Circular{}, {.prover = prover}).answer == Answer::refuted);
}

TEST_CASE("an instance of a lemma that is false stops the run") {
  CHECK_THROWS_AS(prove(of([](auto& stage, auto a, auto) {
                          const auto fresh = stage.stand_in("a", a);
                          stage.use("a lemma", a | ~a, fresh);
                          stage.show("a", a);
                        }),
                        {}),
                  std::logic_error);
}

TEST_CASE("a lemma is used where its hypothesis is shown, and nowhere else") {
  for (const Prover prover : {Prover::cadical, Prover::z3}) {
    const auto with = [](bool assumed) {
      return of([assumed](auto& stage, auto a, auto b) {
        stage.assume("b says what a says", spec::same(a, b));  // so that the instance is true
        if (assumed) stage.assume("a", a);
        stage.use("a lemma", a, b);
        stage.show("b", b);
      });
    };
    CHECK(prove(with(true), {.prover = prover}).answer == Answer::proved);
    CHECK_THROWS_WITH(prove(with(false), {.prover = prover}),
                      "an instance of a lemma is used where its hypothesis is not shown");
  }
}

TEST_CASE("a lemma that is offered is passed over where its hypothesis is not shown") {
  for (const Prover prover : {Prover::cadical, Prover::z3}) {
    const auto with = [](bool assumed) {
      return of([assumed](auto& stage, auto a, auto b) {
        if (assumed) stage.assume("a, and what the lemma says", a & spec::same(a, b));
        stage.use_where_shown("a lemma", a, b);
        stage.show("b", b);
      });
    };
    const Proof proved = prove(with(true), {.prover = prover});
    CHECK(proved.answer == Answer::proved);
    CHECK(proved.lemmas == 1);
    const Proof refuted = prove(with(false), {.prover = prover});
    CHECK(refuted.answer == Answer::refuted);
    CHECK(refuted.lemmas == 0);
  }
}

TEST_CASE("a dialogue names every model once") {
  for (const Prover prover : {Prover::cadical, Prover::z3}) {
    const auto either = of([](auto& stage, auto a, auto b) { stage.assume("a or b", a | b); });
    const Dialogue all = models(either, {.prover = prover}, 10);
    CHECK(all.complete);
    CHECK(std::set<Assignment>(all.models.begin(), all.models.end()).size() == 3);
    CHECK_FALSE(models(either, {.prover = prover}, 2).complete);
  }
}

TEST_CASE("progress is told, goal by goal") {
  std::vector<double> told;
  prove(of([](auto& stage, auto a, auto b) {
          stage.assume("both", a & b);
          stage.show("a", a);
          stage.show("b", b);
        }),
        {.progress = [&](double fraction) { told.push_back(fraction); }});
  CHECK(told == std::vector<double>{0, 0.5});
}
