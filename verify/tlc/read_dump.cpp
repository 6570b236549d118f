#include <fmt/format.h>

#include <charconv>
#include <unordered_map>

#include "verify/tlc/graph.hpp"
#include "verify/tlc/value.hpp"

namespace gridproof::tlc {

namespace {

// One line of the dump, from left to right.
class Line {
 public:
  Line(std::string_view text, std::string_view source, std::size_t number)
      : text_(text), source_(source), number_(number) {}

  bool accept(std::string_view word) {
    if (text_.substr(at_, word.size()) != word) return false;
    at_ += word.size();
    return true;
  }
  void expect(std::string_view word) {
    if (!accept(word)) fail(std::string(word));
  }

  // Nodes are numbered by fingerprint, from -2^63 to 2^63 - 1.
  std::optional<std::int64_t> node() {
    std::int64_t result = 0;
    const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), result);
    if (error != std::errc()) return std::nullopt;
    at_ = static_cast<std::size_t>(end - text_.data());
    return result;
  }

  // label="...", the first of the attributes; what is quoted in it is unquoted once.
  std::string label() {
    expect(" [label=\"");
    std::string result;
    while (at_ < text_.size() && text_[at_] != '"') {
      if (text_[at_] == '\\' && at_ + 1 < text_.size()) {
        ++at_;
        // A state goes over several lines, a string of TLA+ does not: its own \n is written \\n.
        result += text_[at_] == 'n' ? '\n' : text_[at_];
      } else {
        result += text_[at_];
      }
      ++at_;
    }
    expect("\"");
    return result;
  }

  bool mentions(std::string_view word) const { return text_.find(word, at_) != std::string_view::npos; }

  [[noreturn]] void fail(const std::string& expected) const {
    throw text::Error{std::string(source_), number_, at_ + 1, fmt::format("expected {}", expected)};
  }

 private:
  std::string_view text_;
  std::string_view source_;
  std::size_t number_;
  std::size_t at_ = 0;
};

class DumpReader {
 public:
  DumpReader(std::string_view source, Graph& graph, const Rename& rename)
      : source_(source), graph_(graph), rename_(rename) {}

  void take(const std::string& text, std::size_t number) {
    Line line(text, source_, number);
    const auto node = line.node();
    if (!node) return;  // the drawing's frame: ranks, colours, a legend
    if (!line.accept(" -> ")) return take_state(*node, line, number);
    const auto to = line.node();
    if (!to) line.fail("a node");
    const std::string action = line.label();
    // The line of the node that an edge leads to may come after it.
    waiting_.push_back({*node, *to, action, number});
    if (waiting_.size() >= 4096) settle(false);
  }

  std::size_t finish() {
    settle(true);
    graph_.finish();
    return states_.size();
  }

 private:
  struct Waiting {
    std::int64_t before, after;
    std::string action;
    std::size_t line;
  };

  void take_state(std::int64_t node, Line& line, std::size_t number) {
    const std::string label = line.label();
    const auto state = parse_state(label, source_);
    if (!state)
      throw text::Error{std::string(source_), number, 1,
                        fmt::format("in the state, line {}, column {}: {}", state.error().line, state.error().column,
                                    state.error().message)};
    const std::string text = to_text(*state);
    states_[node] = line.mentions("style = filled") ? graph_.add_initial(text) : graph_.add_state(text);
  }

  void settle(bool all) {
    std::vector<Waiting> later;
    for (Waiting& edge : waiting_) {
      const auto before = states_.find(edge.before), after = states_.find(edge.after);
      if (before != states_.end() && after != states_.end())
        graph_.add_edge(before->second, rename_(edge.action), after->second);
      else if (all)
        throw text::Error{std::string(source_), edge.line, 1, "expected an edge between nodes that the dump has"};
      else
        later.push_back(std::move(edge));
    }
    waiting_ = std::move(later);
  }

  std::string_view source_;
  Graph& graph_;
  const Rename& rename_;
  std::unordered_map<std::int64_t, Texts::Number> states_;
  std::vector<Waiting> waiting_;
};

}  // namespace

text::Result<std::size_t> read_dump(std::istream& dump, std::string_view source, Graph& graph, const Rename& rename) {
  try {
    DumpReader reader(source, graph, rename);
    std::string line, last;
    std::size_t number = 0;
    while (std::getline(dump, line)) {
      reader.take(line, ++number);
      if (number == 1 && line.find("digraph") == std::string::npos)
        return text::Error{std::string(source), 1, 1, "expected a graph as TLC dumps it: strict digraph"};
      if (!line.empty()) last = line;
    }
    if (last != "}") return text::Error{std::string(source), number + 1, 1, "expected }, the dump breaks off"};
    return reader.finish();
  } catch (const text::Error& error) {
    return error;
  }
}

}  // namespace gridproof::tlc
