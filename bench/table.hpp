// A table of figures, each beside what it is compared with in the same run.
#pragma once

#include <fmt/format.h>
#include <time.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

namespace gridproof::bench {

class Table {
 public:
  // `goal` says what was aimed at, `reached` whether this run got there.
  void add(const std::string& what, const std::string& figure, const std::string& goal, bool reached) {
    fmt::print("{:<64}{:<30}{:<22}{}\n", what, figure, goal, reached ? "reached" : "NOT REACHED");
    missed_ += reached ? 0 : 1;
  }
  void heading() { fmt::print("{:<64}{:<30}{:<22}\n", "what", "figure", "goal"); }
  int missed() const { return missed_; }

 private:
  int missed_ = 0;
};

// The processor time of this thread: what else the machine does meanwhile does not count.
template <class F>
double seconds(F&& work) {
  const auto now = [] {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
  };
  const double start = now();
  work();
  return now() - start;
}

// The time on the wall, for work in several threads or processes: only as good as the machine is idle.
template <class F>
double wall_seconds(F&& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// The best of several runs: what the code can do, less what caches and clocks were doing.
template <class F>
double best_seconds(int runs, F&& work) {
  double best = seconds(work);
  for (int i = 1; i < runs; ++i) best = std::min(best, seconds(work));
  return best;
}

void bench_certificates(Table& table);
void bench_sweep(Table& table);
void bench_engine(Table& table);
void bench_explore(Table& table);
void bench_solve(Table& table);
void bench_takuzu(Table& table);
void bench_techniques(Table& table);
void bench_theorems(Table& table);
void bench_tlc(Table& table);

}  // namespace gridproof::bench
