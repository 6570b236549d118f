#include <fmt/format.h>

#include <limits>

#include "verify/cli/commands.hpp"

namespace gridproof::cli {

CLI::Validator whole_number(std::uint64_t least, std::uint64_t greatest) {
  const std::string range = greatest == std::numeric_limits<std::uint64_t>::max()
                                ? fmt::format("{} or more", least)
                                : fmt::format("{} to {}", least, greatest);
  return CLI::Validator(
      [=](std::string& text) {
        const bool digits =
            !text.empty() && text.size() <= 20 && text.find_first_not_of("0123456789") == std::string::npos;
        std::uint64_t number = 0;
        if (digits && CLI::detail::lexical_cast(text, number) && number >= least && number <= greatest)
          return std::string();
        return fmt::format("expected a whole number, {}, found '{}'", range, text);
      },
      "", "whole number");
}

CLI::Validator not_empty() {
  return CLI::Validator([](std::string& text) { return text.empty() ? "expected a value, found nothing" : ""; }, "",
                        "not empty");
}

}  // namespace gridproof::cli
