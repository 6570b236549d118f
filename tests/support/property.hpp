// A RapidCheck property inside a test case. When it fails, it prints the command that repeats the whole run and the one
// that replays the shrunk case alone:
//
//   TEST_CASE("reading inverts writing") {
//     property("on any grid", [] {
//       const auto grid = *any_grid();
//       RC_ASSERT(read(write(grid)) == grid);
//     });
//   }
#pragma once

#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>

namespace gridproof::test {

inline std::string quoted_for_shell(const std::string& word) {
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? "'\\''" : std::string(1, c);
  return quoted + "'";
}

// What to type to run the current test case again under this configuration of RapidCheck.
inline std::string command_with(const rc::detail::Configuration& configuration) {
  std::string name;
  for (const char c : Catch::getResultCapture().getCurrentTestName()) {
    if (c == ',' || c == '[' || c == ']' || c == '\\') name += '\\';  // Catch2 would read these as a filter
    name += c;
  }
  return "RC_PARAMS=" + quoted_for_shell(rc::detail::configToMinimalString(configuration)) + ' ' +
         quoted_for_shell(std::filesystem::read_symlink("/proc/self/exe").string()) + ' ' + quoted_for_shell(name);
}

// `cases`: how many random cases; 0 for what RC_PARAMS says (100 unless set).
template <class Testable>
void property(const std::string& description, Testable&& testable, int cases = 0) {
  SECTION(description) {
    const std::string id = Catch::getResultCapture().getCurrentTestName() + "/" + description;
    rc::detail::Configuration configuration = rc::detail::configuration();
    rc::detail::TestParams params = configuration.testParams;
    if (cases != 0) params.maxSuccess = cases;
    const rc::detail::TestResult result =
        rc::detail::checkTestable(std::forward<Testable>(testable), rc::detail::TestMetadata{id, description}, params);
    if (result.is<rc::detail::SuccessResult>()) {
      SUCCEED();
    } else {
      // Not part of the message, whose lines Catch2 would break.
      std::cerr << "The whole run again:\n  " << command_with(configuration) << '\n';
      if (result.is<rc::detail::FailureResult>()) {
        configuration.reproduce = {{id, result.get<rc::detail::FailureResult>().reproduce}};
        std::cerr << "This case alone:\n  " << command_with(configuration) << '\n';
      }
      std::ostringstream message;
      rc::detail::printResultMessage(result, message);
      FAIL(message.str());
    }
  }
}

}  // namespace gridproof::test
