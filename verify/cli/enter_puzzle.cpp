#include <fmt/format.h>

#include <span>

#include "text/cells.hpp"
#include "text/write.hpp"
#include "verify/batch/input.hpp"
#include "verify/cli/menu.hpp"

namespace gridproof::cli {

using namespace batch;

namespace {

std::optional<spec::Layout> enter_layout(Dialogue& dialogue) {
  while (true) {
    const auto name = dialogue.ask("layout, the shape of a box (empty: 3x3): ");
    if (!name) return std::nullopt;
    auto layout = read_layout(name->empty() ? "3x3" : *name);
    if (layout) return *std::move(layout);
    dialogue.say(layout.error().message + "\n");
  }
}

// False at the end of the input.
bool enter_row(Dialogue& dialogue, std::size_t row, const text::Symbols& symbols, std::span<spec::Value> cells) {
  while (true) {
    const auto answer = dialogue.ask(fmt::format("row {}: ", row));
    if (!answer) return false;
    const auto error = text::read_cells({*answer, "row"}, symbols, cells);
    if (!error) return true;
    dialogue.say(fmt::format("at character {}: {}\n", error->column, error->message));
  }
}

// The number of a row, 0 where all is right; nothing at the end of the input.
std::optional<std::size_t> ask_for_wrong_row(Dialogue& dialogue, std::size_t rows) {
  while (true) {
    const auto answer = dialogue.ask("is this right? (yes, or the number of the row to correct): ");
    if (!answer) return std::nullopt;
    if (*answer == "yes" || *answer == "y") return 0;
    const bool digits =
        !answer->empty() && answer->size() <= 2 && answer->find_first_not_of("0123456789") == std::string::npos;
    if (digits && std::stoul(*answer) >= 1 && std::stoul(*answer) <= rows) return std::stoul(*answer);
    dialogue.say(fmt::format("expected yes, or a number from 1 to {}, found '{}'\n", rows, *answer));
  }
}

}  // namespace

std::optional<text::Document> enter_puzzle(Dialogue& dialogue) {
  const auto layout = enter_layout(dialogue);
  if (!layout) return std::nullopt;
  const auto size = static_cast<std::size_t>(layout->size());
  const auto symbols = text::Symbols::standard(layout->size());
  dialogue.say(fmt::format("{} rows of {} cells: {}\n", size, size, symbols.description()));

  std::vector<spec::Value> values(size * size);
  const auto cells_of = [&](std::size_t row) { return std::span(values).subspan((row - 1) * size, size); };
  for (std::size_t row = 1; row <= size; ++row)
    if (!enter_row(dialogue, row, symbols, cells_of(row))) return std::nullopt;
  while (true) {
    const spec::Grid grid(values);
    dialogue.say("\n" + text::to_drawing(*layout, grid) + "\n");
    const auto wrong = ask_for_wrong_row(dialogue, size);
    if (!wrong) return std::nullopt;
    if (*wrong == 0) return text::Document{*layout, false, text::Format::drawing, {{.puzzle = grid}}};
    if (!enter_row(dialogue, *wrong, symbols, cells_of(*wrong))) return std::nullopt;
  }
}

}  // namespace gridproof::cli
