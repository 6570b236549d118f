// A file for the kernel to judge: its bytes, part by part, and its name for messages.
#pragma once

#include <string>

#include "verify/kernel/bytes.hpp"

namespace gridproof::kernel {

struct Document {
  Source source;
  std::string name;
};

}  // namespace gridproof::kernel
