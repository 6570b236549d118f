// A certificate by the definitions of spec/, word by word, with everything worked out anew at each step: slow, short,
// and nothing of the kernel's.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "spec/sudoku/possible.hpp"
#include "spec/sudoku/validity.hpp"
#include "text/name.hpp"
#include "text/write.hpp"

namespace gridproof::test {

struct NaiveCertificateVerdict {
  bool readable = false, accepted = false;
  std::uint64_t step = 0;  // of the words after the heading, from 1: the first that is wrong or cannot be read
};

class NaiveCertificate {
 public:
  NaiveCertificate(const spec::Layout& layout, const spec::Grid& puzzle)
      : NaiveCertificate(layout, puzzle, spec::Marks<spec::Truth>(layout)) {}
  NaiveCertificate(const spec::Layout& layout, const spec::Grid& puzzle, const spec::Marks<spec::Truth>& crossed)
      : layout_(layout), puzzle_(puzzle), crossed_(crossed), states_{{puzzle, crossed}} {}

  NaiveCertificateVerdict judge(const std::vector<std::string>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
      const auto step = static_cast<std::uint64_t>(i + 1);
      if (words[i] == "follows") {
        std::vector<Sentence> marks;
        std::size_t m = i + 1;
        for (; m < words.size() && words[m] != "completion"; ++m) {
          const std::optional<Sentence> mark = sentence(words[m]);
          if (!mark || std::find(marks.begin(), marks.end(), *mark) != marks.end()) return {false, false, step};
          marks.push_back(*mark);
        }
        const bool shown = m < words.size();
        if (marks.empty() || (shown && (m + 2 != words.size() || !is_grid(words[m + 1])))) return {false, false, step};
        return {true, follow(marks) && shown && is_completion(grid_of(words[m + 1])), step};
      }
      if (words[i] == "unique" || words[i] == "contradictory" || words[i] == "not-unique") {
        const std::size_t grids = words[i] == "unique" ? 1 : words[i] == "contradictory" ? 0 : 2;
        if (words.size() != i + 1 + grids) return {false, false, step};
        for (std::size_t g = i + 1; g < words.size(); ++g)
          if (!is_grid(words[g])) return {false, false, step};
        return {true, concludes(words, i), step};
      }
      const std::optional<bool> right = take(words[i]);
      if (!right) return {false, false, step};
      if (!*right) return {true, false, step};
    }
    return {false, false, static_cast<std::uint64_t>(words.size() + 1)};
  }

 private:
  struct State {
    spec::Grid grid;
    spec::Marks<spec::Truth> crossed;
    spec::Cell assumed_cell = 0;
    spec::Value assumed_value = 0;
  };

  // r1c2=4 or r1c2<>4: the mark, and whether it is so.
  struct Sentence {
    spec::Mark mark;
    bool is;
    friend bool operator==(const Sentence&, const Sentence&) = default;
  };
  std::optional<Sentence> sentence(const std::string& word) const {
    for (const spec::Mark& mark : spec::all_marks(layout_))
      for (const bool is : {true, false})
        if (word == text::cell_name(layout_, mark.cell) + (is ? "=" : "<>") + std::to_string(mark.value))
          return {{mark, is}};
    return std::nullopt;
  }
  bool follow(const std::vector<Sentence>& marks) const {
    const spec::Grid& grid = states_.back().grid;
    for (const auto& [mark, is] : marks) {
      const bool stands = grid[mark.cell] == mark.value;
      const bool can_be = stands || (grid[mark.cell] == 0 && possible(mark.cell, mark.value));
      if (is ? !stands : can_be) return false;
    }
    return !refuted_ && states_.size() == 1;
  }

  // By name, from a list of all names.
  std::optional<spec::Cell> cell(const std::string& word) const {
    for (const spec::Cell c : layout_.cells())
      if (text::cell_name(layout_, c) == word) return c;
    return std::nullopt;
  }
  std::optional<std::pair<spec::Value, spec::House>> place(const std::string& word) const {
    for (const spec::House& house : layout_.houses()) {
      const std::string letter = house.kind == spec::HouseKind::region ? "g" : text::house_name(house).substr(0, 1);
      for (const spec::Value v : layout_.values())
        if (word == std::to_string(v) + letter + std::to_string(house.number)) return {{v, house}};
    }
    return std::nullopt;
  }
  bool is_grid(const std::string& word) const {
    if (word.size() != layout_.cells().size()) return false;
    for (const char c : word)
      if (std::string(".0_*Xx").find(c) == std::string::npos &&
          !(c >= '1' && c - '0' <= layout_.size()))  // layouts of up to nine values
        return false;
    return true;
  }

