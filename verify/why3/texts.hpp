// A text in WhyML, without its comments: what it takes for granted, and which other texts it uses. Why3 proves with an
// axiom as readily as without one, so a proof is no better than the texts that it stands on.
//
//   const Text text = read_text("use board.Board\naxiom easy: false");
//   text.uses == std::vector<std::string>{"board"};
//   text.granted == std::vector<Granted>{{2, "axiom"}};
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace gridproof::why3 {

// A word by which something is assumed: an axiom, a function with a contract and no body, a loop that need not end.
struct Granted {
  std::size_t line = 0;
  std::string word;

  friend bool operator==(const Granted&, const Granted&) = default;
};

struct Text {
  std::vector<Granted> granted;
  std::vector<std::string> uses;  // files, of the folder or of Why3's library; in order, each once
};

Text read_text(std::string_view content);

// The texts of a folder that one of them uses, and those that these use, by name and in order; it is not among them.
std::vector<std::string> stands_on(const std::filesystem::path& folder, const std::string& name);

// What a text or one that it stands on takes for granted, in words; empty: nothing.
std::string objection_to(const std::filesystem::path& folder, const std::string& name);

}  // namespace gridproof::why3
