// The report as one page that opens offline: the matrix, what each run looked at and relies on, and every
// counterexample drawn step by step. No scripts; light or dark as the reader has it; prints.
#pragma once

#include <string>

#include "verify/report/row.hpp"

namespace gridproof::verify {

std::string to_html(const RunReport& report);

}  // namespace gridproof::verify
