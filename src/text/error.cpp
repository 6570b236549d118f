#include <fmt/format.h>

#include "text/result.hpp"

namespace gridproof::text {

std::string to_string(const Error& error) {
  const std::string place = fmt::format("{}:{}: {}", error.line, error.column, error.message);
  return error.source.empty() ? place : error.source + ":" + place;
}

}  // namespace gridproof::text
