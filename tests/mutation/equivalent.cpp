#include "mutation/equivalent.hpp"

#include <map>
#include <sstream>

namespace gridproof::mutation {

bool Equivalent::is(const Mutant& mutant) const {
  return mutant.file == file && mutant.rule == rule && normalised(mutant.before) == before &&
         normalised(mutant.after) == after;
}

Declarations read_equivalents(const std::string& text) {
  Declarations result;
  std::istringstream in(text);
  std::size_t number = 0;
  const auto fault = [&](const std::string& what) {
    result.faults.push_back("line " + std::to_string(number) + ": " + what);
  };
  bool is_open = false;
  const auto close = [&] {
    if (is_open && result.equivalents.back().reason.empty())
      result.faults.push_back("line " + std::to_string(result.equivalents.back().line) + ": no reason is given");
    is_open = false;
  };
  for (std::string line; std::getline(in, line);) {
    ++number;
    const std::string rest = normalised(line.size() > 1 ? line.substr(1) : "");
    if (line.empty() || line[0] == '#') continue;
    if (line[0] == '[') {
      close();
      std::istringstream head(line);
      std::string rule, file, occurrence;
      head >> rule >> file >> occurrence;
      if (rule.size() < 3 || rule.back() != ']' || file.empty() || (!occurrence.empty() && occurrence[0] != '#')) {
        fault("expected [rule] file, perhaps #number");
        continue;
      }
      result.equivalents.push_back({file, rule.substr(1, rule.size() - 2),
                                    occurrence.empty() ? 0 : std::stoul("0" + occurrence.substr(1)), "", "", "",
                                    number});
      is_open = true;
    } else if (!is_open) {
      fault("expected [rule] file");
    } else if (line[0] == '-' || line[0] == '+') {
      std::string& lines = line[0] == '-' ? result.equivalents.back().before : result.equivalents.back().after;
      lines += (lines.empty() || rest.empty() ? "" : " ") + rest;
    } else if (line[0] == '=') {
      result.equivalents.back().reason = rest;
    } else {
      fault("expected a line that begins with -, + or =");
    }
  }
  close();
  return result;
}

Declared declared(const std::vector<Equivalent>& equivalents, const std::vector<Mutant>& mutants) {
  Declared result;
  result.of_mutant.assign(mutants.size(), -1);
  for (std::size_t e = 0; e < equivalents.size(); ++e) {
    const Equivalent& equivalent = equivalents[e];
    std::size_t seen = 0;
    bool found = false;
    for (std::size_t m = 0; m < mutants.size(); ++m) {
      if (!equivalent.is(mutants[m])) continue;
      ++seen;
      if (equivalent.occurrence != 0 && equivalent.occurrence != seen) continue;
      result.of_mutant[m] = static_cast<int>(e);
      found = true;
    }
    if (!found)
      result.stale.push_back("line " + std::to_string(equivalent.line) + ": no such mutant of " + equivalent.file +
                             " any more: " + equivalent.after);
  }
  return result;
}

}  // namespace gridproof::mutation
