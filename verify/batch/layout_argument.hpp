// --layout, the same in both programs: a name of text/layout_name.hpp, or regions:FILE.
#pragma once

#include <string>

#include "spec/sudoku/layout.hpp"
#include "text/result.hpp"

namespace gridproof::batch {

text::Result<spec::Layout> read_layout(const std::string& name);

}  // namespace gridproof::batch
