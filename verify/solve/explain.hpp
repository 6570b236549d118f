// A certificate in words, scope by scope. It is told from what the checker sees, so a wrong certificate has no
// explanation.
//
//   explain(certificate);
//
//   r2c3 is 7: 7 has no other place in box 1
//   suppose r1c2 is 4 (HP1)
//     r1c5 is 2: no other value is left
//     contradiction: r6c5 has no value left
//   so r1c2 is not 4: r1c2b1 = [4^, 6] HP1 -> invalid
#pragma once

#include <optional>
#include <string>

#include "text/result.hpp"
#include "text/symbols.hpp"

namespace gridproof::solve {

// The error: it cannot be read, or is rejected.
text::Result<std::string> explain(const std::string& certificate, const std::optional<text::Symbols>& symbols = {});

}  // namespace gridproof::solve
