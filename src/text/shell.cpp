#include "text/shell.hpp"

#include <algorithm>

#include "text/scan.hpp"

namespace gridproof::text {

namespace {

// A list of what is harmless: a shell may give a meaning to anything else.
bool is_harmless(char c) {
  return is_letter(c) || is_digit(c) || std::string_view("_-./:+,@").find(c) != std::string_view::npos;
}

}  // namespace

std::string shell_quoted(std::string_view word) {
  if (!word.empty() && std::all_of(word.begin(), word.end(), is_harmless)) return std::string(word);
  std::string quoted = "'";
  for (const char c : word) {
    if (c == '\'')
      quoted += "'\\''";  // nothing can be escaped inside single quotes: they end, and begin again
    else
      quoted += c;
  }
  return quoted + "'";
}

}  // namespace gridproof::text
