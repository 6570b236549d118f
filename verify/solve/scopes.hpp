// Nested assumptions in the notation of the text that the two rules come from:
//
//   r2c3b1 = [2, 7^] HP1 -> VALID r7c4b8 = [3^, 4*] HP7 -> invalid
//
//   ^     the value that is assumed at this square
//   *     a value that was assumed there before, in the same scope, and led to a contradiction
//   HPn   the n-th hypothetical puzzle
//   ->    what became of it: VALID where a further assumption was made in it, invalid where it is contradictory
//
//   Scopes scopes;
//   scopes.assume("r2c3b1", {2, 7}, 7);
//   scopes.path(Scopes::State::refuted);      // "r2c3b1 = [2, 7^] HP1 -> invalid"
//   scopes.refute();                          // 7 is marked where the next assumption is made at r2c3b1
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace gridproof::solve {

class Scopes {
 public:
  enum class State { refuted, open };

  // Values as they are to be shown. Requires that the assumed one is among them.
  void assume(std::string square, std::vector<std::string> values, const std::string& assumed);

  // From the outermost to the innermost assumption that is open. Requires that there is one.
  std::string path(State innermost) const;

  // Requires an open assumption.
  void refute();

  std::size_t depth() const { return open_.size(); }
  std::size_t innermost() const { return open_.back().number; }

 private:
  struct Scope {
    std::string square;
    std::vector<std::string> values;
    std::string assumed;
    std::vector<std::string> refuted_before;  // at this square, in the scope around
    std::size_t number;
    std::vector<std::pair<std::string, std::string>> refuted = {};  // in this scope: square, value
  };

  std::vector<Scope> open_;
  std::vector<std::pair<std::string, std::string>> refuted_;  // with no assumption open
  std::size_t numbers_ = 0;
};

}  // namespace gridproof::solve
