// The example that opens verify/explore/explore.hpp, compiled and run; the last test holds the two texts together.
#include <array>
#include <catch2/catch.hpp>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <tuple>
#include <variant>

#include "verify/explore/explore.hpp"

namespace gridproof::explore {
namespace {

// clang-format off
struct EggTimer {
  struct State {
    std::uint8_t minutes, rings;
  };
  enum { tick, ring };

  std::string name() const { return "egg timer"; }
  auto actions() const { return std::array{Action{"tick", Fairness::weak}, Action{"ring", Fairness::weak}}; }
  std::uint64_t initial_count() const { return 4; }
  State initial(std::uint64_t i) const { return {static_cast<std::uint8_t>(i), 0}; }
  void successors(const State& at, auto&& emit) const {
    if (at.minutes > 0) emit(tick, State{static_cast<std::uint8_t>(at.minutes - 1), 0});
    if (at.minutes == 0 && at.rings == 0) emit(ring, State{0, 1});
  }
  auto properties() const {
    return std::tuple{
        always("rings_at_zero", [](const State& at) { return Implication{at.rings != 0, at.minutes == 0}; }),
        sometimes("three_minutes_left", [](const State& at) { return at.minutes == 3; }),
        eventually("rings", [](const State& at) { return at.rings != 0; }),
    };
  }
  std::string format(const State& at) const {
    return std::to_string(at.minutes) + " minutes" + (at.rings != 0 ? ", rings" : "");
  }
};
// clang-format on

std::string text_of(const std::string& path) {
  std::ifstream file(std::string(GRIDPROOF_SOURCE_DIR) + "/" + path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace

TEST_CASE("the egg timer rings") {
  const EggTimer timer;
  const auto report = std::get<Report<EggTimer::State>>(explore(timer));  // or a std::string: what is wrong
  CHECK(report.property("rings")->verdict == Verdict::holds);
  CHECK(report.states == 5);
  CHECK(report.as_expected());
  CHECK(report.transitions == 4);
  CHECK(report.property("rings_at_zero")->premises == 1);
  CHECK(report.actions[0].fired == 3);
}

TEST_CASE("the header's example is the text of the test") {
  std::istringstream header(text_of("verify/explore/explore.hpp"));
  const std::string test = text_of("tests/explore/example.cpp");
  int lines = 0;
  for (std::string line; std::getline(header, line);) {
    if (line.starts_with("// What")) break;
    if (!line.starts_with("//   ")) continue;
    std::string code = line.substr(5);
    if (code.starts_with("report.")) code = "CHECK(" + code.substr(0, code.size() - 1) + ");";
    INFO(code);
    CHECK(test.find(code + '\n') != std::string::npos);
    ++lines;
  }
  CHECK(lines == 28);
}

}  // namespace gridproof::explore
