// A certificate over constraints by its definition, word by word: what is known is a list of sentences, and everything
// is worked out from them anew at each step. Slow, short, and nothing of the kernel's.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "kernel/naive_certificate.hpp"
#include "spec/rules.hpp"

namespace gridproof::test {

class NaiveConstraints {
 public:
  NaiveConstraints(const spec::ListedRules& rules, const spec::Grid& puzzle, const std::vector<spec::Mark>& crossed)
      : rules_(rules), puzzle_(puzzle), crossed_(crossed) {
    for (const spec::Cell c : rules.cells())
      if (puzzle[c] != 0) known_.push_back({{c, puzzle[c]}, true});
    for (const spec::Mark& mark : crossed) known_.push_back({mark, false});
  }

  NaiveCertificateVerdict judge(const std::vector<std::string>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
      const auto step = static_cast<std::uint64_t>(i + 1);
      const std::vector<std::string> rest(words.begin() + static_cast<std::ptrdiff_t>(i) + 1, words.end());
      if (words[i] == "follows") return follows(rest, step);
      if (words[i] == "contradictory") return {rest.empty(), rest.empty() && refuted_, step};
      if (words[i] == "unique" || words[i] == "not-unique") {
        std::vector<spec::Grid> grids;
        for (const std::string& word : rest)
          if (const auto grid = grid_of(word)) grids.push_back(*grid);
        const std::size_t wanted = words[i] == "unique" ? 1 : 2;
        if (rest.size() != wanted || grids.size() != wanted) return {false, false, step};
        return {true, wanted == 1 ? is_the_only(grids[0]) : i == 0 && are_two(grids[0], grids[1]), step};
      }
      const std::optional<bool> right = take(words[i]);
      if (!right) return {false, false, step};
      if (!*right) return {true, false, step};
    }
    return {false, false, static_cast<std::uint64_t>(words.size() + 1)};
  }

 private:
  struct Sentence {
    spec::Mark mark;
    bool is;
    friend bool operator==(const Sentence&, const Sentence&) = default;
  };
  using Sentences = std::vector<Sentence>;

  // A cell has one value: one that is said to be so excludes the others; the one that is not excluded is so.
  bool excluded(const Sentences& known, const spec::Mark& mark) const {
    return std::any_of(known.begin(), known.end(), [&](const Sentence& said) {
      return said.mark.cell == mark.cell && (said.is ? said.mark.value != mark.value : said.mark.value == mark.value);
    });
  }
  bool so(const Sentences& known, const spec::Mark& mark) const {
    for (const spec::Value v : rules_.values())
      if (excluded(known, {mark.cell, v}) != (v != mark.value)) return false;
    return true;
  }

  bool cannot_hold(const Sentences& known, const spec::Constraint& constraint) const {
    if (const auto* differ = std::get_if<spec::Differ>(&constraint.rule)) {
      for (std::size_t i = 0; i < differ->first.size(); ++i) {
        bool equal = false;
        for (const spec::Value v : rules_.values())
          equal = equal || (so(known, {differ->first[i], v}) && so(known, {differ->second[i], v}));
        if (!equal) return false;
      }
      return true;
    }
    const auto& count = std::get<spec::Count>(constraint.rule);
    std::size_t are = 0, can_be = 0;
    for (const spec::Mark& mark : count.marks) {
      are += so(known, mark) ? 1U : 0U;
      can_be += excluded(known, mark) ? 0U : 1U;
    }
    return are > count.most || can_be < count.least;
  }

  // Nothing where the word is no step.
  std::optional<bool> take(const std::string& word) {
    if (word.starts_with("(")) {
      const auto assumed = sentence(word.substr(1));
      if (!assumed || !assumed->is) return std::nullopt;
      if (refuted_ || !is_open(assumed->mark)) return false;
      scopes_.push_back({known_, assumed->mark});
      known_.push_back(*assumed);
      return true;
    }
    if (word.starts_with(")")) {
      const std::string what = word.substr(1);
      bool there = false;
      if (const spec::Constraint* constraint = constraint_named(what)) {
        there = cannot_hold(known_, *constraint);
      } else if (const auto c = cell(what)) {
        there = true;
        for (const spec::Value v : rules_.values()) there = there && excluded(known_, {*c, v});
      } else {
        return std::nullopt;
      }
      if (refuted_ || !there) return false;
      refuted_ = scopes_.empty();
      if (refuted_) return true;
      known_ = scopes_.back().before;
      known_.push_back({scopes_.back().assumed, false});
      scopes_.pop_back();
      return true;
    }
    const std::size_t colon = word.find(':');
    if (colon == std::string::npos) return std::nullopt;
    const auto concluded = sentence(word.substr(0, colon));
    const spec::Constraint* constraint = constraint_named(word.substr(colon + 1));
    if (!concluded || constraint == nullptr) return std::nullopt;
    if (refuted_ || !is_open(concluded->mark)) return false;
    Sentences otherwise = known_;
    otherwise.push_back({concluded->mark, !concluded->is});
    if (!cannot_hold(otherwise, *constraint)) return false;
    known_.push_back(*concluded);
    return true;
  }

