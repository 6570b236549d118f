// What a family says, as one number: a sum over the whole text of each reason. A judge knows how many there are and
// what the sum is.
#pragma once

#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "mutation/judges/expect.hpp"
#include "spec/reason.hpp"

namespace gridproof::mutation {

class Sum {
 public:
  void add(std::size_t number) { hash_ = (hash_ ^ number) * 0x100000001B3; }
  void add(const std::string& text) {
    for (const char letter : text) add(static_cast<std::size_t>(letter));
  }
  void add(const std::vector<spec::Mark>& marks) {
    add(marks.size());
    for (const spec::Mark& mark : marks) add(100U * mark.cell + mark.value);
  }
  void add(const spec::Reason& reason) {
    ++reasons_;
    add(reason.premises);
    add(reason.constraints.size());
    for (const std::size_t i : reason.constraints) add(i);
    add(reason.set);
    add(reason.del);
    for (const auto& [cell, a, b] : reason.exchanged) add(10000U * cell + 100U * a + b);
  }
  void add(const std::optional<spec::Reason>& reason) {
    add(reason.has_value() ? 1U : 0U);
    if (reason) add(*reason);
  }
  std::size_t reasons() const { return reasons_; }
  std::uint64_t hash() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xCBF29CE484222325;
  std::size_t reasons_ = 0;
};

struct Known {
  std::string what;
  std::size_t reasons;
  std::uint64_t hash;
};

// Told to be entered, where it is not known yet.
inline void judge(const std::vector<Known>& known, const std::string& what, const Sum& sum) {
  for (const Known& each : known)
    if (each.what == what) {
      EXPECT(sum.reasons() == each.reasons);
      EXPECT(sum.hash() == each.hash);
      return;
    }
  std::printf("    {\"%s\", %zu, 0x%llX},\n", what.c_str(), sum.reasons(), static_cast<unsigned long long>(sum.hash()));
}

}  // namespace gridproof::mutation
