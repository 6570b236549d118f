#include "verify/why3/texts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <set>
#include <sstream>

namespace gridproof::why3 {

namespace {

constexpr std::array<std::string_view, 6> granting = {"any", "assume", "axiom", "diverges", "partial", "val"};

bool is_of_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '\'' || c == '.';
}

// Comments are passed over, as Why3 does it: they may stand in each other, and a quotation mark in one begins no
// string.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  // The next word, "use" or "int.Int"; of an attribute [@ vc:divergent] "@vc:divergent"; a string with its quotation
  // marks. Empty at the end.
  std::string next() {
    while (at_ < text_.size()) {
      if (starts("(*)"))
        step(3);  // the operator
      else if (starts("(*"))
        pass_comment();
      else if (text_[at_] == '"')
        return take_string();
      else if (starts("[@"))
        return take_attribute();
      else if (is_of_word(text_[at_]))
        return take(is_of_word);
      else
        step(1);
    }
    return {};
  }
  std::size_t line() const { return line_; }

 private:
  bool starts(std::string_view mark) const { return text_.substr(at_).starts_with(mark); }

  void step(std::size_t count) {
    for (const std::size_t end = std::min(at_ + count, text_.size()); at_ < end; ++at_) line_ += text_[at_] == '\n';
  }

  template <class Belongs>
  std::string take(const Belongs& belongs) {
    const std::size_t from = at_;
    while (at_ < text_.size() && belongs(text_[at_])) step(1);
    return std::string(text_.substr(from, at_ - from));
  }

  std::string take_attribute() {
    step(2);
    take([](char c) { return c == ' '; });
    return "@" + take([](char c) { return c != ']' && c != '\n'; });
  }

  void pass_comment() {
    std::size_t depth = 0;
    do {
      if (starts("(*)"))
        step(3);
      else if (starts("(*"))
        ++depth, step(2);
      else if (starts("*)"))
        --depth, step(2);
      else
        step(1);
    } while (depth > 0 && at_ < text_.size());
  }

  std::string take_string() {
    const std::size_t from = at_;
    for (step(1); at_ < text_.size() && text_[at_] != '"'; step(1))
      if (text_[at_] == '\\') step(1);
    step(1);
    return std::string(text_.substr(from, at_ - from));
  }

  std::string_view text_;
  std::size_t at_ = 0, line_ = 1;
};

bool grants(const std::string& word) {
  return word.starts_with("@vc:") || std::find(granting.begin(), granting.end(), word) != granting.end();
}

std::string content_of(const std::filesystem::path& path) {
  std::ostringstream content;
  content << std::ifstream(path, std::ios::binary).rdbuf();
  return std::move(content).str();
}

// Where Why3 looks for a file: "mach.int" is int.mlw in the folder mach.
std::filesystem::path place_of(const std::filesystem::path& folder, std::string file) {
  std::replace(file.begin(), file.end(), '.', '/');
  return folder / file;
}

// Whether the folder has something of that name which is no text beside the others: in a folder of its own, or in
// another language. Why3 would read it, and nobody else.
bool is_hidden(const std::filesystem::path& folder, const std::string& file) {
  const std::filesystem::path place = place_of(folder, file);
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(place.parent_path(), error))
    if (entry.is_regular_file(error) && entry.path().stem() == place.filename() &&
        (entry.path().extension() != ".mlw" || file.find('.') != std::string::npos))
      return true;
  return false;
}

void collect(const std::filesystem::path& folder, const std::string& name, std::set<std::string>& all) {
  for (const std::string& used : read_text(content_of(folder / (name + ".mlw"))).uses) {
    std::error_code error;
    if (std::filesystem::exists(folder / (used + ".mlw"), error) && all.insert(used).second)
      collect(folder, used, all);
  }
}

}  // namespace

Text read_text(std::string_view content) {
  Text text;
  Scanner scanner(content);
  bool naming = false;  // what is used: "a.b.C", which may have blanks and comments in it
  std::string name;
  const auto end_name = [&] {
    const std::size_t dot = name.rfind('.');  // a module without a file is one of the same text
    if (naming && dot != std::string::npos)
      if (std::string file = name.substr(0, dot);
          std::find(text.uses.begin(), text.uses.end(), file) == text.uses.end())
        text.uses.push_back(std::move(file));
    naming = false;
    name.clear();
  };
  for (std::string word = scanner.next(); !word.empty(); word = scanner.next()) {
    if (grants(word)) text.granted.push_back({scanner.line(), word});
    if (naming && word.front() == '"') text.granted.push_back({scanner.line(), "use " + word});
    if (naming && name.empty() && (word == "import" || word == "export")) continue;
    if (naming && (name.empty() || name.back() == '.' || word.front() == '.')) {
      name += word;
      continue;
    }
    end_name();
    naming = word == "use" || word == "clone";
  }
  end_name();
  return text;
}

std::vector<std::string> stands_on(const std::filesystem::path& folder, const std::string& name) {
  std::set<std::string> all;
  collect(folder, name, all);
  all.erase(name);
  return {all.begin(), all.end()};
}

std::string objection_to(const std::filesystem::path& folder, const std::string& name) {
  std::vector<std::string> texts = stands_on(folder, name);
  texts.insert(texts.begin(), name);
  std::string objection;
  const auto object = [&](const std::string& what) { objection += (objection.empty() ? "" : "\n") + what; };
  for (const std::string& each : texts) {
    const Text text = read_text(content_of(folder / (each + ".mlw")));
    for (const Granted& granted : text.granted)
      object(fmt::format("{}.mlw:{}: '{}' takes something for granted", each, granted.line, granted.word));
    for (const std::string& used : text.uses)
      if (is_hidden(folder, used)) object(fmt::format("{}.mlw uses {}, which is no text beside it", each, used));
  }
  return objection;
}

}  // namespace gridproof::why3
