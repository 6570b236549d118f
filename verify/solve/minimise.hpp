// Leaves out of a certificate what its verdict does not need: steps that no later step uses, and assumptions whose
// refutation none does.
#pragma once

#include <string>

#include "text/result.hpp"

namespace gridproof::solve {

// A certificate with the same puzzle and the same verdict, accepted, in which every step is used. The error: it cannot
// be read, or is rejected.
text::Result<std::string> minimise(const std::string& certificate);

}  // namespace gridproof::solve
