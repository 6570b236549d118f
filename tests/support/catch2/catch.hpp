// Catch2 3 under the name that 2.13 has, which RapidCheck includes too. On the include path only with Catch2 3.
#pragma once

#include <catch2/catch_all.hpp>
