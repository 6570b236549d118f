// Speed, as ratios within one run and as figures of this machine: bench_gridproof [NAME...]
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "bench/table.hpp"

int main(int argc, char** argv) {
  using namespace gridproof::bench;
  const std::map<std::string, void (*)(Table&)> benches = {{"sweep", bench_sweep},
                                                           {"engine", bench_engine},
                                                           {"explore", bench_explore},
                                                           {"solve", bench_solve},
                                                           {"certificates", bench_certificates},
                                                           {"takuzu", bench_takuzu},
                                                           {"techniques", bench_techniques},
                                                           {"theorems", bench_theorems},
                                                           {"tlc", bench_tlc}};
  std::vector<std::string> wanted(argv + 1, argv + argc);
  for (const std::string& name : wanted)
    if (benches.count(name) == 0) {
      fmt::print(stderr, "error: no benchmark is named '{}'\n", name);
      return 2;
    }
  Table table;
  table.heading();
  for (const auto& [name, bench] : benches)
    if (wanted.empty() || std::find(wanted.begin(), wanted.end(), name) != wanted.end()) bench(table);
  return table.missed() == 0 ? 0 : 1;
}