  bool possible(spec::Cell c, spec::Value v) const {
    const State& now = states_.back();
    return (spec::is_possible(layout_, now.grid, c, v) & ~now.crossed.is(c, v)).holds();
  }

  // Nothing where the word is no step.
  std::optional<bool> take(const std::string& word) {
    State& now = states_.back();
    if (word.starts_with("(")) {
      const std::size_t equals = word.find('=');
      if (equals == std::string::npos) return std::nullopt;
      const auto c = cell(word.substr(1, equals - 1));
      if (!c) return std::nullopt;
      for (const spec::Value v : layout_.values()) {
        if (word.substr(equals + 1) != std::to_string(v)) continue;
        if (refuted_ || !possible(*c, v)) return false;
        State inner = now;
        inner.grid[*c] = v;
        inner.assumed_cell = *c;
        inner.assumed_value = v;
        states_.push_back(std::move(inner));
        return true;
      }
      return std::nullopt;
    }
    if (word.starts_with(")")) {
      const std::optional<bool> there = contradiction(word.substr(1));
      if (!there || !*there || refuted_) return there ? std::optional(*there && !refuted_) : std::nullopt;
      if (states_.size() == 1) {
        refuted_ = true;
      } else {
        const spec::Cell c = now.assumed_cell;
        const spec::Value v = now.assumed_value;
        states_.pop_back();
        states_.back().crossed.at(c, v) = spec::Truth(true);
      }
      return true;
    }
    std::vector<std::pair<spec::Cell, spec::Value>> options;
    if (const auto c = cell(word)) {
      for (const spec::Value v : layout_.values())
        if (possible(*c, v)) options.emplace_back(*c, v);
    } else if (const auto vh = place(word)) {
      for (const spec::Cell each : vh->second)
        if (possible(each, vh->first)) options.emplace_back(each, vh->first);
    } else {
      return std::nullopt;
    }
    if (refuted_ || options.size() != 1) return false;
    now.grid[options[0].first] = options[0].second;
    return true;
  }

  std::optional<bool> contradiction(const std::string& what) const {
    const spec::Grid& grid = states_.back().grid;
    if (const auto c = cell(what)) {
      if (grid[*c] != 0) return crossed_.is(*c, grid[*c]).holds();
      for (const spec::Value v : layout_.values())
        if (possible(*c, v)) return false;
      return true;
    }
    const std::size_t plus = what.find('+');
    const auto vh = place(plus == std::string::npos ? what : what.substr(plus + 1));
    if (!vh || (plus != std::string::npos && what.substr(0, plus) != std::to_string(vh->first))) return std::nullopt;
    int stands = 0, fits = 0;
    for (const spec::Cell c : vh->second) {
      stands += grid[c] == vh->first ? 1 : 0;
      fits += possible(c, vh->first) ? 1 : 0;
    }
    return plus != std::string::npos ? stands >= 2 : stands == 0 && fits == 0;
  }

  bool is_completion(const spec::Grid& grid) const {
    return (spec::valid(layout_, grid) & spec::extends(layout_, puzzle_, grid) & spec::spares(layout_, crossed_, grid))
        .holds();
  }
  spec::Grid grid_of(const std::string& word) const {
    spec::Grid grid(word.size());
    for (std::size_t c = 0; c < word.size(); ++c)
      grid[c] = word[c] >= '1' && word[c] <= '9' ? static_cast<spec::Value>(word[c] - '0') : spec::Value{0};
    return grid;
  }

  bool concludes(const std::vector<std::string>& words, std::size_t verdict) const {
    if (words[verdict] == "contradictory") return refuted_;
    if (words[verdict] == "unique") {
      const spec::Grid& grid = states_.back().grid;
      return !refuted_ && states_.size() == 1 && is_completion(grid) && grid == grid_of(words[verdict + 1]);
    }
    const spec::Grid a = grid_of(words[verdict + 1]), b = grid_of(words[verdict + 2]);
    return verdict == 0 && is_completion(a) && is_completion(b) && a != b;
  }

  const spec::Layout& layout_;
  const spec::Grid& puzzle_;
  spec::Marks<spec::Truth> crossed_;
  std::vector<State> states_;  // the innermost scope last
  bool refuted_ = false;
};

inline std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

inline std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += word + " ";
  return text;
}

}  // namespace gridproof::test
