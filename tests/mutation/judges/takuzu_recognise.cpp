// Judges who recognises a reason of a line of a Takuzu: right ones, ones that lack something, ones that say too much.
#include "spec/takuzu/techniques/recognise.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "mutation/judges/plain_takuzu.hpp"

using namespace gridproof;
using namespace gridproof::mutation;
using namespace gridproof::spec;

namespace {

// What a reason is about: the line whose completions agree, and the complete lines that it cites.
struct About {
  int line;
  std::vector<int> cited;
};

class Case {
 public:
  Case(const plain::BinaryBoard& board, const Takuzu& takuzu) : board_(board), takuzu_(takuzu) {}

  void judge(const Reason& reason, const About& about) const {
    EXPECT(is_recognised(reason, about));
    const auto changed = [&](const auto& change) {
      Reason other = reason;
      change(other);
      return is_unique_lines(takuzu_, other) || is_line_completion(takuzu_, other);
    };
    const Mark mark = reason.set.front();
    const Mark opposite_mark{mark.cell, opposite(mark.value)};
    EXPECT(!changed([&](Reason& other) { other.set.clear(); }));
    EXPECT(!changed([&](Reason& other) { other.set.push_back(mark); }));
    EXPECT(!changed([&](Reason& other) { other.del.push_back(opposite_mark); }));
    EXPECT(!changed([&](Reason& other) { other.set.clear(), other.del.push_back(opposite_mark); }));
    for (std::size_t i = 0; i < reason.constraints.size(); ++i)
      EXPECT(!changed([&](Reason& other) { other.constraints.erase(other.constraints.begin() + as_place(i)); }));
    for (std::size_t i = 0; i < constraints_of(takuzu_).constraints.size(); ++i)
      if (std::count(reason.constraints.begin(), reason.constraints.end(), i) == 0 && !is_of_two_lines(i))
        EXPECT(!changed([&](Reason& other) { other.constraints.push_back(i); }));
    for (const Cell c : takuzu_.cells())
      if (!is_in_reach(about, static_cast<int>(c)))
        EXPECT(!changed([&](Reason& other) { other.premises.push_back({c, mark.value}); }));
    // Without a premise it may be right still.
    for (std::size_t i = 0; i < reason.premises.size(); ++i) {
      Reason less = reason;
      less.premises.erase(less.premises.begin() + as_place(i));
      EXPECT(is_recognised(less, about));
    }
    Reason other = reason;
    other.set = {opposite_mark};
    EXPECT(is_recognised(other, about));
  }

 private:
  static std::ptrdiff_t as_place(std::size_t i) { return static_cast<std::ptrdiff_t>(i); }
  bool is_of_two_lines(std::size_t i) const {
    return std::holds_alternative<Differ>(constraints_of(takuzu_).constraints[i].rule);
  }
  bool is_in_reach(const About& about, int cell) const {
    const auto is_in = [&](int line) {
      return std::count(board_.line(line).begin(), board_.line(line).end(), cell) != 0;
    };
    return is_in(about.line) || std::any_of(about.cited.begin(), about.cited.end(), is_in);
  }

  // Both say what there is to say: the one that takes lines beside it, the other only where none is cited.
  bool is_recognised(const Reason& reason, const About& about) const {
    const bool right = is_right(reason, about);
    return is_unique_lines(takuzu_, reason) == right &&
           is_line_completion(takuzu_, reason) == (right && about.cited.empty());
  }
  // Every legal line with the other digit there is ruled out by a premise, or is a cited line that is known.
  bool is_right(const Reason& reason, const About& about) const {
    plain::BinaryRelation gone(board_.cells());
    for (const Mark& mark : reason.premises) gone.set(mark.cell, mark.value - 1, true);
    const std::vector<int>& line = board_.line(about.line);
    const auto at = static_cast<std::size_t>(std::find(line.begin(), line.end(), reason.set.front().cell) -
                                             line.begin());
    for (const std::vector<int>& digits : plain::legal_lines(static_cast<int>(line.size()))) {
      if (digits[at] == reason.set.front().value - 1) continue;
      bool is_out = false;
      for (std::size_t k = 0; k < line.size(); ++k) is_out = is_out || gone.is(line[k], digits[k]);
      for (const int other : about.cited) {
        bool is_it = true;
        for (std::size_t k = 0; k < line.size(); ++k) is_it = is_it && gone.is(board_.line(other)[k], 1 - digits[k]);
        is_out = is_out || is_it;
      }
      if (!is_out) return false;
    }
    return true;
  }

  const plain::BinaryBoard& board_;
  const Takuzu& takuzu_;
};

// A line that is known but for two cells or so, and one beside it that it must not become.
void judge_line(const plain::BinaryBoard& board, const Takuzu& takuzu, int line, const std::vector<int>& digits,
                Chance& chance) {
  plain::BinaryRelation gone(board.cells());
  const int beside = board.beside(line)[chance.below(board.beside(line).size())];
  const std::size_t unknown = 1 + chance.below(3);
  for (std::size_t k = 0; k < digits.size(); ++k) {
    gone.set(board.line(beside)[k], 1 - digits[k], true);
    if (chance.below(digits.size()) >= unknown) gone.set(board.line(line)[k], 1 - digits[k], true);
  }
  const Marks<Truth> marks =
      spec::marks<Truth>(takuzu, [&](Cell c, Value v) { return Truth(gone.is(c, v - 1)); });
  for (std::size_t k = 0; k < digits.size(); ++k)
    for (const Value value : takuzu.values()) {
      const Mark mark{static_cast<Cell>(board.line(line)[k]), value};
      const auto number = static_cast<std::size_t>(line);
      const auto reason = reason_in_line(takuzu, marks, mark, {number, k}, takuzu.lines_differ());
      if (!reason) continue;
      About about{line, {}};
      for (const int other : board.beside(line))
        if (takuzu.lines_differ() && std::count(reason->constraints.begin(), reason->constraints.end(),
                                                two_lines_differ(takuzu, number, static_cast<std::size_t>(other))) != 0)
          about.cited.push_back(other);
      Case(board, takuzu).judge(*reason, about);
    }
}

}  // namespace

int main() {
  Chance chance(14);
  for (const plain::BinaryBoard& board : plain::binary_boards()) {
    const Takuzu takuzu(board.rows, board.columns, board.lines_differ);
    for (int line = 0; line < board.size(); ++line)
      for (const std::vector<int>& digits : plain::legal_lines(static_cast<int>(board.line(line).size())))
        judge_line(board, takuzu, line, digits, chance);
  }
}
