// How much of everything is run.
#pragma once

#include <cstdint>
#include <string_view>

namespace gridproof {

enum class Profile : std::uint8_t {
  quick,  // under a minute
  ci,     // what the tests run
  long_,  // hours
};

constexpr std::string_view name(Profile profile) {
  return profile == Profile::quick ? "quick" : profile == Profile::ci ? "ci" : "long";
}

}  // namespace gridproof
