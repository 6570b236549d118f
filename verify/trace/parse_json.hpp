// The one place where JSON comes in: whatever the bytes are, the answer is a value or an error in words.
//
//   text::Result<nlohmann::json> file = parse_json(content, "trace.itf.json");
//   if (!file) return file.error();    // trace.itf.json:3:7: expected JSON: ...
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "text/result.hpp"

namespace gridproof::verify {

// Code that walks over a value, and the library's own, may call itself for each level.
inline constexpr int greatest_json_nesting = 64;

// Refuses what is nested more deeply, before it is parsed; numbers that do not fit, which the library throws at; a key
// that an object has twice, of which one reader would see the first and another the last; and a NUL byte, at which the
// library would stop as if it were the end.
text::Result<nlohmann::json> parse_json(std::string_view text, std::string_view source);

}  // namespace gridproof::verify
