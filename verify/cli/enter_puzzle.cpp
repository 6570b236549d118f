#include <fmt/format.h>

#include <span>

#include "text/cells.hpp"
#include "text/takuzu_name.hpp"
#include "text/write.hpp"
#include "verify/batch/input.hpp"
#include "verify/cli/menu.hpp"

namespace gridproof::cli {

using namespace batch;

namespace {

text::Result<spec::AnyRules> rules_named(const std::string& name) {
  if (name.starts_with("takuzu")) {
    auto takuzu = text::parse_takuzu(name);
    if (!takuzu) return takuzu.error();
    return spec::AnyRules(*std::move(takuzu));
  }
  auto layout = read_layout(name.empty() ? "3x3" : name);
  if (!layout) return layout.error();
  return spec::AnyRules(*std::move(layout));
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

std::optional<spec::AnyRules> enter_rules(Dialogue& dialogue) {
  while (true) {
    const auto name = dialogue.ask("rules, a box shape as 2x3, or takuzu-6x8, or takuzu-6x8-rules-1,2 (empty: 3x3): ");
    if (!name) return std::nullopt;
    auto rules = rules_named(*name);
    if (rules) return *std::move(rules);
    dialogue.say(rules.error().message + "\n");
  }
}

std::optional<text::Document> enter_puzzle(Dialogue& dialogue) {
  const auto rules = enter_rules(dialogue);
  if (!rules) return std::nullopt;
  const auto rows = static_cast<std::size_t>(rules->rows()), columns = static_cast<std::size_t>(rules->columns());
  const auto symbols = text::Symbols::standard(*rules);
  dialogue.say(fmt::format("{} rows of {} cells: {}\n", rows, columns, symbols.description()));

  std::vector<spec::Value> values(rows * columns);
  const auto cells_of = [&](std::size_t row) { return std::span(values).subspan((row - 1) * columns, columns); };
  for (std::size_t row = 1; row <= rows; ++row)
    if (!enter_row(dialogue, row, symbols, cells_of(row))) return std::nullopt;
  while (true) {
    const spec::Grid grid(values);
    dialogue.say("\n" + text::to_drawing(*rules, grid) + "\n");
    const auto wrong = ask_for_wrong_row(dialogue, rows);
    if (!wrong) return std::nullopt;
    if (*wrong == 0) return text::Document{*rules, false, text::Format::drawing, {{.puzzle = grid}}};
    if (!enter_row(dialogue, *wrong, symbols, cells_of(*wrong))) return std::nullopt;
  }
}

}  // namespace gridproof::cli
