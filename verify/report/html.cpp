#include "verify/report/html.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "text/name.hpp"
#include "text/write.hpp"
#include "verify/report/behaviour.hpp"
#include "verify/report/columns.hpp"
#include "verify/report/drawing.hpp"
#include "verify/report/html_style.hpp"
#include "verify/report/markup.hpp"
#include "verify/version.hpp"
#include "verify/trace/walk.hpp"

namespace gridproof::verify {

namespace {

using Rows = std::vector<const Row*>;

// The word, a sign for those who do not see the colour, and whether it was to be expected where that is not plain.
std::string verdict(const Row& row) {
  const char* tone = !row.as_expected() ? "bad" : is_exception(row) ? "note" : "good";
  const char* sign = !row.as_expected()  ? "!"
                     : is_violation(row) ? "&#10007;"
                     : is_exception(row) ? "&#9675;"
                                         : "&#10003;";
  return fmt::format("<span class=\"{}\">{} {}</span>", tone, sign, verdict_text(row));
}

std::string anchor(const RunReport& report, const Row& row) {
  return fmt::format("row-{}", &row - report.rows.data() + 1);
}

std::string linked_verdict(const RunReport& report, const Row& row) {
  if (!row.counterexample) return verdict(row);
  return fmt::format("<a href=\"#{}\">{}</a>", anchor(report, row), verdict(row));
}

std::string cell(const RunReport& report, const Rows& rows) {
  if (rows.empty()) return "&#8211;";
  const std::vector<std::string> apart = distinctions(rows);
  std::string text;
  for (std::size_t i = 0; i < rows.size(); ++i)
    text += fmt::format("{}{}{}", i == 0 ? "" : "<br>", apart[i].empty() ? "" : escaped(apart[i]) + ": ",
                        linked_verdict(report, *rows[i]));
  return text;
}

std::string matrix(const RunReport& report, const Rows& rows) {
  const std::vector<Column> across = columns(rows);
  std::string text = "<div class=\"scroll\"><table>\n<thead><tr><th>claim</th>";
  for (const Column& column : across) text += fmt::format("<th>{}</th>", escaped(column.title()));
  text += "</tr></thead>\n<tbody>\n";
  for (const Claim claim : claims_of(rows)) {
    text += fmt::format("<tr><th scope=\"row\" title=\"{}\">{}</th>", escaped(entry(claim).sentence), name(claim));
    for (const Column& column : across) text += fmt::format("<td>{}</td>", cell(report, rows_in(rows, claim, column)));
    text += "</tr>\n";
  }
  return text + "</tbody></table></div>\n";
}

// What the claims were shown and did not accept.
std::string broken_machines(const Rows& rows) {
  std::string items;
  for (const Claim claim : claims_of(rows)) {
    const std::vector<std::string> machines = rejected_by(rows, claim);
    if (!machines.empty())
      items +=
          fmt::format("<dt>{}</dt><dd>{}</dd>\n", name(claim), escaped(fmt::format("{}", fmt::join(machines, "; "))));
  }
  if (items.empty()) return {};
  return "<details><summary>Broken machines that the claims reject</summary>\n<dl>\n" + items + "</dl></details>\n";
}

// Why the verdict is what it is, where it needs words.
std::string reason(const Row& row) {
  return row.detail.empty() ? "" : fmt::format("<pre>{}</pre>", escaped(row.detail));
}

// The subjects that an instrument has beside the claims.
std::string list(const RunReport& report, Instrument instrument, const Rows& rows) {
  std::string text = fmt::format(
      "<section>\n<h2>By {}, beside the claims</h2>\n<div class=\"scroll\"><table>\n<thead><tr><th>subject</th>"
      "<th>says</th><th>layout</th><th>verdict</th><th>by</th><th>counted</th></tr></thead>\n<tbody>\n",
      name(instrument));
  for (const Row* row : rows)
    text += fmt::format(
        "<tr id=\"{}\"><th scope=\"row\">{}</th><td>{}{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
        anchor(report, *row), escaped(row->subject.name), escaped(row->subject.sentence), reason(*row),
        escaped(name(row->rules)), verdict(*row), escaped(row->tool), escaped(row->figures));
  return text + "</tbody></table></div>\n</section>\n";
}

std::string item(const char* term, const std::string& what) {
  return fmt::format("<dt>{}</dt><dd>{}</dd>\n", term, what);
}

// Rows that come from looking at the same things and rely on the same.
bool same_run(const Row& a, const Row& b) {
  const auto key = [](const Row& row) {
    return std::tie(row.instrument, row.dialect, row.choice, row.domain, row.trusted, row.by_tier, row.states,
                    row.transitions, row.actions, row.tool);
  };
  return key(a) == key(b);
}

std::string run_of(const RunReport& report, const Rows& rows) {
  const Row& first = *rows.front();
  std::string text =
      fmt::format("<h3>{}</h3>\n<dl>\n", escaped(Column(first).title()));
  text += item("domain", escaped(first.domain)) + item("trusted base", escaped(first.trusted));
  if (!first.tool.empty()) text += item("by", escaped(first.tool));
  if (first.instrument != Instrument::property && first.grids != 0)
    text += item("initial states", grouped(first.grids));
  if (!first.by_tier.empty()) text += item("answers by tier", listed(first.by_tier));
  if (first.instrument == Instrument::explore)
    text += item("states", grouped(first.states)) + item("transitions", grouped(first.transitions));
  if (!first.actions.empty()) text += item("actions fired", escaped(listed(first.actions)));
  // The others count in words.
  const bool numbers = first.instrument == Instrument::sweep || first.instrument == Instrument::explore;
  text += fmt::format(
      "</dl>\n<div class=\"scroll\"><table>\n<thead><tr><th>claim</th><th>verdict</th>{}</tr></thead>\n<tbody>\n",
      numbers ? "<th class=\"number\">cases with its premise</th><th class=\"number\">violations</th>"
              : "<th>counted</th>");
  for (const Row* row : rows)
    text += fmt::format("<tr><th scope=\"row\">{}</th><td>{}{}</td>{}</tr>\n", escaped(row->subject.name),
                        linked_verdict(report, *row), reason(*row),
                        numbers ? fmt::format("<td class=\"number\">{}</td><td class=\"number\">{}</td>",
                                              grouped(row->premises), grouped(row->violations))
                                : fmt::format("<td>{}</td>", escaped(row->figures)));
  return text + "</tbody></table></div>\n";
}

std::string runs(const RunReport& report, const Rows& rows) {
  std::string text;
  std::vector<Rows> groups;
  for (const Row* row : rows) {
    const auto at =
        std::find_if(groups.begin(), groups.end(), [&](const Rows& group) { return same_run(*group.front(), *row); });
    if (at == groups.end())
      groups.push_back({row});
    else
      at->push_back(row);
  }
  for (const Rows& group : groups) text += run_of(report, group);
  return text;
}

std::string figure(const std::string& caption, const std::string& picture) {
  return fmt::format("<figure>{}<figcaption>{}</figcaption></figure>", picture, caption);
}

// One drawing a state, with the action that leads to it before it.
std::string steps(const Row& row, const Game& game, const Trace& trace) {
  const spec::AnyRules& rules = rules_of(row);
  const Case& subject = *row.counterexample;
  const std::string solution = draw(
      rules, {.grid = subject.solution, .label = fmt::format("solution {}", text::to_line(rules, subject.solution))});
  std::string text = "<ol class=\"steps\">\n<li class=\"solution\">" + figure("<b>solution</b>", solution) + "</li>\n";
  for (std::size_t i = 0; i < trace.states.size(); ++i) {
    const TraceState& step = trace.states[i];
    Drawing drawing{
        .grid = step.at.grid, .hint = spec::record(rules, step.hint), .crossed = step.at.crossed, .label = {}};
    if (i > 0) drawing.before = trace.states[i - 1].at.grid;
    drawing.label = fmt::format("grid {} in state {}", text::to_line(rules, step.at.grid), i);
    std::string caption = fmt::format("<b>state {}</b><br>pc {}", i, game.tiers().name(step.pc));
    if (step.hint.type != spec::HintType::none) caption += fmt::format("<br>{}", hint_text(game, step.hint));
    text += "<li>";
    if (i > 0) text += fmt::format("<span class=\"action\">{}</span>", escaped(step.action));
    text += figure(caption, draw(rules, drawing)) + "</li>\n";
  }
  if (trace.loop)
    text += fmt::format("<li><span class=\"loop\">&#8635; {}</span></li>\n",
                        *trace.loop + 1 == trace.states.size()
                            ? fmt::format("state {} for ever: nothing has to happen any more", *trace.loop)
                            : fmt::format("back to state {}, and so on for ever", *trace.loop));
  return text + "</ol>\n";
}

std::string how_many(const Row& row) {
  if (row.violations == 0) return {};
  // Of what never comes to pass every state on the way counts, and there is no number of cases to compare with.
  const std::string among = row.violations <= row.premises ? " among " + counted(row.premises, "case") : "";
  return fmt::format(" Violations: {}{}; shown is the smallest.", grouped(row.violations), among);
}

std::string counterexample(const RunReport& report, const Row& row) {
  const spec::AnyRules& rules = rules_of(row);
  const auto game = game_of(rules, row.dialect);
  const Trace trace = behaviour(row);
  std::string text = fmt::format(
      "<article id=\"{}\"{}>\n<h3>{} {}</h3>\n<p>The claim: {}. {} {}, {}.{}</p>\n", anchor(report, row),
      row.as_expected() ? "" : " class=\"unexpected\"", escaped(row.subject.name), verdict(row),
      escaped(row.subject.sentence), rules.layout() != nullptr ? "Layout" : "Rules", escaped(rules.name()),
      escaped(Column(row).title() + (row.tool.empty() ? "" : ", " + row.tool)),
      how_many(row));
  const auto hinted = std::find_if(trace.states.rbegin(), trace.states.rend(),
                                   [](const TraceState& step) { return step.hint.type != spec::HintType::none; });
  if (hinted != trace.states.rend() && !trace.loop) {
    const std::string reason = complaint(*game, hinted->at, *row.subject.claim, hinted->hint);
    text += fmt::format("<p>Hint: <b>{}</b>{}{}</p>\n", hint_text(*game, hinted->hint), reason.empty() ? "" : "; ",
                        escaped(reason));
  }
  return text + steps(row, *game, trace) +
         fmt::format("<p><code>{}</code></p>\n</article>\n", escaped(reproduce(row, report)));
}

std::string counterexamples(const RunReport& report) {
  std::string text;
  for (const bool expected : {false, true})  // what nobody expected comes first
    for (const Row& row : report.rows)
      if (row.counterexample && row.as_expected() == expected) text += counterexample(report, row);
  if (text.empty()) return "<p>None.</p>\n";
  return "<p>A yellow cell is the hint&#8217;s, its value in italics as long as it is only proposed; a green one with "
         "a corner was written by the action before. Small values struck out are crossed out.</p>\n" +
         text;
}

}  // namespace

std::string to_html(const RunReport& report) {
  const Summary all = summary(report);
  std::string tools;
  for (const auto& [tool, its_version] : tool_versions()) tools += fmt::format(", {} {}", tool, its_version);
  std::string body =
      fmt::format("<header>\n<h1>Gridproof: <span class=\"{}\">{}</span></h1>\n", all.good() ? "good" : "bad",
                  escaped(all.sentence())) +
      fmt::format(
          "<p class=\"faint\">profile {}, seed {}, digest <code>{}</code>, exit code {}</p>\n</header>\n<main>\n",
          escaped(report.profile), report.seed, digest(report), exit_code(report));
  for (const std::string& layout : layout_names(report)) {
    const Rows rows = rows_of(report, layout);
    const spec::Board& board = *rows.front()->rules;
    body += fmt::format("<section>\n<h2>{} ({}x{} cells)</h2>\n", escaped(layout), board.rows(), board.columns()) +
            matrix(report, rows) +
            broken_machines(rows) + "</section>\n";
  }
  for (const Instrument instrument : instruments)
    if (const Rows rows = rows_beside_claims(report, instrument); !rows.empty()) body += list(report, instrument, rows);
  body += "<section>\n<h2>Counterexamples</h2>\n" + counterexamples(report) + "</section>\n";
  for (const std::string& layout : layout_names(report))
    body += fmt::format("<section>\n<h2>What was looked at on {}</h2>\n", escaped(layout)) +
            runs(report, rows_of(report, layout)) + "</section>\n";
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>Gridproof: {}</title>\n"
      "<style>{}</style>\n</head>\n<body>\n{}</main>\n<footer>gridproof {}{}</footer>\n</body>\n</html>\n",
      escaped(all.sentence()), html_style, body, version, escaped(tools));
}

}  // namespace gridproof::verify
