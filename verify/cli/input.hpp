// The PUZZLE argument and the options that go with it, the same for every command that takes one.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

#include "spec/layout.hpp"
#include "text/document.hpp"
#include "text/result.hpp"
#include "text/symbols.hpp"

namespace gridproof::cli {

struct PuzzleArguments {
  std::string puzzle;
  std::string layout;
  std::string symbols;
  std::string format;

  void add_to(CLI::App& command);
};

struct PuzzleInput {
  text::Document document;               // with exactly one entry
  std::optional<text::Symbols> symbols;  // as declared; the answer is written with them too

  const spec::Layout& layout() const { return document.layout; }
  const text::Entry& entry() const { return document.entries.front(); }
};

// Text, a file, `-`, or a famous name.
text::Result<PuzzleInput> read_puzzle(const PuzzleArguments& arguments);

// A layout name, or regions:FILE.
text::Result<spec::Layout> read_layout(const std::string& name);

// "layout 3x3", and where it comes from if nobody named it.
std::string layout_line(const text::Document& document);

}  // namespace gridproof::cli
