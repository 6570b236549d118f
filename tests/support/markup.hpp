// What is in a text of HTML or SVG, and whether its elements are well nested.
#pragma once

#include <set>
#include <string>
#include <vector>

namespace gridproof::test {

inline std::size_t count(const std::string& text, const std::string& part) {
  std::size_t times = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++times;
  return times;
}

// What is wrong with the nesting of the elements; empty where nothing is.
inline std::string nesting_fault(const std::string& page) {
  const std::set<std::string> empty = {"meta", "br", "!DOCTYPE"};
  std::vector<std::string> open;
  for (std::size_t at = page.find('<'); at != std::string::npos; at = page.find('<', at + 1)) {
    std::size_t end = at + 1;
    for (bool quoted = false; end < page.size() && (quoted || page[end] != '>'); ++end)
      if (page[end] == '"') quoted = !quoted;
    if (end == page.size()) return "an element is not ended: " + page.substr(at, 40);
    const std::string tag = page.substr(at + 1, end - at - 1);
    const bool closes = tag[0] == '/';
    const std::string name = tag.substr(closes ? 1 : 0, tag.find_first_of(" /", 1) - (closes ? 1 : 0));
    if (closes) {
      if (open.empty() || "/" + open.back() != tag) return "not expected: <" + tag + ">";
      open.pop_back();
    } else if (tag.back() != '/' && empty.count(name) == 0) {
      open.push_back(name);
    }
  }
  return open.empty() ? "" : "left open: " + open.back();
}

}  // namespace gridproof::test