  bool is_open(const spec::Mark& mark) const { return !so(known_, mark) && !excluded(known_, mark); }

  NaiveCertificateVerdict follows(const std::vector<std::string>& words, std::uint64_t step) const {
    Sentences marks;
    const auto shown = std::find(words.begin(), words.end(), "completion");
    const auto completion = words.end() - shown == 2 ? grid_of(words.back()) : std::nullopt;
    if (shown != words.end() && !completion) return {false, false, step};
    bool all = !refuted_ && scopes_.empty() && completion && is_completion(*completion);
    for (const std::string& word : std::vector<std::string>(words.begin(), shown)) {
      const auto mark = sentence(word);
      if (!mark || std::find(marks.begin(), marks.end(), *mark) != marks.end()) return {false, false, step};
      marks.push_back(*mark);
      all = all && (mark->is ? so(known_, mark->mark) : excluded(known_, mark->mark));
    }
    return {!marks.empty(), all && !marks.empty(), step};
  }

  bool is_completion(const spec::Grid& grid) const {
    for (const spec::Cell c : rules_.cells())
      if (grid[c] == 0 || (puzzle_[c] != 0 && grid[c] != puzzle_[c])) return false;
    for (const spec::Mark& mark : crossed_)
      if (grid[mark.cell] == mark.value) return false;
    return spec::is_solution(rules_, grid).holds();
  }
  bool is_the_only(const spec::Grid& grid) const {
    for (const spec::Cell c : rules_.cells())
      if (grid[c] == 0 || !so(known_, {c, grid[c]})) return false;
    return !refuted_ && scopes_.empty() && is_completion(grid);
  }
  bool are_two(const spec::Grid& a, const spec::Grid& b) const {
    return is_completion(a) && is_completion(b) && a != b;
  }

  // By name, from lists of all names.
  std::optional<spec::Cell> cell(const std::string& word) const {
    for (const spec::Cell c : rules_.cells())
      if (rules_.name(c) == word) return c;
    return std::nullopt;
  }
  std::optional<Sentence> sentence(const std::string& word) const {
    for (const spec::Mark& mark : spec::all_marks(rules_))
      for (const bool is : {true, false})
        if (word == rules_.name(mark.cell) + (is ? "=" : "<>") + std::to_string(rules_.number(mark.value)))
          return {{mark, is}};
    return std::nullopt;
  }
  const spec::Constraint* constraint_named(const std::string& word) const {
    for (const spec::Constraint& constraint : rules_.listed().constraints) {
      std::string name;
      for (const char c : constraint.name) name += c == ' ' ? '-' : c;
      if (name == word) return &constraint;
    }
    return nullptr;
  }
  std::optional<spec::Grid> grid_of(const std::string& word) const {
    if (word.size() != rules_.cells().size()) return std::nullopt;
    spec::Grid grid(word.size());
    for (std::size_t c = 0; c < word.size(); ++c) {
      if (std::string("._*").find(word[c]) != std::string::npos) continue;
      for (const spec::Value v : rules_.values())
        if (std::string(1, word[c]) == std::to_string(rules_.number(v))) grid[c] = v;
      if (grid[c] == 0) return std::nullopt;
    }
    return grid;
  }

  struct Scope {
    Sentences before;
    spec::Mark assumed;
  };

  const spec::ListedRules& rules_;
  const spec::Grid& puzzle_;
  std::vector<spec::Mark> crossed_;
  Sentences known_;
  std::vector<Scope> scopes_;  // the innermost last
  bool refuted_ = false;
};

}  // namespace gridproof::test
