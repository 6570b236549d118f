#include "mutation/mutant.hpp"

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>

#include "mutation/rules.hpp"

namespace gridproof::mutation {

namespace {

std::size_t lines_of(const std::string& text) {
  return text.empty() ? 0 : 1 + static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

std::string prefixed(char sign, const std::string& lines) {
  std::string result;
  std::istringstream in(lines);
  for (std::string line; std::getline(in, line);) result += sign + line + "\n";
  return result;
}

}  // namespace

std::string Mutant::diff() const {
  std::ostringstream out;
  out << "--- " << file << ":" << line << " [" << rule << "]\n+++ " << file << "\n@@ -" << line << ","
      << lines_of(before) << " +" << line << "," << lines_of(after) << " @@\n"
      << prefixed('-', before) << prefixed('+', after);
  return out.str();
}

std::vector<Mutant> mutants_of(const std::string& file, const std::string& source) {
  std::vector<Mutant> mutants;
  for (const Edit& edit : edits(source)) {
    const std::size_t newline = source.rfind('\n', edit.begin == 0 ? 0 : edit.begin - 1);
    const std::size_t begin = edit.begin == 0 || newline == std::string::npos ? 0 : newline + 1;
    const std::size_t end = std::min(source.find('\n', edit.end), source.size());
    const std::string changed = edited(source, edit);
    mutants.push_back({file, std::string(edit.rule),
                       1 + static_cast<std::size_t>(
                               std::count(source.begin(), source.begin() + static_cast<std::ptrdiff_t>(begin), '\n')),
                       source.substr(begin, end - begin),
                       changed.substr(begin, changed.size() - (source.size() - end) - begin), changed});
  }
  return mutants;
}

std::vector<Mutant> mutants_below(const std::filesystem::path& root) {
  std::vector<std::string> files;
  for (const char* folder : {"spec", "src/engine", "verify/kernel"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
      const auto kind = entry.path().extension();
      const bool is_source = folder == std::string("verify/kernel") && kind == ".cpp";
      if (kind == ".hpp" || is_source) files.push_back(entry.path().lexically_relative(root).generic_string());
    }
  std::sort(files.begin(), files.end());
  std::vector<Mutant> all;
  for (const std::string& file : files)
    for (Mutant& mutant : mutants_of(file, read_file(root / file))) all.push_back(std::move(mutant));
  return all;
}

std::vector<Mutant> sample(const std::vector<Mutant>& mutants, std::size_t count) {
  std::map<std::string, std::vector<const Mutant*>> by_rule;
  for (const Mutant& mutant : mutants) by_rule[mutant.rule].push_back(&mutant);
  std::vector<Mutant> chosen;
  // Within a rule at equal distances, and each rule a little later than the one before it: not always the same files.
  const std::size_t rules = by_rule.size();
  std::size_t number = 0;
  for (const auto& [rule, its] : by_rule) {
    const std::size_t share = std::min(its.size(), count / rules + (number < count % rules ? 1 : 0));
    for (std::size_t i = 0; i < share; ++i) chosen.push_back(*its[(i * rules + number) * its.size() / (share * rules)]);
    ++number;
  }
  return chosen;
}

std::string normalised(const std::string& lines) {
  std::string result;
  std::istringstream in(lines);
  for (std::string word; in >> word;) result += (result.empty() ? "" : " ") + word;
  return result;
}

std::string read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + path.string());
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

}  // namespace gridproof::mutation
