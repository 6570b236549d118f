// What a theorem's statement is written on, in any reading: inputs, hypotheses and goals, in the order of the argument.
//
//   template <Bit B> void operator()(Stage<B>& stage) const {
//     const Marks<B> full = stage.marks("full", board);
//     stage.assume("valid", valid_alt(board, full));
//     stage.show("row 1 has a 1", any(board.houses()[0], [&](Cell c) { return full.is(c, 1); }));
//   }
//
// CUT POINTS. cut(name, left, right) shows that two terms are equal and goes on with a fresh variable for both. More
// generally: oblige(property of a term), then stand_in(term) gives a fresh variable for it, and know(property of the
// fresh variable) is all that is known of it from there on. Why that glues: a goal is proved for all values of the
// variables before it, and what is known of a fresh variable is assumed for later goals only. Take any inputs that meet
// the hypotheses, and give each fresh variable, in order, the value of its term: the goals of its cut say that this
// value is both terms' and has the property, so the later goals, which hold for all such values, hold for this one.
// With cuts off, cut returns the term itself: that is how counterexamples are replayed, and what a theorem proved
// monolithically uses.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "spec/algebra.hpp"
#include "spec/grid.hpp"
#include "verify/symbolic/word.hpp"

namespace gridproof::symbolic {

enum class SentenceKind : std::uint8_t {
  hypothesis,
  lemma,          // an instance of a theorem that is proved elsewhere: the premise, its hypothesis, must be shown here
  offered_lemma,  // one that is passed over where its hypothesis does not follow
  cut,    // what is known of a cut's fresh variable
  goal,
  obligation,  // a goal of the argument, not of the theorem: that it fails refutes nothing
};

// r1c2 and r1c2=3, as people write it.
std::string place(const spec::Board& board, spec::Cell cell);
std::string place(const spec::Board& board, spec::Cell cell, spec::Value value);

template <spec::Bit B>
struct Sentence {
  SentenceKind kind;
  std::string name;
  B premise;  // of a goal, which must be possible; of a lemma, which must follow from what is known
  B term;
};

inline bool is_shown(SentenceKind kind) { return kind == SentenceKind::goal || kind == SentenceKind::obligation; }
inline bool is_lemma(SentenceKind kind) { return kind == SentenceKind::lemma || kind == SentenceKind::offered_lemma; }

// Inputs of a cut's making have a name of this kind.
inline bool is_stand_in(const std::string& name) { return name.rfind("cut.", 0) == 0; }

template <spec::Bit B>
class Stage {
 public:
  using Fresh = std::function<B(const std::string& name)>;

  explicit Stage(Fresh fresh, bool cuts) : fresh_(std::move(fresh)), cuts_(cuts) {}

  B input(const std::string& name) {
    inputs_.emplace_back(name, fresh_(name));
    return inputs_.back().second;
  }
  spec::Marks<B> marks(const std::string& name, const spec::Board& board) {
    return spec::marks<B>(board, [&](spec::Cell c, spec::Value v) { return input(name + "." + place(board, c, v)); });
  }
  Word<B> word(const std::string& name, std::size_t width) {
    Word<B> result;
    for (std::size_t i = 0; i < width; ++i) result.bits.push_back(input(name + "." + std::to_string(i)));
    return result;
  }

  void assume(const std::string& name, const B& term) { add(SentenceKind::hypothesis, name, term); }
  // That the hypothesis does not follow from what is known before is an error in the one, and in the other a reason to
  // go on without.
  void use(const std::string& theorem, const B& hypothesis, const B& conclusion) {
    sentences_.push_back({SentenceKind::lemma, theorem, hypothesis, conclusion});
  }
  void use_where_shown(const std::string& theorem, const B& hypothesis, const B& conclusion) {
    sentences_.push_back({SentenceKind::offered_lemma, theorem, hypothesis, conclusion});
  }
  void show(const std::string& name, const B& term) { add(SentenceKind::goal, name, term); }
  void show(const std::string& name, const B& premise, const B& conclusion) {
    sentences_.push_back({SentenceKind::goal, name, premise, conclusion});
  }

  void oblige(const std::string& name, const B& term) {
    if (cuts_) add(SentenceKind::obligation, name, term);
  }

  B cut(const std::string& name, const B& left, const B& right) {
    show(name, spec::same(left, right));
    return stand_in(name, left);
  }
  // Cell by cell: a goal for each value would be as easy, and as many more questions.
  spec::Marks<B> cut(const std::string& name, const spec::Board& board, const spec::Marks<B>& left,
                     const spec::Marks<B>& right) {
    show_same(name, board, left, right);
    return spec::marks<B>(board, [&](spec::Cell c, spec::Value v) {
      return stand_in(name + "." + place(board, c, v), left.is(c, v));
    });
  }
  void show_same(const std::string& name, const spec::Board& board, const spec::Marks<B>& left,
                 const spec::Marks<B>& right) {
    for (const spec::Cell c : board.cells())
      show(name + "." + place(board, c), spec::all(board.values(), [&](spec::Value v) {
             return spec::same(left.is(c, v), right.is(c, v));
           }));
  }

  // A fresh variable where cuts are on.
  B stand_in(const std::string& name, const B& term) {
    if (!cuts_) return term;
    ++cut_count_;
    return input("cut." + name);
  }
  void know(const std::string& name, const B& term) {
    if (cuts_) add(SentenceKind::cut, name, term);
  }

  // What a reader of a counterexample wants to see.
  void exhibit(const std::string& name, const spec::Marks<B>& marks) { boards_.emplace_back(name, marks); }
  void exhibit(const std::string& name, const Word<B>& word) { numbers_.emplace_back(name, word); }

  // Of inputs that are no truth values (arrays.hpp): which they are, as SMT-LIB has it; what of them is told where they
  // have been found; and that they are small, where that can be.
  void declare(const std::string& name, const std::string& sort) { declared_.emplace_back(name, sort); }
  void observe(const std::string& name, const B& term) { observed_.emplace_back(name, term); }
  void prefer(const B& term) { preferred_.push_back(term); }
  const std::vector<std::pair<std::string, std::string>>& declared() const { return declared_; }
  const std::vector<std::pair<std::string, B>>& observed() const { return observed_; }
  const std::vector<B>& preferred() const { return preferred_; }

  const std::vector<std::pair<std::string, B>>& inputs() const { return inputs_; }
  const std::vector<Sentence<B>>& sentences() const { return sentences_; }
  const std::vector<std::pair<std::string, spec::Marks<B>>>& boards() const { return boards_; }
  const std::vector<std::pair<std::string, Word<B>>>& numbers() const { return numbers_; }
  int cut_count() const { return cut_count_; }

 private:
  void add(SentenceKind kind, const std::string& name, const B& term) {
    sentences_.push_back({kind, name, B(true), term});
  }

  Fresh fresh_;
  bool cuts_;
  int cut_count_ = 0;
  std::vector<std::pair<std::string, B>> inputs_;
  std::vector<std::pair<std::string, std::string>> declared_;
  std::vector<std::pair<std::string, B>> observed_;
  std::vector<B> preferred_;
  std::vector<Sentence<B>> sentences_;
  std::vector<std::pair<std::string, spec::Marks<B>>> boards_;
  std::vector<std::pair<std::string, Word<B>>> numbers_;
};

}  // namespace gridproof::symbolic
