#include "verify/run/runner.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace gridproof::verify {

bool Wanted::has(Claim claim) const {
  return everything || std::find(claims.begin(), claims.end(), claim) != claims.end();
}

std::variant<Runner::Known, std::string> Runner::knows(const std::string& name, const PlanRequest&) const {
  const std::vector<Subject> own = subjects();
  const bool known = std::any_of(own.begin(), own.end(), [&](const Subject& subject) { return subject.name == name; });
  return known ? Known::yes : Known::no;
}

std::string list_of_names(const Runners& runners) {
  std::vector<std::pair<std::string, std::vector<Subject>>> lists = {{"Claims", {}}};
  for (const ClaimEntry& entry : claims) lists.front().second.emplace_back(entry.claim);
  for (const auto& runner : runners) {
    if (runner->heading().empty()) continue;
    auto list =
        std::find_if(lists.begin(), lists.end(), [&](const auto& each) { return each.first == runner->heading(); });
    if (list == lists.end()) list = lists.insert(list, {runner->heading(), {}});
    for (Subject& subject : runner->subjects()) list->second.push_back(std::move(subject));
  }
  std::string text;
  for (const auto& [heading, subjects] : lists) {
    std::size_t width = 19;
    for (const Subject& subject : subjects) width = std::max(width, subject.name.size());
    text += fmt::format("{}{}:\n", text.empty() ? "" : "\n", heading);
    for (const Subject& subject : subjects)
      text += fmt::format("  {:<{}}{}\n", subject.name, width + 1, subject.sentence);
  }
  return text;
}

std::string no_name(const Runners& runners) {
  std::vector<std::string> nouns = {"no claim"};
  for (const auto& runner : runners)
    if (const std::string noun = runner->noun(); !noun.empty()) nouns.push_back("no " + noun);
  const std::string last = nouns.size() > 1 ? " and " + nouns.back() : std::string();
  if (nouns.size() > 1) nouns.pop_back();
  return fmt::format("{}{}", fmt::join(nouns, ", "), last);
}

}  // namespace gridproof::verify
