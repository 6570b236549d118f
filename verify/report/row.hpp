// What one instrument says of one claim under some rules: a row of every report. Instruments also have subjects of
// their own: a theorem that is no claim of the machine, a TLA+ model, a comparison of graphs.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "spec/any_rules.hpp"
#include "verify/claims/claims.hpp"
#include "verify/explore/options.hpp"
#include "verify/claims/judge.hpp"
#include "verify/claims/subsets.hpp"
#include "verify/trace/trace.hpp"

namespace gridproof::verify {

struct Subject {
  std::string name;
  std::string sentence;
  std::optional<Claim> claim = {};  // where it is one

  Subject(Claim of) : name(verify::name(of)), sentence(entry(of).sentence), claim(of) {}
  Subject(std::string its_name, std::string its_sentence)
      : name(std::move(its_name)), sentence(std::move(its_sentence)) {}
};

// How an instrument wants its row told; it holds nothing that the row does not. The first ones say what the command
// repeats that shows the row again.
struct Telling {
  bool name = true;            // false: the subject stands for those whose names nobody knows
  bool machine = true;         // rules, dialect, choice, profile; false: the subject says for itself what it is about
  bool seed = false;           // the seed and the number of random cases
  bool bounds = false;         // the bounds of states and memory
  bool time = false;           // the limit of time
  std::string more = {};       // and this
  std::string looked_at = {};  // what its run has looked at, under the table; nothing: tool and figures
  std::string below = {};      // a second line of that
};

// A new field needs a place in the JSON entry (report/json.cpp does not compile without); the digest covers it then.
struct Row {
  Subject subject;
  Instrument instrument;
  spec::MaybeRules rules;  // a row of a claim has them
  Dialect dialect;
  ChoiceRule choice;
  Verdict expected;
  Verdict verdict;
  std::uint64_t grids = 0;              // initial states looked at; of random cases, those drawn
  std::uint64_t premises = 0;           // how often the claim had something to say, and was decided
  std::uint64_t violations = 0;         // known to an exhaustive instrument only
  double seconds = 0;                   // of the run that the row comes from, which may have answered for others too
  double share = 1;                     // of these seconds: the shares of a run's rows add up to 1
  std::optional<GridRange> range = {};  // of the explorer, where it does not take all grids
  // How many grids each tier answers, by its key; the last: none. Empty where nobody counts.
  std::vector<std::pair<std::string, std::uint64_t>> by_tier = {};
  std::optional<Case> counterexample = {};                          // replayed
  std::optional<Trace> trace = {};                                  // of a model checker: how the machine gets there
  std::optional<Claim> breaks = {};                                 // which claim a trace of another text is to break
  std::uint64_t states = 0, transitions = 0;                        // of the explorer
  std::vector<std::pair<std::string, std::uint64_t>> actions = {};  // of the explorer: how often each was taken
  std::string domain;                                               // which initial states those are
  std::string tool = {};                                            // which prover, which model checker
  std::string figures = {};                                         // what it counted: "51 states, depth 5"
  std::string detail = {};                // why the verdict is what it is, where it needs words
  std::vector<std::string> rejects = {};  // broken machines that the claim was shown, and rejects
  bool differs = false;                   // from what was expected in more than the verdict; the detail says in what
  std::string trusted;                    // what has to be right for the verdict to be
  Telling telling = {};

  bool as_expected() const { return verdict == expected && !differs; }
  bool is_open() const {
    return verdict == Verdict::inconclusive || verdict == Verdict::unknown || verdict == Verdict::not_run;
  }
};

// Requires rules: a row of a claim has them.
inline const spec::AnyRules& rules_of(const Row& row) { return *row.rules; }
// The published machine has dialects; that of other rules has none, and its rows say `repaired`.
inline bool has_dialects(const Row& row) { return !row.rules || row.rules->layout() != nullptr; }

struct RunReport {
  std::string profile;
  std::uint64_t seed = 0;
  std::optional<int> cases = {};  // where the user asked for so many
  std::vector<Row> rows = {};
  bool strict = false;                // an instrument that could not run is a finding, as in the tests
  explore::Bounds bounds = {};        // as the user set them
};

// 0 all as expected, 1 a finding, 3 something stayed open.
int exit_code(const RunReport& report);

// Of the rows as JSON has them, without the times and the command: two runs that saw the same have the same digest. It
// covers the names and versions of provers and model checkers, but not of the compiler.
std::string digest(const RunReport& report);

std::string to_json(const RunReport& report);
std::string to_junit(const RunReport& report);

// The command that shows one row again, as a shell reads it: with every option that the verdict depends on.
std::string reproduce(const Row& row, const RunReport& report);

}  // namespace gridproof::verify
