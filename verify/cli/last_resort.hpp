// What a program says of an exception that nobody has caught, in whatever thread (Z3 has some of its own), and its exit
// code. Header only, for gridproof-check as well; it takes no memory, for there may be none left.
//
//   int main(int argc, char** argv) {
//     return last_resort([&] { return run(argc, argv); });
//   }
#pragma once

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <string_view>
#include <system_error>

namespace gridproof::cli {

namespace last_words {

inline constexpr int gave_up = 3, bug = 70;

inline int say(int code, const char* before, const char* what) {
  std::fputs(before, stderr);
  std::fputs(what, stderr);
  std::fputs("\n", stderr);
  return code;
}

// The exception that is being handled.
inline int say_why() {
  constexpr const char* no_memory = "the system has no more memory to give";
  try {
    throw;
  } catch (const std::bad_alloc&) {
    return say(gave_up, "inconclusive: ", no_memory);
  } catch (const std::system_error& error) {
    if (error.code() == std::errc::not_enough_memory) return say(gave_up, "inconclusive: ", no_memory);
    if (error.code() == std::errc::resource_unavailable_try_again)
      return say(gave_up, "inconclusive: ", "the system has no more threads to give; --threads asks for fewer");
    return say(bug, "bug: ", error.what());
  } catch (const std::exception& error) {
    // Z3 has an exception of its own.
    if (std::string_view(error.what()).find("out of memory") != std::string_view::npos)
      return say(gave_up, "inconclusive: ", no_memory);
    return say(bug, "bug: ", error.what());
  } catch (...) {
    return say(bug, "bug: ", "unknown exception");
  }
}

[[noreturn]] inline void end() {
  std::_Exit(std::current_exception() ? say_why() : say(bug, "bug: ", "the program ended itself"));
}

}  // namespace last_words

template <class Run>
int last_resort(Run&& run) {
  const std::terminate_handler before = std::set_terminate(last_words::end);
  int code = 0;
  try {
    code = run();
  } catch (...) {
    code = last_words::say_why();
  }
  std::set_terminate(before);
  return code;
}

}  // namespace gridproof::cli
