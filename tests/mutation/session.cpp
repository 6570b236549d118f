#include "mutation/session.hpp"

#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <iomanip>
#include <mutex>
#include <thread>

namespace gridproof::mutation {

namespace {

// One line that is written over on a terminal, a line now and then elsewhere.
class Progress {
 public:
  explicit Progress(std::size_t total) : total_(total), is_terminal_(isatty(STDERR_FILENO) != 0) {}

  void done(Outcome outcome, const std::string& news) {
    const std::lock_guard lock(mutex_);
    if (!news.empty()) std::fprintf(stderr, "%ssurvived\n%s", is_terminal_ ? "\n" : "", news.c_str());
    ++done_;
    killed_ += is_killed(outcome) ? 1U : 0U;
    survived_ += outcome == Outcome::survived ? 1U : 0U;
    if (!is_terminal_ && done_ % 50 != 0 && done_ != total_) return;
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
    const double left = seconds / static_cast<double>(done_) * static_cast<double>(total_ - done_);
    std::fprintf(stderr, "%s%zu of %zu mutants, %zu killed, %zu survived, %.0f s, %.0f s left%s",
                 is_terminal_ ? "\r" : "", done_, total_, killed_, survived_, seconds, left,
                 is_terminal_ && done_ != total_ ? "  " : "\n");
  }

 private:
  std::mutex mutex_;
  std::size_t total_, done_ = 0, killed_ = 0, survived_ = 0;
  bool is_terminal_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace

std::vector<Outcome> judge_all(const Court& court, const std::vector<Mutant>& mutants, const Declared& declared,
                               unsigned jobs) {
  std::vector<Outcome> outcomes(mutants.size(), Outcome::survived);
  Progress progress(mutants.size());
  std::atomic<std::size_t> next = 0;
  std::vector<std::jthread> workers;
  for (unsigned seat = 0; seat < jobs; ++seat)
    workers.emplace_back([&, seat] {
      for (std::size_t i = next++; i < mutants.size(); i = next++) {
        outcomes[i] = court.judge(mutants[i], seat);
        const bool is_news = outcomes[i] == Outcome::survived && declared.of_mutant[i] < 0;
        progress.done(outcomes[i], is_news ? mutants[i].diff() : "");
      }
    });
  workers.clear();
  return outcomes;
}

std::size_t Score::killed() const {
  std::size_t sum = 0;
  for (const auto& [outcome, count] : counts) sum += is_killed(outcome) ? count : 0;
  return sum;
}

double Score::percent() const {
  const std::size_t counted = killed() + survivors.size();
  return counted == 0 ? 0 : 100.0 * static_cast<double>(killed()) / static_cast<double>(counted);
}

Score score(const std::vector<Mutant>& mutants, const std::vector<Outcome>& outcomes, const Declared& declared) {
  Score result;
  for (std::size_t i = 0; i < mutants.size(); ++i) {
    const bool is_declared = declared.of_mutant[i] >= 0;
    ++result.counts[outcomes[i]];
    Share& folder = result.folders[mutants[i].file.substr(0, mutants[i].file.rfind('/'))];
    if (is_killed(outcomes[i])) ++folder.killed;
    if (is_killed(outcomes[i]) || (outcomes[i] == Outcome::survived && !is_declared)) ++folder.counted;
    if (outcomes[i] == Outcome::survived && is_declared) ++result.equivalent;
    if (outcomes[i] == Outcome::survived && !is_declared) result.survivors.push_back(&mutants[i]);
    if (outcomes[i] != Outcome::survived && is_declared) result.not_equivalent.push_back(&mutants[i]);
  }
  return result;
}

void report(std::ostream& out, const Score& score) {
  const auto count = [&](Outcome outcome) {
    const auto found = score.counts.find(outcome);
    return found == score.counts.end() ? 0 : found->second;
  };
  for (const Mutant* mutant : score.survivors) out << "survived\n" << mutant->diff() << "\n";
  for (const Mutant* mutant : score.not_equivalent)
    out << "declared equivalent, but is not\n" << mutant->diff() << "\n";
  out << "killed      " << score.killed() << " (" << count(Outcome::failed) << " by a judge, "
      << count(Outcome::crashed) << " crashed, " << count(Outcome::timed_out) << " did not end)\n"
      << "survived    " << score.survivors.size() << "\n"
      << "equivalent  " << score.equivalent << "\n"
      << "invalid     " << count(Outcome::invalid) << "\n"
      << "score       " << std::fixed << std::setprecision(1) << score.percent() << "%\n";
  for (const auto& [folder, share] : score.folders)
    out << "  " << folder << ": " << share.killed << " of " << share.counted << "\n";
}

}  // namespace gridproof::mutation
