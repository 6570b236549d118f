// Catch2 3 under the name that 2.13 has, which RapidCheck includes too. On the include path only with Catch2 3.
#pragma once

#include <catch2/catch_all.hpp>

// Names that 2.13 has and 3 spells differently.
namespace Catch {
inline auto Contains(const std::string& part) { return Matchers::ContainsSubstring(part); }
inline auto StartsWith(const std::string& beginning) { return Matchers::StartsWith(beginning); }
inline auto Matches(const std::string& pattern) { return Matchers::Matches(pattern); }
}  // namespace Catch
using Catch::Approx;
