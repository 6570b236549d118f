#include "mutation/rules.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <cstdio>
#include <set>
#include <tuple>
#include <utility>

#include "mutation/tokens.hpp"

namespace gridproof::mutation {

namespace {

using Pair = std::pair<std::string_view, std::string_view>;

// Functions of spec/ whose result is a truth value of any reading.
constexpr std::array<std::string_view, 32> truth_valued = {"is",
                                                           "is_empty",
                                                           "is_full",
                                                           "all",
                                                           "any",
                                                           "none",
                                                           "exactly_one",
                                                           "at_most_one",
                                                           "implies",
                                                           "same",
                                                           "differ",
                                                           "is_value_in",
                                                           "is_possible",
                                                           "consistent",
                                                           "extends",
                                                           "spares",
                                                           "is_function",
                                                           "check_alt",
                                                           "valid_alt",
                                                           "contains_alt",
                                                           "agrees",
                                                           "equal",
                                                           "completes",
                                                           "proposes",
                                                           "can_apply_hint",
                                                           "well_typed",
                                                           "enabled",
                                                           "gives_hint",
                                                           "places",
                                                           "agrees_with_solution",
                                                           "contains_all_alt",
                                                           "is_partial_function"};

constexpr std::array<Pair, 3> and_or = {{{"&", "|"}, {"&&", "||"}, {"&=", "|="}}};
constexpr std::array<Pair, 3> comparisons = {{{"<", "<="}, {">", ">="}, {"==", "!="}}};
constexpr std::array<Pair, 6> folds = {{{"all", "any"},
                                        {"any", "all"},
                                        {"none", "any"},
                                        {"exactly_one", "at_most_one"},
                                        {"exactly_one", "any"},
                                        {"at_most_one", "exactly_one"}}};
constexpr std::array<Pair, 9> houses = {{{"row", "column"},
                                         {"rows", "columns"},
                                         {"box_rows", "box_columns"},
                                         {"box_rows_", "box_columns_"},
                                         {"first_row", "last_row"},
                                         {"falling", "rising"},
                                         {"spread", "across"},
                                         {"once", "across_once"},
                                         {"per_value", "per_column"}}};

// The other one of a pair that has `text`; nothing where none has.
template <std::size_t count>
std::string_view other(const std::array<Pair, count>& pairs, std::string_view text) {
  for (const Pair& pair : pairs) {
    if (pair.first == text) return pair.second;
    if (pair.second == text) return pair.first;
  }
  return {};
}

class Rules {
 public:
  explicit Rules(std::string_view source) : tokens_(source) {}

  std::vector<Edit> run() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (tokens_[i].shielded) continue;
      negate(i);
      exchange(i);
      fold(i);
      off_by_one(i);
      drop(i);
      wrong_house(i);
      swap_arms(i);
    }
    return std::move(edits_);
  }

 private:
  void put(std::string_view rule, std::size_t begin, std::size_t end, std::string replacement) {
    edits_.push_back({rule, begin, end, std::move(replacement)});
  }
  void replace(std::string_view rule, std::size_t i, std::string_view by) {
    put(rule, tokens_[i].begin, tokens_[i].end(), std::string(by));
  }
  // The source of tokens [from, end).
  std::string source(std::size_t from, std::size_t end) const {
    return std::string(tokens_.source().substr(tokens_[from].begin, tokens_[end - 1].end() - tokens_[from].begin));
  }

  void negate(std::size_t i) {
    const std::string_view text = tokens_.text(i);
    if (text == "~" || text == "!") {
      const std::string_view before = i > 0 ? tokens_.text(i - 1) : std::string_view();
      const bool destroys = before.empty() || before == ";" || before == "{" || before == "}" || before == ":";
      if (before != "operator" && before != "virtual" && !destroys) replace("negate", i, "");
    } else if ((text == "if" || text == "while") && tokens_.text(i + 1) == "(") {
      const std::size_t close = tokens_.partner(i + 1);
      std::size_t from = i + 2;  // after what is declared first, if anything is
      for (std::size_t at = from; at < close; at = is_open(at) ? tokens_.partner(at) + 1 : at + 1)
        if (tokens_.text(at) == ";") from = at + 1;
      const std::string condition = source(from, close);
      const bool declares = tokens_.text(from) == "const" || tokens_.text(from) == "auto";
      if (condition == "true" || condition.front() == '!' || declares) return;
      put("negate", tokens_[from].begin, tokens_[close - 1].end(), "!(" + condition + ")");
    } else if (std::find(truth_valued.begin(), truth_valued.end(), text) != truth_valued.end() && tokens_.is_call(i)) {
      const std::size_t from = tokens_.chain_begin(i);
      const std::string_view before = from > 0 ? tokens_.text(from - 1) : std::string_view();
      const bool goes_on = tokens_.text(tokens_.partner(i + 1) + 1) == ".";
      if (!goes_on && before != "~" && before != "!") put("negate", tokens_[from].begin, tokens_[from].begin, "~");
    }
  }

  bool is_open(std::size_t i) const { return tokens_.partner(i) != Tokens::nowhere && tokens_.partner(i) > i; }

  void exchange(std::size_t i) {
    const std::string_view text = tokens_.text(i);
    if (tokens_.is_binary(i)) {
      if (const auto by = other(and_or, text); !by.empty()) replace("and-or", i, by);
      if (const auto by = other(comparisons, text); !by.empty()) replace("compare", i, by);
    }
    if (text == "true") replace("constant", i, "false");
    if (text == "false") replace("constant", i, "true");
  }

  void fold(std::size_t i) {
    // A fold has arguments: `any()` asks a vector of bits.
    if (!tokens_.is_call(i) || tokens_.text(i + 2) == ")") return;
    for (const Pair& pair : folds)
      if (pair.first == tokens_.text(i)) replace("fold", i, pair.second);
  }

