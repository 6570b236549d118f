// The record of a run: the digest covers every field of a row but the times and how it is told, and JSON says what the
// digest covers.
#include <array>
#include <catch2/catch.hpp>
#include <functional>
#include <nlohmann/json.hpp>
#include <tuple>

#include "support/request.hpp"
#include "verify/report/html.hpp"
#include "verify/report/matrix.hpp"
#include "verify/report/row.hpp"

using namespace gridproof;
using namespace gridproof::verify;
using gridproof::test::run_request;
using nlohmann::json;

namespace {

const spec::Layout four = spec::Layout::boxes(2, 2);

Case a_case() {
  Case subject{spec::Grid(16), spec::Grid(16), spec::Marks<spec::Truth>(four)};
  for (std::size_t c = 0; c < 16; ++c) subject.solution[c] = static_cast<spec::Value>("1234341221434321"[c] - '0');
  subject.grid[0] = 1;
  return subject;
}

Row a_row() {
  return {.subject = Claim::hint_sound,
          .instrument = Instrument::theorem,
          .rules = four,
          .dialect = Dialect::repaired,
          .choice = ChoiceRule::least,
          .expected = Verdict::holds,
          .verdict = Verdict::holds,
          .by_tier = {{"only_choice", 1}, {"none", 2}},
          .counterexample = a_case(),
          .trace = Trace{{{init_name, a_case()}}},
          .actions = {{"Up", 1}},
          .domain = "some",
          .trusted = "it"};
}

// Of a theorem that is no claim.
Row a_row_of(const spec::MaybeRules& rules) {
  return {.subject = Subject("framing_pos", "it stays valid"),
          .instrument = Instrument::theorem,
          .rules = rules,
          .dialect = Dialect::repaired,
          .choice = ChoiceRule::least,
          .expected = Verdict::proved,
          .verdict = Verdict::unknown,
          .domain = "all",
          .trusted = "it"};
}

// With a field more or less this does not compile: then `changes` below has one too few or too many.
[[maybe_unused]] auto fields(const Row& row) {
  const auto& [subject, instrument, layout, dialect, choice, expected, verdict, grids, premises, violations, seconds,
               share, range, by_tier, counterexample, trace, breaks, states, transitions, actions, domain, tool,
               figures, detail, rejects, differs, trusted, telling] = row;
  return std::tie(subject, instrument, layout, dialect, choice, expected, verdict, grids, premises, violations, seconds,
                  share, range, by_tier, counterexample, trace, breaks, states, transitions, actions, domain, tool,
                  figures, detail, rejects, differs, trusted, telling);
}
constexpr std::size_t field_count = std::tuple_size_v<decltype(fields(a_row()))>;

struct Change {
  const char* field = "";
  std::function<void(Row&)> make = {};
  bool seen = true;
};

// In the order of the fields.
const std::array<Change, field_count> changes = {{
    {"subject", [](Row& row) { row.subject = Claim::hint_legal; }},
    {"instrument", [](Row& row) { row.instrument = Instrument::sweep; }},
    {"layout", [](Row& row) { row.rules = spec::Layout::boxes(1, 4); }},
    {"dialect", [](Row& row) { row.dialect = Dialect::as_written; }},
    {"choice", [](Row& row) { row.choice = ChoiceRule::any; }},
    {"expected", [](Row& row) { row.expected = Verdict::violated; }},  // or a pass and a finding would look the same
    {"verdict", [](Row& row) { row.verdict = Verdict::violated; }},
    {"grids", [](Row& row) { ++row.grids; }},
    {"premises", [](Row& row) { ++row.premises; }},
    {"violations", [](Row& row) { ++row.violations; }},
    {"seconds", [](Row& row) { row.seconds = 7; }, false},
    {"share", [](Row& row) { row.share = 0.5; }, false},
    {"range", [](Row& row) { row.range = GridRange{GridRange::Kind::few_empty, 3}; }},
    {"by_tier", [](Row& row) { ++row.by_tier[1].second; }},
    {"counterexample", [](Row& row) { row.counterexample.reset(); }},
    {"trace", [](Row& row) { row.trace.reset(); }},
    {"breaks", [](Row& row) { row.breaks = Claim::type_ok; }},
    {"states", [](Row& row) { ++row.states; }},
    {"transitions", [](Row& row) { ++row.transitions; }},
    {"actions", [](Row& row) { ++row.actions[0].second; }},
    {"domain", [](Row& row) { row.domain = "all"; }},
    {"tool", [](Row& row) { row.tool = "Z3 4"; }},
    {"figures", [](Row& row) { row.figures = "2 goals"; }},
    {"detail", [](Row& row) { row.detail = "why"; }},
    {"rejects", [](Row& row) { row.rejects = {"a machine that gets stuck"}; }},
    {"differs", [](Row& row) { row.differs = true; }},
    {"trusted", [](Row& row) { row.trusted = "nothing"; }},
    {"telling", [](Row& row) { row.telling = {.seed = true, .looked_at = "1 case"}; }, false},
}};

// What is inside of fields.
const Change inner_changes[] = {
    {"name", [](Row& row) { row.subject = Subject("other", row.subject.sentence); }},
    {"sentence", [](Row& row) { row.subject.sentence = "another"; }},
    {"claim", [](Row& row) { row.subject.claim.reset(); }},
    {"range", [](Row& row) { row.range = GridRange{GridRange::Kind::few_given, 2}; }},
    {"grid", [](Row& row) { row.counterexample->grid[1] = 2; }},
    {"solution", [](Row& row) { row.counterexample->solution[1] = 3; }},
    {"crossed", [](Row& row) { row.counterexample->crossed.at(5, 2) = spec::Truth(true); }},
    {"key of a tier", [](Row& row) { row.by_tier[0].first = "brute_force"; }},
    {"action", [](Row& row) { row.trace->states[0].action = "Up"; }},
    {"grid of a step", [](Row& row) { row.trace->states[0].at.grid[1] = 2; }},
    {"pc", [](Row& row) { row.trace->states[0].pc = spec::Pc::done; }},
    {"crossed marks of a step", [](Row& row) { row.trace->states[0].at.crossed.at(5, 2) = spec::Truth(true); }},
    {"hint", [](Row& row) { row.trace->states[0].hint = {spec::HintType::brute_force, {{6, 1}}}; }},
    {"steps", [](Row& row) { row.trace->states.push_back(row.trace->states[0]); }},
    {"loop", [](Row& row) { row.trace->loop = 0; }},
    {"name of an action", [](Row& row) { row.actions[0].first = "Down"; }},
};

std::string digest_of(const Row& row) { return digest({.profile = "quick", .rows = {row}}); }

json json_of(const Row& row) { return json::parse(to_json({.profile = "quick", .rows = {row}})).at("rows").at(0); }

std::string matrix(const RunReport& report) {
  return to_matrix(report, {[](Tone, std::string_view text) { return std::string(text); }, false});
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("the digest covers every field of a row but the times") {
  const std::string before = digest_of(a_row());
  CHECK(digest_of(a_row()) == before);
  const auto check = [&](const Change& change) {
    CAPTURE(change.field);
    REQUIRE(change.make);
    Row row = a_row();
    change.make(row);
    CHECK((digest_of(row) != before) == change.seen);
  };
  for (const Change& change : changes) check(change);
  for (const Change& change : inner_changes) check(change);
}

TEST_CASE("the digest knows layouts by their cells, not by the name of their file") {
  Row one = a_row(), other = a_row();
  one.rules = spec::Layout::regions(4, {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3}).named("regions:four.map");
  other.rules = spec::Layout::regions(4, {0, 0, 1, 1, 0, 2, 1, 1, 0, 2, 2, 3, 2, 3, 3, 3}).named("regions:four.map");
  CHECK(digest_of(one) != digest_of(other));
}

TEST_CASE("the digest is of what was seen, not of how it was asked for") {
  RunReport report{.profile = "quick", .rows = {a_row()}};
  const std::string before = digest(report);
  report.seed = 5;
  report.bounds.seconds = 100;
  report.strict = true;
  CHECK(digest(report) == before);
  report.rows.push_back(a_row());
  CHECK(digest(report) != before);
}

TEST_CASE("a row may be about other rules than a layout, or about no board") {
  struct Named {
    spec::MaybeRules rules;
    std::string name, options;
  };
  const Named all[] = {
      {spec::Takuzu(4, 6, false), "takuzu-4x6-rules-1,2", " --takuzu --size 4x6 --rules 1,2 --choice least"},
      {spec::Takuzu(8, 8), "takuzu-8x8", " --takuzu --size 8x8 --choice least"},
      {std::nullopt, "-", ""}};
  for (const auto& [rules, name, options] : all) {
    const Row row = a_row_of(rules);
    const RunReport report{.profile = "ci", .rows = {row}};
    CHECK(json_of(row).at("layout") == name);
    CHECK(json_of(row).count("regions") == 0);
    CHECK(reproduce(row, report) == "gridproof verify framing_pos --by theorem" + options + " --profile ci");
    for (const std::string& text : {matrix(report), to_html(report), to_junit(report)})
      CHECK(text.find(name) != std::string::npos);
    CHECK(matrix(report).find(" choice") == std::string::npos);  // it has no machine
    CHECK(digest_of(row) != digest_of(a_row_of(spec::Takuzu(4, 6))));
  }
}

TEST_CASE("bytes that are no text do not stop a report") {
  Row row = a_row();
  row.rules = rules_of(row).layout()->named("regions:\xff.map");
  row.detail = "\x1b[31mred\x01";
  CHECK(digest_of(row).size() == 16);
  CHECK(json_of(row).at("detail") == row.detail);
  row.expected = Verdict::violated;
  for (const char c : to_junit({.profile = "quick", .rows = {row}})) CHECK((c == '\n' || c < 0 || c >= ' '));
}

TEST_CASE("a counterexample in JSON has its crossed marks, its hint and the completion that shows it") {
  Row row = a_row();
  row.subject = Claim::brute_force_forced;
  row.instrument = Instrument::property;
  row.trace.reset();
  row.counterexample->grid = spec::Grid(16);
  row.counterexample->crossed.at(0, 3) = row.counterexample->crossed.at(15, 4) = spec::Truth(true);
  const json found = json_of(row).at("counterexample");
  CHECK(found.at("crossed") == json({"r1c1<>3", "r4c4<>4"}));
  CHECK(found.at("hint") == json({{"type", "BruteForce"}, {"dieValue", 1}, {"row", 1}, {"col", 1}}));
  const auto completion = found.at("completion").get<std::string>();
  CHECK(completion.size() == 16);
  CHECK(completion[0] == '2');  // neither the hint's, nor the one that is crossed out
  CHECK(found.at("why") == "another completion has 2 there: " + completion);
  row.counterexample->crossed = spec::Marks<spec::Truth>(four);
  CHECK(json_of(row).at("counterexample").at("crossed") == json::array());
}

TEST_CASE("a behaviour of the explorer is in JSON, with its loop") {
  const RunReport report = run_request({.names = {"hint_sound", "termination"},
                                        .instrument = Instrument::explore,
                                        .rules = spec::Layout::boxes(1, 3),
                                        .dialect = Dialect::as_written});
  const json rows = json::parse(to_json(report)).at("rows");
  bool looped = false;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (!report.rows[i].trace) continue;
    const json& trace = rows[i].at("trace");
    REQUIRE(trace.at("steps").size() == report.rows[i].trace->states.size());
    CHECK(trace.at("steps")[0].at("grid") == rows[i].at("counterexample").at("grid"));
    CHECK(trace.at("steps")[0].at("pc") == "start");
    CHECK(trace.contains("loop") == report.rows[i].trace->loop.has_value());
    looped = looped || trace.contains("loop");
    if (!trace.contains("loop")) CHECK(trace.at("steps").back().at("hint").at("type") == "LastRemaining");
  }
  CHECK(looped);
}

TEST_CASE("an expected exception prints as one in text and in HTML alike") {
  const auto both = [](Verdict expected, Verdict verdict, const std::string& words) {
    Row row = a_row();
    row.expected = expected;
    row.verdict = verdict;
    row.counterexample.reset();
    row.trace.reset();
    const RunReport of_claim{.profile = "quick", .rows = {row}};
    row.subject = Subject("squares", "it is one");
    const RunReport of_subject{.profile = "quick", .rows = {row}};
    CAPTURE(words);
    CHECK(has(matrix(of_claim), "hint_sound  " + words + "\n"));
    CHECK(has(matrix(of_subject), "2x2     " + words + "  "));
    for (const RunReport& report : {of_claim, of_subject}) CHECK(has(to_html(report), " " + words + "</span>"));
  };
  both(Verdict::vacuous, Verdict::vacuous, "vacuous (as expected)");
  both(Verdict::refuted, Verdict::refuted, "refuted (as expected)");
  both(Verdict::holds, Verdict::vacuous, "vacuous (expected holds)");
  both(Verdict::vacuous, Verdict::holds, "holds (expected vacuous)");
  both(Verdict::proved, Verdict::proved, "proved");
}

TEST_CASE("two provers of one claim are told apart in every report") {
  Row cadical = a_row();
  cadical.expected = cadical.verdict = Verdict::proved;
  cadical.counterexample.reset();
  cadical.trace.reset();
  cadical.tool = "CaDiCaL 1.2";
  Row z3 = cadical;
  z3.tool = "Z3 3.4";
  z3.verdict = Verdict::unknown;
  z3.detail = "it gave up";
  const RunReport report{.profile = "quick", .rows = {cadical, z3}};
  const std::string text = matrix(report);
  CHECK(has(text, "hint_sound  CaDiCaL: proved, Z3: unknown (expected proved)\n"));
  CHECK(has(text, "  it gave up\n  by Z3 3.4\n"));
  const std::string page = to_html(report);
  CHECK(has(page, "CaDiCaL: <span class=\"good\">&#10003; proved</span><br>Z3: <span class=\"bad\">! unknown"));
  CHECK(has(page, "<dd>CaDiCaL 1.2</dd>"));
  CHECK(has(page, "<dd>Z3 3.4</dd>"));
  CHECK(has(page, "<pre>it gave up</pre>"));
  CHECK(has(to_junit(report), "name=\"hint_sound (CaDiCaL)\""));
  CHECK(has(to_junit(report), "name=\"hint_sound (Z3)\""));
  const json rows = json::parse(to_json(report)).at("rows");
  CHECK(rows[0].at("tool") != rows[1].at("tool"));
}
