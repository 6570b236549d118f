// Words of a command that a person copies into a shell.
//
//   shell_quoted("3x3+diagonals")       3x3+diagonals
//   shell_quoted("regions:my map")      'regions:my map'
//   shell_quoted("it's")                'it'\''s'
//   shell_quoted("")                    ''
#pragma once

#include <string>
#include <string_view>

namespace gridproof::text {

// The word as a POSIX shell reads it back: as it is where every character is harmless, in single quotes elsewhere.
std::string shell_quoted(std::string_view word);

}  // namespace gridproof::text