  void off_by_one(std::size_t i) {
    const Token& token = tokens_[i];
    if (token.kind != TokenKind::number || token.in_angles) return;
    const bool is_hex = token.text.substr(0, 2) == "0x";
    const std::size_t digits_end = std::min(token.text.find_first_of("uUlL."), token.text.size());
    if (digits_end < token.text.size() && token.text[digits_end] == '.') return;
    const std::uint64_t number = std::stoull(std::string(token.text.substr(0, digits_end)), nullptr, is_hex ? 16 : 10);
    const auto written = [&](std::uint64_t changed) {
      char text[32];
      std::snprintf(text, sizeof text, is_hex ? "0x%llX" : "%llu", static_cast<unsigned long long>(changed));
      return text + std::string(token.text.substr(digits_end));
    };
    replace("off-by-one", i, written(number == 0 || is_hex ? number + 1 : number - 1));
  }

  void drop(std::size_t i) {
    const std::string_view text = tokens_.text(i);
    if (!tokens_.is_binary(i) || !(text == "&" || text == "|" || text == "&&" || text == "||")) return;
    const auto sides = tokens_.operands(i);
    if (sides.left == sides.left_end || sides.right == sides.right_end) return;
    put("drop", tokens_[sides.left].begin, tokens_[sides.right].begin, "");
    put("drop", tokens_[sides.left_end - 1].end(), tokens_[sides.right_end - 1].end(), "");
  }

  void wrong_house(std::size_t i) {
    const std::string_view text = tokens_.text(i);
    if (tokens_[i].kind != TokenKind::name || tokens_.is_declared(i)) return;
    if (text == "houses_of" && tokens_.is_call(i)) {
      const std::size_t from = tokens_.chain_begin(i), close = tokens_.partner(i + 1);
      for (const char* one : {".front()", ".back()"})
        put("wrong-house", tokens_[from].begin, tokens_[close].end(),
            "std::vector<HouseIndex>{" + source(from, close + 1) + one + "}");
    } else if (const auto by = other(houses, text); !by.empty()) {
      if (tokens_.text(i + 1) == "(" ? !tokens_.is_call(i) : is_loop_variable(i)) return;
      replace("wrong-house", i, by);
    }
  }

  // A loop that counts something else only runs for ever, and an enumerator is no use of a house.
  bool is_loop_variable(std::size_t i) const {
    const std::string_view before = i > 0 ? tokens_.text(i - 1) : std::string_view(), after = tokens_.text(i + 1);
    return before == "++" || (before == "," && after != ")") || after == "<" || after == "<=" || after == "," ||
           after == "+=";
  }

  void swap_arms(std::size_t i) {
    const std::string_view text = tokens_.text(i);
    if (text == "?") {
      std::size_t colon = i + 1;
      for (int nested = 0; nested > 0 || tokens_.text(colon) != ":"; ++colon) {
        if (tokens_.text(colon) == "?") ++nested;
        if (tokens_.text(colon) == ":") --nested;
        if (is_open(colon)) colon = tokens_.partner(colon);
      }
      std::size_t end = colon + 1;
      while (end < tokens_.size() && !is_closing(end)) end = is_open(end) ? tokens_.partner(end) + 1 : end + 1;
      swap({i + 1, colon}, {colon + 1, end});
    } else if ((text == "mux" || text == "implies" || text == "without") && tokens_.is_call(i)) {
      const std::size_t close = tokens_.partner(i + 1);
      std::vector<std::pair<std::size_t, std::size_t>> arguments = {{i + 2, close}};
      for (std::size_t at = i + 2; at < close; at = is_open(at) ? tokens_.partner(at) + 1 : at + 1)
        if (tokens_.text(at) == ",") {
          arguments.back().second = at;
          arguments.push_back({at + 1, close});
        }
      if (arguments.size() >= 2) swap(arguments[arguments.size() - 2], arguments.back());
    }
  }
  bool is_closing(std::size_t i) const {
    const std::string_view text = tokens_.text(i);
    return text == ";" || text == "," || text == ")" || text == "]" || text == "}";
  }
  void swap(std::pair<std::size_t, std::size_t> a, std::pair<std::size_t, std::size_t> b) {
    put("swap-arms", tokens_[a.first].begin, tokens_[b.second - 1].end(),
        source(b.first, b.second) + source_between(a.second, b.first) + source(a.first, a.second));
  }
  std::string source_between(std::size_t end, std::size_t from) const {
    const std::size_t begin = tokens_[end - 1].end();
    return std::string(tokens_.source().substr(begin, tokens_[from].begin - begin));
  }

  Tokens tokens_;
  std::vector<Edit> edits_;
};

}  // namespace

std::string edited(std::string_view source, const Edit& edit) {
  return std::string(source.substr(0, edit.begin)) + edit.replacement + std::string(source.substr(edit.end));
}

std::vector<Edit> edits(std::string_view source) {
  const auto stripped = [](std::string text) {
    text.erase(std::remove_if(text.begin(), text.end(), [](unsigned char c) { return std::isspace(c) != 0; }),
               text.end());
    return text;
  };
  std::vector<Edit> all = Rules(source).run();
  std::stable_sort(all.begin(), all.end(), [](const Edit& a, const Edit& b) {
    return std::tie(a.begin, a.end, a.rule, a.replacement) < std::tie(b.begin, b.end, b.rule, b.replacement);
  });
  std::set<std::string> seen = {stripped(std::string(source))};
  std::vector<Edit> distinct;
  for (Edit& edit : all)
    if (seen.insert(stripped(edited(source, edit))).second) distinct.push_back(std::move(edit));
  return distinct;
}

}  // namespace gridproof::mutation
