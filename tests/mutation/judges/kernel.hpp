// What the judges of verify/kernel share and no mutant of it changes, compiled once for both.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <new>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "kernel/naive.hpp"
#include "kernel/naive_certificate.hpp"
#include "kernel/naive_constraints.hpp"
#include "mutation/judges/expect.hpp"
#include "text/cells.hpp"
#include "text/layout_name.hpp"
#include "text/marks.hpp"
#include "text/name.hpp"
#include "text/result.hpp"
#include "text/rules_name.hpp"
#include "text/scan.hpp"
#include "text/write.hpp"
